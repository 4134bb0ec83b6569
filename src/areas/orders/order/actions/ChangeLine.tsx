import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { Order } from '../query.ts';
import type { Change, Fact } from './guard.ts';

/** What is told in pieces; other numbers are amounts. */
const COUNTED: ReadonlySet<Fact['what']> = new Set(['fulfilled', 'reserved', 'resent']);

interface ChangeLineProps {
  change: Change;
  currency: string;
}

/** One thing that isn't as it was: its name, how it was and how it is. */
export function ChangeLine({ change: { before, after }, currency }: ChangeLineProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: edit } = useTranslation('order-edit');
  const { t: statuses } = useTranslation('statuses');
  const format = useFormat();
  const show = ({ what, value }: Fact): string => {
    if (what === 'status') return statuses(`order.${value as Order['status']}`);
    if (what === 'fulfillment') return t(`parcel.${value as 'packed' | 'shipped' | 'canceled'}`);
    if (what === 'editContent') return String(value);
    if (COUNTED.has(what)) return format.number(Number(value));
    return format.money(Number(value), currency);
  };
  const name = ({ what, name: of = '' }: Fact): string => {
    switch (what) {
      case 'editContent':
      case 'editDifference':
      case 'editDue':
        return edit(`fact.${what}`);
      default:
        return t(`fact.${what}`, { name: of });
    }
  };
  return t('change', {
    what: name(before),
    before: show(before),
    after: show(after),
  });
}

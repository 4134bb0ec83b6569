import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { ReturnStatus } from '#generated/admin/admin.schemas.ts';
import type { SwapOrClaimState } from '../facts/swap-or-claim.ts';
import type { Order } from '../query.ts';
import type { Change, Fact, SaidOfItem } from './guard.ts';
import { useActionWords } from './useActionWords.ts';

/** Facts counted in units; other numbers are amounts */
const COUNTED: ReadonlySet<Fact['what']> = new Set([
  'fulfilled',
  'reserved',
  'resent',
  'returnable',
  'claimable',
]);

interface ChangeLineProps {
  change: Change;
  currency: string;
}

export function ChangeLine({ change: { before, after }, currency }: ChangeLineProps): ReactNode {
  const { t } = useTranslation('order-actions');
  const { t: statuses } = useTranslation('statuses');
  const { t: afterSales } = useTranslation('after-sales');
  const words = useActionWords();
  const format = useFormat();
  const said = (text: string): string => {
    const one = JSON.parse(text) as SaidOfItem | null;
    if (!one) return afterSales('claim.gone');
    const pictures = one.pictures.length;
    return [
      afterSales(`claim.reasons.${one.reason}`),
      one.note,
      ...one.tags,
      pictures > 0
        ? afterSales('claim.pictures', { count: pictures, number: format.number(pictures) })
        : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const show = ({ what, value }: Fact): string => {
    if (what === 'status') return statuses(`order.${value as Order['status']}`);
    if (what === 'fulfillment') return t(`parcel.${value as 'packed' | 'shipped' | 'canceled'}`);
    if (what === 'return') return afterSales(`status.${value as ReturnStatus}`);
    if (what === 'owner') return afterSales(`owner.became.${value as SwapOrClaimState}`);
    if (what === 'claimItem') return said(String(value));
    if (typeof value === 'string') return value;
    if (COUNTED.has(what)) return format.number(value);
    return format.money(value, currency);
  };
  return t('change', {
    what: words.fact(before),
    before: show(before),
    after: show(after),
  });
}

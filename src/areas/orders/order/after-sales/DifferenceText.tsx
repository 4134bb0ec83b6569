import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/format/useFormat.ts';
import type { OrderSwap } from '../query.ts';

interface DifferenceTextProps {
  swap: OrderSwap;
  currency: string;
}

/** The server knows it once the customer has confirmed. */
export function DifferenceText({ swap, currency }: DifferenceTextProps): ReactNode {
  const { t } = useTranslation('after-sales');
  const format = useFormat();
  const { difference_due: difference } = swap;
  if (difference === null) return t('owner.difference.unknown');
  if (difference === 0) return t('owner.difference.none');
  const amount = format.money(Math.abs(difference), currency);
  return difference > 0
    ? t('owner.difference.customerPays', { amount })
    : t('owner.difference.storePays', { amount });
}

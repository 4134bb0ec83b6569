import { useMemo } from 'react';
import { formatMoney, formatShortMoney } from '#ui/format/money.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useReportState } from './useReportState.ts';
import { useStoreCurrency } from './useStoreCurrency.ts';

interface Amounts {
  /** Lower case; empty until the store's own is known */
  currency: string;
  format: (minor: number) => string;
  formatTick: (minor: number) => string;
}

export function useAmounts(): Amounts {
  const { currency: chosen, isConverted } = useReportState();
  const own = useStoreCurrency();
  const tag = useTag();
  const currency = isConverted ? own : (chosen ?? own);
  return useMemo(
    () => ({
      currency,
      format: (minor) => formatMoney(minor, currency, tag),
      formatTick: (minor) => formatShortMoney(minor, currency, tag),
    }),
    [currency, tag],
  );
}

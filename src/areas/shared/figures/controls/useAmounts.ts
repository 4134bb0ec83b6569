import { useMemo } from 'react';
import { formatMoney, formatShortMoney } from '#ui/format/money.ts';
import { useTag } from '#ui/format/useTag.ts';
import { useReportState } from './useReportState.ts';
import { useStoreCurrency, useStoreRead } from './useStoreCurrency.ts';

export interface Amounts {
  /** Lower case; empty until the store's own is known */
  currency: string;
  format: (minor: number) => string;
  formatTick: (minor: number) => string;
  /** Undefined unless the currency can't be known */
  error: unknown;
  retry: () => void;
}

export function useAmounts(): Amounts {
  const { currency: chosen, isConverted } = useReportState();
  const own = useStoreCurrency();
  const tag = useTag();
  const currency = isConverted ? own : (chosen ?? own);
  const { error, retry } = useStoreRead();
  const formats = useMemo(
    () => ({
      currency,
      format: (minor: number) => formatMoney(minor, currency, tag),
      formatTick: (minor: number) => formatShortMoney(minor, currency, tag),
    }),
    [currency, tag],
  );
  return { ...formats, error: currency === '' ? error : undefined, retry };
}

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserValue } from '#app/preferences/storage.ts';
import { toDecimal } from '#ui/format/money.ts';
import { parseAmount } from '#ui/number/parse.ts';
import { isRate } from '../convert.ts';
import type { Rates } from '../convert.ts';
import { useStoreCurrency } from './useStoreCurrency.ts';

/** By pair: `usd>eur` */
type Pairs = Readonly<Record<string, unknown>>;

const kept = browserValue<Pairs>('exchangeRates', {});

const pairsOptions = queryOptions({
  queryKey: ['exchange-rates'],
  queryFn: () => kept.read(),
  initialData: () => kept.read(),
  staleTime: Infinity,
});

/** A rate of another target would be wrong. */
export function ratesTo(pairs: Pairs, to: string): Rates {
  const rates: Record<string, string> = {};
  for (const [pair, rate] of Object.entries(pairs)) {
    const [from = '', target] = pair.split('>');
    if (target === to && typeof rate === 'string' && isRate(rate)) rates[from] = rate;
  }
  return rates;
}

/** To the store's currency */
export function useRates(): Rates {
  const to = useStoreCurrency();
  const { data } = useQuery(pairsOptions);
  return useMemo(() => ratesTo(data, to), [data, to]);
}

export function useSaveRates(): (rates: Rates) => void {
  const client = useQueryClient();
  const to = useStoreCurrency();
  return (rates) => {
    const others = Object.entries(kept.read()).filter(([pair]) => !pair.endsWith(`>${to}`));
    const own = Object.entries(rates).map(([from, rate]) => [`${from}>${to}`, rate] as const);
    const pairs: Pairs = Object.fromEntries([...others, ...own]);
    kept.write(pairs);
    client.setQueryData(pairsOptions.queryKey, pairs);
  };
}

const DIGITS = 8;

/** Null if empty, undefined if invalid */
export function rateFrom(typed: string, tag: string): string | null | undefined {
  const { minor } = parseAmount(typed, { tag, digits: DIGITS, max: Number.MAX_SAFE_INTEGER });
  if (minor === null || minor === undefined) return minor;
  const rate = toDecimal(minor, DIGITS).replace(/\.?0+$/u, '');
  return isRate(rate) ? rate : undefined;
}

/** As it is typed in the language */
export const rateText = (rate: string, tag: string): string =>
  new Intl.NumberFormat(tag, { maximumFractionDigits: DIGITS, useGrouping: false }).format(
    rate as Intl.StringNumericLiteral,
  );

import { convert, convertFigures, isRate } from '../convert.ts';
import { noFigures } from '../sums.ts';
import type { Figures } from '../sums.ts';
import type { ReportState } from './report-state.ts';

export type ShownIn = Pick<ReportState, 'isConverted' | 'rates'>;

/** One currency's figures, or all converted to it; `missing` have no rate. */
export function figuresShown(
  byCurrency: ReadonlyMap<string, Figures>,
  { isConverted, rates }: ShownIn,
  currency: string,
): { figures: Figures; missing: string[] } {
  if (isConverted) return convertFigures(byCurrency, rates, currency);
  return { figures: byCurrency.get(currency) ?? noFigures(), missing: [] };
}

/** As `figuresShown`, of one amount in minor units */
export function amountShown(
  byCurrency: ReadonlyMap<string, number>,
  state: ShownIn,
  currency: string,
): { amount: number; missing: string[] } {
  const missing: string[] = [];
  let amount = 0;
  for (const [from, minor] of byCurrency) {
    const rate = rateOf(from, state, currency);
    if (rate !== undefined) amount += convert(minor, rate, { from, to: currency }) ?? 0;
    else if (state.isConverted) missing.push(from);
  }
  return { amount, missing };
}

/** As `figuresShown`, of one count */
export function countShown(
  byCurrency: ReadonlyMap<string, number>,
  state: ShownIn,
  currency: string,
): number {
  let count = 0;
  for (const [from, own] of byCurrency) {
    if (rateOf(from, state, currency) !== undefined) count += own;
  }
  return count;
}

function rateOf(from: string, { isConverted, rates }: ShownIn, to: string): string | undefined {
  if (from === to) return '1';
  const rate = isConverted ? (rates[from] ?? '') : '';
  return isRate(rate) ? rate : undefined;
}

/** From by currency and key to by key and currency */
export function byKey<Key, Values>(
  breakdown: ReadonlyMap<string, ReadonlyMap<Key, Values>>,
): Map<Key, Map<string, Values>> {
  const keys = new Map<Key, Map<string, Values>>();
  for (const [currency, ofCurrency] of breakdown) {
    for (const [key, values] of ofCurrency) {
      const own = keys.get(key) ?? new Map<string, Values>();
      keys.set(key, own.set(currency, values));
    }
  }
  return keys;
}

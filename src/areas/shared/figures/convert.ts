import { currencyDigits } from '#ui/format/currency.ts';
import { AMOUNTS, COUNTS, noFigures } from './sums.ts';
import type { Figures } from './sums.ts';

/** Target units for one unit of a currency, by lower-case code, as typed: `1.0825` */
export type Rates = Readonly<Record<string, string>>;

const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/** False for 0, signs, grouping and exponents. */
export const isRate = (text: string): boolean => RATE.test(text) && Number(text) > 0;

/** Minor units, halves rounded away from zero; undefined for an invalid rate */
export function convert(
  minor: number,
  rate: string,
  { from, to }: { from: string; to: string },
): number | undefined {
  const [, units = '', decimals = ''] = RATE.exec(rate) ?? [];
  if (!isRate(rate)) return undefined;
  const scaled = BigInt(Math.abs(minor)) * BigInt(units + decimals);
  const numerator = scaled * 10n ** BigInt(currencyDigits(to));
  const denominator = 10n ** BigInt(decimals.length + currencyDigits(from));
  const rounded = Number((2n * numerator + denominator) / (2n * denominator));
  return minor < 0 ? 0 - rounded : rounded;
}

export interface Converted {
  figures: Figures;
  /** Left out, without a valid rate */
  missing: string[];
}

/** Adds currencies up. Rounds each figure, so parts may miss their sum by a minor unit. */
export function convertFigures(
  byCurrency: ReadonlyMap<string, Figures>,
  rates: Rates,
  to: string,
): Converted {
  const figures = noFigures();
  const missing: string[] = [];
  for (const [from, own] of byCurrency) {
    const rate = from === to ? '1' : (rates[from] ?? '');
    if (!isRate(rate)) {
      missing.push(from);
      continue;
    }
    for (const name of AMOUNTS) figures[name] += convert(own[name], rate, { from, to }) ?? 0;
    for (const name of COUNTS) figures[name] += own[name];
  }
  return { figures, missing };
}

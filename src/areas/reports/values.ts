import type {
  DiscountFigures,
  ItemFigures,
  PaymentFigures,
  RefundFigures,
  TaxFigures,
} from '#shared/figures/breakdowns.ts';
import { convert, isRate } from '#shared/figures/convert.ts';
import type { Rates } from '#shared/figures/convert.ts';
import { addTo } from '#shared/figures/day-sums.ts';
import { AMOUNTS, isEmpty } from '#shared/figures/sums.ts';
import type { Figures } from '#shared/figures/sums.ts';

type ValueName =
  | keyof Figures
  | keyof ItemFigures
  | keyof DiscountFigures
  | keyof TaxFigures
  | keyof RefundFigures
  | keyof PaymentFigures
  | 'customers'
  | 'repeatCustomers'
  | 'stocked'
  | 'stockValue'
  | 'soldPerDay'
  | 'daysLeft';

/** Amounts in minor units */
export type Values = Readonly<Partial<Record<ValueName, number>>>;

const AMOUNT_NAMES: ReadonlySet<string> = new Set<ValueName>([
  ...AMOUNTS,
  'amount',
  'net',
  'refundedNet',
  'refundedTax',
  'captured',
  'open',
  'stockValue',
]);

const entriesOf = (values: Values): [ValueName, number][] =>
  Object.entries(values) as [ValueName, number][];

/** Thousands of rows: the first isn't copied. */
export const addValues = (a: Values | undefined, b: Values): Values =>
  a === undefined ? b : sumValues([a, b]);

export const sumValues = (all: Iterable<Values>): Values => {
  const sum: Partial<Record<ValueName, number>> = {};
  for (const values of all) addTo(sum, values);
  return sum;
};

/** Converts amounts only; undefined for an invalid rate. */
function convertValues(
  values: Values,
  rate: string,
  currencies: { from: string; to: string },
): Values | undefined {
  if (!isRate(rate)) return undefined;
  const converted: Partial<Record<ValueName, number>> = {};
  for (const [name, value] of entriesOf(values)) {
    converted[name] = AMOUNT_NAMES.has(name) ? (convert(value, rate, currencies) ?? 0) : value;
  }
  return converted;
}

export type ByRow = ReadonlyMap<string, Values>;

interface Shown {
  rows: ByRow;
  total: Values;
  /** Currencies with figures that aren't included */
  left: string[];
}

interface CurrencyChoice {
  currency: string;
  isConverted: boolean;
  rates: Rates;
}

/** The chosen currency, or all of them converted to it; the total is rounded by itself. */
export function inCurrency(
  answer: { rows: ReadonlyMap<string, ByRow>; totals?: ReadonlyMap<string, Values> | undefined },
  { currency, isConverted, rates }: CurrencyChoice,
  isCounted: (key: string) => boolean,
): Shown {
  const rows = new Map<string, Values>();
  const left: string[] = [];
  let total: Values = {};
  for (const [from, ofCurrency] of answer.rows) {
    const rate = from === currency ? '1' : isConverted ? (rates[from] ?? '') : '';
    if (!isRate(rate)) {
      if (![...ofCurrency.values()].every(isEmpty)) left.push(from);
      continue;
    }
    const change = (values: Values): Values =>
      from === currency ? values : (convertValues(values, rate, { from, to: currency }) ?? {});
    const counted = [...ofCurrency].filter(([key]) => isCounted(key));
    for (const [key, values] of counted) {
      rows.set(key, addValues(rows.get(key), change(values)));
    }
    const own = answer.totals?.get(from) ?? sumValues(counted.map(([, values]) => values));
    total = addValues(total, change(own));
  }
  return { rows, total, left: left.toSorted() };
}

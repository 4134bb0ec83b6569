import type { Breakdown } from '#shared/figures/breakdowns.ts';
import type { Bucket } from '#shared/figures/days.ts';
import type { FiguresEngine, SumsQuestion } from '#shared/figures/engine-types.ts';
import type { Dimension, Figures } from '#shared/figures/sums.ts';
import { sumValues } from './values.ts';
import type { ByRow, Values } from './values.ts';

/** Key of the row of what has none, such as items without a product */
export const NONE = '';

/** Currency of figures that have none */
export const ANY_CURRENCY = '';

export interface Answer {
  rows: ReadonlyMap<string, ByRow>;
  /** Of rows that overlap */
  totals?: ReadonlyMap<string, Values>;
  /** Rows over time have their index as a key. */
  buckets?: readonly Bucket[];
}

export type Ask = (engine: FiguresEngine, question: SumsQuestion) => Promise<Answer>;

const rowsOf = (breakdown: Breakdown<string | number, Values>): Map<string, ByRow> =>
  new Map(
    [...breakdown].map(([currency, rows]) => [
      currency,
      new Map([...rows].map(([key, values]) => [String(key ?? NONE), values])),
    ]),
  );

const byIndex = (all: readonly Values[]): ByRow =>
  new Map(all.map((values, index) => [String(index), values]));

export const overTime: Ask = async (engine, question) => {
  const { buckets, byCurrency } = await engine.sums(question);
  const rows = [...byCurrency].map(
    ([currency, sums]) => [currency, byIndex(sums.buckets)] as const,
  );
  return { buckets, rows: new Map(rows) };
};

export const byDimension =
  (dimension: Dimension): Ask =>
  async (engine, question) => ({ rows: rowsOf(await engine.by({ ...question, dimension })) });

export const byItem =
  (by: 'product' | 'variant'): Ask =>
  async (engine, question) => ({ rows: rowsOf(await engine.items({ ...question, by })) });

export const byDiscount: Ask = async (engine, question) => ({
  rows: rowsOf(await engine.discounts(question)),
});

export const byRefundReason: Ask = async (engine, question) => ({
  rows: rowsOf(await engine.refunds(question)),
});

export const byReturnReason: Ask = async (engine, question) => {
  const units = await engine.returned(question);
  const rows = [...units].map(([id, returned]) => [id ?? NONE, { returned }] as const);
  return { rows: new Map([[ANY_CURRENCY, new Map(rows)]]) };
};

/** After currencies are added up: an order in each of two makes a repeat customer. */
export function countCustomers(rows: Iterable<Values>): Values {
  let customers = 0;
  let repeatCustomers = 0;
  for (const { orders = 0 } of rows) {
    if (orders > 0) customers += 1;
    if (orders > 1) repeatCustomers += 1;
  }
  return { customers, repeatCustomers };
}

const RATE_MARK = '|';

/** `rate` is in percent; null if unknown */
export const taxKey = (regionId: string, rate: number | null): string =>
  `${regionId}${RATE_MARK}${rate ?? NONE}`;

export function readTaxKey(key: string): { regionId: string; rate: number | null } {
  const [regionId = '', rate = NONE] = key.split(RATE_MARK);
  return { regionId, rate: rate === NONE ? null : Number(rate) };
}

/** An item with two rates is in two rows, so the totals come from the regions. */
const taxTotals = (figures: Figures): Values => ({
  net: figures.netSales + figures.refunds + figures.giftCardsSold + figures.shipping,
  tax: figures.tax,
  refundedNet: figures.refunds + figures.giftCardsRefunded + figures.shippingRefunds,
  refundedTax: figures.taxRefunds,
});

export const byTaxRate: Ask = async (engine, question) => {
  const regions = await engine.by({ ...question, dimension: 'region' });
  const ids = new Set([...regions.values()].flatMap((ofCurrency) => [...ofCurrency.keys()]));
  const rows = new Map<string, Map<string, Values>>();
  const askRegion = async (regionId: string): Promise<void> => {
    const filter = { ...question.filter, regionId };
    for (const [currency, rates] of await engine.taxes({ ...question, filter })) {
      const ofCurrency = rows.get(currency) ?? new Map<string, Values>();
      rows.set(currency, ofCurrency);
      for (const [rate, values] of rates) ofCurrency.set(taxKey(regionId, rate), values);
    }
  };
  await Promise.all([...ids].flatMap((id) => (id === null ? [] : [askRegion(id)])));
  const totals = [...regions].map(
    ([currency, ofCurrency]) =>
      [currency, sumValues([...ofCurrency.values()].map(taxTotals))] as const,
  );
  return { rows, totals: new Map(totals) };
};

/** By day, week or month */
export const paymentsOverTime: Ask = async (engine, question) => {
  const step = question.step === 'hour' ? 'day' : question.step;
  const { buckets, byCurrency } = await engine.payments({ ...question, step });
  const rows = [...byCurrency].map(([currency, sums]) => [currency, byIndex(sums)] as const);
  return { buckets, rows: new Map(rows) };
};

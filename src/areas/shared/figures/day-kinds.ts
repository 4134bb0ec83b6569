import { discountsBy, itemsBy, paymentsIn, refundsBy, returnedBy, taxesBy } from './breakdowns.ts';
import type { Breakdown } from './breakdowns.ts';
import { createDaySums } from './day-sums.ts';
import { sumBy, sumUp } from './sums.ts';
import type { Dimension } from './sums.ts';

/** Currency of what has none */
export const ANY = '';

/** One for each question */
export const createKinds = () => ({
  sums: createDaySums('sums', (orders, span, first) =>
    single(sumUp(orders, [span], first), ({ all }) => all),
  ),
  channel: byDimension('channel'),
  region: byDimension('region'),
  country: byDimension('country'),
  customer: byDimension('customer'),
  product: createDaySums('product', (orders, span) => itemsBy(orders, span, 'product')),
  variant: createDaySums('variant', (orders, span) => itemsBy(orders, span, 'variant')),
  discounts: createDaySums('discounts', discountsBy),
  taxes: createDaySums('taxes', taxesBy),
  refunds: createDaySums('refunds', refundsBy),
  returned: createDaySums('returned', (orders, span): Breakdown<string, { units: number }> => {
    const found = [...returnedBy(orders, span)];
    return new Map([[ANY, new Map(found.map(([id, units]) => [id, { units }] as const))]]);
  }),
  payments: createDaySums('payments', (orders, span) =>
    single(paymentsIn(orders, [span]), ([figures]) => figures),
  ),
});

const byDimension = (dimension: Dimension) =>
  createDaySums(dimension, (orders, span, first) => sumBy(orders, span, dimension, first));

function single<Sums, Values>(
  byCurrency: ReadonlyMap<string, Sums>,
  valuesOf: (sums: Sums) => Values | undefined,
): Breakdown<string, Values> {
  const all: Breakdown<string, Values> = new Map();
  for (const [currency, sums] of byCurrency) {
    const values = valuesOf(sums);
    if (values !== undefined) all.set(currency, new Map([[null, values]]));
  }
  return all;
}

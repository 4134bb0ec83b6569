import { expect, test, vi } from 'vitest';
import {
  discountsBy,
  itemsBy,
  paymentsIn,
  refundsBy,
  returnedBy,
  taxesBy,
} from '#shared/figures/breakdowns.ts';
import { bucketsOf, spanOf } from '#shared/figures/days.ts';
import type { FigureFilter, FiguresEngine } from '#shared/figures/engine-types.ts';
import type { OrderFacts } from '#shared/figures/facts.ts';
import { firstOrders, sumBy, sumUp } from '#shared/figures/sums.ts';
import { facts, line, refund } from '#shared/figures/test-orders.ts';
import { english } from '#generated/locales/english.ts';
import { LISTED_REPORTS, REPORT_GROUPS, REPORT_IDS, reportId } from './groups.ts';
import { REPORTS, filterOf, namedId, namedKind, tableOf } from './reports.ts';
import type { ReportTable } from './reports.ts';
import { reportRows, valueIn } from './rows.ts';
import type { ReportRows } from './rows.ts';

const at = Date.parse('2026-11-04T10:00:00Z');
const returned = {
  id: 'ret_1',
  at,
  receivedAt: refund().at,
  status: 'received' as const,
  refund: 12_000,
  exchangeId: null,
  claimId: null,
  lines: [{ lineId: 'a', quantity: 1, reasonId: 'size' }],
};
const payment = {
  id: 'pay_1',
  amount: 24_000,
  capturedAt: at,
  isCanceled: false,
  exchangeId: null,
};

const orders: readonly OrderFacts[] = [
  facts({
    lines: [
      line({
        id: 'a',
        taxes: [
          { rate: 15, amount: 1_500 },
          { rate: 5, amount: 500 },
        ],
      }),
      line({ id: 'b', productId: 'prod_2', variantId: 'variant_2', discount: 1_000, net: 9_000 }),
    ],
    total: 23_000,
    discounts: [{ id: 'disc_1', amount: 1_000 }],
    payments: [payment],
    refunds: [refund({ amount: 12_000, reason: 'return' })],
    returns: [returned],
  }),
  facts({ id: 'order_2', at, customerId: 'cus_2', channelId: null, country: 'be' }),
  facts({ id: 'order_3', at: at + 1, customerId: 'cus_3', regionId: 'reg_2' }),
  facts({ id: 'order_4', at, customerId: 'cus_2', currency: 'usd' }),
  facts({ id: 'order_5', at, isCanceled: true }),
];

const isWithin = (order: OrderFacts, { channelId, regionId, country }: FigureFilter): boolean =>
  (channelId ?? order.channelId) === order.channelId &&
  (regionId ?? order.regionId) === order.regionId &&
  (country ?? order.country) === order.country;

const engine: FiguresEngine = {
  sums: async ({ period, step, filter, ...rest }) => {
    const buckets = bucketsOf(period, step, rest);
    return { buckets, byCurrency: sumUp(within(filter), buckets, first) };
  },
  by: async ({ period, zone, filter, dimension }) =>
    sumBy(within(filter), spanOf(period, zone), dimension, first),
  items: async ({ period, zone, filter, by }) => itemsBy(within(filter), spanOf(period, zone), by),
  discounts: async ({ period, zone, filter }) => discountsBy(within(filter), spanOf(period, zone)),
  taxes: async ({ period, zone, filter }) => taxesBy(within(filter), spanOf(period, zone)),
  refunds: async ({ period, zone, filter }) => refundsBy(within(filter), spanOf(period, zone)),
  returned: async ({ period, zone, filter }) => returnedBy(within(filter), spanOf(period, zone)),
  payments: async ({ period, step, filter, ...rest }) => {
    const buckets = bucketsOf(period, step, rest);
    return { buckets, byCurrency: paymentsIn(within(filter), buckets) };
  },
  orderIds: async () => [],
};
const within = (filter: FigureFilter): OrderFacts[] =>
  orders.filter((order) => isWithin(order, filter));
const first = firstOrders(orders);

const question = {
  period: { from: '2026-11-01', to: '2026-11-30' },
  zone: 'UTC',
  filter: {},
  step: 'day' as const,
  firstWeekday: 1,
};

const shown = async (
  table: ReportTable,
  { isConverted = false, groupsOf }: Partial<Parameters<typeof reportRows>[2]> = {},
): Promise<ReportRows> =>
  reportRows(
    { now: await table.ask(engine, question), before: undefined, spanBefore: undefined },
    table,
    {
      currency: 'eur',
      isConverted,
      rates: { usd: '0.5' },
      knownSince: -Infinity,
      now: Date.parse('2026-12-15T00:00:00Z'),
      groupsOf,
    },
  );

const tables = Object.entries(REPORTS).flatMap(([id, all]) =>
  all.map((table): [string, ReportTable] => [`${id} by ${table.rows}`, table]),
);

/** Averages and rates aren't sums; net and gross of an item with two rates are in two rows. */
const NOT_SUMS = new Set(['averageOrder', 'returnRate']);
const OF_RATES = new Set(['net', 'gross', 'refundedNet']);

test.each(tables)('%s: the rows of each column add up to its total', async (_, table) => {
  for (const isConverted of [false, true]) {
    const { rows, total } = await shown(table, { isConverted, groupsOf: () => ['one'] });
    expect(rows.length).toBeGreaterThan(0);
    for (const column of table.columns) {
      const isSum = !NOT_SUMS.has(column.id) && column.isOverlapping !== true;
      if (!isSum || (table.rows === 'taxRate' && OF_RATES.has(column.id))) continue;
      const sum = rows.reduce((all, { values }) => all + (valueIn(column, values) ?? 0), 0);
      expect([column.id, sum]).toEqual([column.id, valueIn(column, total)]);
    }
  }
});

const salesOf = async (table: ReportTable | undefined): Promise<number | undefined> =>
  table && (await shown(table)).total.netSales;

test('all reports of sales have the same net sales', async () => {
  const sales = await salesOf(tableOf('sales', null));
  expect(sales).toBe(29_000);
  const others = ['products', 'variants', 'channels', 'regions', 'countries', 'customers'] as const;
  for (const id of others) {
    expect([id, await salesOf(tableOf(id, null))]).toEqual([id, sales]);
  }
});

test('an item with two tax rates counts once in the total', async () => {
  const table = tableOf('taxes', null);
  if (!table) throw new Error('no table');
  const { rows, total } = await shown(table);
  const ids = ['reg_1|15', 'reg_1|20', 'reg_1|5', 'reg_2|20'];
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids);
  expect(total).toEqual({ net: 39_000, tax: 8_000, refundedNet: 10_000, refundedTax: 2_000 });
  expect(filterOf(table, 'reg_1|15')).toEqual({ regionId: 'reg_1' });
  expect([namedKind('taxRate'), namedId('taxRate', 'reg_1|15')]).toEqual(['region', 'reg_1']);
});

test('orders in two currencies make a repeat customer once they are converted', async () => {
  const table = tableOf('customers', null);
  if (!table) throw new Error('no table');
  const figures = async (isConverted: boolean): Promise<unknown[]> => {
    const { total } = await shown(table, { isConverted });
    return (table.facts ?? []).map((column) => [column.id, valueIn(column, total)]);
  };
  expect(await figures(false)).toEqual([
    ['customers', 3],
    ['newCustomers', 3],
    ['returningCustomers', 0],
    ['repeatRate', 0],
  ]);
  expect(await figures(true)).toContainEqual(['repeatRate', 1 / 3]);
  expect((await shown(table, { isConverted: true })).total.orders).toBe(4);
});

test('a product in several categories counts in each, and once in the total', async () => {
  const table = tableOf('categories', null);
  if (!table) throw new Error('no table');
  const groupsOf = (id: string): string[] => (id === 'prod_1' ? ['shirts', 'sale'] : []);
  const { rows, total } = await shown(table, { groupsOf });
  const sold = Object.fromEntries(rows.map(({ id, values }) => [id, values?.sold]));
  expect(sold).toEqual({ shirts: 3, sale: 3, '': 1 });
  expect(total.sold).toBe(4);
});

test('payments of many days are one question', async () => {
  const payments = vi.fn<FiguresEngine['payments']>(engine.payments);
  await tableOf('payments', null)?.ask({ ...engine, payments }, question);
  expect(payments).toHaveBeenCalledTimes(1);
});

test('returns are listed by variant and by reason', async () => {
  expect(tableOf('returns', null)?.rows).toBe('variant');
  const table = tableOf('returns', 'returnReason');
  if (!table) throw new Error('no table');
  const { rows } = await shown(table);
  expect(rows.map(({ id, values }) => [id, values?.returned])).toEqual([['size', 1]]);
});

test('each report and column has its texts, and unknown reports have none', () => {
  const texts = english.reports;
  expect(Object.keys(texts.reports).toSorted()).toEqual([...REPORT_IDS].toSorted());
  expect(Object.keys(texts.list.groups).toSorted()).toEqual(Object.keys(REPORT_GROUPS).toSorted());
  const used = tables.flatMap(([, { columns, facts: own = [] }]) => [...columns, ...own]);
  expect(Object.keys(texts.columns)).toEqual(expect.arrayContaining(used.map(({ id }) => id)));
  expect([reportId('sales'), reportId('nothing'), reportId(undefined)]).toEqual([
    'sales',
    undefined,
    undefined,
  ]);
});

test('reports of features that a server may lack are listed with them', () => {
  const withFeature = LISTED_REPORTS.filter(({ feature }) => feature !== undefined);
  expect(withFeature.map(({ id, feature }) => [id, feature])).toEqual([
    ['categories', 'product_categories'],
    ['channels', 'sales_channels'],
  ]);
});

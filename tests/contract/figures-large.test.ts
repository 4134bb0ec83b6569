/** Figures of a made store against sums of the server's totals, without code of the app. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from '../../src/areas/shared/figures/engine.ts';
import type {
  FigureFilter,
  OrdersOf,
  PeriodQuestion,
} from '../../src/areas/shared/figures/engine-types.ts';
import type { Period } from '../../src/areas/shared/figures/days.ts';
import type { FetchOrders } from '../../src/areas/shared/figures/orders-query.ts';
import { isShort } from '../support/short.ts';
import { eventsOf, firstOnes } from './figures-large/expected.ts';
import type { Amounts, Event, Table } from './figures-large/expected.ts';
import { makeOrders } from './figures-large/orders.ts';
import { interruptedVisit, memory, serverOf, visit, WAYS } from './figures-large/reading.ts';
import type { Memory } from './figures-large/reading.ts';
import { differences, Tally, Wall, weekOf } from './figures-large/tally.ts';
import type { Order } from './figures-large/types.ts';

const FEW = 4_000;
const COUNT = isShort ? FEW : 20_000;
const SEED = 20_261_005;
const ALL: Period = { from: '2024-09-30', to: '2026-10-05' };
const STEPS = ['day', 'week', 'month'] as const;

/** Periods that begin and end on days when clocks change, with the hours of both */
const ZONES = [
  { zone: 'UTC', period: { from: '2025-11-02', to: '2026-03-29' }, hours: [24, 24], first: 1 },
  {
    zone: 'America/New_York',
    period: { from: '2025-11-02', to: '2026-03-08' },
    hours: [25, 23],
    first: 7,
  },
  {
    zone: 'Europe/Berlin',
    period: { from: '2025-10-26', to: '2026-03-29' },
    hours: [25, 23],
    first: 1,
  },
  {
    zone: 'Pacific/Auckland',
    period: { from: '2025-09-28', to: '2026-04-05' },
    hours: [23, 25],
    first: 1,
  },
] as const;

let orders: Order[] = [];
let events: Event[] = [];
let server: FetchOrders;
let store: Memory;
let engine: Engine;

const eventsOfAll = (list: readonly Order[]): Event[] => {
  const first = firstOnes(list);
  return list.flatMap((order) => eventsOf(order, first.has(order.id)));
};

beforeAll(async () => {
  orders = makeOrders(COUNT, SEED);
  events = eventsOfAll(orders);
  server = serverOf(orders);
  store = memory();
  const reading = visit(server, store.open);
  ({ engine } = reading);
  const end = await reading.ended;
  if (end !== 'ready') throw new Error(`The reading ended ${end}.`);
}, 120_000);

afterAll(() => {
  engine.close();
  orders = [];
  events = [];
  store = memory();
});

const within = (list: readonly Event[], { from, to }: Period, wall: Wall): Event[] =>
  list.filter(({ at }) => {
    const day = wall.day(at);
    return day >= from && day <= to;
  });

function expectSame(actual: Tally, expected: Tally): void {
  expect(differences(actual, expected)).toEqual([]);
  expect(expected.size).toBeGreaterThan(0);
}

const DIMENSIONS = {
  channel: (order: Order) => order.sales_channel_id,
  region: (order: Order) => order.region_id,
  country: (order: Order) =>
    order.shipping_address?.country_code ?? order.billing_address?.country_code ?? null,
  customer: (order: Order) => order.customer_id,
};
const DIMENSION_NAMES = ['channel', 'region', 'country', 'customer'] as const;

async function askTables(engine: Engine, question: PeriodQuestion): Promise<Tally> {
  const tally = new Tally();
  const addRows = (
    table: string,
    rows: ReadonlyMap<string, ReadonlyMap<string | number | null, object>>,
  ): void => {
    for (const [currency, ofCurrency] of rows) {
      for (const [key, figures] of ofCurrency) {
        tally.add(`${table} ${currency} ${key}`, figures as Amounts);
      }
    }
  };
  for (const dimension of DIMENSION_NAMES) {
    addRows(dimension, await engine.by({ ...question, dimension }));
  }
  addRows('product', await engine.items({ ...question, by: 'product' }));
  addRows('variant', await engine.items({ ...question, by: 'variant' }));
  addRows('discount', await engine.discounts(question));
  addRows('taxRate', await engine.taxes(question));
  addRows('refunds', await engine.refunds(question));
  for (const [reason, returned] of await engine.returned(question)) {
    tally.add(`returns ${reason}`, { returned });
  }
  const { byCurrency } = await engine.payments({ ...question, step: 'month', firstWeekday: 1 });
  for (const [currency, months] of byCurrency) {
    for (const { captured, refunded, open } of months) {
      tally.add(`payments ${currency} null`, { captured, refunded, open });
    }
  }
  return tally;
}

function addUpTables(list: readonly Event[]): Tally {
  const tally = new Tally();
  for (const { order, table, key, amounts } of list) {
    const { currency_code: currency } = order;
    if (table === 'returns') tally.add(`returns ${key}`, amounts);
    else if (table !== 'figures') tally.add(`${table} ${currency} ${key}`, amounts);
    else {
      for (const dimension of DIMENSION_NAMES) {
        tally.add(`${dimension} ${currency} ${DIMENSIONS[dimension](order)}`, amounts);
      }
    }
  }
  return tally;
}

test('the made store has all kinds of orders, and their totals are those of the server', () => {
  const having = (has: (order: Order) => boolean): number => orders.filter(has).length;
  const kinds = {
    ...Object.fromEntries(
      ['eur', 'usd', 'jpy', 'kwd'].map((code) => [
        code,
        having(({ currency_code: own }) => own === code),
      ]),
    ),
    canceled: having(({ status }) => status === 'canceled'),
    archived: having(({ status }) => status === 'archived'),
    discounted: having((order) => order.discount_total > 0),
    freeShipping: having(({ discounts }) => discounts.some(({ id }) => id === 'disc_shipping')),
    byHand: having(({ items }) =>
      items.some(({ adjustments }) => adjustments.some(({ discount_id: id }) => id === null)),
    ),
    fractions: having(({ items }) =>
      items.some((item) => !Number.isInteger(item.raw_discount_total)),
    ),
    paidByCard: having((order) => order.gift_card_total > 0),
    cardsSold: having(({ items }) => items.some(({ is_giftcard: is }) => is)),
    custom: having(({ items }) => items.some(({ variant_id: id }) => id === null)),
    taxed: having((order) => order.tax_total > 0),
    severalRefunds: having(({ refunds }) => refunds.length > 1),
    partRefunds: having(
      ({ refunds, total }) =>
        refunds.length > 0 && refunds.reduce((sum, { amount }) => sum + amount, 0) < total,
    ),
    severalReturns: having(({ returns }) => returns.length > 1),
    exchanges: having(({ swaps }) => swaps.length > 0),
    claims: having(({ claims }) => claims.length > 0),
    edits: having(({ items }) => items.some(({ order_edit_id: id }) => id !== null)),
    sameInstant: orders.filter(({ created_at: at }, index) => orders[index - 1]?.created_at === at)
      .length,
  };
  expect(Object.entries(kinds).filter(([, count]) => count <= COUNT / 2_000)).toEqual([]);
  const wrong = orders.filter(
    (order) =>
      order.subtotal -
        order.discount_total +
        order.shipping_total +
        order.tax_total -
        order.gift_card_total !==
        order.total || order.total < 0,
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
  expect(store.orders.size).toBe(COUNT);
});

test.each(ZONES)(
  'in $zone each hour, day, week and month has the server’s totals',
  async ({ zone, period, hours, first }) => {
    const wall = new Wall(zone);
    const figures = events.filter(({ table }) => table === 'figures');
    const inSteps = {
      day: (day: string) => day,
      week: (day: string) => weekOf(day, first),
      month: (day: string) => `${day.slice(0, 7)}-01`,
    };
    const question = { zone, filter: {}, firstWeekday: first };
    for (const step of STEPS) {
      const [actual, expected] = [new Tally(), new Tally()];
      const { buckets, byCurrency } = await engine.sums({ ...question, period: ALL, step });
      for (const [currency, sums] of byCurrency) {
        actual.add(`${currency} all`, sums.all);
        for (const [place, each] of sums.buckets.entries()) {
          actual.add(`${currency} ${buckets[place]?.from}`, each);
        }
      }
      for (const { order, at, amounts } of within(figures, ALL, wall)) {
        const start = inSteps[step](wall.day(at));
        expected.add(`${order.currency_code} all`, amounts);
        expected.add(`${order.currency_code} ${start < ALL.from ? ALL.from : start}`, amounts);
      }
      expectSame(actual, expected);
    }
    for (const [index, day] of [period.from, period.to].entries()) {
      const [actual, expected] = [new Tally(), new Tally()];
      const oneDay = { from: day, to: day };
      const { buckets, byCurrency } = await engine.sums({
        ...question,
        period: oneDay,
        step: 'hour',
      });
      expect(buckets.length).toBe(hours[index]);
      for (const [currency, sums] of byCurrency) {
        for (const [place, each] of sums.buckets.entries()) {
          actual.add(`${currency} ${wall.hour(buckets[place]?.start ?? 0)}`, each);
        }
      }
      for (const { order, at, amounts } of within(figures, oneDay, wall)) {
        expected.add(`${order.currency_code} ${wall.hour(at)}`, amounts);
      }
      expectSame(actual, expected);
    }
  },
);

test.each(ZONES)(
  'in $zone each channel, region, country, customer, item, discount, tax and payment has them',
  async ({ zone, period }) => {
    const actual = await askTables(engine, { period, zone, filter: {} });
    const expected = addUpTables(within(events, period, new Wall(zone)));
    expectSame(actual, expected);
    expect(actual.size).toBe(expected.size);
  },
);

test.each<FigureFilter>([
  { channelId: 'sc_web', country: 'nl' },
  { regionId: 'reg_us' },
  { country: 'jp', regionId: 'reg_jp', channelId: 'sc_shop' },
])('the figures of %o are those of its orders', async (filter) => {
  const { channelId, regionId, country } = filter;
  const own = events.filter(
    ({ order }) =>
      (channelId === undefined || DIMENSIONS.channel(order) === channelId) &&
      (regionId === undefined || DIMENSIONS.region(order) === regionId) &&
      (country === undefined || DIMENSIONS.country(order) === country),
  );
  const actual = await askTables(engine, { period: ALL, zone: 'UTC', filter });
  const expected = addUpTables(within(own, ALL, new Wall('UTC')));
  expectSame(actual, expected);
  expect(actual.size).toBe(expected.size);
});

test.each(ZONES)('in $zone new and returning customers are told apart', async (asked) => {
  const { zone, period } = asked;
  const wall = new Wall(zone);
  const dayOf = ({ created_at: at }: Order): string => wall.day(Date.parse(at));
  const valid = orders.filter(({ status }) => status !== 'canceled');
  const isBuying = (order: Order): boolean =>
    dayOf(order) >= period.from && dayOf(order) <= period.to;
  const buyers = new Set(valid.filter(isBuying).map(({ customer_id: id }) => id));
  const known = new Set(
    valid.filter((order) => dayOf(order) < period.from).map(({ customer_id: id }) => id),
  );
  const returning = [...buyers].filter((id) => known.has(id)).length;
  const customers = new Set<string | null>();
  let isNew = 0;
  const byCurrency = await engine.by({ period, zone, filter: {}, dimension: 'customer' });
  for (const ofCurrency of byCurrency.values()) {
    for (const [id, figures] of ofCurrency) {
      if (figures.orders > 0) customers.add(id);
      isNew += figures.newCustomers;
    }
  }
  expect(returning).toBeGreaterThan(0);
  expect([customers.size, isNew]).toEqual([buyers.size, buyers.size - returning]);
});

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const idsOf = (list: readonly Event[]): string[] =>
  [...new Set(list.map(({ order }) => order))]
    .toSorted((a, b) => compare(b.created_at, a.created_at) || compare(b.id, a.id))
    .map(({ id }) => id);

test.each(ZONES)('in $zone the orders behind a figure are those that it counts', async (asked) => {
  const { zone, period } = asked;
  const own = within(
    events.filter(({ order }) => order.status !== 'canceled'),
    period,
    new Wall(zone),
  );
  const question = { period, zone, filter: {} };
  const expectIds = async (of: OrdersOf, found: readonly Event[]): Promise<void> => {
    expect(found.length).toBeGreaterThan(0);
    expect(await engine.orderIds({ ...question, of })).toEqual(idsOf(found));
  };
  const inTable = (table: Table): Event[] => own.filter((event) => event.table === table);
  const figures = inTable('figures');
  await expectIds({ kind: 'all' }, figures);
  await expectIds({ kind: 'refunds' }, inTable('refunds'));
  await expectIds({ kind: 'returns' }, inTable('returns'));
  for (const kind of DIMENSION_NAMES) {
    const id = figures.map(({ order }) => DIMENSIONS[kind](order)).find((one) => one !== null);
    const found = figures.filter(({ order }) => DIMENSIONS[kind](order) === id);
    await expectIds({ kind, id: id ?? null }, found);
  }
  for (const kind of ['product', 'variant', 'discount'] as const) {
    for (const id of [inTable(kind).find(({ key }) => key !== null)?.key ?? '', null]) {
      await expectIds(
        { kind, id },
        inTable(kind).filter(({ key }) => key === id),
      );
    }
  }
  for (const rate of [0, 13.5]) {
    const found = inTable('taxRate').filter(({ key }) => key === String(rate));
    await expectIds({ kind: 'taxRate', rate }, found);
  }
  const inYen = figures.filter(({ order }) => order.currency_code === 'jpy');
  expect(await engine.orderIds({ ...question, of: { kind: 'all' }, currency: 'jpy' })).toEqual(
    idsOf(inYen),
  );
});

test('a reading that is interrupted again and again ends with the same figures', async () => {
  const few = orders.slice(0, FEW);
  const ownServer = serverOf(few);
  const own = memory();
  let visits = 0;
  let state: string = 'opening';
  while (state !== 'ready' && visits < FEW / 50) {
    const way = WAYS[visits % WAYS.length] ?? 'stop';
    state = await interruptedVisit(ownServer, own.open, { pages: 1 + (visits % 4), way });
    visits += 1;
  }
  expect(state).toBe('ready');
  expect(visits).toBeGreaterThan(FEW / 500);
  const different = few.filter(
    ({ id }) => JSON.stringify(store.orders.get(id)) !== JSON.stringify(own.orders.get(id)),
  );
  expect(different.map(({ id }) => id)).toEqual([]);
  expect(own.orders.size).toBe(few.length);
  const { engine: last, ended } = visit(ownServer, own.open);
  expect(await ended).toBe('ready');
  const actual = await askTables(last, { period: ALL, zone: 'UTC', filter: {} });
  last.close();
  expectSame(actual, addUpTables(within(eventsOfAll(few), ALL, new Wall('UTC'))));
});

test('one minor unit of one order is noticed', async () => {
  const few = orders.slice(0, 300);
  const changed = structuredClone(few);
  const order = changed.find(({ status, items }) => status !== 'canceled' && items.length > 1);
  const [item] = order?.items ?? [];
  if (order === undefined || item === undefined) throw new Error('There is no such order.');
  item.subtotal += 1;
  order.subtotal += 1;
  order.total += 1;
  const { engine: other, ended } = visit(serverOf(changed), memory().open);
  expect(await ended).toBe('ready');
  const actual = await askTables(other, { period: ALL, zone: 'UTC', filter: {} });
  other.close();
  const expected = addUpTables(within(eventsOfAll(few), ALL, new Wall('UTC')));
  expect(differences(actual, expected)).not.toEqual([]);
});

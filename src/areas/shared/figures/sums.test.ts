import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsBy, taxesBy } from './breakdowns.ts';
import { bucketsOf, spanOf } from './days.ts';
import type { OrderFacts } from './facts.ts';
import { averageOrder, firstOrders, sumBy, sumUp, totalSales } from './sums.ts';
import type { Figures } from './sums.ts';
import { facts, line, refund } from './test-orders.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };
const utc = { zone: 'UTC', firstWeekday: 1 };
const buckets = bucketsOf(november, 'day', utc);

const figuresOf = (...orders: OrderFacts[]): Figures | undefined =>
  sumUp(orders, buckets, firstOrders(orders)).get('eur')?.all;

const shipping = [{ optionId: 'so', net: 500, tax: 100, taxes: [{ rate: 20, amount: 100 }] }];

test('net sales are items less discounts and refunds, without tax and shipping', () => {
  const discounted = facts({
    lines: [line({ discount: 1_000, net: 9_000, tax: 1_800, quantity: 3 })],
    shipping,
    refunds: [refund({ amount: 2_160 })],
  });
  const figures = figuresOf(discounted);
  expect(figures).toMatchObject({
    items: 10_000,
    discounts: 1_000,
    refunds: 1_800,
    netSales: 7_200,
    shipping: 500,
    tax: 1_900,
    taxRefunds: 360,
    refunded: 2_160,
    orders: 1,
    itemsSold: 3,
  });
  expect(figures && totalSales(figures)).toBe(10_800 + 600 - 2_160);
});

test('canceled orders don’t count', () => {
  const canceled = facts({ id: 'canceled', isCanceled: true, refunds: [refund()] });
  expect(figuresOf(canceled)).toMatchObject({ orders: 0, canceledOrders: 1, netSales: 0 });
  expect(figuresOf(canceled)?.refunded).toBe(0);
});

test('a refund counts on its own day, and that of an earlier order, too', () => {
  const earlier = facts({ at: Date.parse('2026-10-03T10:00:00Z'), refunds: [refund()] });
  const sums = sumUp([earlier], buckets, new Set()).get('eur');
  expect(sums?.all).toMatchObject({ orders: 0, refunds: 833, netSales: -833, taxRefunds: 167 });
  expect(sums?.buckets.map(({ refunds }) => refunds).indexOf(833)).toBe(4);
});

test('gift cards count when they pay for something, not when they are sold', () => {
  const card = line({ id: 'card', isGiftCard: true, tax: 0, taxes: [], net: 5_000, gross: 5_000 });
  expect(figuresOf(facts({ lines: [line(), card], giftCards: 700 }))).toMatchObject({
    netSales: 10_000,
    itemsSold: 1,
    giftCardsSold: 5_000,
    paidByGiftCard: 700,
  });
  const back = facts({ lines: [card], refunds: [refund({ amount: 5_000 })] });
  expect(figuresOf(back)).toMatchObject({ refunds: 0, giftCardsRefunded: 5_000, netSales: 0 });
});

test('the average order is before refunds, and there is none without orders', () => {
  expect(averageOrder({ items: 1_000, discounts: 99, orders: 2 })).toBe(451);
  expect(averageOrder({ items: 0, discounts: 0, orders: 0 })).toBeUndefined();
});

test('a customer is new with the first order that isn’t canceled', () => {
  const at = (day: number): number => Date.UTC(2026, 10, day);
  const canceled = facts({ id: 'a', at: at(1), isCanceled: true });
  const first = facts({ id: 'b', at: at(2) });
  const second = facts({ id: 'c', at: at(3) });
  const other = facts({ id: 'd', at: at(4), customerId: 'cus_2' });
  expect(figuresOf(second, other, canceled, first)?.newCustomers).toBe(2);
  const old = facts({ id: 'old', at: Date.UTC(2025, 0, 1) });
  expect(figuresOf(second, first, old)?.newCustomers).toBe(0);
});

test('returns count when they arrive, exchanges when confirmed, claims when made', () => {
  const at = Date.parse('2026-11-08T10:00:00Z');
  const back = {
    id: 'ret_1',
    at,
    status: 'received',
    refund: 0,
    exchangeId: null,
    claimId: null,
    lines: [{ lineId: 'item_1', quantity: 2, reasonId: null }],
  } as const;
  const exchange = { id: 'swap_1', at, isCanceled: false, difference: 300 };
  const claim = { id: 'claim_1', at, type: 'replace', refund: 0, lines: [] } as const;
  const order = facts({
    returns: [
      { ...back, receivedAt: at, lines: [...back.lines] },
      { ...back, id: 'ret_2', receivedAt: null, lines: [...back.lines] },
    ],
    exchanges: [
      { ...exchange, confirmedAt: at },
      { ...exchange, id: 'swap_2', confirmedAt: null },
      { ...exchange, id: 'swap_3', confirmedAt: at, difference: -200 },
    ],
    claims: [
      { ...claim, isCanceled: false, lines: [] },
      { ...claim, id: 'claim_2', isCanceled: true, lines: [] },
    ],
  });
  expect(figuresOf(order)).toMatchObject({
    returnCount: 1,
    itemsReturned: 2,
    exchangeCount: 2,
    exchanges: 300,
    claimCount: 1,
  });
});

interface Sold {
  currency: string;
  channel: number;
  minutes: number;
  isCanceled: boolean;
  lines: { product: number; net: number; rate: number; discount: number; quantity: number }[];
  shipping: number;
  refunds: { share: number; minutes: number }[];
}

const MINUTE = 60_000;
/** Spans both clock changes */
const START = Date.parse('2026-01-01T00:00:00Z');
const MINUTES = 365 * 24 * 60;

const sold: fc.Arbitrary<Sold> = fc.record({
  currency: fc.constantFrom('jpy', 'eur', 'kwd'),
  channel: fc.nat({ max: 2 }),
  minutes: fc.nat({ max: MINUTES }),
  isCanceled: fc.boolean(),
  lines: fc.array(
    fc.record({
      product: fc.nat({ max: 3 }),
      net: fc.nat({ max: 500_000 }),
      rate: fc.constantFrom(0, 5.5, 21),
      discount: fc.nat({ max: 900 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  shipping: fc.nat({ max: 2_000 }),
  refunds: fc.array(
    fc.record({
      share: fc.double({ min: 0, max: 0.6, noNaN: true }),
      minutes: fc.nat({ max: MINUTES }),
    }),
    { maxLength: 3 },
  ),
});

const taxOf = (net: number, rate: number): number => Math.round((net * rate) / 100);

const toFacts = (order: Sold, id: number): OrderFacts => {
  const lines = order.lines.map(({ product, net, rate, discount, quantity }, index) =>
    line({
      id: `${id}-${index}`,
      productId: `prod_${product}`,
      quantity,
      gross: net + discount,
      discount,
      net,
      tax: taxOf(net, rate),
      taxes: [{ rate, amount: taxOf(net, rate) }],
    }),
  );
  const total = lines.reduce((sum, { net, tax }) => sum + net + tax, order.shipping);
  return facts({
    id: `order_${id}`,
    at: START + order.minutes * MINUTE,
    isCanceled: order.isCanceled,
    currency: order.currency,
    channelId: `sc_${order.channel}`,
    customerId: `cus_${id % 3}`,
    total,
    lines,
    shipping: [{ optionId: 'so', net: order.shipping, tax: 0, taxes: [] }],
    refunds: order.refunds.map(({ share, minutes }, index) =>
      refund({
        id: `${id}-${index}`,
        at: START + minutes * MINUTE,
        amount: Math.floor(total * share),
      }),
    ),
  });
};

const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Australia/Sydney', 'America/Santiago'];
const dayIn = new Map(
  ZONES.map((zone) => [zone, new Intl.DateTimeFormat('sv', { timeZone: zone })]),
);

test('all sums are those of plain arithmetic over each day on the wall', () => {
  const year = { from: '2026-02-01', to: '2026-11-30' };
  const cuts = ZONES.map((zone) => ({
    zone,
    span: spanOf(year, zone),
    months: bucketsOf(year, 'month', { zone, firstWeekday: 1 }),
    days: bucketsOf(year, 'day', { zone, firstWeekday: 1 }),
  }));
  fc.assert(
    fc.property(
      fc.array(sold, { maxLength: 12 }),
      fc.constantFrom(...cuts),
      (list, { zone, span, months, days }) => {
        const orders = list.map(toFacts);
        const dayOf = (at: number): string => dayIn.get(zone)?.format(at) ?? '';
        const isDue = (at: number, key: string): boolean => {
          const day = dayOf(at);
          return day >= year.from && day <= year.to && day.startsWith(key);
        };
        const byMonth = sumUp(orders, months, firstOrders(orders));
        const byDay = sumUp(orders, days, firstOrders(orders));
        const byChannel = sumBy(orders, span, 'channel', firstOrders(orders));
        const byProduct = itemsBy(orders, span, 'product');
        const byRate = taxesBy(orders, span);
        for (const currency of ['jpy', 'eur', 'kwd']) {
          const live = orders.filter((each) => each.currency === currency && !each.isCanceled);
          const expected = (key: string): Record<string, number> => {
            let items = 0;
            let discounts = 0;
            let orderCount = 0;
            let units = 0;
            let refunded = 0;
            let tax = 0;
            for (const order of live) {
              if (isDue(order.at, key)) {
                orderCount += 1;
                for (const each of order.lines) {
                  items += each.net + each.discount;
                  discounts += each.discount;
                  units += each.quantity;
                  tax += each.tax;
                }
              }
              for (const { at, amount } of order.refunds) if (isDue(at, key)) refunded += amount;
            }
            return { items, discounts, orders: orderCount, itemsSold: units, refunded, tax };
          };
          const all = byMonth.get(currency)?.all;
          if (all === undefined) {
            expect(Object.values(expected('')).every((value) => value === 0)).toBe(true);
            continue;
          }
          expect(all).toMatchObject(expected(''));
          for (const [index, { from }] of months.entries()) {
            expect(byMonth.get(currency)?.buckets[index]).toMatchObject(expected(from.slice(0, 7)));
          }
          expect(byDay.get(currency)?.all).toEqual(all);
          const { refunds, shippingRefunds, taxRefunds, otherRefunds, refunded } = all;
          expect(refunds + shippingRefunds + taxRefunds + otherRefunds).toBe(refunded);
          expect(all.netSales).toBe(all.items - all.discounts - refunds);
          const channels = [...(byChannel.get(currency)?.values() ?? [])];
          const products = [...(byProduct.get(currency)?.values() ?? [])];
          const rates = [...(byRate.get(currency)?.values() ?? [])];
          const sum = (amounts: readonly number[]): number =>
            amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(channels.map((each) => each.netSales))).toBe(all.netSales);
          expect(sum(channels.map((each) => each.newCustomers))).toBe(all.newCustomers);
          expect(sum(products.map((each) => each.netSales))).toBe(all.netSales);
          expect(sum(products.map((each) => each.sold))).toBe(all.itemsSold);
          expect(sum(rates.map((each) => each.tax))).toBe(all.tax);
          expect(sum(rates.map((each) => each.refundedTax))).toBe(taxRefunds);
          expect(sum(rates.map((each) => each.net))).toBe(all.items - all.discounts + all.shipping);
          expect(sum(rates.map((each) => each.refundedNet))).toBe(refunds + shippingRefunds);
        }
      },
    ),
    { numRuns: 60 },
  );
});

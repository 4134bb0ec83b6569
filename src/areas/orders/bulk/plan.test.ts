import { expect, test } from 'vitest';
import { fulfillment, item, order, payment } from '../order/facts/test-order.ts';
import type { OrderStock } from '../order/actions/stock.ts';
import type { Order } from '../order/query.ts';
import { bestFor, planFulfillments } from './fulfill-plan.ts';
import { nextSteps, planFor, planOnce, sumsOf } from './plan.ts';
import type { BulkAction } from './plan.ts';

const stockOf = (...places: [location: string, units: number][]): OrderStock => ({
  takes: new Map([
    ['variant_1', [{ inventory_item_id: 'iitem_1', required_quantity: 1 }]],
  ]) as unknown as OrderStock['takes'],
  levels: places.map(([location, units]) => ({
    inventory_item_id: 'iitem_1',
    location_id: location,
    stocked_quantity: units,
    reserved_quantity: 0,
  })) as unknown as OrderStock['levels'],
  reservations: [],
});

const ordered = (number: number, quantity: number, fields: Partial<Order> = {}): Order =>
  order({
    id: `order_${number}`,
    display_id: number,
    items: [item({ id: `item_${number}`, quantity })],
    ...fields,
  });

const ids = (entries: readonly { order: Order }[]): number[] =>
  entries.map((entry) => entry.order.display_id);

test('an order with which something can’t be done is left out, by the rule that its page goes by', () => {
  const open = ordered(1, 1);
  const paid = ordered(2, 1, { payments: [payment({ captured_at: '2026-01-01' })] });
  const canceled = ordered(3, 1, { status: 'canceled' });
  const { jobs, left } = planOnce('capture', [open, paid, canceled], () => null);
  expect(ids(jobs)).toEqual([1]);
  expect(left).toEqual([
    { order: paid, why: 'captured' },
    { order: canceled, why: 'canceled' },
  ]);
});

test('each parcel of an order can be a job of its own', () => {
  const two = ordered(1, 3, { fulfillments: [fulfillment(), fulfillment({ id: 'ful_2' })] });
  const plan = planFor('ship', [two, ordered(2, 1)], (one) =>
    one.fulfillments.map(({ id }) => ({ id, order: one, sent: id })),
  );
  expect(plan.jobs.map(({ id }) => id)).toEqual(['ful_1', 'ful_2']);
  expect(plan.left).toMatchObject([{ why: 'noFulfillment' }]);
});

test('amounts are added up by currency', () => {
  const orders = [order(), order({ currency_code: 'usd' }), order(), order({ payments: [] })];
  const paid = ({ payments }: Order): number => payments.reduce((sum, one) => sum + one.amount, 0);
  expect(sumsOf(orders, paid)).toEqual([
    { currency: 'eur', amount: 20_000 },
    { currency: 'usd', amount: 10_000 },
  ]);
});

test('what one order takes isn’t there for the next; one that lacks something takes nothing', () => {
  const orders = [ordered(1, 3), ordered(2, 4), ordered(3, 2), ordered(4, 1)];
  const plan = planFulfillments(orders, stockOf(['sloc_1', 5], ['sloc_2', 99]), {
    location: 'sloc_1',
    notify: false,
  });
  expect(ids(plan.jobs)).toEqual([1, 3]);
  expect(plan.jobs[0]?.sent).toEqual({
    quantities: { item_1: 3 },
    location: 'sloc_1',
    notify: false,
  });
  expect(plan.left).toMatchObject([
    { order: { display_id: 2 }, shortages: [{ title: 'Rope', wanted: 4, stocked: 2 }] },
    { order: { display_id: 4 }, shortages: [{ wanted: 1, stocked: 0 }] },
  ]);
});

test('two items of an order that are the same thing take it one after the other', () => {
  const both = ordered(1, 2, {
    items: [item({ id: 'a', quantity: 2 }), item({ id: 'b', quantity: 2 })],
  });
  const at = { location: 'sloc_1', notify: true };
  expect(planFulfillments([both], stockOf(['sloc_1', 3]), at).jobs).toEqual([]);
  expect(planFulfillments([both], stockOf(['sloc_1', 4]), at).jobs).toHaveLength(1);
});

test('what isn’t counted is always there, and a store without locations has none', () => {
  const stock = { takes: new Map(), levels: [], reservations: [] };
  const plan = planFulfillments([ordered(1, 9)], stock, { location: null, notify: true });
  expect(plan.jobs[0]?.sent.location).toBeUndefined();
  expect(plan.left).toEqual([]);
});

test('the location that has most of what is wanted comes first', () => {
  const orders = [ordered(1, 3), ordered(2, 4)];
  const stock = stockOf(['sloc_1', 2], ['sloc_2', 9]);
  expect(bestFor(orders, stock, ['sloc_1', 'sloc_2'])).toBe('sloc_2');
});

const paidFor = { payments: [payment({ captured_at: '2026-01-01' })] };
const packed = { items: [item({ fulfilled_quantity: 3 })], fulfillments: [fulfillment()] };

test.each<[string, BulkAction, Order[], BulkAction[]]>([
  ['captured orders are fulfilled', 'capture', [order()], ['fulfill']],
  ['captured orders that are packed are shipped', 'capture', [order(packed)], ['ship']],
  ['fulfilled orders are shipped', 'fulfill', [order(paidFor)], ['ship']],
  ['unpaid ones are captured too', 'fulfill', [order(), order(paidFor)], ['ship', 'capture']],
  ['those that are shipped may be unpaid', 'ship', [order(packed)], ['capture']],
  [
    'those that are shipped and paid wait for nothing',
    'ship',
    [order({ ...packed, ...paidFor })],
    [],
  ],
  ['canceled orders wait for nothing', 'cancel', [order()], []],
  ['archived orders wait for nothing', 'archive', [order()], []],
])('%s next', (_name, done, orders, steps) => {
  expect(nextSteps(done, orders)).toEqual(steps);
});

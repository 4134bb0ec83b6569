import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import { REFRESH_AFTER } from './engine.ts';
import type { OrderFacts } from './facts.ts';
import type { FetchOrders } from './orders-query.ts';
import {
  DAY,
  NOW,
  countIn,
  daysAgo,
  oldOrders,
  serverOf,
  storeOf,
  until,
  visit,
} from './test-engine.ts';
import { answer, itemAnswer } from './test-orders.ts';
import { MOST_IN_TURN } from './turn.ts';

test('another visit reads only what has changed', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  Object.assign(server.orders[340] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.5) });
  const { engine, told, is } = visit(server, store.open, { at: NOW + DAY });
  await is('ready');
  expect(server.calls.length).toBe(1);
  expect(await countIn(engine)).toBe(349);
  expect(told.at(-1)?.readAt).toBe(NOW + DAY);
});

test.each([
  ['ahead', 1, 1.2],
  ['ahead and set right', 1, 0.2],
  ['behind', -1, -0.8],
])('a clock that is %s hides no change', async (_, first, later) => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  Object.assign(server.orders[0] ?? {}, { updated_at: daysAgo(0) });
  await visit(server, store.open, { at: NOW + first * DAY }).is('ready');
  Object.assign(server.orders[40] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.1) });
  const { engine, is } = visit(server, store.open, { at: NOW + later * DAY });
  await is('ready');
  expect(await countIn(engine)).toBe(49);
});

test('a clock that is ahead hides no change during the first reading', async () => {
  const server = serverOf(oldOrders(150));
  Object.assign(server.orders[0] ?? {}, { updated_at: daysAgo(0) });
  server.isHeld = true;
  const { engine, is } = visit(server, storeOf().open, { at: NOW + DAY });
  await until(() => server.held.length === 1);
  server.held[0]?.answer();
  await until(() => server.held.length === 2);
  Object.assign(server.orders[40] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.1) });
  server.isHeld = false;
  server.held[1]?.answer();
  await is('ready');
  expect(await countIn(engine)).toBe(149);
});

test('orders that were changed together are not read again and again', async () => {
  const server = serverOf(oldOrders(250).map((order) => ({ ...order, updated_at: daysAgo(50) })));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  expect(server.calls.map(({ offset }) => offset)).toEqual([0]);
});

const payment = {
  id: 'pay_1',
  amount: 12_000,
  captured_at: daysAgo(99),
  canceled_at: null,
  swap_id: null,
};
const refundOf = (id: string): object => ({
  id,
  amount: 1_000,
  reason: 'other',
  created_at: daysAgo(90),
});
const returned = (receivedAt: string | null): object => ({
  id: 'ret_1',
  status: receivedAt === null ? 'requested' : 'received',
  created_at: daysAgo(90),
  received_at: receivedAt,
  refund_amount: 0,
  swap_id: null,
  claim_order_id: null,
  items: [],
});

test.each<[string, object, object, (order: OrderFacts) => unknown]>([
  [
    'a second partial refund',
    { payments: [payment], refunds: [refundOf('ref_1')] },
    { refunds: [refundOf('ref_1'), refundOf('ref_2')] },
    ({ refunds }) => refunds.length === 2,
  ],
  [
    'another parcel',
    { items: [itemAnswer({ shipped_quantity: 1 })] },
    { items: [itemAnswer({ shipped_quantity: 2 })] },
    ({ lines }) => lines[0]?.shipped === 2,
  ],
  [
    'a return that arrived',
    { returns: [returned(null)] },
    { returns: [returned(daysAgo(1))] },
    ({ returns }) => returns[0]?.receivedAt === Date.parse(daysAgo(1)),
  ],
  [
    'a claim for a recent order',
    { created_at: daysAgo(10), updated_at: daysAgo(10) },
    { claims: [{ id: 'claim_1', type: 'refund', created_at: daysAgo(1), claim_items: [] }] },
    ({ claims }) => claims.length === 1,
  ],
])('%s is noticed, although the order has the same date', async (_, before, after, isNoticed) => {
  const server = serverOf(oldOrders(300));
  const store = storeOf();
  const changed = server.orders[250];
  Object.assign(changed ?? {}, before);
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  Object.assign(changed ?? {}, after);
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  const known = store.orders.get('order_250');
  expect(known !== undefined && isNoticed(known)).toBe(true);
  expect(server.calls.length).toBe(2);
});

test.each<[string, object, (order: OrderFacts) => unknown]>([
  ['a capture', { payments: [payment] }, ({ payments }) => payments.length === 1],
  ['a cancelation', { status: 'canceled' }, ({ isCanceled }) => isCanceled],
  ['a first refund', { refunds: [refundOf('ref_1')] }, ({ refunds }) => refunds.length === 1],
])('%s, which the server dates, takes a single call', async (_, after, isNoticed) => {
  const server = serverOf(oldOrders(300));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  Object.assign(server.orders[250] ?? {}, after, { updated_at: daysAgo(-0.5) });
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  const known = store.orders.get('order_250');
  expect(known !== undefined && isNoticed(known)).toBe(true);
  expect(server.calls.length).toBe(1);
});

const claimed = { claims: [{ id: 'claim_1', type: 'refund', claim_items: [] }] };
const claimsIn = (store: ReturnType<typeof storeOf>): number =>
  [...store.orders.values()].filter(({ claims }) => claims.length > 0).length;

test('claims of orders that were quiet for long are noticed, ten pages a visit', async () => {
  const server = serverOf(oldOrders(2_500));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  for (const order of server.orders) Object.assign(order, claimed);
  const counts: number[] = [];
  for (let place = 0; place < 3; place += 1) {
    server.calls.length = 0;
    await visit(server, store.open, { at: NOW + 8 * DAY + place * REFRESH_AFTER }).is('ready');
    expect(server.calls.length).toBeLessThanOrEqual(1 + MOST_IN_TURN);
    counts.push(claimsIn(store));
  }
  expect(counts).toEqual([1_000, 2_000, 2_500]);
});

test('reading in turn goes on where it was interrupted', async () => {
  const server = serverOf(oldOrders(1_000));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  for (const order of server.orders) Object.assign(order, claimed);
  let left = 5;
  const fetchOrders: FetchOrders = async (...call) => {
    left -= 1;
    if (left >= 0) return server.fetchOrders(...call);
    throw new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  };
  const at = NOW + 8 * DAY;
  await visit({ ...server, fetchOrders }, store.open, { at }).is('failed');
  server.calls.length = 0;
  await visit(server, store.open, { at: at + REFRESH_AFTER }).is('ready');
  expect(claimsIn(store)).toBe(1_000);
  const newest = Date.parse(server.orders[0]?.created_at ?? '');
  expect(server.calls.map(({ filter }) => filter.created_at?.lte)).not.toContain(
    new Date(newest + 1).toISOString(),
  );
});

test('orders that can’t be read are counted and named, also later, and tried again', async () => {
  const server = serverOf(oldOrders(120));
  const store = storeOf();
  Object.assign(server.orders[7] ?? {}, { total: null });
  Object.assign(server.orders[119] ?? {}, { display_id: null, currency_code: '?' });
  const first = visit(server, store.open);
  await first.is('ready');
  const unread = {
    count: 2,
    orders: [
      { id: 'order_7', number: 7 },
      { id: 'order_119', number: null },
    ],
  };
  expect(first.told.at(-1)?.unread).toEqual(unread);
  expect(await countIn(first.engine)).toBe(118);
  const second = visit(server, store.open, { at: NOW + 1 });
  await second.is('ready');
  expect(second.told.at(-1)?.unread).toEqual(unread);
  Object.assign(server.orders[7] ?? {}, { total: 12_000 });
  const third = visit(server, store.open, { at: NOW + DAY });
  await third.is('ready');
  expect(third.told.at(-1)?.unread).toEqual({ count: 1, orders: unread.orders.slice(1) });
  expect(await countIn(third.engine)).toBe(119);
});

test('rows that are no order are counted, and the reading ends in spite of them', async () => {
  const server = serverOf(oldOrders(100));
  const store = storeOf();
  const fetchOrders: FetchOrders = async (filter, part, call) => {
    const { rows, count } = await server.fetchOrders(filter, part, call);
    const isFirst = part.offset === 0 && filter.updated_at === undefined;
    return isFirst ? { rows: [...rows.slice(0, -1), null as never], count } : { rows, count };
  };
  const { engine, told, is } = visit({ ...server, fetchOrders }, store.open);
  await is('ready');
  expect(told.at(-1)?.unread).toEqual({ count: 1, orders: [] });
  expect(await countIn(engine)).toBe(99);
});

test('rows without an id among later changes are counted until they are read', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  const at = daysAgo(-0.5);
  server.orders.push(answer({ id: 'order_50', display_id: 50, created_at: at, updated_at: at }));
  const fetchOrders: FetchOrders = async (filter, part, call) => {
    const { rows, count } = await server.fetchOrders(filter, part, call);
    return { rows: rows.map((row) => (row.id === 'order_50' ? (null as never) : row)), count };
  };
  const damaged = visit({ ...server, fetchOrders }, store.open, { at: NOW + DAY });
  await damaged.is('ready');
  expect(damaged.told.at(-1)?.unread.count).toBe(1);
  const { engine, told, is } = visit(server, store.open, { at: NOW + 2 * DAY });
  await is('ready');
  expect(told.at(-1)?.unread.count).toBe(0);
  expect(await countIn(engine)).toBe(51);
});

test('all orders that can’t be read are tried again in turn', async () => {
  const server = serverOf(oldOrders(30));
  const store = storeOf();
  for (const order of server.orders.slice(0, 25)) Object.assign(order, { total: null });
  Object.assign(server.orders[29] ?? {}, { updated_at: daysAgo(50) });
  await visit(server, store.open).is('ready');
  Object.assign(server.orders[24] ?? {}, { total: 12_000 });
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  const { engine, is } = visit(server, store.open, { at: NOW + 2 * DAY });
  await is('ready');
  expect(await countIn(engine)).toBe(6);
});

test('a number that an answer lacks leaves the order in its chunk', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  const changes = { display_id: null, status: 'canceled', updated_at: daysAgo(-0.5) };
  Object.assign(server.orders[40] ?? {}, changes);
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  expect(store.orders.get('order_40')).toMatchObject({ number: 40, isCanceled: true });
});

test('changes of orders of one instant are found, however the server sorts them', async () => {
  const orders = oldOrders(150).map((order) => ({ ...order, created_at: daysAgo(100) }));
  const server = serverOf(orders);
  const store = storeOf();
  await visit(server, store.open).is('ready');
  for (const order of orders) Object.assign(order, { status: 'canceled', updated_at: daysAgo(-1) });
  const fetchOrders: FetchOrders = (filter, part, call) => {
    const isTurned = filter.order === '-created_at' && part.offset > 0;
    server.orders = isTurned ? orders.toReversed() : orders;
    return server.fetchOrders(filter, part, call);
  };
  const { engine, is } = visit({ ...server, fetchOrders }, store.open, { at: NOW + DAY });
  await is('ready');
  expect(await countIn(engine)).toBe(0);
});

test('however many orders can’t be read, all are counted on later visits', async () => {
  const server = serverOf(oldOrders(1_100).map((order) => ({ ...order, total: null as never })));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  const { told, is } = visit(server, store.open, { at: NOW + 1 });
  await is('ready');
  expect(told.at(-1)?.unread.count).toBe(1_100);
});

import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { createEngine, REFRESH_AFTER } from './engine.ts';
import type { Engine, InTurn } from './engine.ts';
import type { FiguresStatus } from './engine-types.ts';
import type { OrderAnswer, OrderFacts } from './facts.ts';
import type { FetchOrders, OrdersFilter } from './orders-query.ts';
import { PAGE_SIZE } from './reading.ts';
import type { FactsStore, ReadingState } from './store.ts';
import { answer, itemAnswer } from './test-orders.ts';

const NOW = Date.parse('2026-11-30T10:00:00Z');
const DAY = 86_400_000;
const daysAgo = (days: number): string => new Date(NOW - days * DAY).toISOString();

/** Placed 100 days ago and earlier, one a minute, the newest first */
const oldOrders = (count: number): OrderAnswer[] =>
  Array.from({ length: count }, (_, index) => {
    const at = new Date(NOW - 100 * DAY - index * 60_000).toISOString();
    return answer({ id: `order_${index}`, display_id: index, created_at: at, updated_at: at });
  });

interface Call {
  filter: OrdersFilter;
  offset: number;
}

function serverOf(orders: OrderAnswer[]) {
  const calls: Call[] = [];
  const held: (Call & { answer: () => void })[] = [];
  const server = { orders, calls, held, isHeld: false, fault: undefined as Error | undefined };
  const fetchOrders: FetchOrders = async (filter, { limit, offset }, { signal }) => {
    calls.push({ filter, offset });
    if (server.isHeld) {
      await new Promise<void>((resolve) => {
        held.push({ filter, offset, answer: resolve });
      });
    }
    signal.throwIfAborted();
    if (server.fault) throw server.fault;
    const found = server.orders.filter((order) => isFound(order, filter));
    if (filter.order === '-created_at') {
      found.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
    }
    return { rows: structuredClone(found.slice(offset, offset + limit)), count: found.length };
  };
  return Object.assign(server, { fetchOrders });
}

const isFound = (order: OrderAnswer, { created_at: placed, updated_at: updated }: OrdersFilter) =>
  order.created_at >= (placed?.gte ?? '') &&
  order.created_at <= (placed?.lte ?? '9') &&
  order.updated_at > (updated?.gt ?? '');

function storeOf() {
  const orders = new Map<string, OrderFacts>();
  const kept: { state?: ReadingState } = {};
  const open = async (): Promise<FactsStore> => ({
    all: async () => [...orders.values()],
    put: async (list) => {
      for (const order of list) orders.set(order.id, order);
    },
    readingState: async () => kept.state,
    saveReadingState: async (state) => {
      kept.state = state;
    },
    close: () => undefined,
  });
  return { orders, open };
}

function visit(
  server: ReturnType<typeof serverOf>,
  openStore: () => Promise<FactsStore>,
  at = NOW,
  inTurn: InTurn = (work) => work(),
): { engine: Engine; told: FiguresStatus[]; is: (state: FiguresStatus['state']) => Promise<void> } {
  const told: FiguresStatus[] = [];
  const engine = createEngine({
    fetchOrders: server.fetchOrders,
    openStore,
    inTurn,
    now: () => at,
    onStatus: (status) => told.push(status),
  });
  const is = (state: FiguresStatus['state']): Promise<void> =>
    vi.waitFor(() => expect(told.at(-1)?.state).toBe(state), { interval: 1 });
  return { engine, told, is };
}

const until = (isTrue: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(isTrue()).toBe(true), { interval: 1 });

const QUESTION = {
  period: { from: '2026-01-01', to: '2026-12-31' },
  zone: 'UTC',
  filter: {},
};

const countIn = async (engine: Engine): Promise<number> =>
  (await engine.orderIds({ ...QUESTION, of: { kind: 'all' } })).length;

test('all orders are read, the newest first, and it is known since when', async () => {
  const server = serverOf(oldOrders(350));
  server.isHeld = true;
  const { engine, told, is } = visit(server, storeOf().open);
  const placed = (index: number): number => Date.parse(server.orders[index]?.created_at ?? '');
  await until(() => server.held.length === 1);
  server.held[0]?.answer();
  await until(() => server.held.length === 4);
  expect(server.held.map(({ offset }) => offset)).toEqual([0, 100, 200, 300]);
  expect(told.at(-1)).toMatchObject({ state: 'reading', read: 100, count: 350 });
  server.held[2]?.answer();
  await until(() => told.at(-1)?.read === 200);
  server.isHeld = false;
  server.held[3]?.answer();
  await until(() => told.at(-1)?.read === 250);
  expect(told.at(-1)?.knownSince).toBe(placed(99) + 1);
  server.held[1]?.answer();
  await is('ready');
  expect(told.at(-1)).toMatchObject({ knownSince: -Infinity, readAt: NOW, error: undefined });
  expect(await countIn(engine)).toBe(350);
  expect(server.calls.at(-1)?.filter.updated_at).toBeDefined();
});

test('a pause asks for nothing more, and what was stopped is gone on with', async () => {
  const server = serverOf(oldOrders(350));
  server.isHeld = true;
  const { engine, told, is } = visit(server, storeOf().open);
  await until(() => server.held.length === 1);
  engine.pause();
  server.held[0]?.answer();
  await until(() => told.at(-1)?.read === 100);
  expect(told.at(-1)?.state).toBe('paused');
  expect(server.calls.length).toBe(1);
  engine.resume();
  await until(() => server.held.length === 4);
  engine.stop();
  for (const { answer: release } of server.held) release();
  await is('stopped');
  expect(await countIn(engine)).toBe(100);
  server.isHeld = false;
  engine.refresh();
  expect(told.at(-1)?.state).toBe('stopped');
  engine.retry();
  await is('ready');
  expect(server.calls[4]?.filter.created_at).toEqual({ lte: expect.any(String) as string });
  expect(await countIn(engine)).toBe(350);
});

test('a call without an answer is sent again', async () => {
  const server = serverOf(oldOrders(50));
  server.isHeld = true;
  const { engine, is } = visit(server, storeOf().open);
  await until(() => server.held.length === 1);
  server.isHeld = false;
  engine.retry();
  server.held[0]?.answer();
  await is('ready');
  expect(server.calls[1]?.filter).toEqual(server.calls[0]?.filter);
  expect(await countIn(engine)).toBe(50);
});

test('after a reload in between, only the rest is read', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  server.isHeld = true;
  const first = visit(server, store.open);
  await until(() => server.held.length === 1);
  server.held[0]?.answer();
  await until(() => server.held.length === 4);
  first.engine.close();
  server.isHeld = false;
  server.calls.length = 0;
  const second = visit(server, store.open);
  await second.is('ready');
  expect(second.told[0]?.knownSince).toBe(Date.parse(server.orders[99]?.created_at ?? '') + 1);
  expect(server.calls.filter(({ filter }) => filter.created_at === undefined).length).toBe(1);
  expect(store.orders.size).toBe(350);
});

test('of two tabs one reads at a time, and the other takes its orders over', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  let last: Promise<void> = Promise.resolve();
  const inTurn: InTurn = (work) => (last = last.then(work));
  server.isHeld = true;
  const first = visit(server, store.open, NOW, inTurn);
  await until(() => server.held.length === 1);
  const second = visit(server, store.open, NOW, inTurn);
  await second.is('opening');
  server.isHeld = false;
  server.held[0]?.answer();
  await first.is('ready');
  const { length } = server.calls;
  await second.is('ready');
  expect(server.calls.length).toBe(length);
  expect(await countIn(second.engine)).toBe(350);
});

test('a tab whose reading is paused lets another one read', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  let last: Promise<void> = Promise.resolve();
  const inTurn: InTurn = (work) => (last = last.then(work));
  server.isHeld = true;
  const first = visit(server, store.open, NOW, inTurn);
  await until(() => server.held.length === 1);
  first.engine.pause();
  server.isHeld = false;
  server.held[0]?.answer();
  const second = visit(server, store.open, NOW, inTurn);
  await second.is('ready');
  expect(first.told.at(-1)?.state).toBe('paused');
  first.engine.resume();
  await first.is('ready');
  expect(await countIn(first.engine)).toBe(350);
});

test('another visit reads only what has changed', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  Object.assign(server.orders[340] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.5) });
  const { engine, told, is } = visit(server, store.open, NOW + DAY);
  await is('ready');
  expect(server.calls.length).toBe(1);
  expect(await countIn(engine)).toBe(349);
  expect(told.at(-1)?.readAt).toBe(NOW + DAY);
});

test('right after the last reading nothing is read', async () => {
  const server = serverOf(oldOrders(5));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  const { engine, is } = visit(server, store.open, NOW + REFRESH_AFTER - 1);
  await is('ready');
  engine.refresh();
  expect(await countIn(engine)).toBe(5);
  expect(server.calls).toEqual([]);
});

test.each([
  ['ahead', 1, 1.2],
  ['ahead and set right', 1, 0.2],
  ['behind', -1, -0.8],
])('a clock that is %s hides no change', async (_, first, later) => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  Object.assign(server.orders[0] ?? {}, { updated_at: daysAgo(0) });
  await visit(server, store.open, NOW + first * DAY).is('ready');
  Object.assign(server.orders[40] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.1) });
  const { engine, is } = visit(server, store.open, NOW + later * DAY);
  await is('ready');
  expect(await countIn(engine)).toBe(49);
});

test('a clock that is ahead hides no change during the first reading', async () => {
  const server = serverOf(oldOrders(150));
  Object.assign(server.orders[0] ?? {}, { updated_at: daysAgo(0) });
  server.isHeld = true;
  const { engine, is } = visit(server, storeOf().open, NOW + DAY);
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
  await visit(server, store.open, NOW + DAY).is('ready');
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
  await visit(server, store.open, NOW + DAY).is('ready');
  const known = store.orders.get('order_250');
  expect(known !== undefined && isNoticed(known)).toBe(true);
  expect(server.calls.length).toBe(2);
});

test('a lost connection fails, and is gone on with', async () => {
  const server = serverOf(oldOrders(50));
  server.fault = new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  const { engine, told, is } = visit(server, storeOf().open);
  await is('failed');
  expect(told.at(-1)?.error).toBe(server.fault);
  server.fault = undefined;
  engine.retry();
  await is('ready');
  expect(told.at(-1)?.error).toBeUndefined();
  expect(await countIn(engine)).toBe(50);
});

test('two presses begin one reading, also without turns', async () => {
  const server = serverOf(oldOrders(50));
  server.fault = new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  const { engine, is } = visit(server, storeOf().open);
  await is('failed');
  server.fault = undefined;
  server.calls.length = 0;
  engine.retry();
  engine.retry();
  await is('ready');
  expect(server.calls.length).toBe(2);
});

test('after a refusal only the user tries again', async () => {
  const server = serverOf(oldOrders(50));
  server.fault = new ApiError('Forbidden', { kind: 'http', outcome: 'failed', status: 403 });
  const { engine, is } = visit(server, storeOf().open);
  await is('failed');
  const { length } = server.calls;
  engine.refresh();
  await countIn(engine);
  expect(server.calls.length).toBe(length);
  server.fault = undefined;
  engine.retry();
  await is('ready');
});

test('where the browser keeps nothing, orders are known until the page is left', async () => {
  const server = serverOf(oldOrders(PAGE_SIZE + 1));
  const { engine, is } = visit(server, () => Promise.reject(new Error('denied')));
  await is('ready');
  expect(await countIn(engine)).toBe(PAGE_SIZE + 1);
});

test('a store that is deleted meanwhile ends nothing', async () => {
  const server = serverOf(oldOrders(50));
  const open = async (): Promise<FactsStore> => ({
    ...(await storeOf().open()),
    put: () => Promise.reject(new Error('closed')),
  });
  const { engine, is } = visit(server, open);
  await is('ready');
  expect(await countIn(engine)).toBe(50);
});

test('orders of one instant are found, however the server sorts them', async () => {
  const orders = oldOrders(150).map((order) => ({ ...order, created_at: daysAgo(100) }));
  const server = serverOf(orders);
  const store = storeOf();
  const fetchOrders: FetchOrders = (filter, part, call) => {
    if (filter.order === '-created_at' && part.offset > 0) server.orders = orders.toReversed();
    else server.orders = orders;
    return server.fetchOrders(filter, part, call);
  };
  await visit({ ...server, fetchOrders }, store.open).is('ready');
  expect(store.orders.size).toBe(150);
});

test('the version rises only when an order changes', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  const { told, is } = visit(server, store.open, NOW + DAY);
  await is('ready');
  expect(new Set(told.map(({ version }) => version))).toEqual(new Set([1]));
});

import { expect, test } from 'vitest';
import { ApiError } from '#client/index.ts';
import { REFRESH_AFTER } from './engine.ts';
import type { InTurn } from './engine.ts';
import type { SumsQuestion } from './engine-types.ts';
import type { FetchOrders } from './orders-query.ts';
import { PAGE_SIZE } from './reading.ts';
import type { FactsStore } from './store.ts';
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
import { answer } from './test-orders.ts';

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

test('orders that fell between pages before a reload are found after it', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  const fetchOrders: FetchOrders = async (filter, part, call) => {
    const { rows, count } = await server.fetchOrders(filter, part, call);
    const [, ...others] = rows;
    return { rows: part.offset === 100 ? [...others, ...others.slice(-1)] : rows, count };
  };
  server.isHeld = true;
  const first = visit({ ...server, fetchOrders }, store.open);
  await until(() => server.held.length === 1);
  server.held[0]?.answer();
  await until(() => server.held.length === 4);
  server.held[1]?.answer();
  await until(() => first.told.at(-1)?.read === 200);
  first.engine.close();
  server.isHeld = false;
  expect(store.orders.has('order_100')).toBe(false);
  await visit(server, store.open).is('ready');
  expect(store.orders.size).toBe(350);
});

test('of two tabs one reads at a time, and the other takes its orders over', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  let last: Promise<void> = Promise.resolve();
  const inTurn: InTurn = (work) => (last = last.then(work));
  server.isHeld = true;
  const first = visit(server, store.open, { inTurn });
  await until(() => server.held.length === 1);
  const second = visit(server, store.open, { inTurn });
  await second.is('opening');
  server.isHeld = false;
  server.held[0]?.answer();
  await first.is('ready');
  const { length } = server.calls;
  await second.is('ready');
  expect(server.calls.length).toBe(length);
  expect(await countIn(second.engine)).toBe(350);
});

test('a tab whose reading is paused lets another one read, and takes its orders over', async () => {
  const server = serverOf(oldOrders(350));
  const store = storeOf();
  const saved: number[] = [];
  const open = async (): Promise<FactsStore> => {
    const own = await store.open();
    const saveReadingState: FactsStore['saveReadingState'] = async (state) => {
      saved.push(state.knownSince);
      await own.saveReadingState(state);
    };
    return { ...own, saveReadingState };
  };
  let last: Promise<void> = Promise.resolve();
  const inTurn: InTurn = (work) => (last = last.then(work));
  server.isHeld = true;
  const first = visit(server, open, { inTurn });
  await until(() => server.held.length === 1);
  first.engine.pause();
  server.isHeld = false;
  server.held[0]?.answer();
  const second = visit(server, store.open, { inTurn });
  await second.is('ready');
  expect(first.told.at(-1)?.state).toBe('paused');
  saved.length = 0;
  first.engine.resume();
  await first.is('ready');
  expect(new Set(saved)).toEqual(new Set([-Infinity]));
  expect(await countIn(first.engine)).toBe(350);
});

test('right after the last reading nothing is read', async () => {
  const server = serverOf(oldOrders(5));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  const { engine, is } = visit(server, store.open, { at: NOW + REFRESH_AFTER - 1 });
  await is('ready');
  engine.refresh();
  expect(await countIn(engine)).toBe(5);
  expect(server.calls).toEqual([]);
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

test('what is stored is known before anything may be read', async () => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  server.calls.length = 0;
  const { engine, told, is } = visit(server, store.open, { at: NOW + DAY, waits: true });
  expect(await countIn(engine)).toBe(50);
  expect(told.at(-1)).toMatchObject({ state: 'opening', knownSince: -Infinity, readAt: NOW });
  expect(server.calls).toEqual([]);
  engine.begin();
  await is('ready');
  expect(server.calls.length).toBe(1);
});

const AUGUST: SumsQuestion = {
  period: { from: '2026-08-01', to: '2026-08-31' },
  zone: 'UTC',
  filter: {},
  step: 'day',
  firstWeekday: 1,
};

const countFrom = async ({ engine }: ReturnType<typeof visit>): Promise<number | undefined> =>
  (await engine.sums(AUGUST)).byCurrency.get('eur')?.all.orders;

const TODAYS = answer({ id: 'order_now', created_at: daysAgo(0), updated_at: daysAgo(0) });

test.each([
  ['those of the last days', []],
  ['those of earlier days', [TODAYS]],
])(
  'kept sums answer before any stored order is opened, and follow its changes: %s',
  async (_, later) => {
    const server = serverOf([...oldOrders(50), ...later]);
    const store = storeOf();
    const isKept = (): boolean => store.kept.days?.kept.changes === store.kept.changes;
    const openClosed = async (): Promise<FactsStore> => ({
      ...(await store.open()),
      all: () => new Promise<never>(() => undefined),
    });
    const first = visit(server, store.open);
    await first.is('ready');
    expect(await countFrom(first)).toBe(50);
    await until(isKept);
    first.engine.close();
    const second = visit(server, openClosed, { at: NOW + DAY, waits: true });
    expect(await countFrom(second)).toBe(50);
    second.engine.close();
    Object.assign(server.orders[3] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.5) });
    const third = visit(server, store.open, { at: NOW + DAY, waits: true });
    expect(await countFrom(third)).toBe(50);
    third.engine.begin();
    await third.is('ready');
    expect(await countFrom(third)).toBe(49);
    await until(isKept);
    third.engine.close();
    const fourth = visit(server, openClosed, { at: NOW + DAY, waits: true });
    expect(await countFrom(fourth)).toBe(49);
    fourth.engine.close();
  },
);

test.each([
  ['before a reading', DAY],
  ['right after one', 1],
])('sums that another tab has outdated %s are neither used nor kept', async (_, since) => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  const first = visit(server, store.open);
  await first.is('ready');
  await countFrom(first);
  await until(() => store.kept.days !== undefined);
  first.engine.close();
  const second = visit(server, store.open, { at: NOW + since, waits: true });
  expect(await countFrom(second)).toBe(50);
  const own = await store.open();
  const canceled = [...store.orders.values()].slice(3, 4).map((order) => ({
    ...order,
    isCanceled: true,
  }));
  await own.put(canceled);
  expect(await own.keptDays('kept')).toBeUndefined();
  second.engine.begin();
  await second.is('ready');
  await until(() => second.told.at(-1)?.version === 1);
  expect(await countFrom(second)).toBe(49);
  second.engine.close();
});

test.each([
  ['opens nothing', false, 1, 50],
  ['opens the orders again', true, 2, 49],
])('after the reading of another tab, one %s', async (_, isChanged, times, count) => {
  const server = serverOf(oldOrders(50));
  const store = storeOf();
  await visit(server, store.open).is('ready');
  let opened = 0;
  const open = async (): Promise<FactsStore> => {
    const own = await store.open();
    const all: FactsStore['all'] = () => {
      opened += 1;
      return own.all();
    };
    return { ...own, all };
  };
  const second = visit(server, open, { at: NOW + DAY, waits: true });
  expect(await countFrom(second)).toBe(50);
  if (isChanged) {
    Object.assign(server.orders[3] ?? {}, { status: 'canceled', updated_at: daysAgo(-0.5) });
  }
  await visit(server, store.open, { at: NOW + DAY }).is('ready');
  server.calls.length = 0;
  second.engine.begin();
  await second.is('ready');
  expect(server.calls).toEqual([]);
  expect(opened).toBe(times);
  expect(await countFrom(second)).toBe(count);
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
  const { told, is } = visit(server, store.open, { at: NOW + DAY });
  await is('ready');
  expect(new Set(told.map(({ version }) => version))).toEqual(new Set([0]));
});

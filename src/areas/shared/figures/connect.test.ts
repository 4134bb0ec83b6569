// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, LOOK_EVERY, startEngine } from './connect.ts';
import type { StartEngine } from './connect.ts';
import { OPENING } from './engine.ts';
import type { Engine } from './engine.ts';
import type { FiguresStatus } from './engine-types.ts';

const { fetchOrders, fetchNone } = vi.hoisted(() => ({
  fetchOrders: vi.fn(),
  fetchNone: () => Promise.resolve({ rows: [], count: 0 }),
}));
vi.mock('./orders-query.ts', () => ({ fetchOrders }));
vi.mock('./after-sales.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  fetchExchanges: fetchNone,
  fetchEdits: fetchNone,
}));
vi.mock('#app/session/session.ts', () => ({ isSessionEnding: () => false }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NEVER = new Promise<void>(() => undefined);

function fake() {
  const begin = vi.fn<() => void>();
  const refresh = vi.fn<Engine['refresh']>();
  const close = vi.fn<() => void>();
  let tell: (status: FiguresStatus) => void = () => undefined;
  const start: StartEngine = (onStatus) => {
    tell = onStatus;
    return { begin, refresh, close } as unknown as Engine;
  };
  return { start, begin, refresh, close, tell: (status: FiguresStatus) => tell(status) };
}

test('changes are read now and then and on the way back, as long as someone looks', () => {
  const { start, refresh, close } = fake();
  const connection = connect(start, NEVER);
  vi.advanceTimersByTime(LOOK_EVERY);
  expect(refresh).not.toHaveBeenCalled();
  const leave = [connection.subscribe(() => undefined), connection.subscribe(() => undefined)];
  expect(refresh).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(LOOK_EVERY);
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(3);
  for (const end of leave) end();
  vi.advanceTimersByTime(LOOK_EVERY);
  window.dispatchEvent(new Event('focus'));
  expect(refresh).toHaveBeenCalledTimes(3);
  connection.close();
  expect(close).toHaveBeenCalledTimes(1);
});

test('the engine hears which orders the user has changed', () => {
  const { start, refresh } = fake();
  const ids = [['order_1'], []];
  const connection = connect(start, NEVER, () => ids.shift() ?? []);
  const end = connection.subscribe(() => undefined);
  window.dispatchEvent(new Event('focus'));
  expect(refresh.mock.calls).toEqual([[['order_1']], [[]]]);
  end();
});

test('nothing is read before it may be', async () => {
  const { start, begin } = fake();
  let allow = (): void => undefined;
  const mayRead = new Promise<void>((resolve) => (allow = resolve));
  connect(start, mayRead);
  expect(begin).not.toHaveBeenCalled();
  allow();
  await mayRead;
  expect(begin).toHaveBeenCalledOnce();
});

test('listeners hear of each status', () => {
  const { start, tell } = fake();
  const connection = connect(start, NEVER);
  expect(connection.status()).toBe(OPENING);
  const heard: string[] = [];
  const end = connection.subscribe(() => heard.push(connection.status().state));
  tell({ ...OPENING, state: 'reading' });
  tell({ ...OPENING, state: 'ready' });
  end();
  tell({ ...OPENING, state: 'failed' });
  expect(heard).toEqual(['reading', 'ready']);
});

test('without workers and a place to keep orders, the page reads them', async () => {
  fetchOrders.mockResolvedValue({ rows: [], count: 0 });
  const told: string[] = [];
  const engine = startEngine(undefined)(({ state }) => told.push(state));
  await vi.waitFor(() => expect(told).toEqual(['opening']));
  expect(fetchOrders).not.toHaveBeenCalled();
  engine.begin();
  await vi.waitFor(() => expect(told.at(-1)).toBe('ready'));
  expect(fetchOrders).toHaveBeenCalled();
  engine.close();
});

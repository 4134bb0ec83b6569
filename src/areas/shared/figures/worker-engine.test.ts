import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasBackgroundCalls } from '#app/session/background-calls.ts';
import { ApiError, configureClient } from '#client/index.ts';
import type { ClientConfig } from '#client/index.ts';
import { sentError } from './bridge.ts';
import type { Message } from './bridge.ts';
import { OPENING } from './engine.ts';
import type { FiguresStatus } from './engine-types.ts';
import { createWorkerEngine } from './worker-engine.ts';

const session = vi.hoisted(() => ({ isEnding: false }));
vi.mock('#app/session/session.ts', () => ({ isSessionEnding: () => session.isEnding }));

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  sent: Message[] = [];
  terminate = vi.fn<() => void>();
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(message: Message): void {
    this.sent.push(message);
  }
  says(message: Message): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
  /** Calls the page and gives what it answers. */
  async asks(name: string, value: unknown): Promise<unknown> {
    const id = 1000 + this.sent.length;
    this.says({ kind: 'call', id, name, value });
    const answer = await vi.waitFor(() => {
      const found = this.sent.find((message) => message.kind === 'answer' && message.id === id);
      if (found?.kind !== 'answer') throw new Error('There is no answer yet.');
      return found;
    });
    return answer.value;
  }
}

const mayBeSent = vi.fn<NonNullable<ClientConfig['mayBeSent']>>();
const onUnauthorized = vi.fn<NonNullable<ClientConfig['onUnauthorized']>>();

beforeEach(() => {
  FakeWorker.made = [];
  vi.stubGlobal('Worker', FakeWorker);
  configureClient('admin', {
    baseUrl: 'https://store.example',
    headers: { 'x-shop': '1' },
    operationHeaders: (operation) =>
      operation === 'listOrders' ? { prefer: 'example=empty' } : undefined,
    mayBeSent,
    onUnauthorized,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const DAY = { from: '2026-11-01', to: '2026-11-01' };

function started() {
  const told: FiguresStatus[] = [];
  const engine = createWorkerEngine('figures.usr_1', (status) => told.push(status));
  const [worker] = FakeWorker.made;
  if (worker === undefined) throw new Error('There is no worker.');
  return { engine, worker, told };
}

test('the worker gets the page’s server, headers and place to keep orders', () => {
  const { worker } = started();
  expect(worker.sent).toMatchObject([
    {
      name: 'start',
      value: {
        database: 'figures.usr_1',
        client: {
          baseUrl: 'https://store.example',
          headers: { 'x-shop': '1', prefer: 'example=empty' },
        },
      },
    },
  ]);
  expect(structuredClone(worker.sent)).toEqual(worker.sent);
});

test('the page decides if a call may be sent, and if a refused one is sent again', async () => {
  const { worker } = started();
  mayBeSent.mockReturnValue(false);
  const call = {
    method: 'GET',
    url: 'https://store.example/admin/orders',
    path: '/admin/orders',
    operation: 'listOrders',
  };
  expect(await worker.asks('mayBeSent', call)).toBe(false);
  expect(mayBeSent.mock.lastCall?.[0]).toMatchObject(call);
  onUnauthorized.mockResolvedValue(true);
  const error = new ApiError('Unauthorized', { kind: 'http', outcome: 'failed', status: 401 });
  expect(await worker.asks('renew', { error: sentError(error), sentAt: 5 })).toBe(true);
  expect(onUnauthorized.mock.lastCall?.[0]).toMatchObject({ error: { status: 401 }, sentAt: 5 });
});

test('status, answers and errors reach the page', async () => {
  const { engine, worker, told } = started();
  const error = new ApiError('Network Error', { kind: 'network', outcome: 'failed' });
  await worker.asks('status', { ...OPENING, state: 'failed', error: sentError(error) });
  expect(told).toMatchObject([{ state: 'failed', error: { kind: 'network' } }]);
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const asked = engine.refunds({ period, zone: 'UTC', filter: {} });
  const sent = worker.sent.at(-1);
  expect(sent).toMatchObject({ name: 'ask', value: { name: 'refunds', question: { period } } });
  worker.says({ kind: 'answer', id: sent?.id ?? 0, value: new Map() });
  expect(await asked).toEqual(new Map());
  engine.retry();
  expect(worker.sent.at(-1)).toMatchObject({ kind: 'call', name: 'retry' });
  engine.refresh(['order_1']);
  expect(worker.sent.at(-1)).toMatchObject({ name: 'refresh', value: ['order_1'] });
  engine.close();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test('signing out waits for calls in flight, and none follow', async () => {
  const { engine, worker, told } = started();
  mayBeSent.mockReturnValue(true);
  await worker.asks('calls', 2);
  expect(hasBackgroundCalls()).toBe(true);
  session.isEnding = true;
  expect(await worker.asks('mayBeSent', { method: 'GET', url: '', path: '' })).toBe(false);
  await worker.asks('status', { ...OPENING, state: 'failed' });
  expect(told).toEqual([]);
  await worker.asks('calls', 0);
  expect(hasBackgroundCalls()).toBe(false);
  await worker.asks('calls', 1);
  engine.close();
  expect(hasBackgroundCalls()).toBe(false);
  session.isEnding = false;
});

test('a worker that can’t be loaded fails, and another one is tried', async () => {
  const { engine, worker, told } = started();
  const asked = engine.refunds({ period: DAY, zone: 'UTC', filter: {} });
  worker.dispatchEvent(new Event('error'));
  await expect(asked).rejects.toBeInstanceOf(Error);
  await expect(engine.returned({ period: DAY, zone: 'UTC', filter: {} })).rejects.toBeInstanceOf(
    Error,
  );
  expect(told).toMatchObject([{ state: 'failed', error: expect.any(Error) as Error, version: 0 }]);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  engine.retry();
  expect(told.at(-1)).toMatchObject({ state: 'opening', version: 1 });
  const second = FakeWorker.made.at(-1);
  expect(second?.sent).toMatchObject([{ name: 'start' }]);
  engine.begin();
  expect(second?.sent.at(-1)).toMatchObject({ name: 'begin' });
  await second?.asks('status', { ...OPENING, state: 'ready', version: 1 });
  expect(told.at(-1)).toMatchObject({ state: 'ready', version: 2 });
  engine.retry();
  expect(second?.sent.at(-1)).toMatchObject({ name: 'retry' });
  second?.dispatchEvent(new Event('error'));
  engine.retry();
  expect(FakeWorker.made.length).toBe(3);
  expect(FakeWorker.made.at(-1)?.sent).toMatchObject([{ name: 'start' }, { name: 'begin' }]);
});

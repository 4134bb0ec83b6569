import { setMaxListeners } from 'node:events';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDomain } from '../../src/client/domain.ts';
import { ApiError } from '../../src/client/error.ts';
import { request } from '../../src/client/pipeline.ts';
import { sendHttp } from '../../src/client/send-http.ts';
import { send } from '../../src/client/send.ts';
import type { Timing } from '../../src/client/timing.ts';
import type { ClientConfig, Repeat, RequestOptions } from '../../src/client/types.ts';
import { refusingUrl, startFaultServer } from '../support/fault-server.ts';
import type { Fault, FaultServer } from '../support/fault-server.ts';
import { network, rows, serverError } from './fault-rows.ts';
import { fakeTiming } from './support.ts';

let server: FaultServer;
let elsewhere: FaultServer;
let refusing: string;

beforeAll(async () => {
  server = await startFaultServer();
  elsewhere = await startFaultServer();
  refusing = await refusingUrl();
});
afterAll(async () => {
  await Promise.all([server.close(), elsewhere.close()]);
});

const packings: [string, (text: string) => Buffer][] = [
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
];

const transports = { fetch: send, http: sendHttp };
let transport: keyof typeof transports;

function domainAt(timing: Timing, config: Partial<ClientConfig> = {}) {
  const parts = { timing, send: transports[transport] };
  return createDomain('admin', { baseUrl: server.url, ...config }, parts);
}

/** Calls through the whole pipeline; returns the outcome and all observations. */
async function tryCall(options: RequestOptions, config: Partial<ClientConfig> = {}) {
  const timing = fakeTiming();
  const domain = domainAt(timing, config);
  const target = '/admin/orders/order_1';
  const call = request(domain, target, { operation: 'someCall', ...options });
  const ending: unknown = await call.catch((error: unknown) => error);
  const error = ending instanceof ApiError ? ending : undefined;
  const keys = new Set(server.seen.map(({ headers }) => headers['idempotency-key']));
  return { ending, error, waits: timing.waits, tries: server.seen.length, keys };
}

const calls: { method: 'GET' | 'POST' | 'DELETE'; repeat: Repeat }[] = [
  { method: 'GET', repeat: 'safe' },
  { method: 'DELETE', repeat: 'safe' },
  { method: 'POST', repeat: 'safe' },
  { method: 'POST', repeat: 'keyed' },
  { method: 'POST', repeat: 'never' },
];

/** Milliseconds, without jitter. */
const WAITS = [500, 1000, 2000, 4000];

const afterwards = (value: string, headers: Record<string, string> = {}): Fault => ({
  do: 'answer',
  status: 503,
  headers: { 'retry-after': value, ...headers },
});

describe.each(['fetch', 'http'] as const)('by %s', (way) => {
  beforeAll(() => {
    transport = way;
  });

  describe.each(rows)('$fault', ({ plan, error, again, unknown }) => {
    for (const { method, repeat } of calls) {
      for (const maxRetries of [0, 1, 3]) {
        test(`${method} ${repeat}, ${maxRetries} retries`, async () => {
          server.plan(plan);
          const seen = await tryCall({ method, repeat, maxRetries, body: '{"a":1}' });
          const repeated = again === 'always' || (again === 'harmless' && repeat !== 'never');
          const tries = repeated ? 1 + maxRetries : 1;
          expect(seen.tries).toBe(tries);
          expect(seen.waits).toEqual(WAITS.slice(0, tries - 1));
          expect(seen.error).toMatchObject({
            ...error,
            operation: 'someCall',
            outcome: unknown && method !== 'GET' ? 'unknown' : 'failed',
          });
          // All tries of a POST share a key; calls without retries have none.
          expect(seen.keys.size).toBe(1);
          const [key] = seen.keys;
          const keyed = method === 'POST' && maxRetries > 0;
          expect(key?.length).toBe(keyed ? 36 : undefined);
        });
      }
    }
  });

  describe('a refused connection', () => {
    test.each(calls)('$method $repeat', async ({ method, repeat }) => {
      const { error, waits } = await tryCall(
        { method, repeat, maxRetries: 2 },
        { baseUrl: refusing },
      );
      // Nothing was sent: always retried, and known to have failed.
      expect(waits).toHaveLength(2);
      expect(error).toMatchObject({ ...network, outcome: 'failed' });
    });

    test('of a host that nobody knows', async () => {
      const config = { baseUrl: 'http://nowhere.invalid' };
      const { error } = await tryCall({ method: 'POST', maxRetries: 0 }, config);
      expect(error).toMatchObject({ ...network, outcome: 'failed' });
    });
  });

  /** Advances fake time only after a request arrived, however long that takes. */
  async function giveUpLate(options: RequestOptions, arrivals: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const calling = tryCall({ ...options, timeout: 20 });
    for (let count = 1; count <= arrivals; count++) {
      await server.arrived(count);
      vi.advanceTimersByTime(20);
    }
    return calling.finally(() => vi.useRealTimers());
  }

  describe('a server that never answers', () => {
    test.each(calls)(
      'is given up after the time-out: $method $repeat',
      async ({ method, repeat }) => {
        server.plan({ do: 'hang' });
        const arrivals = repeat === 'never' ? 1 : 2;
        const { error, tries } = await giveUpLate({ method, repeat, maxRetries: 1 }, arrivals);
        expect(tries).toBe(arrivals);
        expect(error).toMatchObject({
          kind: 'timeout',
          message: 'timeout of 20ms exceeded',
          outcome: method === 'GET' ? 'failed' : 'unknown',
        });
      },
    );

    test.each(calls)('can be left by the caller: $method $repeat', async ({ method, repeat }) => {
      server.plan({ do: 'hang' });
      const controller = new AbortController();
      const calling = tryCall({ method, repeat, maxRetries: 3, signal: controller.signal });
      await server.arrived(1);
      controller.abort();
      const { error, tries, waits } = await calling;
      expect(tries).toBe(1);
      expect(waits).toEqual([]);
      expect(error).toMatchObject({
        kind: 'aborted',
        message: 'Request aborted',
        outcome: method === 'GET' ? 'failed' : 'unknown',
      });
    });
  });

  describe('an answer that never ends', () => {
    test.each([200, 422, 503])('is given up after the time-out: %i', async (status) => {
      server.plan({ do: 'hang-mid-body', status });
      const { error, tries } = await giveUpLate({ method: 'POST', maxRetries: 1 }, 1);
      expect(tries).toBe(1);
      expect(error).toMatchObject({ kind: 'timeout', outcome: 'unknown' });
    });

    test('can be left by the caller', async () => {
      server.plan({ do: 'hang-mid-body', status: 422 });
      const controller = new AbortController();
      const calling = tryCall({ method: 'POST', signal: controller.signal });
      await server.arrived(1);
      controller.abort();
      expect((await calling).error).toMatchObject({ kind: 'aborted', outcome: 'unknown' });
    });
  });

  describe('leaving a call', () => {
    test('before it begins sends nothing', async () => {
      server.plan({ do: 'answer' });
      const { error, tries } = await tryCall({ method: 'POST', signal: AbortSignal.abort() });
      expect(tries).toBe(0);
      expect(error).toMatchObject({ kind: 'aborted', outcome: 'failed' });
    });

    test('while it waits ends the wait and sends nothing more', async () => {
      server.plan({ do: 'answer', status: 503 });
      const controller = new AbortController();
      const timing = fakeTiming(() => controller.abort());
      const domain = domainAt(timing);
      const { signal } = controller;
      await expect(request(domain, '/admin/orders', { signal })).rejects.toMatchObject({
        kind: 'aborted',
      });
      expect(server.seen).toHaveLength(1);
    });

    test('while it waits after a lost answer says that the outcome is unknown', async () => {
      server.plan({ do: 'reset' });
      const controller = new AbortController();
      const timing = fakeTiming(() => controller.abort());
      const domain = domainAt(timing);
      await expect(
        request(domain, '/admin/x', { method: 'POST', repeat: 'keyed', signal: controller.signal }),
      ).rejects.toMatchObject({ kind: 'aborted', outcome: 'unknown' });
    });
  });

  describe('recovery', () => {
    test('answers with what a later try got', async () => {
      server.plan(
        { do: 'reset' },
        { do: 'answer', status: 503 },
        { do: 'answer', body: { id: 1 } },
      );
      const { ending, tries, keys } = await tryCall({ method: 'POST', repeat: 'keyed' });
      expect(ending).toEqual({ id: 1 });
      expect(tries).toBe(3);
      expect(keys.size).toBe(1);
    });

    test('a lost answer stays unknown when a later try is refused', async () => {
      server.plan({ do: 'reset' }, { do: 'answer', status: 422, body: serverError });
      const { error } = await tryCall({ method: 'POST', repeat: 'safe' });
      expect(error).toMatchObject({ status: 422, outcome: 'unknown' });
    });

    test('the literal rule sends everything again', async () => {
      server.plan({ do: 'reset' }, { do: 'answer', body: { id: 1 } });
      const { ending } = await tryCall(
        { method: 'POST', repeat: 'never' },
        { retryUnknownOutcomes: true },
      );
      expect(ending).toEqual({ id: 1 });
    });

    test('each call has a key of its own', async () => {
      server.plan({ do: 'answer' });
      await tryCall({ method: 'POST' });
      const { keys } = await tryCall({ method: 'POST' });
      expect(keys.size).toBe(2);
    });
  });

  describe('Retry-After', () => {
    const date = 'Thu, 01 Jan 2026 00:00:00 GMT';

    test.each([
      ['seconds', afterwards('7'), [7000]],
      ['a date', afterwards('Thu, 01 Jan 2026 00:00:09 GMT', { date }), [9000]],
      ['the longest wait', afterwards('300'), [300_000]],
      ['too long a wait', afterwards('301'), []],
      ['too far a date', afterwards('Thu, 01 Jan 2026 00:06:00 GMT', { date }), []],
      ['a date that has passed', afterwards('Thu, 01 Jan 2026 00:00:00 GMT', { date }), [500]],
      ['no time at all', afterwards('0'), [500]],
      ['nonsense', afterwards('soon'), [500]],
    ])('%s', async (_name, fault, waits) => {
      server.plan(fault);
      const seen = await tryCall({ method: 'GET', maxRetries: 1 });
      expect(seen.waits).toEqual(waits);
      expect(seen.error).toMatchObject({ kind: 'http', status: 503 });
    });
  });

  describe('an answer', () => {
    const json = '{"id":"ö"}';
    const plans: [string, Fault][] = [
      ['with a byte order mark', { do: 'raw', type: 'application/json', body: `\uFEFF${json}` }],
      ...packings.map(([packing, pack]): [string, Fault] => [
        `that is packed by ${packing}, which nobody asked for`,
        { do: 'raw', type: 'application/json', body: pack(json), packing },
      ]),
    ];
    test.each(plans)('%s is read', async (_name, plan) => {
      server.plan(plan);
      expect((await tryCall({ method: 'GET' })).ending).toEqual({ id: 'ö' });
    });

    test('without a body may say that it is packed', async () => {
      server.plan({ do: 'raw', type: 'text/plain', body: '', packing: 'gzip' });
      expect((await tryCall({ method: 'POST' })).ending).toBeUndefined();
    });

    test.each([1e10, Infinity])('comes in time when the time-out is %d ms', async (timeout) => {
      server.plan({ do: 'hang' });
      const controller = new AbortController();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const calling = tryCall({ timeout, maxRetries: 0, signal: controller.signal });
      await server.arrived(1);
      vi.advanceTimersByTime(2 ** 31 - 1);
      controller.abort();
      expect((await calling.finally(() => vi.useRealTimers())).error?.kind).toBe('aborted');
    });
  });

  describe('a redirect', () => {
    test.each([301, 302, 303, 307, 308])('with %i is not followed', async (status) => {
      elsewhere.plan({ do: 'answer', body: { stolen: true } });
      const location = `${elsewhere.url}/admin/orders`;
      server.plan({ do: 'answer', status, headers: { location } });
      const { error, tries } = await tryCall({ method: 'GET' }, { apiKey: 'secret' });
      expect(error).toMatchObject({ kind: 'refused', status });
      expect(tries).toBe(1);
      expect(elsewhere.seen).toEqual([]);
    });
  });
});

test('a server’s calls may share a signal without a warning', async () => {
  transport = 'http';
  const warned = vi.fn<(warning: Error) => void>();
  process.on('warning', warned);
  server.plan({ do: 'answer', body: { id: 1 } });
  const { signal } = new AbortController();
  // Node 20's default; later versions don't count listeners on signals.
  setMaxListeners(10, signal);
  await Promise.all(Array.from({ length: 30 }, () => tryCall({ signal, timeout: 5000 })));
  await new Promise(setImmediate);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
});

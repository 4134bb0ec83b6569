import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendOrTakeOver } from './asked-early.ts';
import type { Call } from './types.ts';

const fetched = vi.fn<typeof fetch>();
const stop = vi.fn<() => void>();

const call = (change: Partial<Call> = {}): Call => ({
  method: 'GET',
  url: '/admin/auth',
  path: '/admin/auth',
  body: null,
  signal: undefined,
  operation: undefined,
  repeat: 'safe',
  maxRetries: 0,
  timeout: 1000,
  onUploadProgress: undefined,
  ...change,
});

const bodyOf = async (change: Partial<Call> = {}): Promise<unknown> => {
  const result = await sendOrTakeOver(call(change), {});
  return result.kind === 'answer' ? result.body : result.kind;
};

beforeEach(() => {
  stop.mockReset();
  fetched.mockReset().mockImplementation(() => Promise.resolve(new Response('later')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('quartermasterAsked', {
    '/admin/auth': { answer: Promise.resolve(new Response('early')), askedAt: Date.now(), stop },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an early answer is taken once, by the same call', async () => {
  expect(await bodyOf({ url: '/admin/customers' })).toBe('later');
  expect(await bodyOf()).toBe('early');
  expect(await bodyOf()).toBe('later');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('after a write, such as a sign-in, early answers are not taken', async () => {
  expect(await bodyOf({ method: 'POST' })).toBe('later');
  expect(stop).toHaveBeenCalledOnce();
  expect(await bodyOf()).toBe('later');
});

test('early answers older than half a minute are not taken', async () => {
  vi.useFakeTimers({ now: Date.now() + 30_001, toFake: ['Date'] });
  expect(await bodyOf()).toBe('later');
  expect(stop).toHaveBeenCalledOnce();
});

test('a call that is given up ends its early request', async () => {
  const answer = new Promise<Response>(() => undefined);
  vi.stubGlobal('quartermasterAsked', { '/admin/auth': { answer, askedAt: Date.now(), stop } });
  const controller = new AbortController();
  void sendOrTakeOver(call({ signal: controller.signal }), {});
  controller.abort();
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test('an early request that fails counts as a lost call', async () => {
  const answer = Promise.reject(new TypeError('no network'));
  vi.stubGlobal('quartermasterAsked', { '/admin/auth': { answer, askedAt: Date.now(), stop } });
  expect(await bodyOf()).toBe('network');
  expect(await bodyOf()).toBe('later');
});

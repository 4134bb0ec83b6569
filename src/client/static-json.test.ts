import { afterEach, expect, test, vi } from 'vitest';
import { readConfigFile } from './static-json.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (body: string, init: ResponseInit = {}): void => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
};
const read = (): Promise<unknown> => readConfigFile('/config.json');

test('a configuration is read', async () => {
  answer('{"backendUrl":"https://store.example"}');
  expect(await read()).toEqual({ backendUrl: 'https://store.example' });
});

test('an answer that has been asked for ahead is taken, once', async () => {
  answer('{"backendUrl":"https://late.example"}');
  globalThis.quartermasterConfig = Promise.resolve(
    new Response('{"backendUrl":"https://early.example"}'),
  );
  expect(await read()).toEqual({ backendUrl: 'https://early.example' });
  expect(await read()).toEqual({ backendUrl: 'https://late.example' });
});

test('a file that is not there counts as empty, also where the host answers a page in its place', async () => {
  answer('Not found', { status: 404 });
  expect(await read()).toBeUndefined();
  answer('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(await read()).toBeUndefined();
});

test.each([
  ['a broken file', '{"backendUrl": ', {}, /config\.json: .*JSON/],
  ['a failing host', 'Oops', { status: 503 }, /config\.json: status 503/],
])('%s is an error that names the file', async (_name, body, init, message) => {
  answer(body, init);
  await expect(read()).rejects.toThrow(message);
});

test('a host that does not answer is an error after a while', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const reading = read().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await reading).toMatchObject({ message: 'config.json: no answer' });
});

import { afterEach, expect, test, vi } from 'vitest';
import { idempotencyKey, randomKey } from './idempotency.ts';
import type { Call } from './types.ts';

afterEach(() => vi.unstubAllGlobals());

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function keyFor(method: string, maxRetries: number) {
  const call: Call = {
    method,
    maxRetries,
    url: '',
    path: '',
    body: null,
    signal: undefined,
    operation: undefined,
    repeat: 'never',
    timeout: 0,
    onUploadProgress: undefined,
  };
  return idempotencyKey(call);
}

test('a POST that may be repeated has a key, nothing else has', () => {
  expect(keyFor('POST', 1)).toMatch(UUID);
  expect(keyFor('POST', 0)).toBeUndefined();
  expect(keyFor('GET', 3)).toBeUndefined();
  expect(keyFor('DELETE', 3)).toBeUndefined();
});

test('keys differ, also where the page is not served securely', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(UUID);
});

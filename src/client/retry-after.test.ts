import { expect, test } from 'vitest';
import { retryAfter } from './retry-after.ts';
import type { Answer } from './types.ts';

const now = Date.parse('2026-01-01T00:00:00Z');
const answer = (headers: Record<string, string>): Answer => ({
  kind: 'answer',
  status: 503,
  header: (name) => headers[name] ?? null,
  body: '',
});

test.each([
  ['120', 120_000],
  [' 2 ', 2000],
  ['0', 0],
  ['0.5', 500],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 23:59:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
])('%j', (value, ms) => {
  const read = retryAfter(answer({ 'retry-after': value }), now);
  expect(read).toBe(ms);
});

test('a date counts from the clock of the server that wrote it', () => {
  const headers = {
    'retry-after': 'Thu, 01 Jan 2026 05:00:30 GMT',
    date: 'Thu, 01 Jan 2026 05:00:00 GMT',
  };
  expect(retryAfter(answer(headers), now)).toBe(30_000);
});

test('no header is no wish', () => {
  expect(retryAfter(answer({}), now)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { age } from './age.ts';

const NOW = Date.UTC(2026, 0, 2);

test.each([
  [60_000, '1 minute ago'],
  [5 * 60_000 + 1, '5 minutes ago'],
  [3_600_000, '1 hour ago'],
  [30 * 3_600_000, 'yesterday'],
])('%s ms ago is said as "%s"', (past, words) => {
  expect(age(NOW - past, NOW, 'en')).toBe(words);
});

test.each([0, 59_999, -5000])('%s ms ago is not worth telling', (past) => {
  expect(age(NOW - past, NOW, 'en')).toBeUndefined();
});

test('it is said in the reader’s language', () => {
  expect(age(NOW - 120_000, NOW, 'de')).toBe('vor 2 Minuten');
});

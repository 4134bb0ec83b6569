import { expect, test } from 'vitest';
import { ago, daysAgo, isNow } from './relative.ts';

const now = new Date(2026, 10, 21, 15, 30).getTime();

test.each([
  [-5000, 'now'],
  [0, 'now'],
  [59_999, 'now'],
  [60_000, '1 minute ago'],
  [5 * 60_000 + 1, '5 minutes ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [24 * 3_600_000 - 1, '23 hours ago'],
  [30 * 3_600_000, 'yesterday'],
  [72 * 3_600_000, '3 days ago'],
])('%s ms ago is said as "%s"', (past, words) => {
  expect(ago(now - past, now, 'en')).toBe(words);
  expect(isNow(now - past, now)).toBe(words === 'now');
});

test('it is said in the reader’s language', () => {
  expect(ago(now - 120_000, now, 'de')).toBe('vor 2 Minuten');
  expect(ago(now - 120_000, now, 'ja')).toBe('2 分前');
});

test('days are those of the calendar', () => {
  expect(daysAgo(new Date(2026, 10, 21, 0, 0).getTime(), now)).toBe(0);
  expect(daysAgo(new Date(2026, 10, 20, 23, 59).getTime(), now)).toBe(1);
  expect(daysAgo(new Date(2026, 9, 21, 12).getTime(), now)).toBe(31);
});

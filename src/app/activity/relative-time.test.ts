import { expect, test } from 'vitest';
import { daysAgo, relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 21, 15, 30).getTime();

test.each([
  [now + 5000, { value: 0, unit: 'second' }],
  [now - 59_000, { value: 0, unit: 'second' }],
  [now - 60_000, { value: -1, unit: 'minute' }],
  [now - 59 * 60_000, { value: -59, unit: 'minute' }],
  [now - 60 * 60_000, { value: -1, unit: 'hour' }],
  [now - 24 * 3_600_000 + 1, { value: -23, unit: 'hour' }],
  [now - 24 * 3_600_000, undefined],
])('from %d it is %j', (at, relative) => {
  expect(relativeTime(at, now)).toEqual(relative);
});

test('days are those of the calendar', () => {
  expect(daysAgo(new Date(2026, 10, 21, 0, 0).getTime(), now)).toBe(0);
  expect(daysAgo(new Date(2026, 10, 20, 23, 59).getTime(), now)).toBe(1);
  expect(daysAgo(new Date(2026, 9, 21, 12).getTime(), now)).toBe(31);
});

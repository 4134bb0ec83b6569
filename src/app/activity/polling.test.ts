import { expect, test } from 'vitest';
import {
  LOOK_BACK_MONTHS,
  POLL_LIMIT,
  POLL_STEPS,
  createPollClock,
  lookBackStart,
} from './polling.ts';

test('the figures are those of the specification', () => {
  expect(POLL_STEPS).toEqual([2, 5, 10, 15, 30, 60]);
  expect(POLL_LIMIT).toBe(100);
  expect(LOOK_BACK_MONTHS).toBe(1);
});

test('the wait grows by one step after each look and stays at a minute', () => {
  const clock = createPollClock();
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(clock.delay)).toEqual([
    2000, 5000, 10_000, 15_000, 30_000, 60_000, 60_000, 60_000,
  ]);
});

test('after a look by hand the wait is two seconds again', () => {
  const clock = createPollClock();
  expect(clock.delay(6)).toBe(60_000);
  clock.restart(6);
  expect(clock.delay(6)).toBe(2000);
  expect(clock.delay(7)).toBe(2000);
  expect(clock.delay(8)).toBe(5000);
});

test('a query that counts from nothing again starts at the first step', () => {
  const clock = createPollClock();
  clock.restart(40);
  expect(clock.delay(1)).toBe(2000);
  expect(clock.delay(3)).toBe(10_000);
});

test.each([
  [new Date(2026, 10, 21, 15, 30), new Date(2026, 9, 21)],
  [new Date(2026, 0, 5, 0, 0, 1), new Date(2025, 11, 5)],
  [new Date(2026, 2, 31, 23, 59), new Date(2026, 1, 28)],
  [new Date(2028, 2, 31), new Date(2028, 1, 29)],
])('from %s jobs go back to %s', (now, start) => {
  expect(lookBackStart(now)).toEqual(start);
});

import { expect, test } from 'vitest';
import { scrollTo, windowOf } from './window.ts';

test('of 10,000 options only those around what is in sight are drawn', () => {
  expect(windowOf(0, 260, 10_000, 34)).toEqual({ start: 0, end: 14 });
  const middle = windowOf(170_000, 260, 10_000, 34);
  expect(middle).toEqual({ start: 4994, end: 5014 });
  expect(middle.end - middle.start).toBeLessThan(25);
  expect(windowOf(340_000 - 260, 260, 10_000, 34).end).toBe(10_000);
});

test('a list that became shorter than where one had scrolled draws nothing beyond its end', () => {
  expect(windowOf(5000, 260, 3, 34)).toEqual({ start: 3, end: 3 });
  expect(windowOf(0, 260, 0, 34)).toEqual({ start: 0, end: 0 });
});

test('scrolls only as far as an option needs', () => {
  expect(scrollTo(0, 100, 260, 34)).toBe(0);
  expect(scrollTo(5, 100, 260, 34)).toBe(100);
  expect(scrollTo(20, 100, 260, 34)).toBe(21 * 34 - 260);
});

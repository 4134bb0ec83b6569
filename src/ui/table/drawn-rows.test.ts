import { expect, test } from 'vitest';
import { withFocused } from './drawn-rows.ts';

const range = { startIndex: 4, endIndex: 6, overscan: 1, count: 10_000 };

test('the row that has the focus is drawn wherever one scrolls, and once, at its place', () => {
  expect(withFocused(5, range)).toEqual([3, 4, 5, 6, 7]);
  expect(withFocused(0, range)).toEqual([0, 3, 4, 5, 6, 7]);
  expect(withFocused(9999, range)).toEqual([3, 4, 5, 6, 7, 9999]);
});

test('a row that is gone is not drawn', () => {
  expect(withFocused(12, { ...range, count: 10 })).toEqual([3, 4, 5, 6, 7]);
});

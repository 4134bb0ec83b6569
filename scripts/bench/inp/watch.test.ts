import { expect, test } from 'vitest';
import { percentile } from './watch.ts';

test('95 of 100 are at most the 95th percentile', () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(values, 0.95)).toBe(95);
  expect(percentile(values, 0.5)).toBe(50);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.95)).toBe(0);
});

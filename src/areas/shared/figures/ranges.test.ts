import { expect, test } from 'vitest';
import type { OrderFacts } from './facts.ts';
import { MOST_BETWEEN, rangesOf } from './ranges.ts';
import { facts } from './test-orders.ts';

/** Placed at 1, 2, 3 … */
const orders = (count: number): OrderFacts[] =>
  Array.from({ length: count }, (_, index) => facts({ id: `order_${index + 1}`, at: index + 1 }));

const wanted =
  (...instants: number[]) =>
  ({ at }: OrderFacts): boolean =>
    instants.includes(at);

test('neighbors share a range, the latest first, with a limit', () => {
  expect(rangesOf(orders(10), () => true, 4)).toEqual([
    { from: 7, to: 10, count: 4 },
    { from: 3, to: 6, count: 4 },
    { from: 1, to: 2, count: 2 },
  ]);
});

test('few others in between are read, too, many are not', () => {
  const far = 5 + MOST_BETWEEN + 2;
  expect(rangesOf(orders(50), wanted(3, 5, far), 100)).toEqual([
    { from: far, to: far, count: 1 },
    { from: 3, to: 5, count: 3 },
  ]);
  expect(rangesOf(orders(50), wanted(5, far - 1), 100)).toEqual([
    { from: 5, to: far - 1, count: MOST_BETWEEN + 2 },
  ]);
});

test('no wanted order takes no range', () => {
  expect(rangesOf(orders(5), () => false, 4)).toEqual([]);
});

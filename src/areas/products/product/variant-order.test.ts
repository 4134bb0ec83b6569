import { expect, test } from 'vitest';
import { byRank } from './rank.ts';
import { sameRecords } from './variant-order.ts';

test('variants stand by their ranks; those of one rank as they came', () => {
  const variants = [
    { id: 'c', variant_rank: 2 },
    { id: 'a', variant_rank: 0 },
    { id: 'b' },
    { id: 'd', variant_rank: 2 },
  ];
  expect(byRank(variants).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('an order is whole only with all variants and no others', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
  if (!a || !b || !c) throw new Error('three variants');
  expect(sameRecords([a, b], [b, a])).toBe(true);
  expect(sameRecords([a, b], [a])).toBe(false);
  expect(sameRecords([a, b], [a, c])).toBe(false);
});

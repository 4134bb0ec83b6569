import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shares } from './shares.ts';

test('shares are whole and add up, close to their weights', () => {
  const weights = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (total, parts) => {
      const found = shares(total, parts);
      expect(found.every((share) => Number.isInteger(share))).toBe(true);
      expect(found.reduce((sum, share) => sum + share, 0)).toBe(total);
    }),
  );
  expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
});

test('weights that are the amount’s own parts come back as they are', () => {
  const parts = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      fc.pre(total > 0);
      expect(shares(total, weights)).toEqual(weights);
    }),
  );
});

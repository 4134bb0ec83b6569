import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { backoff } from './backoff.ts';

test('doubles from half a second up to half a minute', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 7].map((retry) => backoff(retry, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('chance moves a wait by a quarter at most and never beyond the longest', () => {
  expect(backoff(0, 0)).toBe(375);
  expect(backoff(0, 0.999)).toBe(625);
  fc.assert(
    fc.property(
      fc.nat(2000),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (retry, chance) => {
        const wait = backoff(retry, chance);
        expect(wait).toBeGreaterThanOrEqual(375);
        expect(wait).toBeLessThanOrEqual(30_000);
      },
    ),
  );
});

import { expect, test } from 'vitest';
import { ANY, overlapsOf } from './tiers.ts';

test.each([
  [[5, 20], [10, null], true],
  [[10, null], [12, 15], true],
  [[5, 10], [10, 20], true],
  [[5, 9], [10, null], false],
  [[5, null], [10, null], false],
])('whether %j and %j overlap: %j', ([min, max], [min2, max2], isOverlapping) => {
  const tiers = [
    ANY,
    { min: min ?? null, max: max ?? null },
    { min: min2 ?? null, max: max2 ?? null },
  ];
  expect(overlapsOf(tiers)).toEqual(isOverlapping ? [tiers.slice(1)] : []);
});

import { expect, test } from 'vitest';
import { adjusted, rounded } from './adjust.ts';

test.each([
  [8500, 99, 2, 8499],
  [8550, 99, 2, 8599],
  [8549, 99, 2, 8599],
  [10, 99, 2, 99],
  [8520, 95, 2, 8495],
  [8550, 0, 2, 8600],
  [12_400, 99, 3, 11_990],
  [27_200, 95, 3, 26_950],
  [1240, 99, 0, 1199],
] as const)('%i ends in %i hundredths with %i decimals: %i', (amount, ending, digits, result) =>
  expect(rounded(amount, ending, digits)).toBe(result),
);

test('a percentage is taken off or added, to the nearest minor unit', () => {
  expect(adjusted(9999, { by: 500, ending: undefined }, 2)).toBe(10_499);
  expect(adjusted(12_345, { by: 500, ending: undefined }, 3)).toBe(12_962);
  expect(adjusted(9999, { by: -1500, ending: undefined }, 2)).toBe(8499);
  expect(adjusted(10_000, { by: -1250, ending: 99 }, 2)).toBe(8799);
  expect(adjusted(9_999, { by: 0, ending: undefined }, 0)).toBe(9_999);
});

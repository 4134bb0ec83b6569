import { expect, test } from 'vitest';
import { taxInclusion } from './tax-inclusion.ts';

test.each([
  [true, ['eur'], 'all'],
  [false, ['eur', 'usd'], 'all'],
  [true, ['usd'], 'regional'],
  [false, ['usd'], 'none'],
] as const)('region %s, currencies %j: %s', (includesTax, currencies, inclusion) => {
  const region = { currency_code: 'eur', includes_tax: includesTax };
  expect(taxInclusion(region, currencies)).toBe(inclusion);
});

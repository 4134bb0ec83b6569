import { expect, test } from 'vitest';
import { matchingSku } from './palette.ts';

const variants = [{ sku: null }, { sku: 'OIL-50' }, { sku: 'OIL-100' }];

test.each([
  ['oil-1', 'OIL-100'],
  ['OIL', 'OIL-50'],
  ['lamp', undefined],
])('“%s” stands in the SKU %s', (q, sku) => {
  expect(matchingSku(variants, q)).toBe(sku);
});

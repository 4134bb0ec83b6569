import { expect, test } from 'vitest';
import { lineDiscount, lineSubtotal, lineTax } from './discount-share.ts';
import type { CountedDiscount, CountedLine } from './discount-share.ts';

const line = (changed: Partial<CountedLine> = {}): CountedLine => ({
  unitPrice: 1999,
  quantity: 3,
  taxRates: [21],
  includesTax: false,
  productId: 'prod_1',
  isDiscountable: true,
  ...changed,
});

const off = (changed: Partial<CountedDiscount>): CountedDiscount => ({
  type: 'percentage',
  value: 15,
  allocation: 'total',
  productIds: new Set(['prod_1', 'prod_2']),
  ...changed,
});

test('a percentage is rounded for each item', () => {
  const lines = [line(), line({ unitPrice: 33, quantity: 1 })];
  // 899.55 and 4.95.
  expect(lines.map((one) => lineDiscount(one, lines, off({})))).toEqual([900, 5]);
  expect(lineDiscount(line(), [line()], off({ value: 100 }))).toBe(5997);
});

test('an amount for each item counts once a unit, and never more than the item costs', () => {
  const each = off({ type: 'fixed', value: 500, allocation: 'item' });
  expect(lineDiscount(line(), [line()], each)).toBe(1500);
  const cheap = line({ unitPrice: 300 });
  expect(lineDiscount(cheap, [cheap], each)).toBe(900);
});

test('an amount off everything is shared out by what items cost, in parts of a minor unit', () => {
  const total = off({ type: 'fixed', value: 1000 });
  const lines = [
    line({ unitPrice: 1000, quantity: 2 }),
    line({ unitPrice: 1000, quantity: 1, productId: 'prod_2' }),
  ];
  const shares = lines.map((one) => lineDiscount(one, lines, total));
  expect(shares[0]).toBeCloseTo(666.667, 3);
  expect(shares[1]).toBeCloseTo(333.333, 3);
  const more = off({ type: 'fixed', value: 9000 });
  expect(lines.map((one) => lineDiscount(one, lines, more))).toEqual([2000, 1000]);
});

test('what conditions leave out still has its share of an amount, which is lost', () => {
  const total = off({ type: 'fixed', value: 1000, productIds: new Set(['prod_1']) });
  const lines = [
    line({ unitPrice: 1000, quantity: 1 }),
    line({ unitPrice: 1000, quantity: 1, productId: 'prod_2' }),
    line({ unitPrice: 1000, quantity: 1, isDiscountable: false, productId: undefined }),
  ];
  expect(lines.map((one) => lineDiscount(one, lines, total))).toEqual([500, 0, 0]);
});

test('nothing is taken off where all is free', () => {
  const free = line({ unitPrice: 0 });
  expect(lineDiscount(free, [free], off({ type: 'fixed', value: 100 }))).toBe(0);
  expect(lineDiscount(free, [free], off({}))).toBe(0);
});

test('the tax is taken out of one unit, and each of several taxes is rounded by itself', () => {
  const taxed = line({ unitPrice: 1999, quantity: 3, includesTax: true });
  // 346.93 tax per unit leaves 1652.
  expect([lineSubtotal(taxed), lineTax(taxed, 0)]).toEqual([5997 - 1041, 1041]);
  expect(lineDiscount(taxed, [taxed], off({ value: 10 }))).toBe(496);
  const two = line({ unitPrice: 10, quantity: 1, taxRates: [5, 15] });
  expect(lineTax(two, 0)).toBe(3);
});

test('beside a price without tax one with tax counts as nothing when an amount is shared', () => {
  const plain = line({ unitPrice: 1000, quantity: 1 });
  const taxed = line({ unitPrice: 1210, quantity: 1, includesTax: true });
  const lines = [plain, taxed];
  const total = off({ type: 'fixed', value: 1000 });
  expect(lines.map((one) => lineDiscount(one, lines, total))).toEqual([1000, 500]);
});

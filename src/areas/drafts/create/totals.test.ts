import { expect, test } from 'vitest';
import { custom, draftOf, item, pricesOf } from './test-values.ts';
import { estimatedTotals, NO_SHIPPING } from './totals.ts';

test('prices and quantities add up, with tax for variants and shipping, and none for custom items', () => {
  const values = draftOf([item({ quantity: 2 }), custom({ key: '2', quantity: 3 })]);
  const shipping = { price: 700, taxRates: [21], includesTax: false };
  // As counted by a server: (7800 + 700) × 21 %.
  expect(estimatedTotals(values, pricesOf(3900), shipping)).toEqual({
    items: 9300,
    discount: 0,
    shipping: 700,
    tax: 1785,
    total: 11_785,
    isPartial: false,
  });
});

test('a price with its tax in it gets none on top, but an entered one does', () => {
  const prices = pricesOf(1210, 1210, { includesTax: true });
  expect(estimatedTotals(draftOf([item()]), prices, NO_SHIPPING)).toMatchObject({
    items: 1000,
    tax: 210,
    total: 1210,
  });
  expect(estimatedTotals(draftOf([item({ price: 1000 })]), prices, NO_SHIPPING)).toMatchObject({
    tax: 210,
    total: 1210,
  });
});

test('a price of a variant that comes twice is sent, and so has no tax in it', () => {
  const prices = pricesOf(1210, 1210, { includesTax: true });
  const twice = draftOf([item(), item({ key: '2', quantity: 2, price: 500 })]);
  expect(estimatedTotals(twice, prices, NO_SHIPPING)).toMatchObject({
    items: 2210,
    tax: 464,
    total: 2674,
  });
});

test('tax is rounded for each line, in whole minor units', () => {
  const values = draftOf([item({ price: 3 }), item({ key: '2', price: 3 })]);
  // Twice 0.63, not once 1.26.
  expect(estimatedTotals(values, pricesOf(3900), NO_SHIPPING).tax).toBe(2);
});

test('what has no price or no quantity yet is left out, and said', () => {
  const values = draftOf([
    item(),
    custom({ key: '2', price: null }),
    custom({ key: '3', quantity: NaN }),
  ]);
  expect(estimatedTotals(values, pricesOf(null), NO_SHIPPING)).toMatchObject({
    items: 0,
    isPartial: true,
  });
});

test('discounts lower the tax, and free shipping takes its tax with it', () => {
  const values = draftOf([item({ quantity: 3 }), custom({ key: '2' })]);
  const shipping = { price: 640, taxRates: [21], includesTax: false };
  const discount = {
    type: 'percentage',
    value: 15,
    allocation: 'total',
    productIds: new Set(['prod_1']),
  } as const;
  expect(
    estimatedTotals(values, pricesOf(1999), shipping, { hasFreeShipping: true, discount }),
  ).toEqual({
    items: 6497,
    discount: 900,
    shipping: 0,
    tax: 1070,
    total: 6667,
    isPartial: false,
  });
});

test('shipping with its tax in it costs no more', () => {
  const shipping = { price: 700, taxRates: [21], includesTax: true };
  expect(estimatedTotals(draftOf([]), pricesOf(null), shipping)).toMatchObject({
    shipping: 579,
    tax: 121,
    total: 700,
  });
});

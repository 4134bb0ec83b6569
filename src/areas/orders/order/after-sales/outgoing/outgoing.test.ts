import { expect, test } from 'vitest';
import { priceAt } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import type { PickedVariant } from '#shared/variant-picker/variants.ts';
import { areUnitsPossible, isShort, unitsOf, withPicked } from './outgoing.ts';
import type { OutgoingItem } from './outgoing.ts';

const picked = (variantId: string, quantity: number): PickedVariant => ({
  variantId,
  title: 'Rope',
  variantTitle: '10 m',
  thumbnail: null,
  sku: null,
  unitPrice: 1999,
  quantity,
  includesTax: false,
});
const item = (quantity: number | null): OutgoingItem => ({
  variantId: 'variant_1',
  title: 'Rope',
  variantTitle: '10 m',
  thumbnail: null,
  sku: null,
  quantity,
});
const variant = (fields: Partial<TaxedVariant> = {}): TaxedVariant =>
  ({
    id: 'variant_1',
    unitPrice: 1999,
    includesTax: false,
    stock: 2,
    isBackorderable: false,
    taxRates: [],
    tiers: [],
    ...fields,
  }) as TaxedVariant;

test('what is picked again gets more units', () => {
  const items = withPicked([item(2)], [picked('variant_1', 3), picked('variant_2', 1)]);
  expect(items.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ['variant_1', 5],
    ['variant_2', 1],
  ]);
});

test('only whole units above none can be sent', () => {
  expect([1, 0, -1, 1.5, Number.NaN, null].map((quantity) => unitsOf({ quantity }))).toEqual([
    1, 0, 0, 0, 0, 0,
  ]);
  expect(areUnitsPossible([item(1), item(null)])).toBe(false);
});

test('there are too few only of what is counted and can’t be ordered later', () => {
  expect(isShort(3, variant())).toBe(true);
  expect(isShort(2, variant())).toBe(false);
  expect(isShort(3, variant({ stock: null }))).toBe(false);
  expect(isShort(3, variant({ isBackorderable: true }))).toBe(false);
  expect(isShort(3, undefined)).toBe(false);
});

test('a price can hold for so many units only; the lowest that holds counts', () => {
  const tiered = variant({
    tiers: [
      { amount: 1999, includesTax: false, min: null, max: null },
      { amount: 1500, includesTax: true, min: 5, max: null },
      { amount: 1000, includesTax: false, min: null, max: 1 },
    ],
  });
  expect([1, 2, 5].map((units) => priceAt(tiered, units).unitPrice)).toEqual([1000, 1999, 1500]);
  expect(priceAt(tiered, 5).includesTax).toBe(true);
  expect(priceAt(variant(), 5)).toEqual({ unitPrice: 1999, includesTax: false });
});

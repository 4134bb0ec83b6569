import { expect, test } from 'vitest';
import type { ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { pickedVariants, pricedVariant } from './variants.ts';

const stored = {
  id: 'variant_1',
  title: '10 m',
  sku: 'ROPE-10',
  manage_inventory: true,
  allow_backorder: false,
  inventory_quantity: 4,
  original_price: 2000,
  calculated_price: 1500,
  calculated_price_includes_tax: true,
  product: { id: 'prod_1', title: 'Rope', thumbnail: null },
} as unknown as ProductVariantListItem;

test('a variant shows what it costs here, and what it costs without the price list', () => {
  expect(pricedVariant(stored)).toMatchObject({
    title: 'Rope',
    variantTitle: '10 m',
    unitPrice: 1500,
    originalPrice: 2000,
    includesTax: true,
    stock: 4,
  });
  expect(pricedVariant({ ...stored, original_price: 1500 }).originalPrice).toBeNull();
  expect(pricedVariant({ ...stored, manage_inventory: false }).stock).toBeNull();
});

test('a variant that lacks half of itself has a name all the same', () => {
  const { title, unitPrice } = pricedVariant({ id: 'variant_2' } as ProductVariantListItem);
  expect([title, unitPrice]).toEqual(['variant_2', null]);
});

test('what was chosen comes with its quantity, and without a price nothing is chosen', () => {
  const rope = pricedVariant(stored);
  const picked = pickedVariants(
    [rope, { ...rope, id: 'variant_2' }, { ...rope, id: 'variant_3', unitPrice: null }],
    new Map([
      ['variant_1', 3],
      ['variant_2', Number.NaN],
    ]),
  );
  expect(picked.map(({ variantId, quantity }) => [variantId, quantity])).toEqual([
    ['variant_1', 3],
    ['variant_2', 1],
  ]);
});

import { expect, test } from 'vitest';
import { isSoldOut, stockOf, variantOptions } from './stock.ts';

test('sums what the store counts', () => {
  expect(
    stockOf([
      { manage_inventory: true, inventory_quantity: 12 },
      { manage_inventory: true, inventory_quantity: 3 },
      { manage_inventory: false, inventory_quantity: 99 },
    ]),
  ).toEqual({ variants: 3, managed: true, units: 15 });
});

test('a product whose stock nobody counts has none to show', () => {
  expect(stockOf([{ manage_inventory: false }])).toEqual({ variants: 1, managed: false, units: 0 });
  expect(stockOf([])).toEqual({ variants: 0, managed: false, units: 0 });
});

test('only a published product that is counted can be sold out', () => {
  const none = { variants: 2, managed: true, units: 0 };
  expect(isSoldOut('published', none)).toBe(true);
  expect(isSoldOut('draft', none)).toBe(false);
  expect(isSoldOut('published', { ...none, units: 1 })).toBe(false);
  expect(isSoldOut('published', { ...none, managed: false })).toBe(false);
});

test('variants are chosen from in the product’s order, by title and SKU', () => {
  expect(
    variantOptions([
      { id: 'b', title: 'Large', sku: 'LAMP-L', variant_rank: 1 },
      { id: 'a', title: 'Small', sku: null, variant_rank: 0 },
      { id: 'c', title: 'Huge' },
    ]),
  ).toEqual([
    { value: 'a', label: 'Small' },
    { value: 'c', label: 'Huge' },
    { value: 'b', label: 'Large · LAMP-L' },
  ]);
});

import { expect, test } from 'vitest';
import { stockOf } from './stock.ts';

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

import { expect, test } from 'vitest';
import { stockItemLabel, stockItemName } from './name.ts';

const variants = [{ title: 'M', product: { title: 'Sweater' } }];

test.each([
  [{ sku: 'SW-M', title: 'Red, medium', variants }, 'SW-M'],
  [{ sku: null, title: 'Red, medium', variants }, 'Red, medium'],
  [{ sku: ' ', title: null, variants }, 'Sweater · M'],
  [{ sku: null, title: null, variants: [{ title: 'M', product: null }] }, 'M'],
  [{ sku: null, title: null, variants: [] }, 'iitem_1'],
  [{ sku: null }, 'iitem_1'],
])('%o is called %s', (item, name) => {
  expect(stockItemName({ id: 'iitem_1', ...item })).toBe(name);
});

test.each([
  [{ sku: 'SW-M', title: 'Red, medium', variants }, 'Sweater', 'M · SW-M'],
  [{ sku: null, title: null, variants }, 'Sweater', 'M'],
  [{ sku: 'SW-M', title: 'Red, medium', variants: [] }, 'Red, medium', 'SW-M'],
  [{ sku: 'SW-M', title: ' ', variants: [] }, 'SW-M', ''],
  [{ sku: null }, 'iitem_1', ''],
])('%o is shown as %s, %s', (item, name, detail) => {
  expect(stockItemLabel({ id: 'iitem_1', ...item })).toEqual({ name, detail });
});

import { expect, test } from 'vitest';
import { columnsOf } from './columns.ts';
import { valueIn } from './rows.ts';
import { stockRow } from './stock-row.ts';
import type { StockRow } from './stock-row.ts';
import { sumValues } from './values.ts';

const variant = (fields: Partial<StockRow> = {}): StockRow => ({
  variantId: 'variant_1',
  productId: 'prod_1',
  name: 'Cap, red',
  sku: null,
  stocked: 4,
  value: new Map([['eur', 4_000]]),
  soldPerDay: 0.5,
  daysLeft: 8,
  ...fields,
});

const columns = columnsOf('stockValue', 'stocked', 'soldPerDay', 'daysLeft');

test('a variant without a price or sales has no value and no days left, not zero', () => {
  const sold = { soldPerDay: undefined, daysLeft: undefined };
  const { values } = stockRow(variant(sold), 'usd');
  expect(columns.map((column) => valueIn(column, values))).toEqual([
    undefined,
    4,
    undefined,
    undefined,
  ]);
});

test('a variant without a stock item has no stock and no value, not zero', () => {
  const unknown = { stocked: undefined, value: new Map<string, number>(), daysLeft: undefined };
  const { values } = stockRow(variant(unknown), 'eur');
  expect(columns.map((column) => valueIn(column, values))).toEqual([
    undefined,
    undefined,
    0.5,
    undefined,
  ]);
});

test('units and values add up, and a row leads to its variant', () => {
  const rows = [variant({ sku: 'CAP-1' }), variant({ variantId: 'variant_2' })].map((one) =>
    stockRow(one, 'eur'),
  );
  expect(rows.map(({ name }) => name)).toEqual(['Cap, red (CAP-1)', 'Cap, red']);
  expect(rows[0]?.to).toBe('/a/products/prod_1?edit=variant&for=variant_1');
  const total = sumValues(rows.flatMap(({ values }) => values ?? []));
  expect([total.stockValue, total.stocked]).toEqual([8_000, 8]);
  expect(columns.filter(({ isOverlapping }) => isOverlapping).map(({ id }) => id)).toEqual([
    'soldPerDay',
    'daysLeft',
  ]);
});

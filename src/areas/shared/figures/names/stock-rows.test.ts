import { describe, expect, test } from 'vitest';
import type { ItemFigures } from '../breakdowns.ts';
import {
  basePrices,
  soldPeriod,
  soldUnits,
  stockedVariant,
  stockedVariants,
  withSales,
} from './stock-rows.ts';

type Variant = Parameters<typeof stockedVariant>[0];
type Price = Variant['prices'][number];

const price = (fields: Partial<Price>): Price => ({
  currency_code: 'eur',
  region_id: null,
  amount: 1000,
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
  ...fields,
});

const variant = (fields: Partial<Variant> = {}): Variant => ({
  id: 'variant_1',
  product_id: 'prod_1',
  title: '10 m',
  sku: 'ROPE-10',
  inventory_quantity: 7,
  manage_inventory: true,
  product: { title: 'Rope' },
  prices: [price({})],
  ...fields,
});

test('a currency has its own price, or the lowest of its regions', () => {
  const prices = [
    price({ region_id: 'reg_1', amount: 900 }),
    price({ amount: 1000 }),
    price({ amount: 1, price_list_id: 'pl_1' }),
    price({ amount: 2, min_quantity: 10 }),
    price({ currency_code: 'jpy', region_id: 'reg_2', amount: 300 }),
    price({ currency_code: 'jpy', region_id: 'reg_3', amount: 200 }),
  ];
  expect(basePrices(prices)).toEqual(
    new Map([
      ['eur', 1000],
      ['jpy', 200],
    ]),
  );
  expect(basePrices(null)).toEqual(new Map());
});

test('the value of a variant is its price times its units', () => {
  expect(stockedVariant(variant())).toEqual({
    variantId: 'variant_1',
    productId: 'prod_1',
    name: 'Rope · 10 m',
    sku: 'ROPE-10',
    stocked: 7,
    value: new Map([['eur', 7000]]),
  });
});

test('units that are reserved beyond the stock are worth nothing', () => {
  expect(stockedVariant(variant({ inventory_quantity: -2 }))).toMatchObject({
    stocked: -2,
    value: new Map([['eur', 0]]),
  });
});

test('a variant of which the server knows no units has no stock, not zero', () => {
  const { inventory_quantity: _units, ...unknown } = variant();
  const stocked = stockedVariants([unknown]);
  expect(stocked).toMatchObject([{ stocked: undefined, value: new Map() }]);
  const sold = { days: 30, units: new Map([['variant_1', 30]]) };
  expect(withSales(stocked, sold)).toMatchObject([{ soldPerDay: 1, daysLeft: undefined }]);
});

test('a variant that comes twice counts once', () => {
  const other = variant({ id: 'variant_2', manage_inventory: false });
  const found = stockedVariants([variant({}), other, variant({ inventory_quantity: 5 })]);
  expect(found).toMatchObject([{ variantId: 'variant_1', stocked: 5 }]);
});

test('a variant whose stock isn’t managed has none', () => {
  expect(stockedVariant(variant({ manage_inventory: false }))).toBeUndefined();
  expect(stockedVariant(null as unknown as Variant)).toBeUndefined();
});

describe('the days of sales', () => {
  const zone = 'Europe/Amsterdam';
  const now = Date.parse('2026-11-30T05:00:00Z');

  test('are 30 before today', () => {
    const period = { from: '2026-10-31', to: '2026-11-29' };
    expect(soldPeriod(-Infinity, zone, now)).toEqual(period);
    expect(soldPeriod(Date.parse('2026-01-01T00:00:00Z'), zone, now)).toEqual(period);
  });

  test('are whole days of which all orders are known', () => {
    const from = (since: string): string | undefined =>
      soldPeriod(Date.parse(since), zone, now)?.from;
    expect(from('2026-11-19T23:00:00Z')).toBe('2026-11-20');
    expect(from('2026-11-19T23:00:01Z')).toBe('2026-11-21');
    expect(from('2026-11-29T10:00:00Z')).toBeUndefined();
    expect(soldPeriod(undefined, zone, now)).toBeUndefined();
  });
});

test('the stock lasts as long as the variant sells like before, in all currencies', () => {
  const item = { orders: 0, returned: 0, items: 0, discounts: 0, refunds: 0, netSales: 0 };
  const eur = new Map<string | null, ItemFigures>([['variant_1', { ...item, sold: 20 }]]);
  const jpy = new Map<string | null, ItemFigures>([
    ['variant_1', { ...item, sold: 10 }],
    [null, { ...item, sold: 99 }],
  ]);
  const items = new Map([
    ['eur', eur],
    ['jpy', jpy],
  ]);
  const sold = soldUnits(items, { from: '2026-10-31', to: '2026-11-29' });
  expect(sold).toEqual({ days: 30, units: new Map([['variant_1', 30]]) });
  const stocked = [variant(), variant({ id: 'variant_2' })].flatMap(
    (one) => stockedVariant(one) ?? [],
  );
  expect(withSales(stocked, sold)).toMatchObject([
    { soldPerDay: 1, daysLeft: 7 },
    { soldPerDay: 0, daysLeft: undefined },
  ]);
  expect(withSales(stocked, undefined)).toMatchObject([
    { soldPerDay: undefined, daysLeft: undefined },
    { soldPerDay: undefined, daysLeft: undefined },
  ]);
});

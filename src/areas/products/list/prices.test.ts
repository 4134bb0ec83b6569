import { expect, test } from 'vitest';
import { priceRange } from './prices.ts';

type Variants = Parameters<typeof priceRange>[0];

const variants = (...prices: object[][]): Variants =>
  prices.map((own) => ({
    prices: own.map((price) => ({
      currency_code: 'eur',
      region_id: null,
      price_list_id: null,
      min_quantity: null,
      max_quantity: null,
      ...price,
    })),
  })) as unknown as Variants;

test('a product costs what its cheapest and its dearest variant cost', () => {
  expect(priceRange(variants([{ amount: 2500 }], [{ amount: 990 }]), 'eur')).toEqual({
    lowest: 990,
    highest: 2500,
  });
});

test('prices of regions, of price lists, for many at once and in other currencies are other prices', () => {
  const others = [
    { amount: 1, region_id: 'reg_1' },
    { amount: 2, price_list_id: 'pl_1' },
    { amount: 3, min_quantity: 10 },
    { amount: 4, currency_code: 'usd' },
  ];
  expect(priceRange(variants([...others, { amount: 500 }]), 'eur')).toEqual({
    lowest: 500,
    highest: 500,
  });
  expect(priceRange(variants(others.slice(0, 3)), 'eur')).toBeUndefined();
});

test('a product without variants, or with variants whose prices didn’t come, has none', () => {
  expect(priceRange([], 'eur')).toBeUndefined();
  expect(priceRange([{ id: 'variant_1' }] as Variants, 'eur')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { hasInvalidPrice, priceBodies, pricesOf } from './prices.ts';

const price = {
  currency_code: 'eur',
  region_id: null,
  amount: 1000,
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
};
const stored = [
  price,
  { ...price, region_id: 'reg_1', amount: 900 },
  { ...price, amount: 700, price_list_id: 'pl_1' },
  { ...price, amount: 800, min_quantity: 10 },
];

test('own prices are shown, those of price lists and of quantities are not', () => {
  expect(pricesOf(stored)).toEqual({ eur: 1000, reg_1: 900 });
});

test('all own prices are sent, also those by quantity that a form does not show', () => {
  expect(priceBodies({ eur: 1100, usd: null, reg_1: 0 }, stored)).toEqual([
    { currency_code: 'eur', amount: 1100 },
    { region_id: 'reg_1', amount: 0 },
    { currency_code: 'eur', amount: 800, min_quantity: 10 },
  ]);
});

test('what is no amount is noticed', () => {
  expect(hasInvalidPrice({ eur: 5, usd: null })).toBe(false);
  expect(hasInvalidPrice({ eur: Number.NaN })).toBe(true);
});

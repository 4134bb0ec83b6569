import { expect, test } from 'vitest';
import { CreateProductBody } from '#generated/admin/products/products.zod.ts';
import {
  addBody,
  amountMistakes,
  amountsOf,
  changeBody,
  denominationMistake,
  denominationName,
  leftOut,
  productBody,
  sameNumber,
} from './denominations.ts';

const price = (fields: object) => ({
  currency_code: 'eur',
  region_id: null,
  amount: 2500,
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
  ...fields,
});
const stored = {
  id: 'variant_1',
  title: '25',
  options: [{ option_id: 'opt_1', value: '25' }],
  prices: [
    price({}),
    price({ currency_code: 'jpy', amount: 4000 }),
    price({ region_id: 'reg_1', amount: 2400 }),
    price({ min_quantity: 10, amount: 2000 }),
    price({ price_list_id: 'pl_1', amount: 1 }),
  ],
};

test('an amount names its denomination, with decimals only where there are some', () => {
  expect(denominationName(2500, 'eur')).toBe('25');
  expect(denominationName(1250, 'eur')).toBe('12.50');
  expect(denominationName(100_000, 'eur')).toBe('1000');
  expect(denominationName(4000, 'jpy')).toBe('4000');
  expect(denominationName(10_500, 'kwd')).toBe('10.500');
});

test('a changed denomination keeps prices that the form doesn’t show, and its names follow its amount', () => {
  expect(amountsOf(stored)).toEqual({ eur: 2500, jpy: 4000 });
  expect(changeBody(stored, { eur: 3000, jpy: null }, ['eur', 'jpy'])).toEqual({
    title: '30',
    options: [{ option_id: 'opt_1', value: '30' }],
    prices: [
      { currency_code: 'eur', amount: 3000 },
      { region_id: 'reg_1', amount: 2400 },
      { currency_code: 'eur', amount: 2000, min_quantity: 10 },
    ],
  });
  // A custom name stays.
  const named = { ...stored, title: 'Small', options: [{ option_id: 'opt_1', value: 'S' }] };
  expect(Object.keys(changeBody(named, { eur: 3000 }, ['eur']))).toEqual(['prices']);
});

test('a denomination has an amount that no other one has', () => {
  const at = (amounts: Record<string, number | null>) =>
    denominationMistake(amounts, ['eur', 'jpy'], ['25']);
  expect(at({ eur: null })).toBe('missing');
  expect(at({ eur: 0 })).toBe('zero');
  expect(at({ eur: NaN })).toBe('unreadable');
  expect(at({ eur: 2500 })).toBe('taken');
  expect(at({ eur: null, jpy: 4000 })).toBeUndefined();
  expect(addBody({ eur: null, jpy: 4000 }, ['eur', 'jpy'], 'opt_1')).toEqual({
    title: '4000',
    manage_inventory: false,
    prices: [{ currency_code: 'jpy', amount: 4000 }],
    options: [{ option_id: 'opt_1', value: '4000' }],
  });
});

test('the same number in other currencies', () => {
  expect(sameNumber(2500, 'eur', 'usd')).toBe(2500);
  expect(sameNumber(2500, 'eur', 'jpy')).toBe(25);
  expect(sameNumber(2500, 'eur', 'kwd')).toBe(25_000);
  expect(sameNumber(2550, 'eur', 'jpy')).toBeUndefined();
});

test('a wrong amount of a new product is named where it stands', () => {
  expect(amountMistakes([null, null])).toEqual([[0, 'empty']]);
  expect(amountMistakes([2500, null, NaN, 0])).toEqual([
    [2, 'wrong'],
    [3, 'wrong'],
  ]);
  expect(amountMistakes([null, 2500])).toEqual([]);
});

test('amounts that a currency can’t say are named', () => {
  const values = { amounts: [2550, null, NaN, 5000, 1025], alsoIn: ['jpy', 'usd'] };
  expect(leftOut(values, 'eur')).toEqual([{ currency: 'jpy', amounts: [2550, 1025] }]);
});

test('a new product is a gift card without stock, and keeps the contract', () => {
  const body = productBody(
    {
      title: ' Gift card ',
      description: '',
      amounts: [5000, 2550, null, 5000],
      alsoIn: ['jpy', 'kwd'],
      isPublished: true,
    },
    'eur',
    'Denomination',
  );
  expect(body).toMatchObject({
    title: 'Gift card',
    is_giftcard: true,
    discountable: false,
    status: 'published',
    options: [{ title: 'Denomination' }],
  });
  expect(body.variants?.map(({ title, prices }) => [title, prices])).toEqual([
    [
      '25.50',
      [
        { currency_code: 'eur', amount: 2550 },
        { currency_code: 'kwd', amount: 25_500 },
      ],
    ],
    [
      '50',
      [
        { currency_code: 'eur', amount: 5000 },
        { currency_code: 'jpy', amount: 50 },
        { currency_code: 'kwd', amount: 50_000 },
      ],
    ],
  ]);
  expect(CreateProductBody.safeParse(body).success).toBe(true);
});

import { expect, test } from 'vitest';
import type { ListPrice } from '../price-list/query.ts';
import { baseOf, basePrices, cellsOf, withSaved } from './cells.ts';
import { placeOf, priceColumnId } from './columns.ts';
import { markOf } from './marks.ts';
import { ANY, readTier, tierKey, tiersOf } from './tiers.ts';

const price = (id: string, amount: number, fields: Partial<ListPrice> = {}): ListPrice => ({
  id,
  variantId: 'v',
  productId: 'p',
  currency: 'eur',
  region: null,
  amount,
  min: null,
  max: null,
  ...fields,
});

test('prices stand by their market and quantity; of two the lower one counts, and both are known', () => {
  const row = cellsOf([
    price('a', 900),
    price('b', 800),
    price('c', 700, { min: 10 }),
    price('d', 600, { region: 'reg_1' }),
  ]).get('v');
  expect(Object.fromEntries(row ?? [])).toEqual({
    'eur -': { amount: 800, ids: ['b', 'a'] },
    'eur 10-': { amount: 700, ids: ['c'] },
    'reg_1 -': { amount: 600, ids: ['d'] },
  });
  expect(placeOf(priceColumnId('eur', { min: 10, max: null }))).toEqual({
    market: 'eur',
    tier: '10-',
  });
});

test('a region without a base price of its own has its currency’s', () => {
  const own = (rest: object) =>
    ({
      amount: 1000,
      currency_code: 'eur',
      region_id: null,
      min_quantity: null,
      max_quantity: null,
      price_list_id: null,
      ...rest,
    }) as Parameters<typeof basePrices>[0][number];
  const base = basePrices([
    own({}),
    own({ region_id: 'reg_1', amount: 1200 }),
    own({ price_list_id: 'pl', amount: 1 }),
    own({ min_quantity: 5, amount: 2 }),
  ]);
  const market = (id: string, isRegion: boolean) => ({ id, name: id, currency: 'eur', isRegion });
  expect(baseOf(base, market('eur', false))).toBe(1000);
  expect(baseOf(base, market('reg_1', true))).toBe(1200);
  expect(baseOf(base, market('reg_2', true))).toBe(1000);
  expect(baseOf(base, market('usd', false))).toBeUndefined();
});

test('a price above its base, or under the share of it, is worth a second look', () => {
  expect(markOf(1001, 1000, 50)).toBe('above');
  expect(markOf(1000, 1000, 50)).toBeUndefined();
  expect(markOf(500, 1000, 50)).toBeUndefined();
  expect(markOf(499, 1000, 50)).toBe('below');
  expect(markOf(null, 1000, 50)).toBeUndefined();
  expect(markOf(1, undefined, 50)).toBeUndefined();
});

test('quantities are read whole and the right way around, and stand from few to many', () => {
  expect(readTier(10, undefined)).toEqual({ min: 10, max: null });
  expect(readTier(10, 10)).toEqual({ min: 10, max: 10 });
  for (const [from, to] of [
    [0, undefined],
    [Number.NaN, undefined],
    [undefined, 5],
    [10, 9],
    [1.5, 3],
  ] as const) {
    expect(readTier(from, to)).toBeUndefined();
  }
  const tiers = tiersOf([{ min: 20, max: null }, { min: 10, max: 19 }, { min: null, max: 9 }, ANY]);
  expect(tiers.map(tierKey)).toEqual(['-', '-9', '10-19', '20-']);
});

test('what was saved stands at once: changed, new and taken away, other quantities and markets as they were', () => {
  const prices = [
    price('a', 900),
    price('b', 700, { min: 10, max: 20 }),
    price('c', 600, { region: 'reg_1' }),
    price('d', 500, { variantId: 'w' }),
  ];
  const sent = new Map([
    [
      'v',
      new Map([
        ['eur -', 800],
        ['eur 10-20', null],
        ['reg_1 5-', 550],
      ]),
    ],
  ]);
  const after = withSaved(prices, sent, {
    productOf: () => 'p',
    currencyOf: (market) => (market === 'reg_1' ? 'eur' : market),
  });
  const cells = cellsOf(after);
  expect([...(cells.get('v') ?? [])].map(([column, { amount }]) => [column, amount])).toEqual([
    ['reg_1 -', 600],
    ['eur -', 800],
    ['reg_1 5-', 550],
  ]);
  expect(cells.get('w')?.get('eur -')).toEqual({ amount: 500, ids: ['d'] });
  expect(after.find(({ amount }) => amount === 550)).toMatchObject({
    currency: 'eur',
    region: 'reg_1',
    min: 5,
    max: null,
    productId: 'p',
  });
});

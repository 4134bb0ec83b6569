import { expect, test } from 'vitest';
import { explainPrice } from './explain.ts';
import type { Shopper, VariantPrice } from './explain.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');
const price = (amount: number, rest: Partial<VariantPrice> = {}): VariantPrice => ({
  amount,
  currency: 'eur',
  region: null,
  listId: null,
  min: null,
  max: null,
  ...rest,
});
const list = (id: string, rest: Record<string, unknown> = {}) =>
  ({
    id,
    name: id,
    status: 'active',
    type: 'sale',
    starts_at: null,
    ends_at: null,
    customer_groups: [],
    ...rest,
  }) as unknown as Parameters<typeof explainPrice>[1][number];
const shopper: Shopper = { regionId: 'reg_eu', currency: 'eur', groupIds: [], quantity: 1 };
const lists = [
  list('sale'),
  list('draft', { status: 'draft' }),
  list('soon', { starts_at: '2026-07-01T00:00:00Z' }),
  list('over', { ends_at: '2026-06-15T12:00:00Z' }),
  list('vip', { customer_groups: [{ id: 'g1', name: 'VIP' }] }),
  list('japan'),
  list('bulk'),
  list('dear'),
];
const prices = [
  price(10_000),
  price(11_000, { region: 'reg_other' }),
  price(9000, { listId: 'sale' }),
  price(1, { listId: 'draft' }),
  price(2, { listId: 'soon' }),
  price(3, { listId: 'over' }),
  price(5000, { listId: 'vip' }),
  price(4, { listId: 'japan', currency: 'jpy' }),
  price(6000, { listId: 'bulk', min: 10, max: 19 }),
  price(12_000, { listId: 'dear' }),
];
const said = (who: Shopper, paid: number | undefined) => {
  const { base, isBasePaid, lists: verdicts } = explainPrice(prices, lists, who, paid, NOW);
  return [
    `base ${base}${isBasePaid ? ' paid' : ''}`,
    ...verdicts.map(
      ({ list: { name }, hindrance, amount, isPaid }) =>
        `${name} ${amount} ${isPaid ? 'paid' : (hindrance ?? 'applies')}`,
    ),
  ];
};

test('the price list that is paid, those that lose, and what stands against the others', () => {
  const found = said(shopper, 9000);
  expect(found.slice(0, 3)).toEqual(['base 10000', 'sale 9000 paid', 'dear 12000 applies']);
  expect(found.slice(3).toSorted()).toEqual([
    'bulk undefined quantity',
    'draft 1 draft',
    'japan undefined market',
    'over 3 expired',
    'soon 2 scheduled',
    'vip 5000 group',
  ]);
});

test('groups and the borders of quantities count', () => {
  expect(said({ ...shopper, groupIds: ['g1'] }, 5000)[1]).toBe('vip 5000 paid');
  expect(said({ ...shopper, quantity: 10 }, 6000)[1]).toBe('bulk 6000 paid');
  expect(said({ ...shopper, quantity: 19 }, 6000)[1]).toBe('bulk 6000 paid');
  expect(said({ ...shopper, quantity: 20 }, 9000)[1]).toBe('sale 9000 paid');
  expect(said({ ...shopper, quantity: 9 }, 9000)[1]).toBe('sale 9000 paid');
});

test('the base price is the region’s, and is paid where no price list is lower', () => {
  const own = { ...shopper, regionId: 'reg_other' };
  expect(said(own, 9000)[0]).toBe('base 11000');
  expect(explainPrice(prices, [], shopper, 10_000, NOW)).toEqual({
    base: 10_000,
    isBasePaid: true,
    lists: [],
  });
});

test('a price given for another region of the same currency applies, and is said to', () => {
  const verdict = explainPrice(
    [price(10_000), price(5000, { listId: 'sale', region: 'reg_other' })],
    lists,
    shopper,
    5000,
    NOW,
  ).lists[0];
  expect([verdict?.isPaid, verdict?.isOtherRegion]).toEqual([true, true]);
});

test('none is marked where the store says something else, or nothing', () => {
  for (const paid of [undefined, 1234]) {
    expect(said(shopper, paid).filter((line) => line.endsWith('paid'))).toEqual([]);
  }
});

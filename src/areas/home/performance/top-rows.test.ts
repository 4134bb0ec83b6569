import { expect, test } from 'vitest';
import { topRows } from './top-rows.ts';

const columns = {
  amountOf: ({ amount }: { amount: number }) => amount,
  countOf: ({ count }: { count: number }) => count,
};

type Sold = Map<string | null, { amount: number; count: number }>;

const euros: Sold = new Map([
  ['a', { amount: 100, count: 1 }],
  ['b', { amount: 300, count: 2 }],
  [null, { amount: 0, count: 4 }],
  ['c', { amount: 0, count: 0 }],
]);
const dollars: Sold = new Map([['a', { amount: 1_000, count: 5 }]]);
const sold = new Map(Object.entries({ eur: euros, usd: dollars }));

test('the largest come first, of one currency; what is 0 throughout is left out', () => {
  expect(topRows(sold, columns, { isConverted: false, rates: {} }, 'eur')).toEqual([
    { id: 'b', amount: 300, count: 2 },
    { id: 'a', amount: 100, count: 1 },
    { id: null, amount: 0, count: 4 },
  ]);
});

test('converted amounts decide the order', () => {
  expect(
    topRows(sold, columns, { isConverted: true, rates: { usd: '0.5' } }, 'eur').slice(0, 2),
  ).toEqual([
    { id: 'a', amount: 600, count: 6 },
    { id: 'b', amount: 300, count: 2 },
  ]);
});

test('there are at most five', () => {
  const many: Sold = new Map();
  for (let amount = 1; amount <= 9; amount += 1) many.set(String(amount), { amount, count: 1 });
  expect(
    topRows(new Map([['eur', many]]), columns, { isConverted: false, rates: {} }, 'eur'),
  ).toHaveLength(5);
});

import { expect, test } from 'vitest';
import { noFigures } from '../sums.ts';
import type { Figures } from '../sums.ts';
import { amountShown, byKey, countShown, figuresShown } from './pickCurrency.ts';

const figures = (netSales: number, orders: number): Figures => ({
  ...noFigures(),
  netSales,
  orders,
});

const sold = new Map([
  ['eur', figures(10_000, 2)],
  ['usd', figures(5_000, 1)],
  ['jpy', figures(700, 1)],
]);

const one = { isConverted: false, rates: { usd: '0.5' } };
const all = { isConverted: true, rates: { usd: '0.5' } };

test('currencies are never added up unasked', () => {
  expect(figuresShown(sold, one, 'eur')).toEqual({ figures: figures(10_000, 2), missing: [] });
  expect(figuresShown(sold, one, 'gbp')).toEqual({ figures: noFigures(), missing: [] });
});

test('converted, they are added up at the rates, and those without a rate are named', () => {
  expect(figuresShown(sold, all, 'eur')).toEqual({
    figures: figures(12_500, 3),
    missing: ['jpy'],
  });
});

test('a breakdown follows the same rules', () => {
  const amounts = new Map([...sold].map(([code, { netSales }]) => [code, netSales] as const));
  expect(amountShown(amounts, one, 'eur')).toEqual({ amount: 10_000, missing: [] });
  expect(amountShown(amounts, all, 'eur')).toEqual({ amount: 12_500, missing: ['jpy'] });
  const counts = new Map([...sold].map(([code, { orders }]) => [code, orders] as const));
  expect(countShown(counts, one, 'usd')).toBe(1);
  expect(countShown(counts, all, 'eur')).toBe(3);
});

test('what is grouped by currency first becomes grouped by key first', () => {
  const breakdown = new Map([
    ['eur', new Map([['a', 1]])],
    ['usd', new Map(Object.entries({ a: 2, b: 3 }))],
  ]);
  expect(byKey(breakdown)).toEqual(
    new Map([
      ['a', new Map(Object.entries({ eur: 1, usd: 2 }))],
      ['b', new Map([['usd', 3]])],
    ]),
  );
});

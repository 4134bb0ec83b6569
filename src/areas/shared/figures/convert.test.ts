import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convert, convertFigures, isRate } from './convert.ts';
import { noFigures } from './sums.ts';

test.each([
  ['eur', 'usd', '1.0825', 1_000, 1_083],
  ['jpy', 'eur', '0.0061', 12_345, 7_530],
  ['kwd', 'eur', '2.99', 1_234, 369],
  ['eur', 'kwd', '0.3345', 100, 335],
  ['eur', 'jpy', '163.5', 1, 2],
  // Halves go away from zero.
  ['eur', 'usd', '0.5', 3, 2],
  ['eur', 'usd', '0.5', -3, -2],
])('from %s to %s at %s, %i is %i', (from, to, rate, minor, expected) => {
  expect(convert(minor, rate, { from, to })).toBe(expected);
});

test.each(['', '0', '0.0', '-1', '1,08', '1e3', '1.', '.5', ' 1', 'NaN'])(
  '“%s” is no rate',
  (text) => {
    expect(isRate(text)).toBe(false);
    expect(convert(100, text, { from: 'eur', to: 'usd' })).toBeUndefined();
  },
);

test('large amounts stay true to the minor unit', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (minor) => {
      expect(convert(minor, '1.000', { from: 'eur', to: 'usd' })).toBe(minor + 0);
    }),
  );
});

test('currencies are added up only with a rate, each figure rounded by itself', () => {
  const own = new Map([
    ['eur', { ...noFigures(), netSales: 100, orders: 1 }],
    ['usd', { ...noFigures(), netSales: 3, items: 3, orders: 2 }],
    ['jpy', { ...noFigures(), netSales: 900, orders: 4 }],
  ]);
  const { figures, missing } = convertFigures(own, { usd: '0.5' }, 'eur');
  expect(figures).toMatchObject({ netSales: 102, items: 2, orders: 3 });
  expect(missing).toEqual(['jpy']);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountScale, priceCurrency, shiftPoint } from './file-amounts.ts';

test('columns of prices name their currency', () => {
  expect(priceCurrency('Price EUR')).toBe('EUR');
  expect(priceCurrency('Price Middle East [KWD]')).toBe('KWD');
  expect(priceCurrency('price eur')).toBe('EUR');
  expect(priceCurrency('PRICE Middle East [kwd]')).toBe('KWD');
  expect(priceCurrency('Price list')).toBeUndefined();
});

test('most amounts stand in their own unit; three decimals are ten times too large', () => {
  expect(amountScale('Price EUR')).toBeUndefined();
  expect(amountScale('Price JPY')).toBeUndefined();
  expect(amountScale('Price KWD')?.fromServer('255')).toBe('25.5');
  expect(amountScale('Price KWD')?.toServer('1.234')).toBe('12.34');
  expect(amountScale('Price ISK')?.fromServer('12')).toBe('1200');
});

test('an empty cell and one that is no number stay', () => {
  expect(shiftPoint('', 1)).toBe('');
  expect(shiftPoint('ten', 1)).toBe('ten');
});

test('the point moves without rounding, and back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(9999), fc.integer({ min: -3, max: 3 }), (whole, part, places) => {
      const amount = String(Number(`${whole}.${part}`));
      fc.pre(!amount.includes('e'));
      expect(shiftPoint(shiftPoint(amount, places), -places)).toBe(amount);
    }),
  );
});

test('endless zeros are read at once', () => {
  const amount = `0.${'0'.repeat(200_000)}1`;
  const started = performance.now();
  expect(shiftPoint(shiftPoint(amount, 1), -1)).toBe(amount);
  expect(performance.now() - started).toBeLessThan(500);
});

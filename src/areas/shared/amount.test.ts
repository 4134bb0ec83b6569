import { expect, test } from 'vitest';
import { amountText, currencyDecimals, parseAmount } from './amount.ts';

test.each([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, decimals) => {
  expect(currencyDecimals(currency)).toBe(decimals);
});

test.each([
  ['19.99', 'EUR', 'en', 1999],
  ['1,234.5', 'EUR', 'en', 123_450],
  ['19,99', 'EUR', 'de', 1999],
  ['1.234,56', 'EUR', 'de', 123_456],
  ['12.50', 'EUR', 'de', 1250],
  ['1 234,5', 'EUR', 'fr', 123_450],
  ['1200', 'JPY', 'ja', 1200],
  ['1.234', 'KWD', 'en', 1234],
  ['٣٫٥', 'KWD', 'ar-EG', 3500],
  ['12,34,567', 'JPY', 'hi', 1_234_567],
  ['0', 'EUR', 'en', 0],
])('%s in %s, typed in %s, is %i', (text, currency, language, amount) => {
  expect(parseAmount(text, currency, language)).toBe(amount);
});

test.each([
  ['19.999', 'EUR', 'en'],
  ['1.5', 'JPY', 'en'],
  ['abc', 'EUR', 'en'],
  ['-1', 'EUR', 'en'],
  ['1,2,3', 'EUR', 'en'],
  ['99999999999999999', 'EUR', 'en'],
])('%s in %s is no amount', (text, currency, language) => {
  expect(parseAmount(text, currency, language)).toBeUndefined();
});

test('nothing typed is no price', () => {
  expect(parseAmount(' ', 'EUR', 'en')).toBeNull();
});

test.each([0, 5, 1999, 123_456])('%i is read as it was written', (amount) => {
  for (const currency of ['EUR', 'JPY', 'KWD']) {
    for (const language of ['en', 'de', 'fr', 'hi', 'ar']) {
      expect(parseAmount(amountText(amount, currency, language), currency, language)).toBe(amount);
    }
  }
});

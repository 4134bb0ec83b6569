import { expect, test } from 'vitest';
import { rateFrom, rateText, ratesTo } from './rates.ts';

test.each([
  ['1.0825', 'en', '1.0825'],
  ['1,0825', 'de', '1.0825'],
  ['15,800', 'en', '15800'],
  ['0.00006', 'en', '0.00006'],
  ['100', 'en', '100'],
  ['١٫٥', 'ar', '1.5'],
])('%s in %s is the rate %s', (typed, tag, rate) => {
  expect(rateFrom(typed, tag)).toBe(rate);
});

test('nothing typed is no rate; 0, signs and words are mistakes', () => {
  expect(rateFrom(' ', 'en')).toBeNull();
  for (const typed of ['0', '-1', 'abc', '1e3']) expect(rateFrom(typed, 'en')).toBeUndefined();
});

test('a rate is shown as it is typed', () => {
  expect(rateText('1.0825', 'de')).toBe('1,0825');
  expect(rateFrom(rateText('15800.5', 'de'), 'de')).toBe('15800.5');
});

test('only valid rates to the currency count', () => {
  expect(
    ratesTo({ 'usd>eur': '0.92', 'eur>usd': '1.08', 'jpy>eur': 'x', 'gbp>eur': 1 }, 'eur'),
  ).toEqual({ usd: '0.92' });
});

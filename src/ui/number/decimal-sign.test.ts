import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatMoney } from '../format/money.ts';
import { decimalSignIn, decimalSignOf, isUnclear } from './decimal-sign.ts';
import { parseAmount, separatorsOf } from './parse.ts';

test.each([
  ['19,90', ','],
  ['19.9', '.'],
  ['1.234,50', ','],
  ['1,234.50', '.'],
  ['1.234,500', ','],
  ['12,34,567.5', '.'],
  ['1.234.567', ','],
  ['12,34,567', '.'],
  ['12,3456', ','],
  ['0.125', '.'],
  ['1234.567', '.'],
  ['1 234,50 €', ','],
  ['1’234.50', '.'],
  ['CHF 1\u202F234.50', '.'],
  ['Rs. 1,234.5', '.'],
  ['-19,90 лв.', ','],
  ['١٩.٩٠', '.'],
  ['1.290', undefined],
  ['1,290', undefined],
  ['-1.290 €', undefined],
  ['1 290', undefined],
  ['1290', undefined],
  ['12.', undefined],
  ['1.2.3', undefined],
  ['1.2,345,6', undefined],
  ['1,2.345', undefined],
  ['2026.11.29', undefined],
  ['1.234,5 or 6', undefined],
  ['a,b', undefined],
  ['', undefined],
])('%s has %s before its decimals', (cell, sign) => {
  expect(decimalSignIn(cell)).toBe(sign);
});

test('what can be read in one way settles the rest of its column, unless the cells disagree', () => {
  expect(decimalSignOf(['1.290', '', '19,90', '1.234,50'])).toBe(',');
  expect(decimalSignOf(['1.290', '7', '1,290.00'])).toBe('.');
  expect(decimalSignOf(['1.290', '2.500', 'n/a'])).toBeUndefined();
  expect(decimalSignOf(['1.290', '19,90', '19.90'])).toBeUndefined();
  expect(decimalSignOf([])).toBeUndefined();
});

/** All ways of writing thousands and decimals. */
const TAGS = 'en de de-CH de-AT fr es es-MX pl hi en-IN pt-PT tr ru vi'.split(' ');
const amounts = fc.array(fc.integer({ min: 0, max: 200_000_000 }), { minLength: 1, maxLength: 8 });

test('a column of amounts is read as its writer meant it, in whatever language', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TAGS), amounts, fc.constantFrom(2, 3), (tag, minors, digits) => {
      const cells = minors.map((minor) => formatAmount(minor, digits, tag));
      const decimal = decimalSignOf(cells);
      expect([undefined, separatorsOf(tag).decimal]).toContain(decimal);
      fc.pre(decimal !== undefined);
      for (const [at, text] of cells.entries())
        expect({ text, ...parseAmount(text, { tag: 'en', digits, decimal }) }).toEqual({
          text,
          minor: minors[at],
        });
    }),
  );
});

test('nor does a currency beside the amounts make it another sign', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TAGS), amounts, (tag, minors) => {
      const cells = minors.map((minor) => formatMoney(minor, 'EUR', tag));
      expect([undefined, separatorsOf(tag).decimal]).toContain(decimalSignOf(cells));
    }),
  );
});

test.each([
  ['1.290', ',', 129_000],
  ['1.290', '.', 129],
  ['1,290', ',', 129],
  ['1,290', '.', 129_000],
  ['1.295', '.', undefined],
  ['19.90', ',', 1990],
  ['7', ',', 700],
] as const)('%s in a column with “%s” before decimals', (text, decimal, minor) => {
  for (const tag of ['en', 'de', 'fr'])
    expect({ tag, ...parseAmount(text, { tag, digits: 2, decimal }) }).toEqual(
      minor === undefined ? { tag, problem: 'tooPrecise' } : { tag, minor },
    );
});

test.each([
  ['1,290', 2, '.', true],
  ['1.290', 2, '.', true],
  ['€ 1.290', 2, ',', true],
  ['١٢,٥٠٠', 2, '.', true],
  ['1,290', 3, '.', true],
  ['1.290', 3, '.', false],
  ['1,290', 3, ',', false],
  ['1.290', 4, '.', true],
  ['1,290', 0, '.', false],
  ['0.290', 2, '.', false],
  ['1290,500', 2, '.', false],
  ['1,290.00', 2, '.', false],
  ['12.50', 2, '.', false],
])('%s with %i decimals and “%s” before them is unclear: %s', (text, digits, usual, expected) => {
  expect(isUnclear(text, digits, usual)).toBe(expected);
});

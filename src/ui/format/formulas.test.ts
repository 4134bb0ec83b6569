import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './formulas.ts';

/** Favors dangerous characters. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'\'"=+-@＝＠\t\r\n5.,;a ') }),
);

test('what is escaped comes back as it was', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test('plain numbers stay numbers', () => {
  for (const number of ['-5', '+31', '-5.25', '-1,5', '12'])
    expect(escapeFormula(number)).toBe(number);
});

test.each([
  ['=1', "'=1"],
  ['-5+1', "'-5+1"],
  ['+31 6 1234', "'+31 6 1234"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['-', "'-"],
  ['x,=1+1,y', "x,'=1+1,y"],
  ['x;@A1', "x;'@A1"],
  ['x\t"+1+1"', 'x\t"\'+1+1"'],
  ['one\n=1', "one\n'=1"],
  [' =1', " '=1"],
  ['\u00a0\uFEFF =1', "\u00a0\uFEFF '=1"],
  ['＝1', "'＝1"],
  ['x,  =1', "x,  '=1"],
  ['x,＋1+1', "x,'＋1+1"],
])('%j is escaped', (text, escaped) => {
  expect(escapeFormula(text)).toBe(escaped);
});

test('a long cell takes no longer for each of its signs', () => {
  const long = 100_000;
  for (const sign of [' ', '"', "'", '=', ', =', ',"'])
    expect(unescapeFormula(escapeFormula(`x${sign.repeat(long)}=1`))).toBe(
      `x${sign.repeat(long)}=1`,
    );
});

test('an ordinary apostrophe stays', () => {
  for (const text of ["'s-Gravenhage", "rock,'n-roll", 'Made in the Low Countries, 4-ply, +5 °C'])
    expect([escapeFormula(text), unescapeFormula(text)]).toEqual([text, text]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './formulas.ts';

/** Texts as they are dangerous: of the characters that matter more often than others. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '5', '.', ',', 'a') }),
);

test('what is escaped comes back as it was', () => {
  fc.assert(
    fc.property(cell, (text) => {
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

test('no escaped cell runs', () => {
  fc.assert(
    fc.property(cell, (text) => {
      const escaped = escapeFormula(text);
      expect(/^[=+\-@\t\r]/.test(escaped) && !/^[+-][\d.,]+$/.test(escaped)).toBe(false);
    }),
  );
});

test('plain numbers stay numbers', () => {
  for (const number of ['-5', '+31', '-5.25', '-1,5', '12'])
    expect(escapeFormula(number)).toBe(number);
});

test('what begins with a sign but goes on is escaped', () => {
  for (const text of ['=1', '-5+1', '+31 6 1234', '@SUM(A1)', '\t=1', '-'])
    expect(escapeFormula(text)).toBe(`'${text}`);
});

test('an ordinary apostrophe stays', () => {
  expect(escapeFormula("'s-Gravenhage")).toBe("'s-Gravenhage");
  expect(unescapeFormula("'s-Gravenhage")).toBe("'s-Gravenhage");
});

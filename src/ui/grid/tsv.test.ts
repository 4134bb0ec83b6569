import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_PASTED, fromTsv, isTooMuch, toTsv } from './tsv.ts';

test('cells come back as they went', () => {
  const cell = fc.string().map((text) => text.replaceAll('\r', ''));
  const cells = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) =>
      fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    // A last row of one empty cell looks like the end of the text.
    .filter((rows) => (rows.at(-1)?.join('') ?? '') !== '');
  fc.assert(
    fc.property(cells, (rows) => {
      expect(fromTsv(toTsv(rows))).toEqual(rows);
    }),
  );
});

test('a spreadsheet ends its last row too', () => {
  expect(fromTsv('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
});

test('what is copied runs nowhere as a formula, and is pasted here as it was', () => {
  const cells = [
    ['=HYPERLINK("http://x")', '-5', '@A1'],
    ['+1+1', 'x,=1', ''],
  ];
  expect(toTsv([['=1', '-5', '@A1']])).toBe("'=1\t-5\t'@A1");
  expect(fromTsv(toTsv(cells))).toEqual(cells);
});

test('more cells than are pasted at once are told before they are read', () => {
  const row = Array.from({ length: 500 }, () => '1').join('\t');
  const rows = (count: number): string => Array.from({ length: count }, () => row).join('\n');
  expect(isTooMuch(rows(MOST_PASTED / 500))).toBe(false);
  expect(isTooMuch(rows(MOST_PASTED / 500 + 1))).toBe(true);
  expect(isTooMuch('one long text '.repeat(50_000))).toBe(false);
});

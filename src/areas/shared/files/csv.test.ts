import { expect, test } from 'vitest';
import { misfit, readCsv } from './csv.ts';

test('rows are numbered as a spreadsheet does: blank lines count, line ends within a cell don’t', () => {
  expect(readCsv('\uFEFFa;b\n\n1;"x\ny"\n ; \n\n2;z\n\n', 10)).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['1', 'x\ny'] },
      { line: 6, cells: ['2', 'z'] },
    ],
    openQuote: undefined,
  });
  expect(readCsv('sep=|\na|b\n1|2', 10).rows.map(({ line }) => line)).toEqual([1, 2]);
});

test.each([',', ';', '\t', '|'])('cells between “%s” are found, blank lines or not', (sign) => {
  const lines = ['', `a${sign}b`, '', '', `1 2${sign}3.5`, '', `x${sign}y`];
  expect(readCsv(lines.join('\n'), 10).rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1 2', '3.5'],
    ['x', 'y'],
  ]);
});

test('blank lines take no row’s place among those that are read', () => {
  const text = `a,b\n${'\n'.repeat(50)}1,2\n3,4\n5,6`;
  expect(readCsv(text, 3).rows.map(({ line }) => line)).toEqual([1, 52, 53]);
});

test('a quotation mark that stays open is found in its line', () => {
  expect(readCsv('a,b\n\n1,2\n3,"4\n5,6', 10).openQuote).toBe(4);
  expect(readCsv('a,b\n1,"2"x\n3,4', 10).openQuote).toBe(2);
});

test.each([
  [['1'], 'fewCells'],
  [['1', '2', '3', '4'], undefined],
  [['1', '2', '3'], undefined],
  [['1', '2', '3', '4', ' ', ''], undefined],
  [['1', '2', '3', '4', '', '5'], 'manyCells'],
])('%j below three headings and an empty one', (cells, found) => {
  expect(misfit(cells, ['a', 'b', 'c', ''])).toBe(found);
});

import { expect, test } from 'vitest';
import {
  copied,
  enterAt,
  filled,
  pasted,
  problemsOf,
  summaryOf,
  valueAt,
  writeAt,
} from './actions.ts';
import type { Sheet } from './actions.ts';
import { groupsOf } from './column.ts';
import type { GridColumn } from './column.ts';

const column = (id: string): GridColumn => ({
  id,
  header: id,
  unit: id,
  parse: (text) => {
    if (text === '') return null;
    return /^\d+$/u.test(text) ? Number(text) : { typed: text };
  },
  write: String,
  show: String,
  problem: (text) => `${text} is no number`,
});

const sheet: Sheet = {
  rows: ['a', 'b', 'c'].map((id) => ({ id, name: id })),
  columns: [column('eur'), column('usd')],
  valueOf: (row, name) => (row === 'c' && name === 'usd' ? undefined : 10),
  edits: new Map([['a', new Map([['eur', null]])]]),
};
const at = (row: number, place: number) => ({ row, column: place });
const one = (row: number, place: number) => ({ anchor: at(row, place), focus: at(row, place) });
const all = { anchor: at(0, 0), focus: at(2, 1) };

test('an emptied cell is empty, and one that can hold nothing takes nothing', () => {
  expect(valueAt(sheet, at(0, 0))).toBeNull();
  expect(valueAt(sheet, at(2, 1))).toBeUndefined();
  expect(writeAt(sheet, at(2, 1), 5)).toEqual([]);
});

test('the given value is no change', () => {
  expect(writeAt(sheet, at(1, 0), 10)).toEqual([{ row: 'b', column: 'eur', value: undefined }]);
});

test('copying gives what stands there', () => {
  expect(copied(sheet, { anchor: at(0, 0), focus: at(1, 1) })).toBe('\t10\n10\t10');
});

test('one value fills the selection', () => {
  expect(pasted(sheet, all, '7').writes).toHaveLength(5);
});

test('a block that is too large is cut, and says by how much', () => {
  const { writes, clipped, area } = pasted(sheet, one(1, 1), '1\t2\n3\t4\n5\t6');
  expect(writes).toEqual([{ row: 'b', column: 'usd', value: 1 }]);
  expect(clipped).toBe(4);
  expect(area).toEqual({ top: 1, bottom: 2, start: 1, end: 1 });
});

test('pasted cells are read with the sign that their column has before decimals', () => {
  const told: Sheet = {
    ...sheet,
    columns: ['eur', 'usd'].map((id) => ({
      ...column(id),
      parse: (text, decimal) => ({ typed: `${text} ${decimal}` }),
    })),
  };
  const { writes } = pasted(told, one(0, 0), '1.290\t1.290\n19,90\t2.500');
  expect(writes.map(({ value }) => value)).toEqual(
    ['1.290 ,', '1.290 unsettled', '19,90 ,', '2.500 unsettled'].map((typed) => ({ typed })),
  );
  expect(enterAt(told, at(0, 0), '7')[0]?.value).toEqual({ typed: '7 undefined' });
});

test('many rows are pasted', () => {
  expect(pasted(sheet, one(0, 0), '7\n'.repeat(150_000)).clipped).toBe(149_997);
});

test('what is typed and pasted may join what is there; what is filled takes its place', () => {
  const added: Sheet = {
    ...sheet,
    entered: (typed, now) => Number(typed) + (typeof now === 'number' ? now : 0),
  };
  expect(enterAt(sheet, at(1, 0), '7')).toEqual([{ row: 'b', column: 'eur', value: 7 }]);
  expect(enterAt(added, at(1, 0), '7')).toEqual([{ row: 'b', column: 'eur', value: 17 }]);
  expect(enterAt(added, at(2, 1), '7')).toEqual([]);
  // Invalid text must not hide the stored value.
  const edits = new Map([['b', new Map([['eur', { typed: '+3' }]])]]);
  expect(enterAt({ ...added, edits }, at(1, 0), '7')).toMatchObject([{ value: 17 }]);
  expect(pasted(added, one(0, 0), '7\n8').writes).toEqual([
    { row: 'a', column: 'eur', value: 7 },
    { row: 'b', column: 'eur', value: 18 },
  ]);
  const down = { top: 1, bottom: 2, start: 0, end: 0 };
  expect(filled(added, { ...down, bottom: 1 }, down)).toEqual([
    { row: 'c', column: 'eur', value: undefined },
  ]);
});

test('what is no number is kept and named', () => {
  const { writes } = pasted(sheet, one(1, 0), 'cheap');
  expect(writes).toEqual([{ row: 'b', column: 'eur', value: { typed: 'cheap' } }]);
  const edits = new Map([['b', new Map([['eur', { typed: 'cheap' }]])]]);
  expect(problemsOf({ ...sheet, edits })).toEqual([at(1, 0)]);
});

test('filling repeats the source', () => {
  const source = { top: 1, bottom: 1, start: 0, end: 0 };
  const target = { top: 1, bottom: 2, start: 0, end: 0 };
  const edits = new Map([['b', new Map([['eur', 25]])]]);
  expect(filled({ ...sheet, edits }, source, target)).toEqual([
    { row: 'c', column: 'eur', value: 25 },
  ]);
});

test('only one unit is summed', () => {
  expect(summaryOf(sheet, { anchor: at(1, 0), focus: at(2, 0) })).toMatchObject({
    sum: 20,
    count: 2,
  });
  expect(summaryOf(sheet, all).sum).toBeUndefined();
});

test('a row that stands for all is no one of them: it is not summed, and many rows are pasted below it', () => {
  const rows = [{ id: 'all', name: 'all', isForAll: true }, ...sheet.rows];
  const forAll: Sheet = { ...sheet, rows, edits: new Map() };
  expect(summaryOf(forAll, { anchor: at(0, 0), focus: at(2, 0) })).toMatchObject({
    sum: 20,
    count: 2,
  });
  expect(pasted(forAll, one(0, 0), '7').writes).toEqual([{ row: 'all', column: 'eur', value: 7 }]);
  expect(pasted(forAll, one(0, 0), '7\n8').writes).toEqual([
    { row: 'a', column: 'eur', value: 7 },
    { row: 'b', column: 'eur', value: 8 },
  ]);
});

test('what was given and is no value counts as a problem too', () => {
  const given: Sheet = {
    ...sheet,
    edits: new Map(),
    valueOf: (row) => (row === 'b' ? { typed: 'x' } : 1),
  };
  expect(problemsOf(given)).toEqual([at(1, 0), at(1, 1)]);
});

test('neighbors of one group stand under one header', () => {
  const grouped = (id: string, group?: string) => ({ ...column(id), ...(group ? { group } : {}) });
  expect(groupsOf([column('a'), column('b')])).toEqual([]);
  expect(groupsOf([grouped('a', 'Prices'), grouped('b', 'Prices'), grouped('c', 'Stock')])).toEqual(
    [
      { header: 'Prices', start: 0, count: 2 },
      { header: 'Stock', start: 2, count: 1 },
    ],
  );
});

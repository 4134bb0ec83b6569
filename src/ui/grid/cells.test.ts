import { expect, test } from 'vitest';
import { areaOf, jump, placesOf, repeated, within } from './cells.ts';

const size = { rows: 6, columns: 4 };

test('a selection is the same whichever way it was drawn', () => {
  const area = { top: 1, bottom: 3, start: 0, end: 2 };
  expect(areaOf({ anchor: { row: 3, column: 0 }, focus: { row: 1, column: 2 } })).toEqual(area);
  expect(areaOf({ anchor: { row: 1, column: 2 }, focus: { row: 3, column: 0 } })).toEqual(area);
  expect(placesOf(area)).toHaveLength(9);
});

test('nothing leads out of the grid', () => {
  expect(within({ row: -3, column: 9 }, size)).toEqual({ row: 0, column: 3 });
});

test('a jump ends where filled cells end, or begin, or at the edge', () => {
  const filled = new Set([0, 1, 2, 4]);
  const at = (row: number): number =>
    jump({ row, column: 0 }, { row: 1, column: 0 }, size, (place) => filled.has(place.row)).row;
  expect(at(0)).toBe(2);
  expect(at(2)).toBe(4);
  expect(at(3)).toBe(4);
  expect(at(4)).toBe(5);
  expect(at(5)).toBe(5);
});

test('a fill repeats its source, both ways', () => {
  const source = { top: 2, bottom: 3, start: 1, end: 1 };
  const rows = [0, 1, 2, 3, 4, 5].map((row) => repeated({ row, column: 1 }, source).row);
  expect(rows).toEqual([2, 3, 2, 3, 2, 3]);
});

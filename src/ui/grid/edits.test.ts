import { expect, test } from 'vitest';
import { changesBetween, movedCells, reduceEdits } from './edits.ts';

type State = Parameters<typeof reduceEdits>[0];
const empty: State = { edits: new Map(), given: new Map(), past: [], future: [] };
const write = (state: State, row: string, value: number | null | undefined): State =>
  reduceEdits(state, { type: 'write', writes: [{ row, column: 'eur', value, given: 50 }] });

const sent = ({ edits }: State, row: string): State['edits'] =>
  new Map([...edits].filter(([id]) => id === row));

test('writing, undoing and redoing', () => {
  const one = write(empty, 'a', 100);
  const two = write(one, 'a', 200);
  expect(two.edits.get('a')?.get('eur')).toBe(200);
  const back = reduceEdits(two, { type: 'undo' });
  expect(back.edits.get('a')?.get('eur')).toBe(100);
  expect(reduceEdits(back, { type: 'undo' }).edits.size).toBe(0);
  expect(reduceEdits(back, { type: 'redo' }).edits.get('a')?.get('eur')).toBe(200);
});

test('writing after undoing forgets what was undone', () => {
  const undone = reduceEdits(write(empty, 'a', 100), { type: 'undo' });
  const written = write(undone, 'b', 300);
  expect(reduceEdits(written, { type: 'redo' })).toBe(written);
});

test('the same value is no change; the given value is none either', () => {
  const one = write(empty, 'a', 100);
  expect(write(one, 'a', 100)).toBe(one);
  expect(write(one, 'a', undefined).edits.has('a')).toBe(false);
});

test('saved rows are changed no more, the others stay', () => {
  const both = write(write(empty, 'a', 100), 'b', 200);
  const saved = reduceEdits(both, { type: 'saved', sent: sent(both, 'a') });
  expect([...saved.edits.keys()]).toEqual(['b']);
  expect(saved.past).toEqual([]);
});

test('what is changed again while it is saved stays changed, over what was saved', () => {
  const both = write(write(empty, 'a', 100), 'b', 200);
  const again = write(write(both, 'a', 110), 'c', 300);
  const saved = reduceEdits(again, { type: 'saved', sent: both.edits });
  expect(saved.edits.get('a')?.get('eur')).toBe(110);
  expect(saved.edits.get('c')?.get('eur')).toBe(300);
  expect(saved.edits.size).toBe(2);
  expect(saved.given.get('a')?.get('eur')).toBe(100);
  expect(movedCells(saved, (row) => (row === 'a' ? 100 : 50))).toEqual([]);
});

test('a cell that someone else changed meanwhile is told, others are not', () => {
  const both = write(write(write(empty, 'a', 100), 'b', 200), 'c', 300);
  const now: Record<string, number | null> = { a: 50, b: 200, c: 70 };
  expect(movedCells(both, (row) => now[row])).toEqual([
    { row: 'c', column: 'eur', mine: 300, theirs: 70 },
  ]);
  // A price that was taken away counts as changed too.
  expect(movedCells(both, () => null)).toHaveLength(3);
  // Whoever takes over what was saved, and changes it again, has seen it.
  const again = reduceEdits(write(both, 'c', undefined), {
    type: 'write',
    writes: [{ row: 'c', column: 'eur', value: 300, given: 70 }],
  });
  expect(movedCells(again, (row) => now[row])).toEqual([]);
  const saved = reduceEdits(both, { type: 'saved', sent: sent(both, 'c') });
  expect(movedCells(saved, (row) => now[row])).toEqual([]);
});

test('what differs between two states is told cell by cell, also what was undone', () => {
  const one = write(empty, 'a', 100);
  const two = write(one, 'b', 200);
  expect(changesBetween(one.edits, two.edits)).toEqual([{ row: 'b', column: 'eur', value: 200 }]);
  expect(changesBetween(two.edits, one.edits)).toEqual([
    { row: 'b', column: 'eur', value: undefined },
  ]);
  expect(changesBetween(two.edits, two.edits)).toEqual([]);
});

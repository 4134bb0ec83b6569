import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, movedCells, reduceEdits } from './edits.ts';

type State = Parameters<typeof reduceEdits>[0];
const empty: State = { edits: new Map(), given: new Map(), past: [], future: [] };
const write = (state: State, row: string, value: number | null | undefined): State =>
  reduceEdits(state, { type: 'write', writes: [{ row, column: 'eur', value, given: 50 }] });

const sent = ({ edits }: State, row: string): State['edits'] =>
  new Map([...edits].filter(([id]) => id === row));

const save = (cells: State['edits']): Parameters<typeof reduceEdits>[1] => ({
  type: 'saved',
  sent: cells,
  gone: new Set(),
});

const shown = ({ edits }: State, row: string): unknown => edits.get(row)?.get('eur');

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
  const saved = reduceEdits(both, save(sent(both, 'a')));
  expect([...saved.edits.keys()]).toEqual(['b']);
});

test('what could not be saved can still be undone and redone, step by step', () => {
  const twice = write(write(write(empty, 'a', 100), 'b', 200), 'b', 210);
  const saved = reduceEdits(twice, save(sent(twice, 'a')));
  const one = reduceEdits(saved, { type: 'undo' });
  expect(shown(one, 'b')).toBe(200);
  expect(reduceEdits(one, { type: 'redo' }).edits).toEqual(saved.edits);
  const none = reduceEdits(one, { type: 'undo' });
  expect(none.edits.size).toBe(0);
});

test('undoing goes on behind a save: what stood there before is to be saved again', () => {
  const both = write(write(empty, 'a', 100), 'a', 110);
  const saved = reduceEdits(both, save(both.edits));
  expect(saved.edits.size).toBe(0);
  const one = reduceEdits(saved, { type: 'undo' });
  expect(shown(one, 'a')).toBe(100);
  const none = reduceEdits(one, { type: 'undo' });
  expect(shown(none, 'a')).toBe(50);
  // Based on the saved value: no conflict.
  expect(movedCells(none, () => 110)).toEqual([]);
  expect(movedCells(none, () => 70)).toHaveLength(1);
  const again = reduceEdits(reduceEdits(none, { type: 'redo' }), { type: 'redo' });
  expect(again.edits.size).toBe(0);
});

test('rows that are gone are gone from what can be undone', () => {
  const both = write(write(empty, 'a', 100), 'b', 200);
  const saved = reduceEdits(both, { type: 'saved', sent: new Map(), gone: new Set(['b']) });
  expect([...saved.edits.keys()]).toEqual(['a']);
  expect(saved.past).toHaveLength(1);
});

test('whatever is saved in between, undoing shows each earlier state', () => {
  const cell = fc.record({
    row: fc.constantFrom('a', 'b', 'c'),
    value: fc.option(fc.integer({ min: 49, max: 53 })),
  });
  const step = fc.record({
    writes: fc.array(cell, { minLength: 1, maxLength: 3 }),
    saves: fc.subarray(['a', 'b', 'c']),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
      let state = empty;
      const stored: Record<string, number | null> = { a: 50, b: 50, c: 50 };
      const now = (): unknown[] =>
        ['a', 'b', 'c'].map((row) => {
          const held = state.edits.get(row)?.get('eur');
          return held === undefined ? stored[row] : held;
        });
      const seen = [now()];
      for (const { writes, saves } of steps) {
        const past = state.past.length;
        state = reduceEdits(state, {
          type: 'write',
          writes: writes.map(({ row, value }) => {
            const given = stored[row];
            return { row, column: 'eur', value: value === given ? undefined : value, given };
          }),
        });
        if (state.past.length > past) seen.push(now());
        const saved = new Map([...state.edits].filter(([row]) => saves.includes(row)));
        for (const [row, cells] of saved) stored[row] = cells.get('eur') as number | null;
        state = reduceEdits(state, save(saved));
        expect(now()).toEqual(seen.at(-1));
      }
      while (state.past.length > 0) {
        state = reduceEdits(state, { type: 'undo' });
        seen.pop();
        // Writing equal values is no step.
        while (JSON.stringify(seen.at(-1)) !== JSON.stringify(now()) && seen.length > 1) seen.pop();
        expect(now()).toEqual(seen.at(-1));
      }
      expect(now()).toEqual([50, 50, 50]);
    }),
  );
});

test('what is changed again while it is saved stays changed, over what was saved', () => {
  const both = write(write(empty, 'a', 100), 'b', 200);
  const again = write(write(both, 'a', 110), 'c', 300);
  const saved = reduceEdits(again, save(both.edits));
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
  // A removed price counts as changed.
  expect(movedCells(both, () => null)).toHaveLength(3);
  // Writing over the newer value accepts it.
  const again = reduceEdits(write(both, 'c', undefined), {
    type: 'write',
    writes: [{ row: 'c', column: 'eur', value: 300, given: 70 }],
  });
  expect(movedCells(again, (row) => now[row])).toEqual([]);
  const saved = reduceEdits(both, save(sent(both, 'c')));
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

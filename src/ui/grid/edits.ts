import { useCallback, useMemo, useReducer } from 'react';
import type { CellValue } from './cells.ts';

/** Changed cells: by row, then by column. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, CellValue>>;

/** One cell's change; undefined is the value that the grid was given. */
interface CellChange {
  row: string;
  column: string;
  before: CellValue | undefined;
  after: CellValue | undefined;
}

interface State {
  edits: Edits;
  /** What the changed cells held when they were first changed. */
  given: Edits;
  past: readonly (readonly CellChange[])[];
  future: readonly (readonly CellChange[])[];
}

export interface CellWrite {
  row: string;
  column: string;
  /** Undefined takes the cell back to what the grid was given. */
  value: CellValue | undefined;
}

/** A cell that both this grid and someone else changed, differently. */
export interface MovedCell {
  row: string;
  column: string;
  mine: CellValue;
  theirs: CellValue | undefined;
}

type Action =
  | { type: 'write'; writes: readonly (CellWrite & { given: CellValue | undefined })[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** These cells are saved: what they were changed to is what they have now. Rows that are gone have no cells. */
  | { type: 'saved'; sent: Edits; gone: ReadonlySet<string> };

const EMPTY: State = { edits: new Map(), given: new Map(), past: [], future: [] };

function put(edits: Edits, changes: readonly CellChange[], side: 'before' | 'after'): Edits {
  const next = new Map(edits);
  const touched = new Map<string, Map<string, CellValue>>();
  for (const change of changes) {
    const row = touched.get(change.row) ?? new Map(next.get(change.row));
    touched.set(change.row, row);
    const value = change[side];
    if (value === undefined) row.delete(change.column);
    else row.set(change.column, value);
  }
  for (const [id, row] of touched) {
    if (row.size === 0) next.delete(id);
    else next.set(id, row);
  }
  return next;
}

const same = (one: CellValue | undefined, other: CellValue | undefined): boolean =>
  Object.is(one, other) || (one !== undefined && JSON.stringify(one) === JSON.stringify(other));

/** Notes what cells hold that are not changed yet. */
function noteGiven(
  { edits, given }: State,
  writes: readonly (CellWrite & { given: CellValue | undefined })[],
): Edits {
  const next = new Map([...given].map(([row, cells]) => [row, new Map(cells)]));
  for (const { row, column, given: value } of writes) {
    if (edits.get(row)?.has(column)) continue;
    const cells = next.get(row) ?? new Map<string, CellValue>();
    next.set(row, cells);
    if (value === undefined) cells.delete(column);
    else cells.set(column, value);
  }
  return next;
}

/**
 * The changed cells that hold something else now than when they were first changed, and not what they were changed to.
 *
 * @param valueNow what a cell holds at this moment
 */
export function movedCells(
  { edits, given }: Pick<State, 'edits' | 'given'>,
  valueNow: (row: string, column: string) => CellValue | undefined,
): MovedCell[] {
  return [...edits].flatMap(([row, cells]) =>
    [...cells].flatMap(([column, mine]): MovedCell[] => {
      const theirs = valueNow(row, column);
      const isMoved = !same(theirs, given.get(row)?.get(column)) && !same(theirs, mine);
      return isMoved ? [{ row, column, mine, theirs }] : [];
    }),
  );
}

/** The cells whose change differs between two states; undefined where the later state has none. */
export function changesBetween(before: Edits, after: Edits): CellWrite[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((row) => {
    const [was, is] = [before.get(row), after.get(row)];
    if (was === is) return [];
    return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
      .map((column) => ({ row, column, value: is?.get(column) }))
      .filter(({ column, value }) => !same(was?.get(column), value));
  });
}

/** What a cell is given once it is saved; undefined where it wasn't. */
const savedValue = (sent: Edits, row: string, column: string): CellValue | undefined =>
  sent.get(row)?.get(column);

/** The changes that are left once some are saved: other cells, and those that were changed again meanwhile. */
function settled(
  { edits, given }: State,
  sent: Edits,
  gone: ReadonlySet<string>,
): Pick<State, 'edits' | 'given'> {
  const left = new Map<string, ReadonlyMap<string, CellValue>>();
  for (const [row, cells] of edits) {
    if (gone.has(row)) continue;
    const kept = [...cells].filter(
      ([column, value]) => !sent.get(row)?.has(column) || !same(value, sent.get(row)?.get(column)),
    );
    if (kept.length > 0) left.set(row, new Map(kept));
  }
  // What is saved is the ground on which further changes stand, those that undoing brings back included.
  const ground = new Map([...given].filter(([row]) => !gone.has(row)));
  for (const [row, cells] of sent) {
    if (!gone.has(row)) ground.set(row, new Map([...(ground.get(row) ?? []), ...cells]));
  }
  return { edits: left, given: ground };
}

/**
 * The same changes, told from what is given now: what was the given value is one to be written again, and what was
 * saved is the given one. So undoing after a save leads exactly to what stood there before.
 */
function rebased(
  changes: readonly CellChange[],
  given: Edits,
  sent: Edits,
  gone: ReadonlySet<string>,
): CellChange[] {
  return changes.flatMap((change) => {
    const { row, column } = change;
    if (gone.has(row)) return [];
    const saved = savedValue(sent, row, column);
    if (saved === undefined) return [change];
    const old = given.get(row)?.get(column);
    const told = (value: CellValue | undefined): CellValue | undefined => {
      const held = value === undefined ? old : value;
      return same(held, saved) ? undefined : held;
    };
    const [before, after] = [told(change.before), told(change.after)];
    return same(before, after) ? [] : [{ row, column, before, after }];
  });
}

/** The next state of a grid's changes. Writing forgets what was undone. */
export function reduceEdits(state: State, action: Action): State {
  switch (action.type) {
    case 'write': {
      const changes = action.writes.flatMap(({ row, column, value }): CellChange[] => {
        const before = state.edits.get(row)?.get(column);
        return same(before, value) ? [] : [{ row, column, before, after: value }];
      });
      if (changes.length === 0) return state;
      return {
        edits: put(state.edits, changes, 'after'),
        given: noteGiven(state, action.writes),
        past: [...state.past, changes],
        future: [],
      };
    }
    case 'undo': {
      const changes = state.past.at(-1);
      if (!changes) return state;
      return {
        ...state,
        edits: put(state.edits, changes, 'before'),
        past: state.past.slice(0, -1),
        future: [...state.future, changes],
      };
    }
    case 'redo': {
      const changes = state.future.at(-1);
      if (!changes) return state;
      return {
        ...state,
        edits: put(state.edits, changes, 'after'),
        past: [...state.past, changes],
        future: state.future.slice(0, -1),
      };
    }
    case 'saved': {
      const { sent, gone } = action;
      const told = (history: State['past']): State['past'] =>
        history
          .map((changes) => rebased(changes, state.given, sent, gone))
          .filter(({ length }) => length > 0);
      return {
        ...settled(state, sent, gone),
        past: told(state.past),
        future: told(state.future),
      };
    }
    default:
      return action satisfies never;
  }
}

export interface GridEdits {
  edits: Edits;
  /** What the changed cells held when they were first changed. */
  given: Edits;
  canUndo: boolean;
  canRedo: boolean;
  write: (writes: readonly CellWrite[]) => void;
  undo: () => void;
  redo: () => void;
  /**
   * These cells hold now what they were changed to; what was changed again since then stays changed. Rows that are gone
   * are forgotten.
   */
  saved: (sent: Edits, gone?: ReadonlySet<string>) => void;
}

/**
 * A grid's changed cells, with undo and redo.
 *
 * @param valueOf what a cell was given; undefined where it can hold nothing
 */
export function useGridEdits(
  valueOf: (row: string, column: string) => CellValue | undefined,
): GridEdits {
  const [state, dispatch] = useReducer(reduceEdits, EMPTY);
  const write = useCallback(
    (writes: readonly CellWrite[]) =>
      dispatch({
        type: 'write',
        writes: writes.map((one) => ({ ...one, given: valueOf(one.row, one.column) })),
      }),
    [valueOf],
  );
  const undo = useCallback(() => dispatch({ type: 'undo' }), []);
  const redo = useCallback(() => dispatch({ type: 'redo' }), []);
  const saved = useCallback(
    (sent: Edits, gone: ReadonlySet<string> = new Set()) => dispatch({ type: 'saved', sent, gone }),
    [],
  );
  return useMemo(
    () => ({
      edits: state.edits,
      given: state.given,
      canUndo: state.past.length > 0,
      canRedo: state.future.length > 0,
      write,
      undo,
      redo,
      saved,
    }),
    [state, write, undo, redo, saved],
  );
}

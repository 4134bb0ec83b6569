import { useCallback, useMemo, useReducer } from 'react';
import type { CellValue } from './cells.ts';

/** Row id → column id → value. */
export type Edits = ReadonlyMap<string, ReadonlyMap<string, CellValue>>;

/** Undefined is the original value. */
interface CellChange {
  row: string;
  column: string;
  before: CellValue | undefined;
  after: CellValue | undefined;
}

interface State {
  edits: Edits;
  /** Original values of edited cells. */
  given: Edits;
  past: readonly (readonly CellChange[])[];
  future: readonly (readonly CellChange[])[];
}

export interface CellWrite {
  row: string;
  column: string;
  /** Undefined restores the original value. */
  value: CellValue | undefined;
}

/** Changed here and, differently, by another user. */
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

/** Returns edited cells whose stored value has changed since, to something else. */
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

export const countOf = (edits: Edits): number =>
  [...edits.values()].reduce((count, cells) => count + cells.size, 0);

/** Returns cells whose edits differ; undefined where `after` has none. */
export function changesBetween(before: Edits, after: Edits): CellWrite[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((row) => {
    const [was, is] = [before.get(row), after.get(row)];
    if (was === is) return [];
    return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
      .map((column) => ({ row, column, value: is?.get(column) }))
      .filter(({ column, value }) => !same(was?.get(column), value));
  });
}

const savedValue = (sent: Edits, row: string, column: string): CellValue | undefined =>
  sent.get(row)?.get(column);

/** Keeps cells that weren't saved, or changed meanwhile. */
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
  // Saved values are the new originals, also for undo.
  const ground = new Map([...given].filter(([row]) => !gone.has(row)));
  for (const [row, cells] of sent) {
    if (!gone.has(row)) ground.set(row, new Map([...(ground.get(row) ?? []), ...cells]));
  }
  return { edits: left, given: ground };
}

/** Rebases history on saved values, so that undo after a save restores the earlier values. */
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

/** Writing clears the redo history. */
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
  given: Edits;
  canUndo: boolean;
  canRedo: boolean;
  write: (writes: readonly CellWrite[]) => void;
  undo: () => void;
  redo: () => void;
  /** Marks cells as saved; those changed since stay edited. `gone` rows are forgotten. */
  saved: (sent: Edits, gone?: ReadonlySet<string>) => void;
}

/** @param valueOf original value; undefined where a cell can't hold any */
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

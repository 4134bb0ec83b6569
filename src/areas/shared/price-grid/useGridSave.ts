import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import { movedCells } from '#ui/grid/edits.ts';
import type { Edits, GridEdits, MovedCell } from '#ui/grid/edits.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { UnfinishedError } from '../steps.ts';
import type { Step, StepState } from '../steps.ts';
import { useSteps } from '../useSteps.ts';
import { isBroken } from './columns.ts';

/** What a spreadsheet's cells stand for, and how they are written. */
export interface GridSource<Stored> {
  /** The contract's name of the call whose effects cover those of all steps. */
  operation: string;
  /** The namespace that says what became of the rows, in their own word; they are variants unless told. */
  words?: 'stock-sheet';
  /** Reads the rows as the server has them at this moment, with what the changed cells need. */
  read: (edits: Edits, call: CallOptions) => Promise<Stored>;
  hasRow: (stored: Stored, row: string) => boolean;
  /** The stored value of a cell; undefined where there can be none. */
  valueOf: (stored: Stored, row: string, column: string) => CellValue | undefined;
  /** A step for each changed row whose cells are all values, named by the row's id. */
  toSteps: (stored: Stored, edits: Edits) => Step[];
  /**
   * Told what is saved, and which rows are gone, where the rows aren't read again after a save because there are so many.
   */
  onSaved?: (stored: Stored, saved: Edits, gone: ReadonlySet<string>) => void;
}

export interface GridSave {
  save: () => Promise<void>;
  /** Whether there is a row that can be saved. */
  canSave: boolean;
  isSaving: boolean;
  /** Ends a save that is under way: rows whose turn has not come stay changed. */
  stop: () => void;
  /** Each row's result, from the first run on. */
  states: readonly StepState[];
  /** Rows that could not be saved. */
  failed: ReadonlySet<string>;
  /** Cells that someone else changed too; nothing was sent because of them. */
  moved: readonly MovedCell[];
  /** The namespace that says what became of the rows. */
  words: 'grid' | 'stock-sheet';
  /** Sends the cells as they are, over what someone else saved. */
  keepMine: () => Promise<void>;
  /** Gives those cells what someone else saved. */
  useTheirs: () => void;
  /** Back to the grid, with nothing sent. */
  dismiss: () => void;
}

/** Whether someone else's value of a cell is the one that was shown already. */
const isSameMove = (one: MovedCell, other: MovedCell): boolean =>
  one.row === other.row && one.column === other.column && Object.is(one.theirs, other.theirs);

/** Whether a row could not be saved; one that was stopped before anything of it was sent is just as it was. */
const isFailed = ({ status, error }: StepState): boolean =>
  status === 'failed' &&
  !(isApiError(error) && error.kind === 'aborted' && error.outcome === 'failed');

/**
 * Saves a grid's changed rows. The rows are read anew before: where the server takes a row's values only all at once, what
 * others have changed in other cells must go along, and what they changed in the same cells is asked about.
 */
export function useGridSave<Stored>(source: GridSource<Stored>, edits: GridEdits): GridSave {
  const { t } = useTranslation(source.words ?? 'grid');
  const { t: ofGrid } = useTranslation('grid');
  const format = useFormat();
  const steps = useSteps(source.operation);
  const calls = useOwnCalls();
  const [moved, setMoved] = useState<readonly MovedCell[]>([]);
  const read = useMutation({
    mutationFn: (call: CallOptions) => source.read(edits.edits, call),
  });
  const tell = (key: 'done' | 'gone', count: number): void => {
    if (count === 0) return;
    showToast(key === 'done' ? 'success' : 'info', {
      message: t(key, { count, number: format.number(count) }),
    });
  };
  const tellInvalid = (count: number): void => {
    if (count === 0) return;
    showToast('warning', { message: ofGrid('invalid', { count, number: format.number(count) }) });
  };
  const send = async (now: Stored, call: CallOptions): Promise<void> => {
    // Rows may have been changed again since an earlier run: that one counts for nothing.
    steps.reset();
    const planned = source.toSteps(now, edits.edits);
    const failure = await steps.runWithin(call, planned).catch((error: unknown) => error);
    const done = steps.done();
    const saved = planned.flatMap(({ id }) => (done.has(id) ? [id] : []));
    const gone = [...edits.edits.keys()].filter((id) => !source.hasRow(now, id));
    const sent = new Map([...edits.edits].filter(([id]) => done.has(id)));
    source.onSaved?.(now, sent, new Set(gone));
    edits.saved(sent, new Set(gone));
    tell('done', saved.length);
    tell('gone', gone.length);
    const left = [...edits.edits].filter(([id, cells]) => isBroken(cells) && !gone.includes(id));
    tellInvalid(left.length);
    if (failure) throw failure;
  };
  const attempt = async (work: (call: CallOptions) => Promise<void>): Promise<void> => {
    try {
      await calls.run(work);
    } catch (error) {
      // What is left stands in the steps' states.
      if (!(error instanceof UnfinishedError)) throw error;
    }
  };
  /** @param seen what others have saved that is to be overwritten */
  const saveOver = async (seen: readonly MovedCell[], call: CallOptions): Promise<void> => {
    // A failure is told by the mutation.
    const now = await read.mutateAsync(call).catch(() => undefined);
    if (!now) return;
    const conflicts = movedCells(edits, (row, column) => source.valueOf(now, row, column)).filter(
      (cell) => source.hasRow(now, cell.row) && !seen.some((other) => isSameMove(other, cell)),
    );
    setMoved(conflicts);
    if (conflicts.length === 0) await send(now, call);
  };
  const failed = useMemo(
    () => new Set(steps.states.flatMap((state) => (isFailed(state) ? [state.id] : []))),
    [steps.states],
  );
  return {
    save: () => attempt((call) => saveOver([], call)),
    stop: calls.stop,
    canSave: [...edits.edits.values()].some((changed) => !isBroken(changed)),
    isSaving: calls.isRunning,
    states: steps.states,
    failed,
    moved,
    words: source.words ?? 'grid',
    keepMine: () => attempt((call) => saveOver(moved, call)),
    useTheirs: () => {
      edits.write(moved.map(({ row, column }) => ({ row, column, value: undefined })));
      setMoved([]);
    },
    dismiss: () => setMoved([]),
  };
}

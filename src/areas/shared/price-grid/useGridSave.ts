import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbortableCalls } from '#app/query/abortable-calls.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import type { CellValue } from '#ui/grid/cells.ts';
import { changesBetween, countOf, movedCells } from '#ui/grid/edits.ts';
import type { Edits, GridEdits, MovedCell } from '#ui/grid/edits.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { UnfinishedError } from '../save/steps.ts';
import type { Step, StepState } from '../save/steps.ts';
import { useSteps } from '../save/useSteps.ts';
import { isBroken } from './columns.ts';

export interface GridSource<Stored> {
  /** See `useSteps`. */
  operation: string;
  /** Namespace of messages; default: variants. */
  words?: 'stock-sheet';
  read: (edits: Edits, call: CallOptions) => Promise<Stored>;
  hasRow: (stored: Stored, row: string) => boolean;
  /** Undefined: no value possible. */
  valueOf: (stored: Stored, row: string, column: string) => CellValue | undefined;
  /** Skips rows with invalid cells; step ids are row ids. */
  toSteps: (stored: Stored, edits: Edits) => Step[];
  /** For when rows are too many to refetch. */
  onSaved?: (stored: Stored, saved: Edits, gone: ReadonlySet<string>) => void;
}

export interface GridSave {
  save: () => Promise<void>;
  /** Can be undone. */
  discard: () => void;
  /** Changed cells. */
  count: number;
  canSave: boolean;
  isSaving: boolean;
  /** Rows not sent yet stay changed. */
  stop: () => void;
  states: readonly StepState[];
  failed: ReadonlySet<string>;
  /** Changed by others too; nothing was sent. */
  moved: readonly MovedCell[];
  words: 'grid' | 'stock-sheet';
  /** Overwrites others' values. */
  keepMine: () => Promise<void>;
  useTheirs: () => void;
  dismiss: () => void;
}

const NO_EDITS: Edits = new Map();

/** Returns a check that the cell is among the moves, with the same value. */
function among(moves: readonly MovedCell[]): (move: MovedCell) => boolean {
  const keyOf = ({ row, column }: MovedCell): string => `${row} ${column}`;
  const byCell = new Map(moves.map((move) => [keyOf(move), move]));
  return (move) => {
    const known = byCell.get(keyOf(move));
    return known !== undefined && Object.is(known.theirs, move.theirs);
  };
}

/** Being aborted before sending isn't a failure. */
const isFailed = ({ status, error }: StepState): boolean =>
  status === 'failed' &&
  !(isApiError(error) && error.kind === 'aborted' && error.outcome === 'failed');

/** Rereads rows first: some endpoints replace whole rows, with others' edits. Conflicts need confirmation. */
export function useGridSave<Stored>(source: GridSource<Stored>, edits: GridEdits): GridSave {
  const { t } = useTranslation(source.words ?? 'grid');
  const { t: ofGrid } = useTranslation('grid');
  const format = useFormat();
  const steps = useSteps(source.operation);
  const calls = useAbortableCalls();
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
    // Rows may have changed since the last run.
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
      // `states` has the failed steps.
      if (!(error instanceof UnfinishedError)) throw error;
    }
  };
  /** @param seen conflicts to overwrite */
  const saveOver = async (seen: readonly MovedCell[], call: CallOptions): Promise<void> => {
    // The mutation shows errors.
    const now = await read.mutateAsync(call).catch(() => undefined);
    if (!now) return;
    const isSeen = among(seen);
    const conflicts = movedCells(edits, (row, column) => source.valueOf(now, row, column)).filter(
      (cell) => source.hasRow(now, cell.row) && !isSeen(cell),
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
    discard: () => {
      steps.reset();
      edits.write(changesBetween(edits.edits, NO_EDITS));
    },
    count: countOf(edits.edits),
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

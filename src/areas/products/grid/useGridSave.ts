import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnCalls } from '#app/query/own-calls.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { movedCells } from '#ui/grid/edits.ts';
import type { GridEdits, MovedCell } from '#ui/grid/edits.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { UnfinishedError } from '#shared/steps.ts';
import type { StepState } from '#shared/steps.ts';
import { useSteps } from '#shared/useSteps.ts';
import { locationOf } from './columns.ts';
import { readGridNow } from './query.ts';
import type { GridVariant, Stock } from './query.ts';
import { givenValue, isBroken, itemOf, saveSteps } from './save.ts';

interface GridSave {
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
  /** Sends the cells as they are, over what someone else saved. */
  keepMine: () => Promise<void>;
  /** Gives those cells what someone else saved. */
  useTheirs: () => void;
  /** Back to the grid, with nothing sent. */
  dismiss: () => void;
}

interface Ground {
  variants: readonly GridVariant[];
  stock: Stock;
}

/** Whether someone else's value of a cell is the one that was shown already. */
const isSameMove = (one: MovedCell, other: MovedCell): boolean =>
  one.row === other.row && one.column === other.column && Object.is(one.theirs, other.theirs);

/**
 * Saves a grid's changed rows. The rows are read anew before: the server takes a variant's prices only all at once, so
 * what others have changed in other cells must go along, and what they changed in the same cells is asked about.
 */
export function useGridSave(
  productId: string,
  variants: readonly GridVariant[],
  edits: GridEdits,
): GridSave {
  const { t } = useTranslation('grid');
  const format = useFormat();
  const queryClient = useQueryClient();
  const steps = useSteps('updateProductVariant');
  const calls = useOwnCalls();
  const [moved, setMoved] = useState<readonly MovedCell[]>([]);
  const read = useMutation({
    mutationFn: (call: CallOptions) => {
      const counted = variants.filter(({ id }) =>
        [...(edits.edits.get(id)?.keys() ?? [])].some((column) => locationOf(column) !== undefined),
      );
      const itemsOf = (some: readonly GridVariant[]): string[] =>
        some.flatMap((variant) => itemOf(variant) ?? []);
      return readGridNow(
        queryClient,
        productId,
        itemsOf(variants),
        new Set(itemsOf(counted)),
        call,
      );
    },
  });
  const tell = (key: 'done' | 'gone', count: number): void => {
    if (count === 0) return;
    showToast(key === 'done' ? 'success' : 'info', {
      message: t(key, { count, number: format.number(count) }),
    });
  };
  const send = async (now: Ground, call: CallOptions): Promise<void> => {
    // Rows may have been changed again since an earlier run: that one counts for nothing.
    steps.reset();
    const planned = saveSteps(productId, now.variants, edits.edits, now.stock);
    const failure = await steps.runWithin(call, planned).catch((error: unknown) => error);
    const done = steps.done();
    const saved = planned.flatMap(({ id }) => (done.has(id) ? [id] : []));
    const there = new Set(now.variants.map(({ id }) => id));
    const gone = [...edits.edits.keys()].filter((id) => !there.has(id));
    edits.saved(new Map([...edits.edits].filter(([id]) => done.has(id))), new Set(gone));
    tell('done', saved.length);
    tell('gone', gone.length);
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
    const byId = new Map(now.variants.map((variant) => [variant.id, variant]));
    const conflicts = movedCells(edits, (row, column) => {
      const variant = byId.get(row);
      return variant && givenValue(variant, column, now.stock);
    }).filter((cell) => byId.has(cell.row) && !seen.some((one) => isSameMove(one, cell)));
    setMoved(conflicts);
    if (conflicts.length === 0) await send(now, call);
  };
  const failed = useMemo(
    () => new Set(steps.states.flatMap(({ id, status }) => (status === 'failed' ? [id] : []))),
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
    keepMine: () => attempt((call) => saveOver(moved, call)),
    useTheirs: () => {
      edits.write(moved.map(({ row, column }) => ({ row, column, value: undefined })));
      setMoved([]);
    },
    dismiss: () => setMoved([]),
  };
}

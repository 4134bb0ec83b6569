import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Bulk, BulkChange, BulkItem, BulkStep, LabelOf } from './bulk.ts';
import type { DoneChange } from './history.ts';

export interface UndoPlan<Item extends BulkItem> {
  /** Not edited since. */
  restored: readonly Item[];
  /** Edited since. */
  kept: readonly Item[];
  gone: readonly Item[];
}

export function undoPlan<Change extends BulkChange, Item extends BulkItem>(
  { isAsLeft }: Pick<Bulk<Change, Item>, 'isAsLeft'>,
  { change, items }: Pick<DoneChange<Change, Item>, 'change' | 'items'>,
  now: readonly Item[],
): UndoPlan<Item> {
  const found = new Map(now.map((item) => [item.id, item]));
  const isOurs = (item: Item): boolean => {
    const current = found.get(item.id);
    return current !== undefined && isAsLeft(change, item, current);
  };
  return {
    restored: items.filter(isOurs),
    kept: items.filter((item) => found.has(item.id) && !isOurs(item)),
    gone: items.filter(({ id }) => !found.has(id)),
  };
}

export async function readUndoPlan<Change extends BulkChange, Item extends BulkItem>(
  bulk: Bulk<Change, Item>,
  done: DoneChange<Change, Item>,
  call: CallOptions,
): Promise<UndoPlan<Item>> {
  const ids = done.items.map(({ id }) => id);
  return undoPlan(bulk, done, await bulk.read(done.change.kind, ids, call));
}

/** Rechecks records before undoing: the dialog may have been open long. */
export function stepsOfUndo<Change extends BulkChange, Item extends BulkItem>(
  bulk: Bulk<Change, Item>,
  done: DoneChange<Change, Item>,
  { restored }: UndoPlan<Item>,
  { look, labelOf }: { look: string; labelOf: LabelOf<Item> },
  onLooked: (plan: UndoPlan<Item>) => void,
): BulkStep<Item>[] {
  let ours = new Set<string>();
  const undo = (items: readonly Item[]): BulkStep<Item>[] =>
    bulk.undoSteps(done.change, items, labelOf);
  return [
    {
      id: 'look',
      label: look,
      stage: 0,
      items: [],
      run: async (call) => {
        const plan = await readUndoPlan(bulk, { ...done, items: restored }, call);
        ours = new Set(plan.restored.map(({ id }) => id));
        onLooked(plan);
      },
    },
    ...undo(restored).map((step) => ({
      ...step,
      run: async (call: CallOptions) => {
        // Only records not edited since.
        for (const one of undo(step.items.filter(({ id }) => ours.has(id)))) await one.run(call);
      },
    })),
  ];
}

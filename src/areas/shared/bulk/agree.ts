import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Bulk, BulkChange, BulkItem, BulkStep, LabelOf } from './bulk.ts';

export interface AgreedChange<Change extends BulkChange, Item extends BulkItem> {
  steps: BulkStep<Item>[];
  /** As it was sent. */
  change: () => Change;
}

/** Plans a change, and settles it once, with the first step. */
export function agree<Change extends BulkChange, Item extends BulkItem>(
  bulk: Pick<Bulk<Change, Item>, 'changeSteps' | 'settle'>,
  change: Change,
  items: readonly Item[],
  { client, labelOf }: { client: QueryClient; labelOf: LabelOf<Item> },
): AgreedChange<Change, Item> {
  const planned = bulk.changeSteps(change, items, labelOf);
  const { settle } = bulk;
  if (!settle) return { steps: planned, change: () => change };
  let settled = change;
  let settling: Promise<BulkStep<Item>[]> | undefined;
  const begin = async (call: CallOptions): Promise<BulkStep<Item>[]> => {
    try {
      settled = await settle(change, client, call);
      return bulk.changeSteps(settled, items, labelOf);
    } catch (error) {
      settling = undefined;
      throw error;
    }
  };
  return {
    steps: planned.map((step, place) => ({
      ...step,
      run: async (call) => {
        settling ??= begin(call);
        const steps = await settling;
        await steps[place]?.run(call);
      },
    })),
    change: () => settled,
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Step } from '../save/steps.ts';
import type { BulkHistory } from './history.ts';

export interface BulkChange {
  kind: string;
}

export interface BulkItem {
  id: string;
}

export interface BulkStep<Item extends BulkItem> extends Step {
  items: readonly Item[];
}

export type LabelOf<Item extends BulkItem> = (items: readonly Item[]) => string;

export interface BulkTexts {
  /** “12 products”. */
  records: (count: number) => string;
  willChange: (count: number, total: number) => string;
  gone: (count: number) => string;
  /** Edited since. */
  kept: (count: number, names: string) => string;
  restored: (count: number) => string;
  reading: string;
  failed: string;
}

export interface Bulk<Change extends BulkChange, Item extends BulkItem> {
  /** Deleted records are missing. */
  read: (
    kind: Change['kind'],
    ids: readonly string[],
    call: CallOptions,
  ) => Promise<readonly Item[]>;
  nameOf: (item: Item) => string;
  /** True if it changes the item at all. */
  concerns: (change: Change, item: Item) => boolean;
  /** True if not edited since the change. */
  isAsLeft: (change: Change, earlier: Item, now: Item) => boolean;
  /** See `useSteps`; also covers the undo. */
  operationOf: (kind: Change['kind']) => string;
  /** Completes what was typed, before the first step sends it. */
  settle?: (change: Change, client: QueryClient, call: CallOptions) => Promise<Change>;
  /** Built once per run; retries reuse them. */
  changeSteps: (change: Change, items: readonly Item[], labelOf: LabelOf<Item>) => BulkStep<Item>[];
  /** Empty if irreversible. */
  undoSteps: (change: Change, items: readonly Item[], labelOf: LabelOf<Item>) => BulkStep<Item>[];
  history: BulkHistory<Change, Item>;
}

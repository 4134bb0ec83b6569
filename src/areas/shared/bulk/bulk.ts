import type { CallOptions } from '#app/query/own-calls.ts';
import type { Step } from '../steps.ts';
import type { BulkHistory } from './history.ts';

/** What is done to many records of an area at once. */
export interface BulkChange {
  kind: string;
}

/** A record as it was before a change, with what the change touches. */
export interface BulkItem {
  id: string;
}

/** One call of a bulk change, and whom it concerns. */
export interface BulkStep<Item extends BulkItem> extends Step {
  items: readonly Item[];
}

/** Names the records of one call. */
export type LabelOf<Item extends BulkItem> = (items: readonly Item[]) => string;

/** The sentences of bulk changes that name an area's records. */
export interface BulkTexts {
  /** “12 products”. */
  records: (count: number) => string;
  /** A change concerns fewer than are selected. */
  willChange: (count: number, total: number) => string;
  /** They no longer exist. */
  gone: (count: number) => string;
  /** An undo leaves them alone, since someone has changed them. */
  kept: (count: number, names: string) => string;
  /** An undo writes their earlier values back. */
  restored: (count: number) => string;
  reading: string;
  failed: string;
}

/** How an area changes many of its records at once, and takes that back. */
export interface Bulk<Change extends BulkChange, Item extends BulkItem> {
  /** Reads records as they are now; those that are gone are missing from the answer. */
  read: (
    kind: Change['kind'],
    ids: readonly string[],
    call: CallOptions,
  ) => Promise<readonly Item[]>;
  nameOf: (item: Item) => string;
  /** Whether a change would change this record at all. */
  concerns: (change: Change, item: Item) => boolean;
  /** Whether a record still has what a change gave it; what someone has changed since is not put back. */
  isAsLeft: (change: Change, earlier: Item, now: Item) => boolean;
  /** The contract's name of the call whose effects cover those of a change, and of its undoing. */
  operationOf: (kind: Change['kind']) => string;
  /** The calls that carry a change out, asked for once a run: a retry runs the same. */
  changeSteps: (change: Change, items: readonly Item[], labelOf: LabelOf<Item>) => BulkStep<Item>[];
  /** The calls that write the earlier values back; none for what can't be undone. */
  undoSteps: (change: Change, items: readonly Item[], labelOf: LabelOf<Item>) => BulkStep<Item>[];
  /** What was changed in this session. */
  history: BulkHistory<Change, Item>;
}

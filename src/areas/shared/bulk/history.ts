import { useSyncExternalStore } from 'react';
import type { BulkChange, BulkItem } from './bulk.ts';

/** A bulk change that was carried out in this session. */
export interface DoneChange<Change extends BulkChange, Item extends BulkItem> {
  id: number;
  change: Change;
  /** What was done, in words: “Publish: 12 products”. */
  label: string;
  /** Instant, ms. */
  at: number;
  /** The records that were changed, as they were before. */
  items: readonly Item[];
}

/** The bulk changes of an area, for the time until the app is left. */
export interface BulkHistory<Change extends BulkChange, Item extends BulkItem> {
  /**
   * Keeps a change, so that it can be undone.
   *
   * @returns its id
   */
  remember: (change: Omit<DoneChange<Change, Item>, 'id' | 'at'>) => number;
  /** Forgets a change, or those of its records that are as before again. */
  forget: (id: number, undone: ReadonlySet<string>) => void;
  /** Asks whether a change is to be undone; undefined ends the question. */
  askUndo: (id: number | undefined) => void;
  /** Keeps how the message that offers to undo is taken away. */
  noteOffer: (hide: () => void) => void;
  /** The page on which changes are undone is left. */
  endOffer: () => void;
  /** The changes that can be undone, the latest first. */
  done: () => readonly DoneChange<Change, Item>[];
  /** The id of the change about which one is asked. */
  undoing: () => number | undefined;
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/** Ids are given once for all areas. */
let made = 0;

/** Makes an area's history of bulk changes. */
export function bulkHistory<Change extends BulkChange, Item extends BulkItem>(): BulkHistory<
  Change,
  Item
> {
  let changes: readonly DoneChange<Change, Item>[] = [];
  let undoing: number | undefined;
  let hideOffer = (): void => {};
  const listeners = new Set<() => void>();
  const put = (next: typeof changes): void => {
    changes = next;
    for (const listener of listeners) listener();
  };
  return {
    remember: (change) => {
      made += 1;
      put([{ ...change, id: made, at: Date.now() }, ...changes]);
      return made;
    },
    forget: (id, undone) =>
      put(
        changes.flatMap((change) => {
          if (change.id !== id) return [change];
          const items = change.items.filter((item) => !undone.has(item.id));
          return items.length > 0 ? [{ ...change, items }] : [];
        }),
      ),
    askUndo: (id) => {
      undoing = id;
      put(changes);
    },
    noteOffer: (hide) => {
      hideOffer = hide;
    },
    endOffer: () => {
      hideOffer();
      undoing = undefined;
    },
    done: () => changes,
    undoing: () => undoing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The bulk changes of this session that can be undone, the latest first. */
export const useDoneChanges = <Change extends BulkChange, Item extends BulkItem>({
  subscribe,
  done,
}: BulkHistory<Change, Item>): readonly DoneChange<Change, Item>[] =>
  useSyncExternalStore(subscribe, done);

/** The change about which one is asked. */
export function useUndoing<Change extends BulkChange, Item extends BulkItem>(
  history: BulkHistory<Change, Item>,
): DoneChange<Change, Item> | undefined {
  const id = useSyncExternalStore(history.subscribe, history.undoing);
  return useDoneChanges(history).find((change) => change.id === id);
}

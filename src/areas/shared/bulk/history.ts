import { useSyncExternalStore } from 'react';
import type { BulkChange, BulkItem } from './bulk.ts';

export interface DoneChange<Change extends BulkChange, Item extends BulkItem> {
  id: number;
  change: Change;
  /** E.g. “Publish: 12 products”. */
  label: string;
  /** Instant, ms. */
  at: number;
  /** As before the change. */
  items: readonly Item[];
}

export interface BulkHistory<Change extends BulkChange, Item extends BulkItem> {
  /** @returns its id */
  remember: (change: Omit<DoneChange<Change, Item>, 'id' | 'at'>) => number;
  /** Forgets undone records, or the change if none is left. */
  forget: (id: number, undone: ReadonlySet<string>) => void;
  askUndo: (id: number | undefined) => void;
  /** Stores the undo toast's dismissal. */
  noteOffer: (hide: () => void) => void;
  /** Dismisses the undo toast. */
  endOffer: () => void;
  /** Latest first. */
  done: () => readonly DoneChange<Change, Item>[];
  undoing: () => number | undefined;
  /** @returns unsubscribe */
  subscribe: (listener: () => void) => () => void;
}

let made = 0;

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

export const useDoneChanges = <Change extends BulkChange, Item extends BulkItem>({
  subscribe,
  done,
}: BulkHistory<Change, Item>): readonly DoneChange<Change, Item>[] =>
  useSyncExternalStore(subscribe, done);

export function useUndoing<Change extends BulkChange, Item extends BulkItem>(
  history: BulkHistory<Change, Item>,
): DoneChange<Change, Item> | undefined {
  const id = useSyncExternalStore(history.subscribe, history.undoing);
  return useDoneChanges(history).find((change) => change.id === id);
}

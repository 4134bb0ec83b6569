import { useSyncExternalStore } from 'react';
import type { BulkChange, EarlierProduct } from './change.ts';

/** A bulk change that was carried out in this session. */
export interface DoneChange {
  id: number;
  change: BulkChange;
  /** What was done, in words: “12 products published”. */
  label: string;
  /** Instant, ms. */
  at: number;
  /** The products that were changed, as they were before. */
  products: readonly EarlierProduct[];
}

let changes: readonly DoneChange[] = [];
let made = 0;
const listeners = new Set<() => void>();

function put(next: readonly DoneChange[]): void {
  changes = next;
  for (const listener of listeners) listener();
}

/** Keeps a change, so that it can be undone until the app is left. */
export function rememberChange(change: Omit<DoneChange, 'id' | 'at'>): void {
  made += 1;
  put([{ ...change, id: made, at: Date.now() }, ...changes]);
}

/** Forgets a change, or those of its products that are as before again. */
export function forgetChange(id: number, undone: ReadonlySet<string>): void {
  put(
    changes.flatMap((change) => {
      if (change.id !== id) return [change];
      const products = change.products.filter((product) => !undone.has(product.id));
      return products.length > 0 ? [{ ...change, products }] : [];
    }),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The bulk changes of this session that can be undone, the latest first. */
export const useDoneChanges = (): readonly DoneChange[] =>
  useSyncExternalStore(subscribe, () => changes);

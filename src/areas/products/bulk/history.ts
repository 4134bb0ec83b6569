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

/**
 * Keeps a change, so that it can be undone until the app is left.
 *
 * @returns its id
 */
export function rememberChange(change: Omit<DoneChange, 'id' | 'at'>): number {
  made += 1;
  put([{ ...change, id: made, at: Date.now() }, ...changes]);
  return made;
}

let undoing: number | undefined;
let hideOffer = (): void => {};

/** Asks whether a change is to be undone; undefined ends the question. */
export function askUndo(id: number | undefined): void {
  undoing = id;
  put(changes);
}

/** Keeps how the message that offers to undo is taken away. */
export function noteOffer(hide: () => void): void {
  hideOffer = hide;
}

/** The page on which changes are undone is left. */
export function endOffer(): void {
  hideOffer();
  undoing = undefined;
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

/** The change about which one is asked. */
export function useUndoing(): DoneChange | undefined {
  const id = useSyncExternalStore(subscribe, () => undoing);
  return useDoneChanges().find((change) => change.id === id);
}

/** The bulk changes of this session that can be undone, the latest first. */
export const useDoneChanges = (): readonly DoneChange[] =>
  useSyncExternalStore(subscribe, () => changes);

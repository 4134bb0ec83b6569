import { useSyncExternalStore } from 'react';

let wanted = 0;
let standing = false;
const listeners = new Set<() => void>();
const waiting: (() => void)[] = [];

/** Has the place of toasts and dialogs loaded now, because one of them is about to appear; where that failed, again. */
export function loadOverlays(): void {
  if (standing) return;
  wanted += 1;
  for (const listener of listeners) listener();
}

/** Opens a dialog as soon as the dialogs' root is mounted; a dialog opened before would never appear. */
export function whenOverlaysReady(open: () => void): void {
  if (standing) {
    open();
    return;
  }
  waiting.push(open);
  loadOverlays();
}

/** Says whether the place stands; what waits for it then opens. */
export function setOverlaysReady(stand: boolean): void {
  standing = stand;
  if (!stand) return;
  for (const open of waiting.splice(0)) open();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns how often it was asked for before it stood */
export const useOverlaysRequested = (): number => useSyncExternalStore(subscribe, () => wanted);

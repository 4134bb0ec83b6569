import { useSyncExternalStore } from 'react';

let wanted = 0;
let standing = false;
const listeners = new Set<() => void>();
const waiting: (() => void)[] = [];

/** Loads overlays for the first toast or dialog; retries after a failure. */
export function loadOverlays(): void {
  if (standing) return;
  wanted += 1;
  for (const listener of listeners) listener();
}

/** Opens a dialog once the root is mounted; earlier dialogs would never appear. */
export function whenOverlaysReady(open: () => void): void {
  if (standing) {
    open();
    return;
  }
  waiting.push(open);
  loadOverlays();
}

export function setOverlaysReady(stand: boolean): void {
  standing = stand;
  if (!stand) return;
  for (const open of waiting.splice(0)) open();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns number of requests until loaded */
export const useOverlaysRequested = (): number => useSyncExternalStore(subscribe, () => wanted);

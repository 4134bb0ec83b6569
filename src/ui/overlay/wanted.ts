import { useSyncExternalStore } from 'react';

let wanted = false;
const listeners = new Set<() => void>();

/** Has the place of toasts and dialogs loaded now, because one of them is about to appear. */
export function wantOverlays(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOverlaysWanted = (): boolean => useSyncExternalStore(subscribe, () => wanted);

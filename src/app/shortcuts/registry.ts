import { useLayoutEffect } from 'react';
import { createStore } from '../state/store.ts';
import type { Keys } from './keys.ts';

export interface Shortcut {
  keys: Keys;
  label: string;
  run: () => void;
  /** Default: `page`. */
  group?: 'anywhere' | 'go' | 'page';
}

export const registered = createStore<readonly (readonly Shortcut[])[]>([]);

/** @param shortcuts stable until they change */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  // Before paint: users may press a key at once.
  useLayoutEffect(() => {
    // The last registered wins.
    registered.set([shortcuts, ...registered.get()]);
    return () => registered.set(registered.get().filter((list) => list !== shortcuts));
  }, [shortcuts]);
}

import { useLayoutEffect } from 'react';
import { createStore } from '../frame/store.ts';
import type { Keys } from './keys.ts';

export interface Shortcut {
  keys: Keys;
  /** What it does, in the user's language. */
  label: string;
  run: () => void;
  /** Where the overview lists it; `page` unless told. */
  group?: 'anywhere' | 'go' | 'page';
}

/** The shortcuts of the mounted components, by component. */
export const registered = createStore<readonly (readonly Shortcut[])[]>([]);

/**
 * Adds shortcuts while the component is mounted.
 *
 * @param shortcuts must be the same list until they change
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  // Before anyone sees the component, who may press a key at once.
  useLayoutEffect(() => {
    // What came last goes first.
    registered.set([shortcuts, ...registered.get()]);
    return () => registered.set(registered.get().filter((list) => list !== shortcuts));
  }, [shortcuts]);
}

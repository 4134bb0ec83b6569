import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ListPreferences } from '../list/list-preferences.ts';
import type { Density } from '../table/density.ts';

/** What these parts ask to be remembered, by name. */
export interface UiPreferences {
  /** Of all tables. */
  density: Density;
  /** By the id of a list. */
  lists: Record<string, ListPreferences>;
}

/** Where preferences are kept; values come back as they were written, or as the usual value. */
export interface PreferenceStore {
  read: <Name extends keyof UiPreferences>(
    name: Name,
    usual: UiPreferences[Name],
  ) => UiPreferences[Name];
  write: <Name extends keyof UiPreferences>(name: Name, value: UiPreferences[Name]) => void;
}

/** Preferences that several parts of one page watch. */
interface Preferences extends PreferenceStore {
  subscribe: (listener: () => void) => () => void;
}

/** Keeps each value that was read, so that all parts see the same one, and tells them of changes. */
export function watchPreferences(store: PreferenceStore): Preferences {
  const known: Partial<UiPreferences> = {};
  const listeners = new Set<() => void>();
  return {
    read: (name, usual) => (known[name] ??= store.read(name, usual)),
    write: (name, value) => {
      known[name] = value;
      store.write(name, value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Without a store, preferences last as long as the page. */
const forgetful: PreferenceStore = { read: (_name, usual) => usual, write: () => undefined };

const Context = createContext(watchPreferences(forgetful));

interface PreferencesProviderProps {
  store: PreferenceStore;
  children: ReactNode;
}

/** Gives the parts inside a place to remember what one prefers. */
export function PreferencesProvider({ store, children }: PreferencesProviderProps): ReactNode {
  const preferences = useMemo(() => watchPreferences(store), [store]);
  return <Context value={preferences}>{children}</Context>;
}

/**
 * A remembered value and its setter.
 *
 * @param usual the value when nothing is remembered; must be the same object on every render
 */
export function usePreference<Name extends keyof UiPreferences>(
  name: Name,
  usual: UiPreferences[Name],
): [UiPreferences[Name], (value: UiPreferences[Name]) => void] {
  const preferences = useContext(Context);
  const value = useSyncExternalStore(preferences.subscribe, () => preferences.read(name, usual));
  const set = useCallback(
    (next: UiPreferences[Name]) => preferences.write(name, next),
    [preferences, name],
  );
  return [value, set];
}

import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Density } from '../table/density.ts';
import type { ListPreferences } from './list-preferences.ts';

export interface UiPreferences {
  density: Density;
  /** By list id. */
  lists: Record<string, ListPreferences>;
}

/** Invalid values read as `defaultValue`. */
export interface PreferenceStore {
  read: <Name extends keyof UiPreferences>(
    name: Name,
    defaultValue: UiPreferences[Name],
  ) => UiPreferences[Name];
  write: <Name extends keyof UiPreferences>(name: Name, value: UiPreferences[Name]) => void;
}

interface Preferences extends PreferenceStore {
  subscribe: (listener: () => void) => () => void;
}

/** Caches values and notifies of changes. */
export function watchPreferences(store: PreferenceStore): Preferences {
  const known: Partial<UiPreferences> = {};
  const listeners = new Set<() => void>();
  return {
    read: (name, defaultValue) => (known[name] ??= store.read(name, defaultValue)),
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

/** Without a store, they last until reload. */
const forgetful: PreferenceStore = {
  read: (_name, defaultValue) => defaultValue,
  write: () => undefined,
};

const Context = createContext(watchPreferences(forgetful));

interface PreferencesProviderProps {
  store: PreferenceStore;
  children: ReactNode;
}

export function PreferencesProvider({ store, children }: PreferencesProviderProps): ReactNode {
  const preferences = useMemo(() => watchPreferences(store), [store]);
  return <Context value={preferences}>{children}</Context>;
}

/** @param defaultValue must be stable */
export function usePreference<Name extends keyof UiPreferences>(
  name: Name,
  defaultValue: UiPreferences[Name],
): [UiPreferences[Name], (value: UiPreferences[Name]) => void] {
  const preferences = useContext(Context);
  const value = useSyncExternalStore(preferences.subscribe, () =>
    preferences.read(name, defaultValue),
  );
  const set = useCallback(
    (next: UiPreferences[Name]) => preferences.write(name, next),
    [preferences, name],
  );
  return [value, set];
}

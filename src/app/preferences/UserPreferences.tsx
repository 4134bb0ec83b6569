import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { PreferencesProvider } from '../../ui/preferences/preferences.tsx';
import type { PreferenceStore, UiPreferences } from '../../ui/preferences/preferences.tsx';
import { ownerKey, readPreference, writePreference } from './storage.ts';

interface UserPreferencesProps {
  /** Undefined until one knows who is signed in. */
  userId: string | undefined;
  children: ReactNode;
}

/** Lets lists and tables inside remember what their user prefers. */
export function UserPreferences({ userId, children }: UserPreferencesProps): ReactNode {
  const store = useMemo((): PreferenceStore => {
    const owner = userId === undefined ? undefined : ownerKey(userId);
    return {
      read: <Name extends keyof UiPreferences>(name: Name, usual: UiPreferences[Name]) =>
        readPreference<keyof UiPreferences>(name, usual, owner) as UiPreferences[Name],
      write: (name, value) => writePreference<keyof UiPreferences>(name, value, owner),
    };
  }, [userId]);
  return <PreferencesProvider store={store}>{children}</PreferencesProvider>;
}

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { isRecord } from '#ui/format/guards.ts';
import type { ListPreferences } from '#ui/preferences/list-preferences.ts';
import { PreferencesProvider } from '#ui/preferences/preferences.tsx';
import type { PreferenceStore, UiPreferences } from '#ui/preferences/preferences.tsx';
import { savedViews } from './saved-views.ts';
import { browserValue, ownerKey } from './storage.ts';

interface UserPreferencesProps {
  userId: string | undefined;
  children: ReactNode;
}

type Lists = Record<string, ListPreferences>;

const isGroup = (value: unknown): value is object => isRecord(value);

/** Looks belong to the browser; views hold searches, so to the user. */
function readLists(defaultValue: Lists, owner: string | undefined): Lists {
  const looks = browserValue('lists', defaultValue).read();
  const views = owner === undefined ? {} : savedViews.read(owner);
  const ids = new Set([...Object.keys(looks), ...Object.keys(views)]);
  return Object.fromEntries(
    [...ids].map((id) => {
      const look = looks[id];
      const own: unknown = views[id];
      return [
        id,
        { ...(isGroup(look) ? look : {}), ...(Array.isArray(own) ? { views: own } : {}) },
      ];
    }),
  );
}

function writeLists(lists: Lists, owner: string | undefined): void {
  const entries = Object.entries(lists);
  browserValue<Lists>('lists', {}).write(
    Object.fromEntries(entries.map(([id, { views: _views, ...look }]) => [id, look])),
  );
  if (owner === undefined) return;
  savedViews.write(
    // Keep an empty list: the user may have removed default views.
    Object.fromEntries(entries.flatMap(([id, { views }]) => (views ? [[id, views]] : []))),
    owner,
  );
}

export function UserPreferences({ userId, children }: UserPreferencesProps): ReactNode {
  const store = useMemo((): PreferenceStore => {
    const owner = userId === undefined ? undefined : ownerKey(userId);
    let known: Lists = {};
    /** Merge only this tab's changes into what other tabs stored. */
    const write = (next: Lists): void => {
      const now = readLists({}, owner);
      for (const id of new Set([...Object.keys(known), ...Object.keys(next)])) {
        const { [id]: own } = next;
        if (own === known[id]) continue;
        if (own) now[id] = own;
        else delete now[id];
      }
      known = next;
      writeLists(now, owner);
    };
    return {
      read: <Name extends keyof UiPreferences>(name: Name, defaultValue: UiPreferences[Name]) => {
        if (name !== 'lists') return browserValue(name, defaultValue).read();
        known = readLists(defaultValue as Lists, owner);
        return known as UiPreferences[Name];
      },
      write: (name, value) => {
        if (name === 'lists') write(value as Lists);
        else browserValue(name, value).write(value);
      },
    };
  }, [userId]);
  return <PreferencesProvider store={store}>{children}</PreferencesProvider>;
}

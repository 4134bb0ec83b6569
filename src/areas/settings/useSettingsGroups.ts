import { useMemo } from 'react';
import { useAvailable } from '#app/flags/FeatureFlags.tsx';
import { settingsGroups } from './pages.ts';
import type { SettingsGroup } from './pages.ts';

/** Returns the settings pages available in this store, grouped. */
export function useSettingsGroups(): readonly SettingsGroup[] {
  const all = useMemo(() => settingsGroups(), []);
  const pages = useAvailable(useMemo(() => all.flatMap((group) => group.pages), [all]));
  return useMemo(
    () =>
      all
        .map((group) => ({ ...group, pages: group.pages.filter((page) => pages.includes(page)) }))
        .filter((group) => group.pages.length > 0),
    [all, pages],
  );
}

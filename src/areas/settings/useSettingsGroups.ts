import { useContext, useMemo } from 'react';
import { ExtensionsContext } from '#app/extensions/context.ts';
import { useAvailable } from '#app/flags/FeatureFlags.tsx';
import { extensionSettings } from './extension-settings.ts';
import { settingsGroups } from './pages.ts';
import type { SettingsGroup } from './pages.ts';

/** Returns the settings pages available in this store, grouped. */
export function useSettingsGroups(): readonly SettingsGroup[] {
  const extensions = useContext(ExtensionsContext);
  const all = useMemo(
    () =>
      __HAS_EXTENSIONS__ ? [...settingsGroups(), extensionSettings(extensions)] : settingsGroups(),
    [extensions],
  );
  const pages = useAvailable(useMemo(() => all.flatMap((group) => group.pages), [all]));
  return useMemo(
    () =>
      all
        .map((group) => ({ ...group, pages: group.pages.filter((page) => pages.includes(page)) }))
        .filter((group) => group.pages.length > 0),
    [all, pages],
  );
}

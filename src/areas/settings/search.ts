import type { TFunction } from 'i18next';
import type { SettingsGroup, SettingsPage } from './pages.ts';

export type FoundPage = SettingsPage & { found: SettingsPage['settings'] };

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase();

/**
 * Returns the pages that contain every word in their name, text or settings. An empty search returns all pages, with no
 * settings named.
 */
export function searchSettings(
  groups: readonly SettingsGroup[],
  search: string,
  t: TFunction<'settings'>,
): (Omit<SettingsGroup, 'pages'> & { pages: FoundPage[] })[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => words.every((word) => plain(text).includes(word));
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.flatMap((page): FoundPage[] => {
        if (words.length === 0) return [{ ...page, found: [] }];
        const found = page.settings.filter((setting) => has(t(setting)));
        const isFound = found.length > 0 || has(`${t(page.label)} ${t(page.text)}`);
        return isFound ? [{ ...page, found }] : [];
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

import type { TFunction } from 'i18next';
import type { SettingsGroup, SettingsPage } from './pages.ts';

/** A page of the settings, with those of its settings that match. */
export type FoundPage = SettingsPage & { found: SettingsPage['settings'] };

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLocaleLowerCase();

/**
 * The pages on which all words of a search occur: in the page's name, in what it is for, or in a setting on it.
 *
 * @param search what was typed; without words all pages are found, and no setting is named
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

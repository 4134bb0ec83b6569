import type { CustomDetector } from 'i18next-browser-languagedetector';

/** The key under which the detector has always kept the language. */
const KEY = 'i18nextLng';

/**
 * Finds the language that a store of the browser remembers. In the place of the library's own, which fails where a
 * store can be reached but not read.
 */
export function detectorOf(name: string, store: () => Storage): CustomDetector {
  return {
    name,
    lookup: () => {
      try {
        return store().getItem(KEY) ?? undefined;
      } catch {
        return undefined;
      }
    },
    cacheUserLanguage: (language) => {
      try {
        store().setItem(KEY, language);
      } catch {
        // It lasts for the page.
      }
    },
  };
}

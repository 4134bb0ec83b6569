import type { LanguageDetectorModule } from 'i18next';
import { languageOf } from './languages.ts';

/** The key under which a store of the browser keeps the language. */
const KEY = 'i18nextLng';

/** What a store of the browser remembers; nothing where it can't be reached or read. */
function remembered(store: () => Storage): string | null {
  try {
    return store().getItem(KEY);
  } catch {
    return null;
  }
}

/** The language that a cookie names. */
function inCookie(): string | undefined {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === 'i18next')?.[1];
}

/** Where a language may come from, in this order; i18next takes the first that the app has. */
const sources: readonly (() => readonly (string | null | undefined)[])[] = [
  () => [new URLSearchParams(window.location.search).get('lng')],
  () => [inCookie()],
  () => [remembered(() => localStorage)],
  () => [remembered(() => sessionStorage)],
  () => navigator.languages,
  () => [document.documentElement.lang],
];

/** Finds the reader's language, and remembers the one that was chosen. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    sources.flatMap((source) => source()).flatMap((found) => (found ? [languageOf(found)] : [])),
  cacheUserLanguage: (language) => {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // It lasts for the page.
    }
  },
};

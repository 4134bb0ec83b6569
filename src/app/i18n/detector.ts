import type { LanguageDetectorModule } from 'i18next';
import { languageOf } from './languages.ts';

const KEY = 'i18nextLng';

/** Storage may throw. */
function remembered(store: () => Storage): string | null {
  try {
    return store().getItem(KEY);
  } catch {
    return null;
  }
}

function inCookie(): string | undefined {
  const cookies = document.cookie.split('; ').map((cookie) => cookie.split('='));
  return cookies.find(([name]) => name === 'i18next')?.[1];
}

/** i18next takes the first supported one. */
const sources: readonly (() => readonly (string | null | undefined)[])[] = [
  () => [new URLSearchParams(window.location.search).get('lng')],
  () => [inCookie()],
  () => [remembered(() => localStorage)],
  () => [remembered(() => sessionStorage)],
  () => navigator.languages,
  () => [document.documentElement.lang],
];

export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () =>
    sources.flatMap((source) => source()).flatMap((found) => (found ? [languageOf(found)] : [])),
  cacheUserLanguage: (language) => {
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // Lasts for the page.
    }
  },
};

import i18next from 'i18next';
import type { i18n } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { localesVersion } from 'virtual:locales-version';
import { config } from '../config/config.ts';
import {
  FALLBACK_LANGUAGE,
  PSEUDO_LANGUAGE,
  directionOf,
  languageOf,
  languageTag,
  languages,
} from './languages.ts';

/** Translations that failed to load are asked for again so often … */
export const LOAD_RETRIES = 5;
/** … first after this many milliseconds, then with growing delays. */
export const LOAD_RETRY_START = 350;

/** Where a detected language may come from, in this order. */
const DETECTION_ORDER = [
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
];

/** Lets plural forms follow the tag that browsers know, where the language's code isn't one. */
function mapPluralRules(instance: i18n): void {
  const resolver = instance.services.pluralResolver as {
    getRule(code: string, options?: object): Intl.PluralRules | undefined;
  };
  const original = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => original(languageTag(code), options);
}

function showLanguage(code: string): void {
  document.documentElement.lang = languageTag(code);
  document.documentElement.dir = directionOf(code);
}

/** Loads the reader's language; resolves when the words that every screen needs are there. */
export async function startI18n(): Promise<i18n> {
  i18next.use(HttpBackend).use(LanguageDetector).use(initReactI18next);
  i18next.on('initialized', () => mapPluralRules(i18next));
  i18next.on('languageChanged', showLanguage);
  await i18next.init({
    supportedLngs: [
      ...languages.map(({ code }) => code),
      ...(__PSEUDO_LANGUAGE__ ? [PSEUDO_LANGUAGE] : []),
    ],
    fallbackLng: FALLBACK_LANGUAGE,
    load: 'languageOnly',
    ns: ['common', 'app'],
    defaultNS: 'common',
    returnNull: false,
    debug: config().translationDebug,
    interpolation: { escapeValue: false },
    maxRetries: LOAD_RETRIES,
    retryTimeout: LOAD_RETRY_START,
    backend: {
      loadPath: `${import.meta.env.BASE_URL}public/locales/{{lng}}/{{ns}}.json`,
      queryStringParams: { v: localesVersion },
    },
    detection: {
      order: DETECTION_ORDER,
      lookupQuerystring: 'lng',
      caches: ['localStorage'],
      convertDetectedLanguage: languageOf,
    },
  });
  return i18next;
}

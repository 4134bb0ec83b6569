import i18next from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageCodes, localesVersion } from 'virtual:locales';
import errors from '../../../public/locales/en/errors.json';
import { config } from '../config/config.ts';
import { languageDetector } from './detector.ts';
import { FALLBACK_LANGUAGE, PSEUDO_LANGUAGES, directionOf, languageTag } from './languages.ts';
import { Translations, endsAfter, formatter, wordsOfKey } from './translations.ts';

export const LOAD_RETRIES = 5;
/** Milliseconds; delays grow. */
export const LOAD_RETRY_START = 350;

/** Milliseconds per file. */
const LOAD_LIMIT = 10_000;

/** Uses the browser's tag where ours differs. */
function mapPluralRules(instance: i18n): void {
  const resolver = instance.services.pluralResolver as {
    getRule(code: string, options?: object): Intl.PluralRules | undefined;
  };
  const original = resolver.getRule.bind(resolver);
  resolver.getRule = (code, options) => original(languageTag(code), options);
}

/** May be the fallback language. */
function showLanguage(wanted: string): void {
  const code = i18next.resolvedLanguage ?? wanted;
  document.documentElement.lang = languageTag(code);
  document.documentElement.dir = directionOf(code);
}

/** Resolves once every screen's texts are loaded. */
export async function startI18n(): Promise<i18n> {
  i18next.use(formatter).use(Translations).use(languageDetector).use(initReactI18next);
  i18next.on('initialized', () => mapPluralRules(i18next));
  i18next.on('languageChanged', showLanguage);
  // Tests switch the language of a live page.
  if (__PSEUDO_LANGUAGE__) Object.assign(globalThis, { i18next });
  await i18next.init({
    supportedLngs: [...languageCodes, ...(__PSEUDO_LANGUAGE__ ? PSEUDO_LANGUAGES : [])],
    fallbackLng: FALLBACK_LANGUAGE,
    load: 'languageOnly',
    ns: ['common', 'app'],
    defaultNS: 'common',
    returnNull: false,
    debug: config().translationDebug,
    interpolation: { escapeValue: false, alwaysFormat: true },
    // Bundled: shown when nothing else loads.
    resources: { en: { errors } },
    partialBundledLanguages: true,
    parseMissingKeyHandler: wordsOfKey,
    maxRetries: LOAD_RETRIES,
    retryTimeout: LOAD_RETRY_START,
    backend: {
      loadPath: `${import.meta.env.BASE_URL}public/locales/{{lng}}/{{ns}}.json`,
      queryStringParams: { v: localesVersion },
      requestOptions: () => ({ credentials: 'same-origin', signal: endsAfter(LOAD_LIMIT) }),
    },
  });
  return i18next;
}

import type { FormatterModule, ReadCallback, ResourceKey } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { localesVersion } from 'virtual:locales';
import { isObject } from '#ui/format/guards.ts';
import { NO_VALUE } from '#ui/format/instant.ts';
import { FALLBACK_LANGUAGE, directionOf } from './languages.ts';

declare global {
  /** By file and version, what `static/boot.js` has asked for. */
  var quartermasterTexts: Record<string, Promise<ResourceKey>> | undefined;
}

/** English falls back to bundled code. */
export class Translations extends HttpBackend {
  override read(language: string, namespace: string, callback: ReadCallback): void {
    const file = `${language}/${namespace}.json?v=${localesVersion}`;
    const early = globalThis.quartermasterTexts?.[file];
    const finish: ReadCallback = (error, data) => {
      if (!error || language !== FALLBACK_LANGUAGE) {
        callback(error, data);
        return;
      }
      import('#generated/locales/english.ts').then(
        ({ english }) => {
          const texts = Object.entries(english).find(([name]) => name === namespace)?.[1];
          callback(texts ? null : error, texts ?? data);
        },
        () => callback(error, data),
      );
    };
    if (!early) {
      super.read(language, namespace, finish);
      return;
    }
    delete globalThis.quartermasterTexts?.[file];
    early.then(
      (texts) => finish(null, texts),
      // Says to try again.
      (error: unknown) => finish(error as Error, true),
    );
  }
}

const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u;
const KEEPS_ITS_ORDER = /^(?:[\p{sc=Arabic}\p{N}\s]*|[\u2066-\u2068].*\u2069)$/su;

/** In a sentence of the other direction, “€25.00” would read “25.00€”, and “Lamp (red)” “(Lamp (red”. */
function isolated(text: string, language: string): string {
  const isMixed =
    directionOf(language) === 'rtl' ? !KEEPS_ITS_ORDER.test(text) : RIGHT_TO_LEFT.test(text);
  return isMixed ? `\u2068${text}\u2069` : text;
}

/**
 * Formats values of texts. Damaged records may hold objects where texts belong; these show as a dash, not “[object
 * Object]”. Texts are isolated from the sentence's direction, except with the option `isValue`: for texts to be saved.
 */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = FALLBACK_LANGUAGE, options = {}) => {
    if (isObject(value)) return NO_VALUE;
    return typeof value === 'string' && !options['isValue']
      ? isolated(value, language)
      : (value as string);
  },
};

export function endsAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('It took too long')), milliseconds);
  return controller.signal;
}

/**
 * Fallback for a missing text: the key's last part as words.
 *
 * @param defaultText given by the caller
 */
export function wordsOfKey(key: string, defaultText?: string): string {
  if (defaultText !== undefined) return defaultText;
  const name = key.split(/[.:]/).at(-1) ?? key;
  const words = name
    .replace(/_(?:zero|one|two|few|many|other)$/, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_pair, end: string, start: string) => {
      return `${end} ${start.toLowerCase()}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

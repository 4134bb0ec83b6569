import type { FormatterModule, ReadCallback } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { NO_VALUE } from '#ui/format/instant.ts';
import { FALLBACK_LANGUAGE } from './languages.ts';

/** English falls back to bundled code. */
export class Translations extends HttpBackend {
  override read(language: string, namespace: string, callback: ReadCallback): void {
    super.read(language, namespace, (error, data) => {
      if (!error || language !== FALLBACK_LANGUAGE) {
        callback(error, data);
        return;
      }
      import('./english.ts').then(
        ({ english }) => {
          const texts = Object.entries(english).find(([name]) => name === namespace)?.[1];
          callback(texts ? null : error, texts ?? data);
        },
        () => callback(error, data),
      );
    });
  }
}

/** Damaged records may hold objects where texts belong; these show as a dash, not “[object Object]”. */
export const formatter: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) =>
    typeof value === 'object' && value !== null ? NO_VALUE : (value as string),
};

export function endsAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('It took too long')), milliseconds);
  return controller.signal;
}

/**
 * Fallback for a missing text: the key's last part as words.
 *
 * @param usual default text given by the caller
 */
export function wordsOfKey(key: string, usual?: string): string {
  if (usual !== undefined) return usual;
  const name = key.split(/[.:]/).at(-1) ?? key;
  const words = name
    .replace(/_(?:zero|one|two|few|many|other)$/, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_pair, end: string, start: string) => {
      return `${end} ${start.toLowerCase()}`;
    });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

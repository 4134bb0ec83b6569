import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.ts';

/** By key (`errors.title`). */
export type Texts = Map<string, string>;

const folder = inRoot('public', 'locales');

export const languageCodes = (): string[] => readdirSync(folder).toSorted();

export const namespaces = (): string[] =>
  readdirSync(join(folder, 'en'))
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

/** Of areas in progress: namespaces, and texts such as `app:navigation.orders`. */
export const openTexts: readonly string[] = [];

export function openNotes(open: readonly string[], languages: readonly string[]): string[] {
  return open.map((one) => {
    const [namespace = '', key] = one.split(':');
    const english = languages.filter((code) => {
      const texts = readTexts(code, namespace);
      return !texts || (key !== undefined && !texts.has(key));
    });
    return `open: ${one} (${english.length} languages show English)`;
  });
}

function flatten(value: unknown, prefix: string, into: Texts): void {
  if (typeof value === 'string') into.set(prefix, value);
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      flatten(inner, prefix ? `${prefix}.${key}` : key, into);
    }
  }
}

/** @returns undefined when the language has no such file */
export function readTexts(language: string, namespace: string): Texts | undefined {
  let source: string;
  try {
    source = readFileSync(join(folder, language, `${namespace}.json`), 'utf8');
  } catch {
    return undefined;
  }
  const texts: Texts = new Map();
  flatten(JSON.parse(source), '', texts);
  return texts;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

export function splitPlural(key: string): { stem: string; form: string | undefined } {
  const form = PLURAL.exec(key)?.[1];
  return { stem: form ? key.replace(PLURAL, '') : key, form };
}

/** Sorted. */
export const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*([^},]+?)\s*(?:,[^}]*)?\}\}|<\/?\w+\/?>/g)]
    .map((match) => match[1] ?? match[0])
    .toSorted();

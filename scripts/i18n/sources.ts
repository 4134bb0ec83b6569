import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { languageCodes, splitPlural } from '../lib/locales.ts';
import { inRoot } from '../lib/paths.ts';
import { UserError } from '../lib/stop.ts';
import { entriesOf, mainText } from './catalog.ts';
import type { Catalog, Entry, Finding } from './catalog.ts';

/** Hashes of the English that was translated, by `namespace:key` without plural suffix. */
export type Sources = ReadonlyMap<string, string>;

/** In the file: one hash where all languages have the same, else one for each. */
type Stored = Record<string, Record<string, string | Record<string, string>>>;

const DIGITS = 8;
const FILE = inRoot('scripts', 'i18n', 'sources.json');

/** A few digits are enough to tell whether one text has changed. */
export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGITS);

/** Hashes instead of texts: a twentieth of the English once more, and no text to read by mistake. */
export const hashOf = ({ forms }: Entry): string =>
  shortHash(JSON.stringify(forms.get('') ?? [forms.get('one'), forms.get('other')]));

/** Codes of all languages but English. */
export const translations = (): string[] => languageCodes().filter((code) => code !== 'en');

/** By language. */
export function sourcesFrom(text: string, languages: readonly string[]): Map<string, Sources> {
  const stored = Object.entries(JSON.parse(text) as Stored).flatMap(([namespace, hashes]) =>
    Object.entries(hashes).map(([key, hash]) => [`${namespace}:${key}`, hash] as const),
  );
  return new Map(
    languages.map((language) => [
      language,
      new Map(
        stored.flatMap(([key, hash]) => {
          const own = typeof hash === 'string' ? hash : hash[language];
          return own === undefined ? [] : [[key, own]];
        }),
      ),
    ]),
  );
}

/** A line a namespace, so that two translators rarely change the same. */
export function sourcesText(sources: ReadonlyMap<string, Sources>): string {
  const keys = new Set([...sources.values()].flatMap((own) => [...own.keys()]));
  const stored: Stored = {};
  for (const key of [...keys].toSorted()) {
    const colon = key.indexOf(':');
    const own = [...sources].flatMap(([language, hashes]) => {
      const hash = hashes.get(key);
      return hash === undefined ? [] : [[language, hash] as const];
    });
    const [first] = own;
    const isShared = own.length === sources.size && own.every(([, hash]) => hash === first?.[1]);
    (stored[key.slice(0, colon)] ??= {})[key.slice(colon + 1)] =
      isShared && first ? first[1] : Object.fromEntries(own);
  }
  const lines = Object.entries(stored).map(
    ([namespace, hashes]) => `${JSON.stringify(namespace)}: ${JSON.stringify(hashes)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** By language. */
export const readAllSources = (): Map<string, Sources> =>
  sourcesFrom(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}', translations());

export const readSources = (language: string): Sources =>
  readAllSources().get(language) ?? new Map();

export function writeSources(language: string, sources: Sources): void {
  writeFileSync(FILE, sourcesText(readAllSources().set(language, sources)));
}

/** Texts whose English has changed since their translation. */
export function sourceFindings(
  language: string,
  english: Catalog,
  own: Catalog,
  sources: Sources,
): Finding[] {
  const translated = entriesOf(own);
  const texts = entriesOf(english);
  const finding = (key: string, source: string, sentence: string): Finding => ({
    rule: 'sources',
    language,
    key,
    english: source,
    sentence,
  });
  const stale = [...texts.values()].flatMap((entry) => {
    if (!translated.has(entry.key)) return [];
    const hash = sources.get(entry.key);
    if (hash === hashOf(entry)) return [];
    const change = hash ? 'the English has changed since' : 'not recorded as translated';
    return [finding(entry.key, mainText(entry), `${change} (“${mainText(entry)}”)`)];
  });
  const gone = [...sources.keys()]
    .filter((key) => !texts.has(key))
    .map((key) => finding(key, '', 'recorded as translated, but English has no such text'));
  return [...stale, ...gone];
}

/**
 * Finds the keys that a command line means.
 *
 * @param keys without plural suffix
 * @param where all, or only `namespace` or `namespace:key`, which may be one of a plural form
 */
export function keysAt(keys: readonly string[], where: string | undefined): Set<string> {
  if (where === undefined) return new Set(keys);
  const { stem } = splitPlural(where);
  const meant = keys.filter((key) => key === stem || key.startsWith(`${where}:`));
  if (meant.length > 0) return new Set(meant);
  throw new UserError(
    `No text is at ${where}. Name a file, such as orders, or a text, such as orders:list.title.`,
  );
}

/**
 * Takes the present English as translated, and forgets texts that English has no more.
 *
 * @param keys only these; without plural suffix
 */
export function recorded(
  english: Catalog,
  own: Catalog,
  sources: Sources,
  keys?: ReadonlySet<string>,
): { sources: Sources; refused: string[]; changed: number } {
  const translated = entriesOf(own);
  const texts = entriesOf(english);
  const next = new Map([...sources].filter(([key]) => texts.has(key)));
  const refused: string[] = [];
  let changed = 0;
  for (const entry of texts.values()) {
    if (keys && !keys.has(entry.key)) continue;
    if (!translated.has(entry.key)) refused.push(entry.key);
    else if (next.get(entry.key) !== hashOf(entry)) {
      next.set(entry.key, hashOf(entry));
      changed += 1;
    }
  }
  return { sources: next, refused, changed };
}

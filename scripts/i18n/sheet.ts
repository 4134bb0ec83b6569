import Papa from 'papaparse';
import { languageTag } from '../../src/app/i18n/languages.ts';
import { problemsOf } from '../lib/locale-problems.ts';
import { splitPlural } from '../lib/locales.ts';
import { entriesOf, mainText } from './catalog.ts';
import type { Catalog, Entry } from './catalog.ts';
import { termsIn } from './glossary.ts';
import type { Term } from './glossary.ts';
import { grouped } from './grouped.ts';
import { hashOf } from './sources.ts';
import type { Sources } from './sources.ts';

const COLUMNS = ['key', 'English', 'terms', 'screen', 'state', 'translation'] as const;

type Row = Record<(typeof COLUMNS)[number], string>;

interface Content {
  language: string;
  english: Catalog;
  own: Catalog;
  sources: Sources;
}

const BOM = '\u{FEFF}';

/** Spreadsheets take such a cell as a formula; the apostrophe is one more, so that it can be taken off. */
const guard = (text: string): string => (/^['=+\-@\t\r]/u.test(text) ? `'${text}` : text);

const unguard = (text: string): string => (/^'['=+\-@\t\r]/u.test(text) ? text.slice(1) : text);

const sourceOf = ({ forms }: Entry, form: string): string =>
  forms.get(form) ?? forms.get('other') ?? '';

/** The keys that a language has for an entry. */
const keysOf = (entry: Entry, language: string): string[] =>
  entry.forms.has('')
    ? [entry.key]
    : new Intl.PluralRules(languageTag(language))
        .resolvedOptions()
        .pluralCategories.map((form) => `${entry.key}_${form}`);

/** A row for each text and plural form, in the order of the English texts. */
export function sheetText(
  { language, english, own, sources }: Content,
  glossary: readonly Term[],
  screenOf: (key: string) => string,
): string {
  const rows = [...entriesOf(english).values()].flatMap((entry) => {
    const terms = termsIn(mainText(entry), glossary)
      .map(({ term, meaning }) => `${term}: ${meaning}`)
      .join('\n');
    const isCurrent = sources.get(entry.key) === hashOf(entry);
    return keysOf(entry, language).map((key): Row => {
      const translation = own.get(key);
      return {
        key,
        English: sourceOf(entry, splitPlural(key).form ?? ''),
        terms,
        screen: screenOf(entry.key),
        state: translation === undefined ? 'new' : isCurrent ? '' : 'changed',
        translation: translation ?? '',
      };
    });
  });
  const cells = rows.map((row) => COLUMNS.map((column) => guard(row[column])));
  return `${BOM}${Papa.unparse({ fields: [...COLUMNS], data: cells })}\r\n`;
}

export interface Taken {
  /** Texts to write, by key. */
  changed: Map<string, string>;
  /** Keys without plural suffix, now translated from the present English. */
  translated: string[];
  refused: string[];
}

function readRows(text: string): { rows: Row[]; faults: string[] } {
  const { data, meta, errors } = Papa.parse<Partial<Row>>(text.replace(BOM, ''), {
    header: true,
    skipEmptyLines: 'greedy',
  });
  const missing = COLUMNS.filter((column) => !meta.fields?.includes(column));
  const faults = errors.map(({ row = 0, message }) => `line ${row + 2}: ${message}`);
  if (missing.length > 0) faults.push(`the file has no column ${missing.join(', ')}`);
  const rows = data.map(
    (row) =>
      Object.fromEntries(COLUMNS.map((column) => [column, unguard(row[column] ?? '')])) as Row,
  );
  return { rows, faults };
}

/** Takes the translations out of a sheet, except those that don't fit the present English. */
export function takeSheet(text: string, { language, english, own, sources }: Content): Taken {
  const { rows, faults } = readRows(text);
  const taken: Taken = { changed: new Map(), translated: [], refused: faults };
  if (faults.length > 0) return taken;
  const entries = entriesOf(english);
  for (const [stem, group] of grouped(rows, ({ key }) => splitPlural(key).stem)) {
    const entry = entries.get(stem);
    const given = group.filter(({ translation }) => translation.trim() !== '');
    const changed = given.filter(({ key, translation }) => own.get(key) !== translation);
    const isConfirmed =
      given.length === group.length && group.every(({ state }) => state.trim() === '');
    if (changed.length === 0 && (!isConfirmed || !entry || sources.get(stem) === hashOf(entry))) {
      continue;
    }
    const problems = entry
      ? problemsWith(entry, group, language, own)
      : [`${stem}: English has no such text`];
    if (problems.length > 0) {
      taken.refused.push(...problems);
      continue;
    }
    for (const { key, translation } of changed) taken.changed.set(key, translation);
    taken.translated.push(stem);
  }
  return taken;
}

function problemsWith(
  entry: Entry,
  group: readonly Row[],
  language: string,
  own: Catalog,
): string[] {
  const isOld = group.some(
    ({ key, English }) => sourceOf(entry, splitPlural(key).form ?? '') !== English,
  );
  if (isOld) return [`${entry.key}: the English has changed since the export`];
  const keys = new Set(group.map(({ key }) => key));
  if (keys.size < group.length) return [`${entry.key}: appears twice`];
  const given = new Map(group.map(({ key, translation }) => [key, translation]));
  const texts = new Map<string, string>();
  for (const key of new Set([...keysOf(entry, language), ...keys])) {
    const text = given.get(key)?.trim() ? given.get(key) : own.get(key);
    if (text !== undefined) texts.set(key, text);
  }
  const english = new Map(
    [...entry.forms].map(([form, text]) => [form ? `${entry.key}_${form}` : entry.key, text]),
  );
  // Equal spelling is judged by the check, which knows the words that are spelled alike.
  return problemsOf(english, texts, languageTag(language), new Set(texts.keys()));
}

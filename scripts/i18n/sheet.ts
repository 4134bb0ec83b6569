import Papa from 'papaparse';
import { languageTag } from '../../src/app/i18n/languages.ts';
import { problemsOf } from '../lib/locale-problems.ts';
import { splitPlural } from '../lib/locales.ts';
import { UserError } from '../lib/stop.ts';
import { entriesOf, mainText } from './catalog.ts';
import type { Catalog, Entry } from './catalog.ts';
import { termsIn } from './glossary.ts';
import type { Term } from './glossary.ts';
import { groupBy } from './group-by.ts';
import { hashOf, shortHash } from './sources.ts';
import type { Sources } from './sources.ts';

// The last is never blank: Excel leaves out blank cells at the end of a row.
const COLUMNS = ['key', 'English', 'terms', 'screen', 'state', 'translation', 'version'] as const;

type Row = Record<(typeof COLUMNS)[number], string>;

interface Content {
  language: string;
  english: Catalog;
  own: Catalog;
  sources: Sources;
}

const BOM = '\u{FEFF}';

/** Excel takes commas for decimal marks in most of Europe, and semicolons between cells. */
const DELIMITER = ';';

/** Tells the exported translation from later ones; a letter first, or `12e45678` becomes a number. */
const versionOf = (translation = ''): string => `v${shortHash(translation)}`;

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
        version: versionOf(translation),
      };
    });
  });
  const cells = rows.map((row) => COLUMNS.map((column) => guard(row[column])));
  return `${BOM}${Papa.unparse({ fields: [...COLUMNS], data: cells }, { delimiter: DELIMITER })}\r\n`;
}

interface Taken {
  /** Texts to write, by key. */
  changed: Map<string, string>;
  /** Keys without plural suffix, now translated from the present English. */
  translated: string[];
  refused: string[];
}

/** Reads a saved sheet; in another encoding its letters would be lost. */
export function sheetFrom(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError('The file is not in UTF-8. Save it as “CSV UTF-8”, and import it again.');
  }
}

function readRows(text: string): { rows: Row[]; faults: string[] } {
  const { data, meta, errors } = Papa.parse<Partial<Row>>(text.replace(BOM, ''), {
    header: true,
    // A spreadsheet may save another one; the first is between names of columns, which have none.
    delimiter: /[;,\t]/u.exec(text)?.[0] ?? DELIMITER,
    skipEmptyLines: 'greedy',
  });
  const missing = COLUMNS.filter((column) => !meta.fields?.includes(column));
  // Papa counts rows from 0, the header among them only in errors about quotes.
  const faults = errors.map(
    ({ type, row = 0, message }) => `row ${row + (type === 'Quotes' ? 1 : 2)}: ${message}`,
  );
  if (missing.length > 0) faults.push(`the file has no column ${missing.join(', ')}`);
  const rows = data.map(
    (row) =>
      Object.fromEntries(COLUMNS.map((column) => [column, unguard(row[column] ?? '')])) as Row,
  );
  return { rows, faults };
}

const isEdited = ({ translation, version }: Row): boolean =>
  translation.trim() !== '' && versionOf(translation) !== version;

/** Each form was edited, or is still as exported and its state clear. */
const isSettled = (entry: Entry, group: readonly Row[], { language, own }: Content): boolean =>
  keysOf(entry, language).every((key) =>
    group.some(
      (row) =>
        row.key === key &&
        (isEdited(row) ||
          (row.translation.trim() !== '' &&
            row.state.trim() === '' &&
            own.get(key) === row.translation)),
    ),
  );

/** Takes the edited translations out of a sheet, except those that don't fit the present texts. */
export function takeSheet(text: string, content: Content): Taken {
  const { english, own, sources } = content;
  const { rows, faults } = readRows(text);
  const taken: Taken = { changed: new Map(), translated: [], refused: faults };
  if (faults.length > 0) return taken;
  const entries = entriesOf(english);
  for (const [stem, group] of groupBy(rows, ({ key }) => splitPlural(key).stem)) {
    const entry = entries.get(stem);
    const changed = group.filter((row) => isEdited(row) && own.get(row.key) !== row.translation);
    const isTranslated = entry !== undefined && isSettled(entry, group, content);
    const isConfirmed = isTranslated && sources.get(stem) !== hashOf(entry);
    if (changed.length === 0 && !isConfirmed) continue;
    const problems = entry
      ? problemsWith(entry, group, changed, content)
      : [`${stem}: English has no such text`];
    if (problems.length > 0) {
      taken.refused.push(...problems);
      continue;
    }
    for (const { key, translation } of changed) taken.changed.set(key, translation);
    if (isTranslated) taken.translated.push(stem);
  }
  return taken;
}

function problemsWith(
  entry: Entry,
  group: readonly Row[],
  changed: readonly Row[],
  { language, own }: Content,
): string[] {
  const isOld = group.some(
    ({ key, English }) => sourceOf(entry, splitPlural(key).form ?? '') !== English,
  );
  if (isOld) return [`${entry.key}: the English has changed since the export`];
  const keys = new Set(group.map(({ key }) => key));
  if (keys.size < group.length) return [`${entry.key}: appears twice`];
  const overtaken = changed.filter(({ key, version }) => versionOf(own.get(key)) !== version);
  if (overtaken.length > 0) {
    return overtaken.map(
      ({ key }) => `${key}: the translation has changed since the export (“${own.get(key) ?? ''}”)`,
    );
  }
  const given = new Map(changed.map(({ key, translation }) => [key, translation]));
  const texts = new Map<string, string>();
  for (const key of new Set([...keysOf(entry, language), ...keys])) {
    const text = given.get(key) ?? own.get(key);
    if (text !== undefined) texts.set(key, text);
  }
  const english = new Map(
    [...entry.forms].map(([form, text]) => [form ? `${entry.key}_${form}` : entry.key, text]),
  );
  // Equal spelling is judged by the check, which knows the words that are spelled alike.
  return problemsOf(english, texts, languageTag(language), new Set(texts.keys()));
}

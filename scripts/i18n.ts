/**
 * `npm run i18n`: fails on missing, unused and untranslated keys, wrong placeholders and plural forms, and on words and
 * marks that break the rules of `scripts/i18n/`; see `docs/translation.md`.
 *
 * Usage: npm run i18n [-- --translated de|all [orders[:list.title]] | --export de texts.csv | --import de texts.csv]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { catalogOf, entriesOf } from './i18n/catalog.ts';
import { checkTexts } from './i18n/check.ts';
import { readGlossary } from './i18n/glossary.ts';
import { readSourceFiles, screenOf } from './i18n/screens.ts';
import { sheetFrom, sheetText, takeSheet } from './i18n/sheet.ts';
import { keysAt, readSources, recorded, translations, writeSources } from './i18n/sources.ts';
import { writeTexts } from './i18n/write-texts.ts';
import { exit, fail, UserError } from './lib/stop.ts';

const contentOf = (language: string) => ({
  language,
  english: catalogOf('en'),
  own: catalogOf(language),
  sources: readSources(language),
});

/** @returns the number of texts without a translation */
function markTranslated(languages: readonly string[], where: string | undefined): number {
  const contents = languages.map(contentOf);
  // A text that was deleted is known by what is recorded of it.
  const keys = contents.flatMap(({ english, sources }) => [
    ...entriesOf(english).keys(),
    ...sources.keys(),
  ]);
  const meant = keysAt(keys, where);
  let missing = 0;
  for (const { language, english, own, sources: before } of contents) {
    const { sources, refused, changed } = recorded(english, own, before, meant);
    for (const key of refused) console.log(`${language}: ${key} has no translation`);
    writeSources(language, sources);
    console.log(`${language}: ${changed} texts recorded as translated, ${refused.length} refused`);
    missing += refused.length;
  }
  return missing;
}

function exportSheet(language: string, file: string): void {
  const files = readSourceFiles();
  const text = sheetText(contentOf(language), readGlossary(), (key) => screenOf(key, files));
  writeFileSync(file, text);
  console.log(`${file} has the texts of ${language}`);
}

/** @returns the number of refused texts */
function importSheet(language: string, file: string): number {
  const content = contentOf(language);
  const { changed, translated, refused } = takeSheet(sheetFrom(readFileSync(file)), content);
  writeTexts(language, changed);
  if (translated.length > 0) {
    const { english, own, sources } = contentOf(language);
    writeSources(language, recorded(english, own, sources, new Set(translated)).sources);
  }
  for (const [key, text] of changed) {
    console.log(`${key}: “${content.own.get(key) ?? ''}” → “${text}”`);
  }
  for (const sentence of refused) console.log(`refused: ${sentence}`);
  console.log(
    `${language}: ${changed.size} texts changed, ${translated.length} recorded as translated, ${refused.length} refused`,
  );
  return refused.length;
}

function known(language: string): string {
  if (translations().includes(language)) return language;
  throw new UserError(`${language} is no language that public/locales has translations for.`);
}

function fileIn(positionals: readonly string[]): string {
  const [file] = positionals;
  if (file) return file;
  throw new UserError('Name the file, such as texts.csv.');
}

const { values, positionals } = parseArgs({
  options: {
    translated: { type: 'string' },
    export: { type: 'string' },
    import: { type: 'string' },
  },
  allowPositionals: true,
});

function run(): number {
  if (values.translated) {
    const { translated } = values;
    const languages = translated === 'all' ? translations() : [known(translated)];
    return markTranslated(languages, positionals[0]);
  }
  if (values.import) return importSheet(known(values.import), fileIn(positionals));
  if (values.export) {
    exportSheet(known(values.export), fileIn(positionals));
    return 0;
  }
  return checkTexts();
}

try {
  await exit(run() > 0 ? 1 : 0);
} catch (error) {
  await fail(error);
}

/**
 * `npm run i18n`: fails on missing, unused and untranslated keys, wrong placeholders and plural forms. Open namespaces
 * are only reported.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/app/i18n/language-names.ts';
import { languageTag } from '../src/app/i18n/languages.ts';
import { problemsOf } from './lib/locale-problems.ts';
import {
  languageCodes,
  namespaces,
  openNamespaces,
  openNotes,
  readTexts,
  splitPlural,
} from './lib/locales.ts';
import { inRoot } from './lib/paths.ts';
import { exit } from './lib/stop.ts';

/** Spelled as in English: `{"de": {"products": ["status.x"]}}`. */
const same = JSON.parse(readFileSync(inRoot('scripts', 'i18n-same.json'), 'utf8')) as Record<
  string,
  Record<string, string[]>
>;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
      yield readFileSync(path, 'utf8');
  }
}

/** A computed key counts as used when a template literal contains its beginning. */
function unusedKeys(): string[] {
  const page = readFileSync(inRoot('index.html'), 'utf8').replace(/%boot\.(\w+)%/g, "'$1'");
  const code = [...sources(inRoot('src')), page].join('\n');
  const beginnings = [...code.matchAll(/`([\w.]*)\$\{/g)]
    .map((match) => match[1] ?? '')
    .filter(Boolean);
  return namespaces().flatMap((namespace) => {
    const stems = new Set(
      [...(readTexts('en', namespace)?.keys() ?? [])].map((key) => splitPlural(key).stem),
    );
    return [...stems]
      .filter(
        (key) =>
          !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !code.includes(`:${key}'`),
      )
      .filter((key) => !beginnings.some((beginning) => key.startsWith(beginning)))
      .map((key) => `en/${namespace}: ${key} is used nowhere`);
  });
}

const problems = unusedKeys();
const wanted = languages.map(({ code }) => code);
for (const code of languageCodes()) {
  if (!wanted.includes(code)) problems.push(`public/locales/${code}: no such language`);
}
let texts = 0;
for (const code of wanted) {
  for (const namespace of namespaces()) {
    const english = readTexts('en', namespace) ?? new Map<string, string>();
    const own = readTexts(code, namespace);
    if (!own) {
      if (!openNamespaces.includes(namespace)) {
        problems.push(`public/locales/${code}/${namespace}.json is missing`);
      }
      continue;
    }
    texts += own.size;
    const alike = new Set(same[code]?.[namespace] ?? []);
    for (const problem of problemsOf(english, own, languageTag(code), alike)) {
      problems.push(`${code}/${namespace}: ${problem}`);
    }
  }
}
for (const namespace of openNamespaces) {
  if (!namespaces().includes(namespace)) problems.push(`open namespace ${namespace} has no texts`);
}
for (const problem of problems) console.log(problem);
for (const note of openNotes(openNamespaces, wanted)) console.log(note);
console.log(
  `${wanted.length} languages, ${namespaces().length} namespaces, ${texts} texts, ${problems.length} problems`,
);
await exit(problems.length > 0 ? 1 : 0);

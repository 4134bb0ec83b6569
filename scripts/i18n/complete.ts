import { readFileSync } from 'node:fs';
import { languageTag } from '../../src/app/i18n/languages.ts';
import { problemsOf } from '../lib/locale-problems.ts';
import { languageCodes, namespaces, openTexts, readTexts } from '../lib/locales.ts';
import type { Texts } from '../lib/locales.ts';
import { inRoot } from '../lib/paths.ts';

type Same = Record<string, Record<string, string[]>>;

/** Spelled as in English: `{"de": {"products": ["status.x"]}}`. */
const readSame = (): Same =>
  JSON.parse(readFileSync(inRoot('scripts', 'i18n', 'same.json'), 'utf8')) as Same;

/** Leaves out open texts that the language lacks. */
export const withoutOpen = (
  namespace: string,
  english: Texts,
  own: Texts,
  open: readonly string[] = openTexts,
): Texts =>
  new Map([...english].filter(([key]) => own.has(key) || !open.includes(`${namespace}:${key}`)));

/** Missing files and texts, wrong placeholders and plural forms. */
export function incomplete(wanted: readonly string[]): string[] {
  const same = readSame();
  const problems = languageCodes()
    .filter((code) => !wanted.includes(code))
    .map((code) => `public/locales/${code}: no such language`);
  for (const code of wanted) {
    for (const namespace of namespaces()) {
      const own = readTexts(code, namespace);
      if (!own) {
        if (!openTexts.includes(namespace)) {
          problems.push(`public/locales/${code}/${namespace}.json is missing`);
        }
        continue;
      }
      const english = withoutOpen(namespace, readTexts('en', namespace) ?? new Map(), own);
      const alike = new Set(same[code]?.[namespace] ?? []);
      for (const problem of problemsOf(english, own, languageTag(code), alike)) {
        problems.push(`${code}/${namespace}: ${problem}`);
      }
    }
  }
  for (const one of openTexts) {
    const [namespace = '', key = ''] = one.split(':');
    const texts = readTexts('en', namespace);
    if (!texts || (key !== '' && !texts.has(key))) problems.push(`open: ${one} is no text`);
  }
  return problems;
}

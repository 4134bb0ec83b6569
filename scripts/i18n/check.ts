import { languages } from '../../src/app/i18n/language-names.ts';
import { namespaces, openNotes, openTexts } from '../lib/locales.ts';
import { catalogOf, line } from './catalog.ts';
import type { Finding } from './catalog.ts';
import { incomplete } from './complete.ts';
import { englishFindings } from './english.ts';
import { counted, readExceptions, withoutExceptions } from './exceptions.ts';
import { faultsOf, glossaryFindings, readGlossary } from './glossary.ts';
import { pairFindings, unknownPairKeys } from './pairs.ts';
import { sameWordsFindings } from './same-words.ts';
import { readAllSources, sourceFindings } from './sources.ts';
import { typographyFindings } from './typography.ts';
import { unusedKeys } from './unused.ts';

const codes = languages.map(({ code }) => code);
const translations = codes.filter((code) => code !== 'en');

/** Prints all problems, and returns their number. */
export function checkTexts(): number {
  const english = catalogOf('en');
  const glossary = readGlossary();
  const exceptions = readExceptions();
  const sources = readAllSources();
  let texts = english.size;
  const all: Finding[] = [
    ...englishFindings(english),
    ...typographyFindings('en', english, english),
    ...pairFindings('en', english, english),
  ];
  for (const code of translations) {
    const own = catalogOf(code);
    texts += own.size;
    all.push(
      ...glossaryFindings(code, english, own, glossary),
      ...sameWordsFindings(code, english, own),
      ...sourceFindings(code, english, own, sources.get(code) ?? new Map<string, string>()),
      ...typographyFindings(code, english, own),
      ...pairFindings(code, english, own),
    );
  }
  const { findings, faults } = withoutExceptions(all, exceptions);
  const problems = [
    ...unusedKeys(),
    ...incomplete(codes),
    ...unknownPairKeys(english).map((key) => `pairs: ${key} is no text`),
    ...faultsOf(glossary, translations).map((fault) => `glossary: ${fault}`),
    ...faults,
    ...findings.map(line),
  ];
  for (const problem of problems) console.log(problem);
  for (const note of openNotes(openTexts, codes)) console.log(note);
  console.log(`findings: ${counted(findings)}`);
  console.log(`exceptions: ${exceptions.length} (${counted(exceptions)})`);
  console.log(`glossary: ${glossary.length} terms in ${translations.length} languages`);
  console.log(
    `${codes.length} languages, ${namespaces().length} namespaces, ${texts} texts, ${problems.length} problems`,
  );
  return problems.length;
}

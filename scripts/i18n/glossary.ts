import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.ts';
import { entriesOf, mainText, wordsOf } from './catalog.ts';
import type { Catalog, Finding } from './catalog.ts';

interface Stems {
  use: readonly string[];
  never: readonly string[];
}

export interface Term {
  term: string;
  /** Source of a regular expression, matched as whole words. */
  english: string;
  meaning: string;
  languages: Readonly<Record<string, Stems>>;
}

interface Span {
  from: number;
  to: number;
}

const contains = (outer: Span, inner: Span): boolean =>
  outer.from <= inner.from && inner.to <= outer.to;

const isLonger = (one: Span, other: Span): boolean => one.to - one.from > other.to - other.from;

export const readGlossary = (): Term[] =>
  (
    JSON.parse(readFileSync(inRoot('scripts', 'i18n', 'glossary.json'), 'utf8')) as {
      terms: Term[];
    }
  ).terms;

/** Case and, in Arabic, vowel marks make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u{64B}-\u{652}\u{670}\u{640}]/gu, '');

function* spansOf(stem: string, text: string): Generator<Span> {
  const wanted = fold(stem);
  for (let from = text.indexOf(wanted); from >= 0; from = text.indexOf(wanted, from + 1)) {
    yield { from, to: from + wanted.length };
  }
}

const patterns = new Map<string, RegExp>();

function patternOf(source: string): RegExp {
  const pattern =
    patterns.get(source) ??
    new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`, 'giu');
  patterns.set(source, pattern);
  return pattern;
}

function findTerms(english: string, glossary: readonly Term[]): readonly Term[] {
  const text = wordsOf(english);
  const matches = glossary.flatMap((term) =>
    [...text.matchAll(patternOf(term.english))].map((match) => ({
      term,
      from: match.index,
      to: match.index + match[0].length,
    })),
  );
  const outermost = matches.filter(
    (one) => !matches.some((other) => isLonger(other, one) && contains(other, one)),
  );
  return [...new Set(outermost.map(({ term }) => term))];
}

const found = new WeakMap<readonly Term[], Map<string, readonly Term[]>>();

/** The terms of an English text; in “draft order” there is no “order”. Cached. */
export function termsIn(english: string, glossary: readonly Term[]): readonly Term[] {
  const known = found.get(glossary) ?? new Map<string, readonly Term[]>();
  found.set(glossary, known);
  const terms = known.get(english) ?? findTerms(english, glossary);
  known.set(english, terms);
  return terms;
}

/** Each term of the English text, in one of the words that the language has for it. */
export function glossaryFindings(
  language: string,
  english: Catalog,
  own: Catalog,
  glossary: readonly Term[],
): Finding[] {
  const translated = entriesOf(own);
  return [...entriesOf(english).values()].flatMap((entry) => {
    const forms = [...(translated.get(entry.key)?.forms.values() ?? [])].map((text) =>
      fold(wordsOf(text)),
    );
    const source = mainText(entry);
    const terms = termsIn(source, glossary);
    if (forms.length === 0 || terms.length === 0) return [];
    return sentencesOf(language, terms, forms).map((sentence): Finding => ({
      rule: 'glossary',
      language,
      key: entry.key,
      english: source,
      sentence,
    }));
  });
}

function sentencesOf(language: string, terms: readonly Term[], forms: readonly string[]): string[] {
  const sentences: string[] = [];
  const right = terms.flatMap(({ languages }) => languages[language]?.use ?? []);
  for (const { term, languages } of terms) {
    const { use = [], never = [] } = languages[language] ?? {};
    if (use.length > 0 && !use.some((stem) => forms.some((text) => text.includes(fold(stem))))) {
      sentences.push(`has none of the words for “${term}”: ${use.join(', ')}`);
    }
    for (const stem of never) {
      if (forms.some((text) => hasOutside(stem, text, right))) {
        sentences.push(`“${stem}” is never the word for “${term}”`);
      }
    }
  }
  return sentences;
}

/** A stem inside of a right word, such as “card” in “gift card”, doesn't count. */
function hasOutside(stem: string, text: string, right: readonly string[]): boolean {
  const allowed = right.flatMap((word) => [...spansOf(word, text)]);
  return [...spansOf(stem, text)].some((span) => !allowed.some((outer) => contains(outer, span)));
}

/** The glossary's own faults. */
export function faultsOf(glossary: readonly Term[], languages: readonly string[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { term, meaning, languages: own } of glossary) {
    if (seen.has(term)) faults.push(`${term} appears twice`);
    seen.add(term);
    if (!/^[A-Z].*\.$/u.test(meaning)) faults.push(`${term}: the meaning is no sentence`);
    const open = languages.filter((language) => (own[language]?.use ?? []).length === 0);
    if (open.length > 0) faults.push(`${term}: no words in ${open.join(', ')}`);
  }
  return faults;
}

import { placeholders, splitPlural } from './locales.ts';
import type { Texts } from './locales.ts';

const isNeutral = (text: string): boolean => {
  const words = text.replace(/\{\{[^}]*\}\}/g, '').trim();
  return !/\p{L}{3,}/u.test(words) || /^(SKU|EAN|UPC|JSON|ID|URL|CSV)$/.test(words);
};

/** @param tag BCP 47 */
const formsOf = (tag: string): string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

/**
 * @param tag BCP 47
 * @param same keys spelled as in English
 */
export function problemsOf(
  english: Texts,
  texts: Texts | undefined,
  tag: string,
  same: ReadonlySet<string>,
): string[] {
  if (!texts) return ['the whole file is missing'];
  const problems: string[] = [];
  const plurals = new Map<string, string>();
  for (const [key, text] of english) {
    const { stem, form } = splitPlural(key);
    if (form) {
      if (form === 'other') plurals.set(stem, text);
      continue;
    }
    const translated = texts.get(key);
    if (translated === undefined) problems.push(`${key}: missing`);
    else problems.push(...compare(key, text, translated, tag, same));
  }
  for (const [stem, text] of plurals) {
    for (const form of formsOf(tag)) {
      const translated = texts.get(`${stem}_${form}`);
      if (translated === undefined) problems.push(`${stem}_${form}: missing plural form`);
      else problems.push(...compare(`${stem}_${form}`, text, translated, tag, same));
    }
  }
  for (const key of texts.keys()) {
    const { stem, form } = splitPlural(key);
    const known = form && plurals.has(stem) ? formsOf(tag).includes(form) : english.has(key);
    if (!known) problems.push(`${key}: English has no such key, or the language no such form`);
  }
  return problems;
}

/** “No orders” needs nothing of the sentence; “one” and “two” may spell out the number. */
const mayDrop = (key: string, name: string): boolean =>
  key.endsWith('_zero') || (name === 'number' && /_(one|two)$/.test(key));

function compare(
  key: string,
  english: string,
  translated: string,
  tag: string,
  same: ReadonlySet<string>,
): string[] {
  const problems: string[] = [];
  if (translated.trim() === '') problems.push(`${key}: empty`);
  const wanted = placeholders(english);
  const given = placeholders(translated);
  const unknown = given.filter((name) => !wanted.includes(name));
  if (unknown.length > 0) problems.push(`${key}: unknown placeholder ${unknown.join(', ')}`);
  const missing = wanted.filter(
    (name) => !given.includes(name) && name !== 'count' && !mayDrop(key, name),
  );
  if (missing.length > 0) {
    problems.push(`${key}: placeholder ${missing.join(', ')} is missing`);
  }
  if (tag !== 'en' && translated === english && !isNeutral(english) && !same.has(key)) {
    problems.push(`${key}: untranslated (“${english}”)`);
  }
  return problems;
}

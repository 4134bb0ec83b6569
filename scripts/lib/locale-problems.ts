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
  const forms = formsOf(tag);
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
    for (const form of forms) {
      const translated = texts.get(`${stem}_${form}`);
      if (translated === undefined) problems.push(`${stem}_${form}: missing plural form`);
      else problems.push(...compare(`${stem}_${form}`, text, translated, tag, same));
    }
  }
  for (const key of texts.keys()) {
    const { stem, form } = splitPlural(key);
    const known = form && plurals.has(stem) ? forms.includes(form) : english.has(key);
    if (!known) problems.push(`${key}: English has no such key, or the language no such form`);
  }
  return problems;
}

/** The numbers that a form may stand for without naming them. */
const SPELLED_OUT: Readonly<Record<string, readonly number[]>> = {
  zero: [0],
  one: [0, 1],
  two: [2],
};

const COUNTED = Array.from({ length: 201 }, (_, number) => number);

/** False of “one” in Russian, which is 21 and 31 too. */
function isOneNumber(form: string, tag: string): boolean {
  const spelledOut = SPELLED_OUT[form];
  if (!spelledOut) return false;
  const rules = new Intl.PluralRules(tag);
  return COUNTED.every((number) => rules.select(number) !== form || spelledOut.includes(number));
}

/** “No orders” needs nothing of the sentence; “one” and “two” may spell out the number. */
function mayDrop(key: string, name: string, tag: string): boolean {
  const { form } = splitPlural(key);
  return form !== undefined && (form === 'zero' || name === 'number') && isOneNumber(form, tag);
}

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
    (name) => !given.includes(name) && name !== 'count' && !mayDrop(key, name, tag),
  );
  if (missing.length > 0) {
    problems.push(`${key}: placeholder ${missing.join(', ')} is missing`);
  }
  if (tag !== 'en' && translated === english && !isNeutral(english) && !same.has(key)) {
    problems.push(`${key}: untranslated (“${english}”)`);
  }
  return problems;
}

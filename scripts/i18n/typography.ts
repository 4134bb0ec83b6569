import { splitPlural } from '../lib/locales.ts';
import type { Catalog, Finding } from './catalog.ts';

interface Habit {
  wrong: RegExp;
  sentence: string;
  /** Namespaces that have it otherwise. */
  but?: RegExp;
}

/** The quotes of each language, opening and closing. */
const QUOTES: Readonly<Record<string, string>> = {
  ar: '«»',
  bg: '„“',
  bs: '„“',
  cs: '„“',
  de: '„“',
  en: '“”',
  es: '«»',
  fr: '«»',
  hi: '“”',
  hr: '„”',
  it: '“”',
  ja: '「」',
  ko: '‘’',
  pl: '„”',
  pt: '“”',
  ru: '«»',
  sl: '»«',
  tm: '“”',
  uk: '«»',
  vi: '“”',
  zh: '“”',
};

const EVERYWHERE: readonly Habit[] = [
  { wrong: /["']/u, sentence: 'straight quote or apostrophe' },
  { wrong: /\.\.\./u, sentence: 'three dots instead of …' },
  { wrong: /[ \u{A0}\u{202F}]{2}/u, sentence: 'two spaces' },
  { wrong: /^\s|\s$/u, sentence: 'space at the beginning or end' },
  { wrong: /\u{FFFD}/u, sentence: 'a character that was lost in a wrong encoding' },
];

const SPACED_ELLIPSIS: Habit = { wrong: /[\p{L}\d}]…/u, sentence: 'no space before …' };
const BARE_ELLIPSIS: Habit = { wrong: /\s…/u, sentence: 'space before …' };
const LONG_DASH: Habit = {
  wrong: /(?<!\}\})\s–\s|\s–\s(?!\{\{)|\S—|—\S/u,
  sentence: 'the dash is “ — ”',
};
const WIDE_MARKS: Habit = {
  wrong:
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}」”）}][:;?!,]|[:;?!,][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}「“（]/u,
  sentence: 'half-width mark, such as : for ：',
  // Lists of words to type, which the code splits.
  but: /^order-commands:/u,
};

const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  ar: [{ wrong: /(?<!\d)[,;?](?!\d)/u, sentence: 'Latin mark for ، ؛ or ؟' }],
  de: [SPACED_ELLIPSIS],
  fr: [
    {
      wrong: /(?<![\u{A0}\u{202F}?!])[;?!»]|(?<![\u{A0}\u{202F}]):(?=\s|$)|«(?![\u{A0}\u{202F}])/u,
      sentence: 'no-break space is missing before : ; ? ! or inside « »',
    },
  ],
  ja: [WIDE_MARKS],
  ru: [LONG_DASH],
  sl: [SPACED_ELLIPSIS],
  uk: [LONG_DASH, { wrong: /уведіть/iu, sentence: 'Уведіть for Введіть' }],
  zh: [WIDE_MARKS, { wrong: /您/u, sentence: '您 for 你', but: /^order-print:/u }],
};

const ALL_QUOTES = /[“”„‟«»‹›「」『』‘’‚]/gu;
const APOSTROPHE = /(?<=[\p{L}}])’/gu;

/** Opening and closing quotes of the language by turns, and no others. */
export function areQuotesRight(language: string, text: string): boolean {
  const [open, close] = QUOTES[language] ?? '“”';
  const bare = close === '’' ? text : text.replaceAll(APOSTROPHE, '');
  const marks = bare.match(ALL_QUOTES) ?? [];
  return (
    marks.length % 2 === 0 &&
    marks.every((mark, index) => mark === (index % 2 === 0 ? open : close))
  );
}

const habitsOf = (language: string): readonly Habit[] => [
  ...EVERYWHERE,
  ...(HABITS[language] ?? []),
  ...(HABITS[language]?.includes(SPACED_ELLIPSIS) ? [] : [BARE_ELLIPSIS]),
];

/** Quotes, spaces, dashes and marks as each language writes them. */
export function typographyFindings(language: string, english: Catalog, own: Catalog): Finding[] {
  const findings: Finding[] = [];
  for (const [key, text] of own) {
    const plural = splitPlural(key);
    const source = english.get(key) ?? english.get(`${plural.stem}_other`) ?? '';
    const sentences = habitsOf(language)
      .filter(({ wrong, but }) => wrong.test(text) && !but?.test(key))
      .map(({ sentence }) => sentence);
    if (!areQuotesRight(language, text)) {
      sentences.push(`the quotes are ${QUOTES[language] ?? '“”'}, in pairs`);
    }
    for (const sentence of sentences) {
      findings.push({
        rule: 'typography',
        language,
        key,
        english: source,
        sentence: `${sentence} (“${text}”)`,
      });
    }
  }
  return findings;
}

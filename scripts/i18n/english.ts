import type { Catalog, Finding } from './catalog.ts';

interface Habit {
  wrong: RegExp;
  /** In other words. */
  better: string;
}

const HABITS: readonly Habit[] = [
  {
    wrong: /\bcolour|organis|cancelled|catalogue|\bgrey\b|favour|centre\b|licence\b/iu,
    better: 'American spelling',
  },
  {
    wrong:
      /\bis no (?!longer)|\bare no (?:amount|number)|did not work|nothing is here|may not do|usual order|not kept|look into|try and confirm|upload and try|fold all|is taken out|lost with it|\broomy\b/iu,
    better: 'plain words',
  },
  // “Saved “Lamp””, not ““Lamp” is saved”.
  {
    wrong: /”\s(?:is|was|has been) (?:saved|created|deleted|added|removed)\.?$/u,
    better: 'the change first: Saved “Lamp”',
  },
  {
    wrong:
      /(?<!nothing )\b(?:is|are) (?:already |now |fully |partly )?(?:captured|refunded|shipped|settled)\b(?! (?:by|when|only|in|right away)\b)/iu,
    better: '“has been …” or the past',
  },
  {
    wrong: /\bthat (?:is|are|you are)\b(?! why\b)/u,
    better: 'an adjective or participle, or “that’s”',
  },
  { wrong: /^What (?!do\b|does\b|happened\b|went\b|is this\b)[^?]*$/u, better: 'a noun' },
  {
    wrong:
      /^Nothing (?:was|were|here|matches|fits|found|is (?!reserved|charged|refunded|shipped|sent|lost|saved))/u,
    better: 'say what is not: “No results”',
  },
  { wrong: /\bas (?:it|they) (?:is|are|was|were)\b/iu, better: '“won’t change” or “is kept”' },
  {
    wrong: /\b(?:it )?(?:went|goes|go) through\b/iu,
    better: '“succeeded” or “the change was made”',
  },
  { wrong: /\bafterwards?\b|(?<!until|since|by) then[.”]?$/iu, better: '“later” or “next”' },
  {
    wrong: /\b(?:comes?|came|coming) back\b(?! (?:online|to this|here|later))/iu,
    better: '“is returned”',
  },
  { wrong: /\bof order #/iu, better: '“for order #”' },
  { wrong: /;/u, better: 'two sentences' },
  {
    wrong:
      /\b(?:(?<!of )it is(?![.?])|do not|does not|did not|cannot|can not|will not|is not|are not)\b/iu,
    better: 'the contraction',
  },
  { wrong: /\btakes? off\b|\btakes? no\b/iu, better: '“deducts” or “doesn’t accept”' },
  {
    wrong: /\bCouldn’t read\b|could not be (?:loaded|read)|couldn’t be (?:loaded|read)\b/iu,
    better: '“Couldn’t load the …”',
  },
  {
    wrong: /\banew\b|\bbegun\b|\bbegins?\b|\bwhoever\b|\bby hand\b|\bfor good\b/iu,
    better: 'again, started, manually, permanently',
  },
  { wrong: /(?<!\bProfile |\bprofile )\b(?:picture|photo)s?\b/iu, better: 'image' },
  { wrong: /\bparcels?\b/iu, better: 'package' },
  { wrong: /\bshipping (?:method|way)s?\b/iu, better: 'shipping option' },
  { wrong: /^shopper pays$/iu, better: 'Customer pays' },
  { wrong: /\bswaps?\b/iu, better: 'exchange' },
  { wrong: /\bthe shop\b|\byour shop\b/iu, better: 'your store' },
  {
    wrong:
      /\bturn(?:ed)? (?:on|off) (?:the |this |a )?(?:discount|channel|code|profile|template)/iu,
    better: 'enable or disable',
  },
  { wrong: /\b(?:leave|left) (?:it |this |the \w+ )?empty\b/iu, better: 'blank' },
  { wrong: /\bdynamic\b/iu, better: 'template' },
  { wrong: /\be-mail\b|^email addresses$/iu, better: 'email' },
  { wrong: /\blog(?:ged)? (?:in|out)\b|\blogin\b/iu, better: 'sign in, sign out' },
  { wrong: /\b(?:a new|another|any) one\b/iu, better: 'the noun again' },
  { wrong: /\b(?:only|for) staff\b|\bstaff only\b/iu, better: 'your team' },
  { wrong: /!/u, better: 'no exclamation mark' },
  { wrong: /\bplease\b/iu, better: 'the request without “please”' },
];

/** English as a native speaker of the trade writes it. */
export function englishFindings(english: Catalog): Finding[] {
  return [...english].flatMap(([key, text]) => {
    const words = text.replaceAll(/\{\{[^}]*\}\}/gu, '…');
    return HABITS.filter(({ wrong }) => wrong.test(words)).map(({ wrong, better }): Finding => ({
      rule: 'english',
      language: 'en',
      key,
      english: text,
      sentence: `“${wrong.exec(words)?.[0].trim()}”, better: ${better} (“${text}”)`,
    }));
  });
}

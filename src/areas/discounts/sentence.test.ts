import i18next from 'i18next';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONDITION_TYPES } from '#shared/domain/discount-condition-kinds.ts';
import type { Rule, RuleCondition } from './rule.ts';
import { ruleSentence } from './sentence.ts';
import type { SentenceWords } from './sentence.ts';
import { shortSentence } from './short-sentence.ts';
import { isShort } from '../../../tests/support/short.ts';

const LOCALES = new URL('../../../public/locales/', import.meta.url);
/** Languages with a translation. */
const LANGUAGES = readdirSync(LOCALES).filter((language) =>
  existsSync(new URL(`${language}/discounts.json`, LOCALES)),
);
const ZONE = 'Europe/Amsterdam';
const PAIRS = isShort ? 100 : 1000;

async function wordsOf(language: string): Promise<SentenceWords> {
  const file = new URL(`${language}/discounts.json`, LOCALES);
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    resources: { [language]: { discounts: JSON.parse(readFileSync(file, 'utf8')) as object } },
    interpolation: { escapeValue: false },
  });
  return { t: i18n.getFixedT(language, 'discounts'), tag: language, zone: ZONE };
}

/** Seeded random numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NAMES = ['Shirts', 'Shirts, blue', 'A or B', 'A', 'B', 'Wholesale', 'قمصان', '10% off'];

/** Few values per part, so that pairs often differ in one part only. */
function randomRule(random: () => number): Rule {
  const oneOf = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  const some = (): string[] => [
    ...new Set([oneOf(NAMES), ...(random() < 0.4 ? [oneOf(NAMES)] : [])]),
  ];
  const type = oneOf(['percentage', 'fixed', 'free_shipping'] as const);
  const kinds = CONDITION_TYPES.flatMap((one) => [
    { type: one, operator: 'in' as const },
    { type: one, operator: 'not_in' as const },
  ]).filter(() => random() < 0.15);
  const start = Date.UTC(2026, 9, 20 + Math.floor(random() * 10), 22, oneOf([0, 30]));
  const isTemplate = random() < 0.3;
  return {
    type,
    allocation: type === 'free_shipping' ? 'total' : oneOf(['total', 'item']),
    value: type === 'free_shipping' ? 0 : oneOf([1, 10, 15, 100]),
    currency: type === 'fixed' ? oneOf(['eur', 'jpy', 'kwd']) : 'eur',
    regions: some(),
    conditions: kinds.map((kind): RuleCondition => ({ ...kind, names: some() })),
    startsAt: new Date(start).toISOString(),
    endsAt:
      random() < 0.4
        ? null
        : new Date(start + oneOf([3_600_000, 86_400_000, 14 * 86_400_000])).toISOString(),
    limit: oneOf([null, 1, 2, 100, 1000]),
    isTemplate,
    validFor: isTemplate ? oneOf([null, 'P1D', 'P7D', 'PT24H', 'P1DT12H30M']) : null,
  };
}

const keyOf = (rule: Rule): string =>
  JSON.stringify({
    ...rule,
    currency: rule.type === 'fixed' ? rule.currency : '',
    regions: rule.regions,
  });

test('a value that is no number is said as nothing', async () => {
  const words = await wordsOf('en');
  const rule = { ...randomRule(randomFrom(1)), type: 'percentage' as const, conditions: [] };
  expect(shortSentence({ ...rule, allocation: 'total', value: 'ten' as never }, words)).toBe(
    '– off the order',
  );
});

test('English and Arabic are among the languages that are tried', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['en', 'ar']));
});

test.each(LANGUAGES)('in %s, pairs of different rules never read alike', async (language) => {
  const words = await wordsOf(language);
  const random = randomFrom(17);
  const alike: string[] = [];
  let compared = 0;
  while (compared < PAIRS) {
    const one = randomRule(random);
    const change = randomRule(random);
    const part = Object.keys(one)[Math.floor(random() * Object.keys(one).length)] as keyof Rule;
    // Half of the pairs differ in one part.
    const other = random() < 0.5 ? change : { ...one, [part]: change[part] };
    if (other.type === 'free_shipping') Object.assign(other, { allocation: 'total', value: 0 });
    if (keyOf(one) === keyOf(other)) continue;
    compared += 1;
    const said = ruleSentence(one, words);
    if (said === ruleSentence(other, words)) alike.push(JSON.stringify([one, other]));
  }
  expect(alike).toEqual([]);
});

const WHOLESALE: Rule = {
  type: 'percentage',
  allocation: 'total',
  value: 20,
  currency: 'eur',
  regions: ['EU'],
  conditions: [
    { type: 'customer_groups', operator: 'in', names: ['Wholesale'] },
    { type: 'product_types', operator: 'in', names: ['Shirts', 'Coats', 'Hats'] },
  ],
  startsAt: '2026-11-26T23:00:00.000Z',
  endsAt: '2026-12-10T23:00:00.000Z',
  limit: 100,
  isTemplate: false,
  validFor: null,
};

test('a sentence says what, for whom, where, when and how often', async () => {
  const words = await wordsOf('en');
  expect(ruleSentence(WHOLESALE, words).replaceAll('\u202f', ' ')).toBe(
    '20% off the order, only on products of type “Shirts”, “Coats”, or “Hats”, only for customer group “Wholesale”, in “EU”, from Fri, Nov 27, 2026, 12:00 AM for 2 weeks, up to 100 times',
  );
  expect(shortSentence(WHOLESALE, words)).toBe(
    '20% off the order, only on products of type “Shirts”, “Coats”, or 1 more, only for customer group “Wholesale”',
  );
});

test('days that clocks make longer or shorter are days all the same', async () => {
  const words = await wordsOf('en');
  const overAutumn = {
    ...WHOLESALE,
    startsAt: '2026-10-24T22:00:00.000Z',
    endsAt: '2026-10-25T23:00:00.000Z',
  };
  expect(ruleSentence(overAutumn, words)).toContain('for 1 day,');
});

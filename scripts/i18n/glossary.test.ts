import { expect, test } from 'vitest';
import { catalogOf } from './catalog.ts';
import { faultsOf, fold, glossaryFindings, readGlossary, termsIn } from './glossary.ts';
import type { Term } from './glossary.ts';

const term = (name: string, english: string, use: string[] = [], never: string[] = []): Term => ({
  term: name,
  english,
  meaning: 'Something.',
  languages: { de: { use, never } },
});
const glossary = [
  term('order', 'orders?', ['bestellung'], ['auftrag']),
  term('draft order', 'draft orders?', ['entwurf']),
  term('gift card', 'gift cards?', ['geschenkkarte'], ['karte']),
];
const ownGlossary = readGlossary();
const check = (english: string, german: string): string[] =>
  glossaryFindings('de', new Map([['a:b', english]]), new Map([['a:b', german]]), glossary).map(
    ({ sentence }) => sentence,
  );

test.each([
  ['New order', 'Neue Bestellung'],
  ['NEW ORDERS', 'NEUE BESTELLUNGEN'],
  ['Draft order', 'Entwurf'],
  ['Reorder {{order}}', 'Umsortieren {{order}}'],
  ['Gift cards', 'Geschenkkarten'],
])('%s may be %s', (english, german) => {
  expect(check(english, german)).toEqual([]);
});

test.each([
  ['New order', 'Neuer Kauf', 'has none of the words for “order”: bestellung'],
  ['New order', 'Auftrag oder Bestellung', '“auftrag” is never the word for “order”'],
  ['Gift cards', 'Geschenkkarte, Karte', '“karte” is never the word for “gift card”'],
])('%s may not be %s', (english, german, sentence) => {
  expect(check(english, german)).toEqual([sentence]);
});

test('a word of one plural form is enough, a wrong one in any is too much', () => {
  const english = new Map([
    ['a:n_one', '{{number}} order'],
    ['a:n_other', '{{number}} orders'],
  ]);
  const check = (one: string, other: string): number =>
    glossaryFindings(
      'de',
      english,
      new Map([
        ['a:n_one', one],
        ['a:n_other', other],
      ]),
      glossary,
    ).length;
  expect(check('eine', '{{number}} Bestellungen')).toBe(0);
  expect(check('Auftrag', '{{number}} Bestellungen')).toBe(1);
});

test('case, composition and Arabic vowel marks make no difference', () => {
  expect(fold('É')).toBe(fold('e\u{301}'));
  expect(fold('طَلَب')).toBe(fold('طلب'));
});

test.each([
  ['Return to the order', ['order']],
  ['Sorted in order of name', []],
  ['Barcode', ['barcode']],
  ['Note that this stays', []],
  ['Save as draft', ['draft']],
  ['New draft order', ['draft order']],
  ['Shipping option', ['shipping option']],
  ['Not in stock', ['in stock']],
  ['Out of stock', ['out of stock']],
  ['Can’t return this', []],
  ['Cancel the return', ['return']],
  ['You can claim this later', []],
])('the terms in “%s” are %j', (english, terms) => {
  expect(termsIn(english, ownGlossary).map(({ term }) => term)).toEqual(terms);
});

test('the glossary is in order', () => {
  expect(ownGlossary.length).toBeGreaterThanOrEqual(48);
  expect(faultsOf(ownGlossary, [])).toEqual([]);
});

test('each term is in English texts', () => {
  const texts = [...catalogOf('en').values()];
  const found = new Set(
    texts.flatMap((text) => termsIn(text, ownGlossary)).map(({ term }) => term),
  );
  expect(ownGlossary.map(({ term }) => term).filter((term) => !found.has(term))).toEqual([]);
});

test('faults of the glossary are told', () => {
  const [order] = glossary as [Term];
  expect(faultsOf([order, { ...order, meaning: 'none' }], ['de', 'fr'])).toEqual([
    'order: no words in fr',
    'order appears twice',
    'order: the meaning is no sentence',
    'order: no words in fr',
  ]);
});

import { expect, test } from 'vitest';
import { catalogOf } from './catalog.ts';
import { pairFindings, unknownPairKeys } from './pairs.ts';

const english = new Map([
  ['a:cancel', 'Cancel'],
  ['a:undo', 'Undo'],
  ['b:title', 'Cancel'],
]);
const check = (own: Record<string, string>): string[] =>
  pairFindings('uk', english, new Map(Object.entries(own)), {
    different: [['a:cancel', 'a:undo']],
    equal: [['a:cancel', 'b:title']],
  }).map(({ sentence }) => sentence);

test('buttons of one dialog differ, and an entry is called like its page', () => {
  expect(check({ 'a:cancel': 'Ні', 'a:undo': 'Так', 'b:title': 'Ні' })).toEqual([]);
  expect(check({ 'a:cancel': 'Ні', 'a:undo': 'Ні', 'b:title': 'Х' })).toEqual([
    '“Ні” must differ from a:undo (“Ні”)',
    '“Ні” must be the same as b:title (“Х”)',
  ]);
});

test('a missing text is no pair', () => {
  expect(check({ 'a:cancel': 'Ні' })).toEqual([]);
});

test('the tables name texts that exist', () => {
  expect(unknownPairKeys(catalogOf('en'))).toEqual([]);
});

import { expect, test } from 'vitest';
import { catalogOf } from './catalog.ts';
import { pairFindings, siblingPairs, titlePairs, unknownPairKeys } from './pairs.ts';

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

test('labels of one group differ where the English does, but for the plural', () => {
  const pairs = siblingPairs(
    new Map([
      ['toys:fields.category', 'Category'],
      ['toys:fields.categories', 'Categories'],
      ['toys:fields.wood', 'Wood'],
      ['toys:list.empty', 'No toys'],
      ['toys:list.title', 'Toys'],
      ['statuses:toy.sold', 'Sold'],
      ['statuses:toy.broken', 'Broken'],
    ]),
  );
  expect(pairs).toEqual([
    ['toys:fields.category', 'toys:fields.wood'],
    ['toys:fields.categories', 'toys:fields.wood'],
    ['statuses:toy.sold', 'statuses:toy.broken'],
  ]);
});

test('the same label for two actions of one menu is found', () => {
  const source = new Map([
    ['a:actions.delete', 'Delete'],
    ['a:actions.remove', 'Remove'],
  ]);
  const own = new Map([...source.keys()].map((key) => [key, 'Löschen']));
  expect(pairFindings('de', source, own, { equal: [] })).toHaveLength(1);
});

test('an entry is called like the list or page that it is named after', () => {
  const pairs = titlePairs(
    new Map([
      ['app:navigation.toyBoxes', 'Toy boxes'],
      ['app:navigation.open', 'Open'],
      ['settings:pages.wood', 'Wood'],
      ['settings:pages.woodText', 'Kinds of wood'],
      ['toy-boxes:list.title', 'Toy boxes'],
      ['toy-boxes:title', 'Toy box'],
      ['wood:title', 'Wood'],
    ]),
  );
  expect(pairs).toEqual([
    ['app:navigation.toyBoxes', 'toy-boxes:list.title'],
    ['settings:pages.wood', 'wood:title'],
  ]);
});

test('each entry of the navigation has a page of its name', () => {
  const entries = titlePairs(catalogOf('en')).map(([entry]) => entry);
  for (const name of ['orders', 'categories', 'customerGroups', 'settings']) {
    expect(entries).toContain(`app:navigation.${name}`);
  }
});

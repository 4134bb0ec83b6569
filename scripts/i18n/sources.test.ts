import { expect, test } from 'vitest';
import { keysAt, recorded, sourceFindings, sourcesFrom, sourcesText } from './sources.ts';

const english = new Map([
  ['a:x', 'One'],
  ['a:n_one', 'a row'],
  ['a:n_other', 'rows'],
  ['b:y', 'Two'],
]);
const german = new Map([
  ['a:x', 'Eins'],
  ['a:n_one', 'eine Zeile'],
  ['a:n_other', 'Zeilen'],
  ['b:y', 'Zwei'],
]);
const all = recorded(english, german, new Map()).sources;
const check = (source: ReadonlyMap<string, string>) =>
  sourceFindings('de', source, german, all).map(({ key, sentence }) => `${key} ${sentence}`);

test('a recorded text is up to date until its English changes', () => {
  expect(check(english)).toEqual([]);
  expect(check(new Map([...english, ['a:x', 'First']]))).toEqual([
    'a:x the English has changed since (“First”)',
  ]);
  expect(check(new Map([...english, ['a:n_one', 'one row']]))).toEqual([
    'a:n the English has changed since (“rows”)',
  ]);
});

test('a text that was never recorded, and one that is gone, are found', () => {
  expect(sourceFindings('de', english, german, new Map())).toHaveLength(3);
  expect(
    check(
      new Map([
        ['a:x', 'One'],
        ['b:y', 'Two'],
      ]),
    ),
  ).toEqual(['a:n recorded as translated, but English has no such text']);
});

test('records all texts, or those of some keys', () => {
  const keysOf = (keys?: ReadonlySet<string>) => [
    ...recorded(english, german, new Map(), keys).sources.keys(),
  ];
  expect(keysOf()).toEqual(['a:x', 'a:n', 'b:y']);
  expect(keysOf(new Set(['a:n', 'b:y']))).toEqual(['a:n', 'b:y']);
});

test('a place is everything, a namespace, a text or one of its plural forms', () => {
  const keys = ['a:x', 'a:n', 'b:y'];
  expect(keysAt(keys, undefined)).toEqual(new Set(keys));
  expect(keysAt(keys, 'a')).toEqual(new Set(['a:x', 'a:n']));
  expect(keysAt(keys, 'b:y')).toEqual(new Set(['b:y']));
  expect(keysAt(keys, 'a:n_one')).toEqual(new Set(['a:n']));
});

test.each(['c', 'a:z', 'a:', 'x'])('no text is at %s', (where) => {
  expect(() => keysAt(['a:x', 'a:n'], where)).toThrow(`No text is at ${where}`);
});

test('refuses what has no translation, and forgets what is gone', () => {
  const { sources, refused, changed } = recorded(
    english,
    new Map([['a:x', 'Eins']]),
    new Map([
      ['a:gone', '00000000'],
      ['b:y', '00000000'],
    ]),
  );
  expect(refused).toEqual(['a:n', 'b:y']);
  expect(changed).toBe(1);
  expect(sources.has('a:gone')).toBe(false);
  expect(sources.get('b:y')).toBe('00000000');
});

test('the file has a line a namespace, and one hash where the languages agree', () => {
  const sources = new Map([
    ['de', all],
    ['pl', new Map([...all, ['a:x', '00000000']])],
    ['sv', new Map([...all].slice(0, 2))],
  ]);
  const text = sourcesText(sources);
  const hash = '"[\\da-f]{8}"';
  expect(text.split('\n')).toEqual([
    '{',
    expect.stringMatching(
      new RegExp(
        `^"a": \\{"n":${hash},"x":\\{"de":${hash},"pl":"00000000","sv":${hash}\\}\\},$`,
        'u',
      ),
    ),
    expect.stringMatching(new RegExp(`^"b": \\{"y":\\{"de":${hash},"pl":${hash}\\}\\}$`, 'u')),
    '}',
    '',
  ]);
  const sorted = (map: ReadonlyMap<string, ReadonlyMap<string, string>>): object =>
    Object.fromEntries([...map].map(([language, own]) => [language, Object.fromEntries(own)]));
  expect(sorted(sourcesFrom(text, ['de', 'pl', 'sv']))).toEqual(sorted(sources));
});

import { expect, test } from 'vitest';
import { MOST_PASTED, cleanTags, endsWithComma, isTooMany } from './tags.ts';

test('a tag is there once, without spaces around it', () => {
  expect(cleanTags([' brass ', 'Brass', '', '  ', 'old  ship', 'oak'])).toEqual([
    'brass',
    'old ship',
    'oak',
  ]);
});

test('commas of other languages end a tag too', () => {
  for (const comma of [',', '،', '、', '，']) {
    expect(cleanTags([`a${comma}b`])).toEqual(['a', 'b']);
  }
});

test('what holds several tags is taken apart', () => {
  expect(cleanTags(['S, M', 'red;blue،أخضر', 'M'])).toEqual(['S', 'M', 'red', 'blue', 'أخضر']);
});

test.each([
  [['0,75 l'], ['0,75 l']],
  [['0,5 l, 0,75 l,1 l'], ['0,5 l', '0,75 l', '1 l']],
  [['1.234,5'], ['1.234,5']],
  [['38, 39,S'], ['38', '39', 'S']],
  [['38,39,40'], ['38', '39', '40']],
])('a comma between digits ends nothing, unless there are several: %j', (typed, tags) => {
  expect(cleanTags(typed)).toEqual(tags);
  expect(cleanTags(tags)).toEqual(tags);
});

test('while one types, a comma ends a tag at once unless digits may follow', () => {
  expect(endsWithComma('0,75 l')).toBe(true);
  expect(endsWithComma('S ')).toBe(true);
  expect(endsWithComma('0')).toBe(false);
  expect(endsWithComma(' ')).toBe(false);
});

test('more tags than are pasted at once are told before they are taken apart', () => {
  expect(isTooMany(Array.from({ length: MOST_PASTED }, (_, at) => `tag ${at}`).join('\n'))).toBe(
    false,
  );
  expect(isTooMany('1\t'.repeat(1_000_000))).toBe(true);
});

test('an endless number is a tag at once', () => {
  const tag = '1'.repeat(200_000);
  const started = performance.now();
  expect(cleanTags([tag])).toEqual([tag]);
  expect(performance.now() - started).toBeLessThan(500);
});

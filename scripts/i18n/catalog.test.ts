import { expect, test } from 'vitest';
import { entriesOf, line, mainText, wordsOf } from './catalog.ts';

test('the plural forms of a text are one entry', () => {
  const entries = entriesOf(
    new Map([
      ['a:rows_one', 'a row'],
      ['a:rows_other', 'rows'],
      ['a:x', 'X'],
    ]),
  );
  expect([...entries.keys()]).toEqual(['a:rows', 'a:x']);
  expect([...entries.values()].map(mainText)).toEqual(['rows', 'X']);
});

test('names of placeholders and tags are no words', () => {
  expect(wordsOf('<b>{{order}}</b> paid')).not.toMatch(/order|b/);
});

test('a finding names its language, file and key', () => {
  const finding = {
    rule: 'pairs',
    language: 'de',
    key: 'a:b.c',
    english: '',
    sentence: 'wrong',
  } as const;
  expect(line(finding)).toBe('de/a: b.c: wrong');
});

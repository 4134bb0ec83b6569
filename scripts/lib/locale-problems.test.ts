import { expect, test } from 'vitest';
import { problemsOf } from './locale-problems.ts';

const none = new Set<string>();
const texts = (entries: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(entries));
const english = texts({
  greeting: 'Hello {{name}}',
  rows_one: '{{number}} row',
  rows_other: '{{number}} rows',
});

test('a complete language has no problems', () => {
  const polish = texts({
    greeting: 'Cześć, {{name}}',
    rows_one: '{{number}} wiersz',
    rows_few: '{{number}} wiersze',
    rows_many: '{{number}} wierszy',
    rows_other: '{{number}} wiersza',
  });
  expect(problemsOf(english, polish, 'pl', none)).toEqual([]);
});

test.each([
  [{ rows_other: '{{number}} 行' }, 'greeting: missing'],
  [{ greeting: '{{name}}、こんにちは' }, 'rows_other: missing plural form'],
  [{ greeting: '{{nom}}さん', rows_other: '{{number}} 行' }, 'greeting: unknown placeholder nom'],
  [
    { greeting: 'こんにちは', rows_other: '{{number}} 行' },
    'greeting: placeholder name is missing',
  ],
  [
    { greeting: 'Hello {{name}}', rows_other: '{{number}} 行' },
    'greeting: untranslated (“Hello {{name}}”)',
  ],
  [
    { greeting: ' {{name}}', rows_other: '{{number}} 行', extra: 'x' },
    'extra: English has no such key, or the language no such form',
  ],
  [
    { greeting: '{{name}}', rows_other: '{{number}} 行', rows_one: '{{number}}' },
    'rows_one: English has no such key, or the language no such form',
  ],
])('finds what is wrong in %o', (entries, problem) => {
  expect(problemsOf(english, texts(entries as Record<string, string>), 'ja', none)).toContain(
    problem,
  );
});

test('a word that is spelt alike can be let through', () => {
  const alike = texts({ greeting: 'Hello {{name}}', rows_other: '{{number}} 行' });
  expect(problemsOf(english, alike, 'ja', new Set(['greeting']))).toEqual([]);
});

test('“none” needs nothing of the sentence, “one” no number', () => {
  const source = texts({ rows_one: '{{number}} of {{all}}', rows_other: '{{number}} of {{all}}' });
  const forms = {
    rows_zero: 'لا شيء',
    rows_one: 'واحد من {{all}}',
    rows_two: 'اثنان من {{all}}',
    rows_few: '{{number}} من {{all}}',
    rows_many: '{{number}} من {{all}}',
    rows_other: '{{number}} من {{all}}',
  };
  expect(problemsOf(source, texts(forms), 'ar', none)).toEqual([]);
  expect(problemsOf(source, texts({ ...forms, rows_one: 'واحد' }), 'ar', none)).toEqual([
    'rows_one: placeholder all is missing',
  ]);
});

test.each([
  ['ru', 'one', true],
  ['uk', 'one', true],
  ['hr', 'one', true],
  ['bs', 'one', true],
  ['sl', 'one', true],
  ['sl', 'two', true],
  ['lv', 'zero', true],
  ['ar', 'two', false],
  ['de', 'one', false],
  ['fr', 'one', false],
  ['fr', 'many', true],
  ['pl', 'one', false],
])('in %s, “%s” has to name the number: %s', (tag, form, isNeeded) => {
  const rows = Object.fromEntries(
    new Intl.PluralRules(tag)
      .resolvedOptions()
      .pluralCategories.map((name) => [`rows_${name}`, name === form ? 'Zzz' : '{{number}} Zzz']),
  );
  const problems = problemsOf(texts({ rows_other: '{{number}} rows' }), texts(rows), tag, none);
  expect(problems).toEqual(isNeeded ? [`rows_${form}: placeholder number is missing`] : []);
});

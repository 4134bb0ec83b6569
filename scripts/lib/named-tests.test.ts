import { expect, test } from 'vitest';
import { missingTest, namedTests, testsIn } from './named-tests.ts';

test('a cell names several tests, by a part of their title or by their file', () => {
  expect(namedTests('tests/a.test.ts › adds up ; tests/b.test.ts')).toEqual([
    { file: 'tests/a.test.ts', title: 'adds up' },
    { file: 'tests/b.test.ts', title: undefined },
  ]);
});

test('a file and a title that don’t exist are told', () => {
  const file = 'scripts/lib/named-tests.test.ts';
  expect(missingTest({ file, title: 'a cell names several tests' })).toBeUndefined();
  expect(missingTest({ file, title: ['no', 'such', 'title'].join(' ') })).toContain('has no test');
  expect(missingTest({ file: 'tests/nowhere.test.ts', title: undefined })).toContain('there is no');
  // A title that only stands somewhere in the file.
  expect(missingTest({ file, title: 'nowhere.test' })).toContain('has no test');
});

test('tests are found by their title, with the tag of those that only test:all runs', () => {
  const text = [
    "test('one', async () => {});",
    "test('it\\'s two', { tag: '@all' }, async () => {});",
    'freshTest(`three ${currency}`, async () => {});',
    "test.each([1, 2])('four %s', { tags: ['all'] }, () => {});",
    "await test.step('no test', async () => {});",
    "latest('no test either');",
    "// test('a comment');",
    '  test.each([',
    "    ['(', 1],",
    "  ])('five %s', () => {});",
    'test.each<{',
    '  name: string;',
    '}>(rows.filter(({ name }) => name))(',
    "  'six $name',",
    "  { tags: ['all'] },",
    ');',
    'test.each(rows)(title, () => {});',
  ].join('\n');
  expect(testsIn(text)).toEqual([
    { title: 'one', isOnlyInAll: false },
    { title: "it's two", isOnlyInAll: true },
    { title: 'three ${currency}', isOnlyInAll: false },
    { title: 'four %s', isOnlyInAll: true },
    { title: 'five %s', isOnlyInAll: false },
    { title: 'six $name', isOnlyInAll: true },
  ]);
});

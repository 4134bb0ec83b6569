import { expect, test } from 'vitest';
import { nextVersion, type Change, type Level } from './changes.ts';
import { isBreaking, report, type ApiChanges } from './diff-report.ts';

test.each<[string, Level | undefined, string]>([
  ['1.2.3', 'major', '2.0.0'],
  ['1.2.3', 'minor', '1.3.0'],
  ['1.2.3', 'patch', '1.2.4'],
  ['1.2.3', undefined, '1.2.3'],
  ['0.4.1', 'major', '0.5.0'],
  ['0.4.1', 'minor', '0.4.2'],
  ['next', 'major', 'next'],
])('%s with a change that is %s becomes %s', (version, level, next) => {
  expect(nextVersion(version, level)).toBe(next);
});

const change = (at: string, what: string, level: Level, operations: string[] = []): Change => ({
  at,
  what,
  level,
  operations,
});

const apis: ApiChanges[] = [
  {
    api: 'admin',
    was: '1.0.0',
    is: '1.0.0',
    changes: [
      change('Product.care', 'is gone', 'major', ['a', 'b', 'c', 'd', 'e']),
      change('', 'GET /admin/x is new', 'minor', ['getX']),
    ],
    isWorded: true,
  },
  { api: 'store', was: '1.0.0', is: '1.0.1', changes: [], isWorded: true },
];

test('text: breaking first, then the next versions', () => {
  expect(report(apis, 'text', 'v1').split('\n')).toEqual([
    'Breaking (1)',
    '  admin  Product.care is gone  (a, b, c and 2 more)',
    '',
    'Compatible (1)',
    '  admin  GET /admin/x is new  (getX)',
    '',
    'admin: version 1.0.0 becomes 2.0.0; openapi/admin.yaml says 1.0.0',
    'store: only descriptions or examples changed, version 1.0.0 becomes 1.0.1',
  ]);
});

test('Markdown: a table for a pull request', () => {
  const text = report(apis, 'markdown', 'v1');
  expect(text).toContain('# Contract changes since v1\n\n## Breaking\n');
  expect(text).toContain('| admin | Product.care is gone | a, b, c and 2 more |');
});

test('JSON: for other programs', () => {
  const json = JSON.parse(report(apis, 'json', 'v1')) as {
    breaking: boolean;
    apis: { api: string; nextVersion: string; changes: Change[] }[];
  };
  expect(json.breaking).toBe(true);
  expect(json.apis.map(({ nextVersion: next }) => next)).toEqual(['2.0.0', '1.0.1']);
  expect(json.apis[0]?.changes[0]?.operations).toHaveLength(5);
});

test('the same contract keeps its version', () => {
  const same = [{ api: 'store', was: '1.0.0', is: '1.0.0', changes: [], isWorded: false }];
  expect(report(same, 'text', 'v1')).toBe('store: the same, version 1.0.0');
  expect(isBreaking(same)).toBe(false);
});

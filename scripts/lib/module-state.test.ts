import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeFiles } from './modules.ts';
import { inRoot } from './paths.ts';

const PAGE = 'docs/architecture.md';
const HEADING = '## Where state lives';
const MAKER = 'src/app/state/store.ts';

const STORE = /\bcreateStore[<(]|\buseSyncExternalStore\b/u;
const VARIABLE = /^(?:export )?let /mu;

const textOf = (path: string): string => readFileSync(inRoot(path), 'utf8');

const [, after = ''] = textOf(PAGE).split(`\n${HEADING}\n`);
const [section = ''] = after.split('\n## ');
const named = [...section.matchAll(/`(src\/[^`]+)`/gu)].map(([, path = '']) => path);

const files = codeFiles('src');
const holdersOf = (pattern: RegExp): string[] =>
  files.filter((path) => path !== MAKER && pattern.test(textOf(path)));

test.each([
  { kind: 'stores', pattern: STORE, least: 13 },
  { kind: 'variables of modules', pattern: VARIABLE, least: 15 },
])('the table of state names all modules with $kind', ({ pattern, least }) => {
  const holders = holdersOf(pattern);
  expect(holders.length).toBeGreaterThanOrEqual(least);
  expect(holders.filter((path) => !named.includes(path))).toEqual([]);
});

test('the table of state names no module that is gone', () => {
  expect(named.filter((path) => !files.includes(path))).toEqual([]);
});

test('its number of stores is the true one', () => {
  const made = files
    .filter((path) => path !== MAKER)
    .flatMap((path) => [...textOf(path).matchAll(/\bcreateStore[<(]/gu)]);
  expect(section).toContain('makes ten of them');
  expect(made).toHaveLength(10);
});

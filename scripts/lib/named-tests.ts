import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** A test as the tables in `tests/` name it: `file › part of its title`, or a file alone. */
export interface NamedTest {
  file: string;
  title: string | undefined;
}

/** The tests of a cell: several are divided by ` ; `. */
export const namedTests = (cell: string): NamedTest[] =>
  cell.split(' ; ').map((one) => {
    const [file = '', title] = one.trim().split(' › ');
    return { file, title };
  });

/** @returns a sentence where there is no such test */
export function missingTest({ file, title }: NamedTest): string | undefined {
  if (!existsSync(inRoot(file))) return `there is no ${file}`;
  const isThere = !title || readFileSync(inRoot(file), 'utf8').includes(title);
  return isThere ? undefined : `${file} has no test “${title}”`;
}

/** A table in `tests/`, without its head. */
export function readTable(name: string): string[][] {
  const text = readFileSync(inRoot('tests', name), 'utf8').trimEnd();
  return text
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
}

/** A test in a file's text. */
export interface FoundTest {
  title: string;
  /** It has the tag of what `npm test` leaves out. */
  isOnlyInAll: boolean;
}

/** The tests that a file of Playwright or Vitest declares; a title with `${…}` is as it stands in the code. */
export function testsIn(text: string): FoundTest[] {
  const declared =
    /(?<![.\w])(?:test|freshTest)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,?\s*(\{[^}]*tags?:[^}]*\})?/gsu;
  return [...text.matchAll(declared)].map(([, , title = '', options = '']) => ({
    title: title.replaceAll(/\\(.)/gu, '$1'),
    isOnlyInAll: /tags?: \[?'@?all'/u.test(options),
  }));
}

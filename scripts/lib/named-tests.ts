import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';

/** `file › part of title`, or just a file. */
export interface NamedTest {
  file: string;
  title: string | undefined;
}

/** ` ; ` separates tests. */
export const namedTests = (cell: string): NamedTest[] =>
  cell.split(' ; ').map((one) => {
    const [file = '', title] = one.trim().split(' › ');
    return { file, title };
  });

/** @returns an error sentence */
export function missingTest({ file, title }: NamedTest): string | undefined {
  if (!existsSync(inRoot(file))) return `there is no ${file}`;
  const isThere = !title || readFileSync(inRoot(file), 'utf8').includes(title);
  return isThere ? undefined : `${file} has no test “${title}”`;
}

/** Without the header row. */
export function readTable(name: string): string[][] {
  const text = readFileSync(inRoot('tests', name), 'utf8').trimEnd();
  return text
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t'));
}

export interface FoundTest {
  title: string;
  /** Skipped by `npm test`. */
  isOnlyInAll: boolean;
}

/** Keeps `${…}` in titles. */
export function testsIn(text: string): FoundTest[] {
  const declared =
    /(?<![.\w])(?:test|freshTest)(?:\.each\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1,?\s*(\{[^}]*tags?:[^}]*\})?/gsu;
  return [...text.matchAll(declared)].map(([, , title = '', options = '']) => ({
    title: title.replaceAll(/\\(.)/gu, '$1'),
    isOnlyInAll: /tags?: \[?'@?all'/u.test(options),
  }));
}

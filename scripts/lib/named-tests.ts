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
  const isThere = !title || testsOf(file).some((test) => test.title.includes(title));
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

interface FoundTest {
  title: string;
  /** Skipped by `npm test`. */
  isOnlyInAll: boolean;
}

/** Relies on the formatting: a table ends where a line is indented as its first. */
const DECLARED =
  /^( *)(?!\/\/|\/?\*)(?:.*?[^.\w\n])??(?:test|freshTest)(?:\.each.*?(?:\n(?:\1[ )>\]}].*?)?)*?\))?\(\s*(['"`])((?:\\[^]|(?!\2)[^\\])*)\2,?\s*(\{[^}]*tags?:[^}]*\})?/gmu;

/** Keeps `${…}` in titles. */
export function testsIn(text: string): FoundTest[] {
  return [...text.matchAll(DECLARED)].map(([, , , title = '', options = '']) => ({
    title: title.replaceAll(/\\(.)/gu, '$1'),
    isOnlyInAll: /tags?: \[?'@?all'/u.test(options),
  }));
}

const found = new Map<string, FoundTest[]>();

/** @param file relative to the project */
export function testsOf(file: string): FoundTest[] {
  const tests = found.get(file) ?? testsIn(readFileSync(inRoot(file), 'utf8'));
  found.set(file, tests);
  return tests;
}

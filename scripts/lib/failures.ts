import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.ts';

export interface Failure {
  /** Relative to `tests/e2e` (browser) or the project. */
  file: string;
  name: string;
  reason: string;
  /** Passed on retry. */
  isFlaky: boolean;
}

/** From Playwright's JSON report. */
interface Suite {
  specs?: {
    title: string;
    file: string;
    tests: { status?: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

export interface FailuresReport extends Suite {
  testResults?: {
    name: string;
    status?: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status?: string;
      failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** Includes flaky tests. */
export function failuresOf(report: FailuresReport): Failure[] {
  const units = (report.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: path,
        name: fullName,
        reason: reasonOf(failureMessages?.[0]),
        isFlaky: false,
      }));
    // Failed to load.
    const isBroken = failed.length === 0 && file.status === 'failed';
    return isBroken
      ? [{ file: path, name: '', reason: reasonOf(file.message), isFlaky: false }]
      : failed;
  });
  return [...units, ...specFailures(report)];
}

function specFailures({ specs = [], suites = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        file,
        name: title,
        reason: reasonOf(results.find(({ error }) => error)?.error?.message),
        isFlaky: status === 'flaky',
      })),
  );
  return [...own, ...suites.flatMap(specFailures)];
}

/** Lines of a difference shown, each cut to so many characters. */
const SHOWN = { lines: 8, characters: 400 };

/** The first line, and what was found instead of what was expected. */
function reasonOf(message = ''): string {
  const [first = '', ...rest] = stripVTControlCharacters(message).trim().split('\n');
  const found = rest
    .filter((line) => /^\+ +(?!Received)\S/.test(line))
    .map((line) => line.slice(0, SHOWN.characters));
  return [first, ...found.slice(0, SHOWN.lines)].join('\n      ');
}

export function failureLines(failures: readonly Failure[]): string[] {
  const lines = (title: string, some: readonly Failure[]): string[] =>
    some.length === 0
      ? []
      : [title, ...some.map(({ file, name, reason }) => `  ${file}  ${name}\n      ${reason}`)];
  return [
    ...lines(
      'Failed:',
      failures.filter(({ isFlaky }) => !isFlaky),
    ),
    ...lines(
      'Passed at a second try:',
      failures.filter(({ isFlaky }) => isFlaky),
    ),
  ];
}

import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.ts';

/** A test that failed, at its first try or at all. */
export interface Failure {
  /** Of a test in a browser under `tests/e2e`, else of the project. */
  file: string;
  name: string;
  /** What it said, in one line. */
  reason: string;
  /** It passed when it was tried again. */
  isFlaky: boolean;
}

/** A suite of Playwright's JSON report: a file, or a `describe` in it. */
interface Suite {
  specs?: {
    title: string;
    file: string;
    tests: { status?: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Suite[];
}

/** Where the JSON reports of Vitest and Playwright tell of failures. */
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

/** The tests of a report that failed, whichever of the two wrote it; those that passed at a second try too. */
export function failuresOf(report: FailuresReport): Failure[] {
  const units = (report.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: path,
        name: fullName,
        reason: firstLine(failureMessages?.[0]),
        isFlaky: false,
      }));
    // A file that could not be loaded has no tests that failed.
    const isBroken = failed.length === 0 && file.status === 'failed';
    return isBroken
      ? [{ file: path, name: '', reason: firstLine(file.message), isFlaky: false }]
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
        reason: firstLine(results.find(({ error }) => error)?.error?.message),
        isFlaky: status === 'flaky',
      })),
  );
  return [...own, ...suites.flatMap(specFailures)];
}

const firstLine = (message = ''): string =>
  stripVTControlCharacters(message).trim().split('\n')[0] ?? '';

/** What failed, and what passed only at a second try, as lines; none where all passed. */
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

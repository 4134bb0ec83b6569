import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.ts';

export interface Failure {
  /** Relative to `tests/e2e` (browser) or the project. */
  file: string;
  name: string;
  reason: string;
  /** Lines: calls, and the outline of the page. */
  details: readonly string[];
}

interface Attachment {
  name: string;
  path?: string;
  /** In base64. */
  body?: string;
}

/** From Playwright's JSON report. */
interface Suite {
  specs?: {
    title: string;
    file: string;
    tests: {
      status?: string;
      results: { error?: { message?: string }; attachments?: readonly Attachment[] }[];
    }[];
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

export function failuresOf(report: FailuresReport): Failure[] {
  const units = (report.testResults ?? []).flatMap((file) => {
    const path = relative(root, file.name);
    const failed = file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        file: path,
        name: fullName,
        reason: reasonOf(failureMessages?.[0]),
        details: [],
      }));
    // Failed to load.
    const isBroken = failed.length === 0 && file.status === 'failed';
    return isBroken
      ? [{ file: path, name: '', reason: reasonOf(file.message), details: [] }]
      : failed;
  });
  return [...units, ...specFailures(report)];
}

function specFailures({ specs = [], suites = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const failed = results.find(({ error }) => error);
        return {
          file,
          name: title,
          reason: reasonOf(failed?.error?.message),
          details: detailsOf(failed?.attachments),
        };
      }),
  );
  return [...own, ...suites.flatMap(specFailures)];
}

/** Lines of a difference and of an outline that are shown, each cut to so many characters. */
const SHOWN = { lines: 8, outline: 30, characters: 400 };

/** Of tests/e2e/support/test.ts, and Playwright's. */
function detailsOf(attachments: readonly Attachment[] = []): string[] {
  const find = (name: string): Attachment | undefined =>
    attachments.find((each) => each.name === name);
  const calls = Buffer.from(find('calls')?.body ?? '', 'base64').toString();
  const file = find('error-context')?.path;
  const context = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const outline = /^```yaml\n(.*?)\n```$/ms.exec(context)?.[1]?.split('\n') ?? [];
  return [
    ...calls.split('\n').filter(Boolean),
    ...(outline.length > 0 ? ['Page:'] : []),
    ...outline.slice(0, SHOWN.outline).map((line) => `  ${line}`),
  ].map((line) => line.slice(0, SHOWN.characters));
}

/** The first line, and what was found instead of what was expected. */
function reasonOf(message = ''): string {
  const [first = '', ...rest] = stripVTControlCharacters(message).trim().split('\n');
  const found = rest
    .filter((line) => /^\+ +(?!Received)\S/.test(line))
    .map((line) => line.slice(0, SHOWN.characters));
  return [first, ...found.slice(0, SHOWN.lines)].join('\n      ');
}

export const failureLines = (failures: readonly Failure[]): string[] =>
  failures.length === 0
    ? []
    : [
        'Failed:',
        ...failures.map(({ file, name, reason, details }) =>
          [`  ${file}  ${name}`, reason, ...details].join('\n      '),
        ),
      ];

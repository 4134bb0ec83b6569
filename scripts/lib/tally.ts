import { existsSync, readFileSync, rmSync } from 'node:fs';
import { failuresOf } from './failures.ts';
import type { Failure, FailuresReport } from './failures.ts';

export interface Tally {
  passed: number;
  failed: number;
  /** What failed, and what passed at a second try only; named at the end of a run. */
  failures?: readonly Failure[];
}

/** What is counted in the JSON reports of Vitest and Playwright. */
interface Counts {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/** What a run of Vitest or Playwright reports. */
export type Report = Counts & FailuresReport;

/** Takes away the JSON report of a run. @returns undefined where none was written */
export function takeReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}

/** What passed and failed; a missing report is one failure. */
export function tallyOf(report: Report | undefined): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const failures = failuresOf(report);
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    // What passed at its second try is named as flaky in Playwright's own summary.
    return {
      passed: expected + flaky,
      failed: unexpected + (report.errors?.length ?? 0),
      failures,
    };
  }
  const failed = report.numFailedTests ?? 0;
  // A file that could not be loaded has no tests that failed, but it failed.
  return {
    passed: report.numPassedTests ?? 0,
    failed: failed === 0 && (report.numFailedTestSuites ?? 0) > 0 ? 1 : failed,
    failures,
  };
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...(a.failures ?? []), ...(b.failures ?? [])],
});

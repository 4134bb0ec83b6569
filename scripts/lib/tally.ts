import { existsSync, readFileSync, rmSync } from 'node:fs';
import { failuresOf } from './failures.ts';
import type { Failure, FailuresReport } from './failures.ts';

export interface Tally {
  passed: number;
  failed: number;
  failures?: readonly Failure[];
}

interface Counts {
  numPassedTests?: number;
  numFailedTests?: number;
  numFailedTestSuites?: number;
  stats?: { expected: number; unexpected: number };
  errors?: unknown[];
}

type Report = Counts & FailuresReport;

/** Deletes the file. @returns undefined if missing */
export function takeReport(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}

/** A missing report is a failure. */
export function tallyOf(report: Report | undefined): Tally {
  if (!report) return { passed: 0, failed: 1 };
  const failures = failuresOf(report);
  if (report.stats) {
    const { expected, unexpected } = report.stats;
    return {
      passed: expected,
      failed: unexpected + (report.errors?.length ?? 0),
      failures,
    };
  }
  const failed = report.numFailedTests ?? 0;
  // Failed to load.
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

import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

/** Reads what Vitest's or Playwright's JSON report counted; a missing report is one failure. */
export function readTally(file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numFailedTestSuites?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
    errors?: unknown[];
  };
  rmSync(file);
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    // What passed at its second try is named as flaky in Playwright's own summary.
    return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
  }
  const failed = report.numFailedTests ?? 0;
  // A file that could not be loaded has no tests that failed, but it failed.
  return {
    passed: report.numPassedTests ?? 0,
    failed: failed === 0 && (report.numFailedTestSuites ?? 0) > 0 ? 1 : failed,
  };
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

import { appendFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

interface Options {
  /** Gets a line for each test of the run, as Playwright's `--test-list` takes it; undefined to leave it alone. */
  planned?: string;
  /** Gets a line for each test as soon as it passes, so that an interrupted run can be resumed. */
  passed: string;
}

/** Notes the tests of a run, and those that pass. */
export default class PassedReporter implements Reporter {
  private root = '';
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  onBegin(config: FullConfig, suite: Suite): void {
    this.root = config.rootDir;
    const { planned } = this.options;
    if (planned === undefined) return;
    const lines = suite.allTests().map((test) => `${this.lineOf(test)}\n`);
    writeFileSync(planned, lines.join(''));
  }

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'passed') appendFileSync(this.options.passed, `${this.lineOf(test)}\n`);
  }

  private lineOf(test: TestCase): string {
    const [, project, , ...titles] = test.titlePath();
    const file = relative(this.root, test.location.file).replaceAll('\\', '/');
    return [`[${project}]`, file, ...titles].join(' › ');
  }
}

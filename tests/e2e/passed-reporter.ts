import { appendFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

interface Options {
  /** File for the run's tests in `--test-list` format. */
  planned?: string;
  /** File for passed tests, appended at once, so that an interrupted run can resume. */
  passed: string;
}

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

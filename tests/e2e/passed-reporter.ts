import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Notes each test that passes at once, so that a run that is ended half way can be gone on with. */
export default class PassedReporter implements Reporter {
  private root = '';
  private readonly file: string;

  constructor({ file }: { file: string }) {
    this.file = file;
  }

  onBegin(config: FullConfig): void {
    this.root = config.rootDir;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'passed') return;
    const [, project, , ...titles] = test.titlePath();
    const file = relative(this.root, test.location.file).replaceAll('\\', '/');
    appendFileSync(this.file, `${[`[${project}]`, file, ...titles].join(' › ')}\n`);
  }
}

import { inRoot } from './paths.ts';
import { run } from './run.ts';
import { readTally } from './tally.ts';
import type { Tally } from './tally.ts';

/**
 * Runs tests with Vitest.
 *
 * @param show whether the output is shown while it comes, or as a whole at the end
 */
export async function runVitest(config: string, show: 'live' | 'after' = 'live'): Promise<Tally> {
  const report = inRoot('.cache', `vitest-${config.replaceAll(/\W+/g, '-')}.json`);
  const { output } = await run(
    process.execPath,
    [
      inRoot('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      config,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { show: show === 'live' },
  );
  if (show === 'after') process.stdout.write(output);
  return readTally(report);
}

/** Runs tests in a browser with Playwright. */
export async function runPlaywright(env: Record<string, string>, args: string[]): Promise<Tally> {
  await run(
    process.execPath,
    [
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...args,
    ],
    { show: true, env },
  );
  return readTally(inRoot('test-results', 'e2e.json'));
}

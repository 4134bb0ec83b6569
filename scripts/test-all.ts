/**
 * `npm run test:all`: everything.
 *
 * - `--shard 1/4` runs a part, to share work between machines.
 * - `--last-failed` resumes the last run: skips what passed, unless something was edited since.
 * - `--repeat 5` runs only specs this branch adds or edits, so many times each, and nothing else.
 */
import { needTests, readOptions } from './lib/all-options.ts';
import { buildApp } from './lib/app.ts';
import { startTestApps } from './lib/apps.ts';
import { findBrowser } from './lib/browser.ts';
import { runChecks } from './lib/checks.ts';
import { beginRun } from './lib/last-run.ts';
import { run as runProgram } from './lib/run.ts';
import { runStages } from './lib/stages.ts';
import type { Stage } from './lib/stages.ts';
import { fail, onStop } from './lib/stop.ts';
import { CONTRACT_LIVE, SIZE, runPlaywright, runVitest } from './lib/suites.ts';

const MINUTES = 60;

const CHROMIUM_PATH = (await findBrowser().catch(fail)) ?? '';

const QUICK: readonly Stage[] = [
  { name: 'checks', run: runChecks },
  { name: 'unit tests', run: (onStart) => runVitest('vite.config.ts', 'after', { onStart }) },
  {
    name: 'contract on the mock, storefront client, start',
    run: (onStart) => runVitest('tests/vitest.servers.config.ts', 'after', { onStart }),
  },
];
const CONTRACT: Stage = {
  name: 'contract, against the server',
  run: (onStart) => runVitest(CONTRACT_LIVE, 'after', { onStart }),
};

async function branchBase(): Promise<string> {
  const { code, output } = await runProgram('git', ['merge-base', 'origin/main', 'HEAD']);
  return code === 0 ? output.trim() : 'HEAD';
}

const inBrowser = (args: readonly string[], env: Record<string, string> = {}): Stage => ({
  name: 'in a browser',
  run: async (onStart) => {
    const apps = await startTestApps((line) => console.log(`  ${line}`));
    onStop(apps.stop);
    try {
      return await runPlaywright({ env: { ...apps.env, ...env, CHROMIUM_PATH }, args, onStart });
    } finally {
      await apps.stop();
    }
  },
});

async function main(): Promise<never> {
  const { shard, isResumed, repeat } = readOptions(process.argv.slice(2));
  if (repeat !== undefined) {
    const args = [`--only-changed=${await branchBase()}`, `--repeat-each=${repeat}`];
    const { name, run: runBrowser } = inBrowser(args);
    const repeated: Stage = { name, run: async (onStart) => needTests(await runBrowser(onStart)) };
    return runStages([(run) => run(repeated)], { minutes: MINUTES });
  }
  // Round-robin.
  const ours = [...QUICK, CONTRACT, SIZE].filter(
    (_stage, place) => place % shard.of === shard.part - 1,
  );
  const { isOpen, browser, noting } = await beginRun(
    isResumed,
    ours.map(({ name }) => name),
    [`--shard=${shard.part}/${shard.of}`],
  );
  return runStages(
    [
      async (run) => {
        for (const stage of [...QUICK, CONTRACT]) {
          if (isOpen(stage.name)) await run(noting(stage));
        }
      },
      async (run) => {
        // `size` and the start test read this build.
        await buildApp('production');
        if (browser) await run(inBrowser(browser.args, browser.env));
        if (isOpen(SIZE.name)) await run(noting(SIZE));
      },
    ],
    { minutes: MINUTES },
  );
}

await main().catch(fail);

/**
 * `npm run test:all`: everything there is, in all its combinations.
 *
 * - `--shard 1/4` runs a part, so that machines can share it.
 * - `--last-failed` goes on where the last run stopped: it leaves out all that has passed and whose own files are the same.
 * - `--repeat 5` runs only the specs that a change adds or edits, so many times.
 */
import { parseArgs } from 'node:util';
import { buildApp } from './lib/app.ts';
import { startTestApps } from './lib/apps.ts';
import { findBrowser } from './lib/browser.ts';
import { runChecks } from './lib/checks.ts';
import { lastRun } from './lib/last-run.ts';
import { inRoot } from './lib/paths.ts';
import { run as runProgram } from './lib/run.ts';
import { runStages } from './lib/stages.ts';
import type { Stage } from './lib/stages.ts';
import { UserError, fail, onStop } from './lib/stop.ts';
import { CONTRACT_LIVE, runPlaywright, runVitest } from './lib/suites.ts';
import type { Tally } from './lib/tally.ts';

const MINUTES = 60;

interface Options {
  shard: { part: number; of: number };
  isRerun: boolean;
  repeat: number | undefined;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      shard: { type: 'string', default: '1/1' },
      'last-failed': { type: 'boolean', default: false },
      repeat: { type: 'string' },
    },
  });
  const [part = 0, of = 0] = values.shard.split('/').map(Number);
  if (!(part >= 1 && part <= of)) throw new UserError('--shard takes a part of all, such as 1/4.');
  const repeat = values.repeat === undefined ? undefined : Number(values.repeat);
  if (repeat !== undefined && !(repeat >= 1)) throw new UserError('--repeat takes a number.');
  return { shard: { part, of }, isRerun: values['last-failed'], repeat };
}

/** The commit from which this branch's change begins. */
async function changeBase(): Promise<string> {
  const { code, output } = await runProgram('git', ['merge-base', 'origin/main', 'HEAD']);
  return code === 0 ? output.trim() : 'HEAD';
}

async function runScript(
  name: string,
  env: Record<string, string>,
  onStart: (pid: number) => void,
): Promise<Tally> {
  const { code } = await runProgram(process.execPath, [inRoot('scripts', `${name}.ts`)], {
    show: true,
    env,
    onStart,
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function main(): Promise<never> {
  const { shard, isRerun, repeat } = readOptions();
  const last = await lastRun(isRerun);
  const CHROMIUM_PATH = (await findBrowser()) ?? '';

  const browserArgs = async (): Promise<string[]> => {
    if (repeat !== undefined) {
      return [
        `--only-changed=${await changeBase()}`,
        `--repeat-each=${repeat}`,
        '--pass-with-no-tests',
      ];
    }
    return [`--shard=${shard.part}/${shard.of}`, ...last.passedTests()];
  };

  let place = 0;
  /** Stages other than those in a browser go to the parts in turn. */
  const isOurs = (): boolean => (place++ % shard.of) + 1 === shard.part;
  const inTurn = (stages: readonly Stage[]): Stage[] =>
    repeat === undefined ? stages.filter(({ name }) => isOurs() && !last.hasPassed(name)) : [];

  const quick = inTurn([
    { name: 'checks', run: runChecks },
    { name: 'unit tests', run: (onStart) => runVitest('vite.config.ts', 'after', { onStart }) },
    {
      name: 'contract on the mock, storefront client, start',
      run: (onStart) => runVitest('tests/vitest.servers.config.ts', 'after', { onStart }),
    },
  ]);
  const live = inTurn([
    {
      name: 'contract, against the server',
      run: (onStart) => runVitest(CONTRACT_LIVE, 'after', { onStart }),
    },
  ]);
  const size = inTurn([
    { name: 'size', run: (onStart) => runScript('size', { CHROMIUM_PATH }, onStart) },
  ]);

  return runStages(
    [
      async (run) => {
        for (const stage of quick) await run(last.noting(stage));
      },
      async (run) => {
        // `size` and the test of the start take this build: made once, nobody writes it while another one reads.
        await buildApp('production');
        const apps = await startTestApps((line) => console.log(`  ${line}`));
        onStop(apps.stop);
        const browser: Stage = {
          name: 'in a browser',
          run: async (onStart) =>
            runPlaywright({
              env: { ...apps.env, CHROMIUM_PATH, PASSED_TESTS: last.passedFile },
              args: await browserArgs(),
              onStart,
            }),
        };
        const inBrowser = async (): Promise<void> => {
          try {
            await run(browser);
          } finally {
            await apps.stop();
          }
          for (const stage of size) await run(last.noting(stage));
        };
        await Promise.all([inBrowser(), ...live.map((stage) => run(last.noting(stage)))]);
      },
    ],
    { minutes: MINUTES },
  );
}

await main().catch(fail);

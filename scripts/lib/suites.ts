import { inRoot } from './paths.ts';
import { run } from './run.ts';
import type { Stage } from './stages.ts';
import { takeReport, tallyOf } from './tally.ts';
import type { Tally } from './tally.ts';

export const CONTRACT_LIVE = 'tests/contract/live/vitest.config.ts';

interface SuiteOptions {
  env?: Record<string, string>;
  args?: readonly string[];
  onStart?: (pid: number) => void;
}

const vitest = async (
  config: string,
  show: boolean,
  { env, args = [], onStart }: SuiteOptions,
): ReturnType<typeof run> =>
  run(
    process.execPath,
    [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--config', config, ...args],
    // Building the app set it to “production”.
    { show, onStart, env: { NODE_ENV: 'test', ...env } },
  );

/** @returns exit code */
export async function tryContract(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return (await vitest(CONTRACT_LIVE, true, { args, env })).code;
}

/** @param show live, or at the end */
export async function runVitest(
  config: string,
  show: 'live' | 'after' = 'live',
  { args = [], ...options }: SuiteOptions = {},
): Promise<Tally> {
  const file = inRoot('.cache', `vitest-${config.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { output } = await vitest(config, show === 'live', {
    args: [...reporters, ...args],
    ...options,
  });
  if (show === 'after') process.stdout.write(output);
  return tallyOf(takeReport(file));
}

export async function runPlaywright({
  env = {},
  args = [],
  onStart,
}: SuiteOptions): Promise<Tally> {
  await run(
    process.execPath,
    [
      inRoot('node_modules', '@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...args,
    ],
    { show: true, env, onStart },
  );
  return tallyOf(takeReport(inRoot('test-results', 'e2e.json')));
}

export const SIZE: Stage = {
  name: 'size',
  run: async (onStart) => {
    const { code } = await run(process.execPath, [inRoot('scripts', 'size.ts')], {
      show: true,
      onStart,
    });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

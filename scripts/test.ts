/**
 * `npm test`: everything there is, on servers of its own: checks, unit tests, contract tests against Prism and the
 * sandbox, tests in a browser in their short form, the size budget; side by side. Closes with the sum of what passed and
 * failed, how long it took, and the name of each test that failed or needed a second try.
 */
import { buildApp } from './lib/app.ts';
import { startTestApps } from './lib/apps.ts';
import { findBrowser } from './lib/browser.ts';
import { runChecks } from './lib/checks.ts';
import { failureLines } from './lib/failures.ts';
import { inRoot } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { exit, fail, onStop } from './lib/stop.ts';
import { CONTRACT_LIVE, runPlaywright, runVitest } from './lib/suites.ts';
import { add } from './lib/tally.ts';
import type { Tally } from './lib/tally.ts';

/** See tests/support/short.ts. */
const SHORT = { TESTS_SHORT: '1' };

const began = Date.now();
const results: { name: string; tally: Tally; seconds: number }[] = [];

async function stage(name: string, work: () => Promise<Tally>): Promise<void> {
  console.log(`\n— ${name}`);
  const started = Date.now();
  const tally = await work();
  results.push({ name, tally, seconds: Math.round((Date.now() - started) / 1000) });
}

async function runScript(name: string, env: Record<string, string>): Promise<Tally> {
  const { code } = await run(process.execPath, [inRoot('scripts', `${name}.ts`)], {
    show: true,
    env,
  });
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** What needs no store of the browser's: checks, unit tests, and tests with servers of their own. */
async function quickStages(): Promise<void> {
  await stage('checks', runChecks);
  await stage('unit tests', () => runVitest('vite.config.ts', 'after'));
  await stage('contract on the mock, storefront client, start', () =>
    runVitest('tests/vitest.servers.config.ts', 'after'),
  );
}

async function browserStages(): Promise<void> {
  const browser = await findBrowser();
  // `size` and the test of the start take this build: made once, nobody writes it while another one reads.
  await buildApp('production');
  const apps = await startTestApps((line) => console.log(`  ${line}`));
  onStop(apps.stop);
  const env = { ...apps.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
  const inBrowser = async (): Promise<void> => {
    try {
      await stage('in a browser', () => runPlaywright({ ...env, ...SHORT }, []));
      await stage('size', () => runScript('size', env));
    } finally {
      await apps.stop();
    }
  };
  // Those against the server have one of their own, because they count on a store that nobody else changes.
  await Promise.all([
    inBrowser(),
    stage('contract, against the server', () => runVitest(CONTRACT_LIVE, 'after', SHORT)),
  ]);
}

// Each waits now and then, for a server or a disk: side by side they leave no processor idle.
const lanes = await Promise.allSettled([quickStages(), browserStages()]);
for (const lane of lanes) if (lane.status === 'rejected') await fail(lane.reason);

console.log('');
for (const { name, tally, seconds } of results) {
  console.log(
    `${String(tally.passed).padStart(6)} passed ${String(tally.failed).padStart(4)} failed  ${name} (${seconds} s)`,
  );
}
const total = results.reduce<Tally>((sum, { tally }) => add(sum, tally), {
  passed: 0,
  failed: 0,
});
const lines = failureLines(total.failures ?? []);
if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(`\nAll of it in ${minutes} minutes.`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
await exit(total.failed > 0 ? 1 : 0);

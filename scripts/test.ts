/**
 * `npm test`: everything there is, on servers of its own: checks, unit tests, contract tests against Prism and the
 * sandbox, tests in a browser in their short form, the size budget. Closes with the sum of what passed and failed, and the
 * name of each test that failed or needed a second try.
 */
import { startTestApps } from './lib/apps.ts';
import { findBrowser } from './lib/browser.ts';
import { runChecks } from './lib/checks.ts';
import { failureLines } from './lib/failures.ts';
import { inRoot } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { exit, fail, onStop } from './lib/stop.ts';
import { runPlaywright, runVitest } from './lib/suites.ts';
import { add } from './lib/tally.ts';
import type { Tally } from './lib/tally.ts';

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

try {
  await stage('checks', runChecks);
  await stage('unit tests', () => runVitest('vite.config.ts'));
  console.log('\n— starting the sandbox and the mock');
  const browser = await findBrowser();
  const apps = await startTestApps((line) => console.log(`  ${line}`));
  onStop(apps.stop);
  const env = { ...apps.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
  const inBrowser = async (): Promise<void> => {
    try {
      await stage('in a browser', () => runPlaywright({ ...env, E2E_SHORT: '1' }, []));
      await stage('size', () => runScript('size', env));
    } finally {
      await apps.stop();
    }
  };
  // Those against the server have one of their own, because they count on a store that nobody else changes. Most of
  // their time they wait for it, as those in a browser do: side by side they take little longer than one alone.
  await Promise.all([
    inBrowser(),
    stage('contract, against the server', () =>
      runVitest('tests/contract/live/vitest.config.ts', 'after'),
    ),
  ]);
  await stage('contract on the mock, storefront client, start', () =>
    runVitest('tests/vitest.servers.config.ts'),
  );
} catch (error) {
  await fail(error);
}

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
console.log(`\n${total.passed} passed, ${total.failed} failed`);
await exit(total.failed > 0 ? 1 : 0);

/** `npm run e2e`: browser tests. Arguments go to Playwright: `npm run e2e -- live/products.spec.ts --project live`. */
import { startTestApps } from './lib/apps.ts';
import { findBrowser } from './lib/browser.ts';
import { failureLines } from './lib/failures.ts';
import { exit, fail, onStop } from './lib/stop.ts';
import { runPlaywright } from './lib/suites.ts';

try {
  const browser = await findBrowser();
  const apps = await startTestApps((line) => console.log(line));
  onStop(apps.stop);
  const {
    passed,
    failed,
    failures = [],
  } = await runPlaywright({
    env: { ...apps.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
    args: process.argv.slice(2),
  });
  await apps.stop();
  for (const line of failureLines(failures)) console.log(line);
  console.log(`\n${passed} passed, ${failed} failed`);
  await exit(failed > 0 ? 1 : 0);
} catch (error) {
  await fail(error);
}

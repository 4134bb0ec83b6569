/** `npm test`: required for every change: checks, unit tests, sizes, short contract and browser tests on their own servers. */
import { startTestApps } from './lib/apps.ts';
import { findBrowser } from './lib/browser.ts';
import { runChecks } from './lib/checks.ts';
import { PROCESSOR_GOAL, runStages } from './lib/stages.ts';
import { onStop } from './lib/stop.ts';
import { CONTRACT_LIVE, SIZE, runPlaywright, runVitest } from './lib/suites.ts';

/** See tests/support/short.ts. */
const env = { TESTS_SHORT: '1' };

await runStages(
  [
    async (run) => {
      await run({ name: 'checks', run: runChecks });
      // Contract tests need a store nobody else changes.
      await run({
        name: 'contract, against the server',
        run: (onStart) => runVitest(CONTRACT_LIVE, 'after', { env, onStart }),
      });
      await run({
        name: 'unit tests',
        run: (onStart) => runVitest('vite.config.ts', 'after', { env, onStart }),
      });
      await run(SIZE);
    },
    async (run) => {
      const CHROMIUM_PATH = (await findBrowser()) ?? '';
      const apps = await startTestApps((line) => console.log(`  ${line}`), { mock: false });
      onStop(apps.stop);
      try {
        await run({
          name: 'in a browser',
          run: (onStart) => runPlaywright({ env: { ...env, ...apps.env, CHROMIUM_PATH }, onStart }),
        });
      } finally {
        await apps.stop();
      }
    },
  ],
  { minutes: 15, processorSeconds: PROCESSOR_GOAL },
);

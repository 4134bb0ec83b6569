/**
 * `npm run contract:server`: the contract against a real server, all of it: each write is compared with every read,
 * where `npm test` takes a third of them. Arguments go to Vitest: `npm run contract:server -- effects`.
 */
import { inRoot } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

const { code } = await run(
  process.execPath,
  [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'tests/contract/live/vitest.config.ts',
    ...process.argv.slice(2),
  ],
  { show: true },
);
process.exitCode = code;

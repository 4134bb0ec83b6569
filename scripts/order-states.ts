/**
 * `npm run order-states`: writes `docs/order-states.md`, what can be done with an order in which state, and tries each
 * of its cells on a real server.
 */
import { inRoot } from './lib/paths.ts';
import { run } from './lib/run.ts';

const { code } = await run(
  process.execPath,
  [
    inRoot('node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--config',
    'tests/contract/live/vitest.config.ts',
    'order-states',
    '--update',
  ],
  { show: true, env: { ORDER_STATES: 'all' } },
);
process.exitCode = code;

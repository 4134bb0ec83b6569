/**
 * `npm run order-states`: writes `docs/order-states.md`, what can be done with an order in which state, and tries each
 * of its cells on a real server.
 */
import { tryContract } from './lib/suites.ts';

process.exitCode = await tryContract(['order-states', '--update'], { ORDER_STATES: 'all' });

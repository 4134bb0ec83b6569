/** `npm run contract -- order-states`: writes `docs/order-states.md`, possible actions per order state, tested on a real server. */
import { tryContract } from '../lib/suites.ts';

process.exitCode = await tryContract(['order-states', '--update'], { ORDER_STATES: 'all' });

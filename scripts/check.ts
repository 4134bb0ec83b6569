/** `npm run check`: checks that need no browser or server, and unit tests. */
import { runChecks } from './lib/checks.ts';
import { runVitest } from './lib/suites.ts';
import { add } from './lib/tally.ts';
import { exit } from './lib/stop.ts';

const checks = await runChecks();
const total = add(checks, await runVitest('vite.config.ts'));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
await exit(total.failed > 0 ? 1 : 0);

/** `npm run sandbox` and `npm run sandbox:reset`: the store's server alone. */
import '../sandbox/cli.ts';

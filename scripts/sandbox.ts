/** `npm run sandbox`, `npm run sandbox:reset`: the store server alone. */
import '../sandbox/cli.ts';

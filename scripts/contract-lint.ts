/** `npm run contract:lint`: Redocly's strict rules over both documents; warnings count as errors. */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

const { code, output } = await run(
  process.execPath,
  [bin('redocly'), 'lint', 'openapi/admin.yaml', 'openapi/store.yaml'],
  {
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
);
const warns = /You have \d+ warnings?/.test(output) || /\bwarning was\b/.test(output);
if (code !== 0 || warns) {
  console.log(output);
  process.exit(1);
}
console.log('The contract keeps all rules.');

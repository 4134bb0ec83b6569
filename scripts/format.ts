/** `npm run format`: writes all files in the one format. */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';

const { code } = await run(process.execPath, [bin('oxfmt'), '.'], { show: true });
process.exit(code);

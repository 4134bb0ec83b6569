/** `npm run format`: formats all files. */
import { bin } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { exit } from './lib/stop.ts';

const { code } = await run(process.execPath, [bin('oxfmt'), '.'], { show: true });
await exit(code);

/**
 * `npm run build`: static files in `dist/`. `-- --base /path/` for a sub-path, `-- --out folder` for another folder.
 */
import { parseArgs } from 'node:util';
import { buildApp } from './lib/app.ts';
import { compressFiles } from './lib/compress.ts';
import { UserError, fail } from './lib/stop.ts';

try {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: '/' }, out: { type: 'string', default: 'dist' } },
  });
  const { base, out } = values;
  if (!/^\/(?:[\w.-]+\/)*$/.test(base)) {
    throw new UserError(
      `“${base}” can be no sub-path. Give one that begins and ends with a slash, such as /back-office/.`,
    );
  }
  await buildApp('production', { base, out });
  console.log(`The app is built in ${out}/ for ${base}, ${compressFiles(out)} files compressed.`);
} catch (error) {
  await fail(error);
}

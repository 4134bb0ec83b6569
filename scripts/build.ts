/**
 * `npm run build`: static files in `dist/`. `-- --base /path/` for a sub-path, `-- --out folder` for another folder,
 * `-- --extensions folder` for other extensions than those in `extensions/`.
 */
import { parseArgs } from 'node:util';
import { buildApp } from './lib/app.ts';
import { checkBase } from './lib/base-path.ts';
import { compressFiles } from './lib/compress.ts';
import { fail } from './lib/stop.ts';

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: '/' },
      out: { type: 'string', default: 'dist' },
      extensions: { type: 'string' },
    },
  });
  const { base, out, extensions } = values;
  if (extensions !== undefined) process.env['EXTENSIONS'] = extensions;
  checkBase(base);
  await buildApp('production', { base, out });
  console.log(`The app is built in ${out}/ for ${base}, ${compressFiles(out)} files compressed.`);
} catch (error) {
  await fail(error);
}

/** `npm run build -- demo`: the app with its store in the browser, in `dist-demo/`. Takes `--base` and `--out`. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import type { Plugin } from 'vite';
import { WORKER } from '../../src/app/demo/protocol.ts';
import { bundle } from '../contract/bundle.ts';
import { buildApp } from '../lib/app.ts';
import { checkBase } from '../lib/base-path.ts';
import { inRoot, root } from '../lib/paths.ts';
import { UserError, fail } from '../lib/stop.ts';

const MODULE = 'virtual:contracts';

const withContracts = (contracts: object): Plugin => ({
  name: 'contracts',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  // Browsers read a long text faster than a long literal.
  load: (id) =>
    id === `\0${MODULE}`
      ? `export const contracts = JSON.parse(${JSON.stringify(JSON.stringify(contracts))});`
      : undefined,
});

async function buildWorker(outDir: string): Promise<void> {
  const [admin, store] = await Promise.all([bundle('admin'), bundle('store')]);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [withContracts({ admin, store })],
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      lib: {
        entry: inRoot('scripts', 'demo', 'worker.ts'),
        formats: ['iife'],
        name: 'demo',
        fileName: () => WORKER,
      },
    },
  });
}

try {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: '/' },
      out: { type: 'string', default: 'dist-demo' },
    },
  });
  const { base, out } = values;
  checkBase(base);
  if (/^\/(?:admin|store)\//.test(base)) {
    throw new UserError(`Calls to the store begin with “${base}”. Choose another path.`);
  }
  const { outDir } = await buildApp('demo', { base, out });
  await buildWorker(outDir);
  writeFileSync(join(outDir, 'config.json'), '{ "backendUrl": "", "mock": true }\n');
  // Many hosts of static files answer unknown addresses with it.
  copyFileSync(join(outDir, 'index.html'), join(outDir, '404.html'));
  console.log(`The demo is built in ${out}/ for ${base}.`);
} catch (error) {
  await fail(error);
}

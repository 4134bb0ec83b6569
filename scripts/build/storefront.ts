/** `npm run build -- storefront`: builds the storefront client into `dist-storefront/`. */
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..');
const out = join(root, 'dist-storefront');

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/** @returns the output folder */
export async function buildStorefront(): Promise<string> {
  await build({ configFile: join(root, 'vite.storefront.config.ts'), root, logLevel: 'warn' });
  await writeTypes();
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest(own), null, 2)}\n`);
  writeFileSync(join(out, 'README.md'), readFileSync(join(root, 'docs/storefront.md')));
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  return out;
}

async function writeTypes(): Promise<void> {
  const types = join(out, 'types');
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/@typescript/native/bin/tsc'),
      '-p',
      join(root, 'tsconfig.storefront.json'),
      '--outDir',
      types,
    ],
    { cwd: root },
  );
  // No sources beside the declarations: import declarations.
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(types, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

function entry(name: string): object {
  return { types: `./types/src/storefront/${name}.d.ts`, import: `./${name}.js` };
}

function manifest({ version, license, dependencies }: Manifest): object {
  return {
    name: 'quartermaster-storefront',
    version,
    description: 'A typed client of the store API of Medusa v1 servers.',
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': entry('index'),
      './node': entry('node'),
      './react': entry('react'),
      './package.json': './package.json',
    },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    peerDependencies: { '@tanstack/react-query': '^5', react: '>=18' },
    peerDependenciesMeta: {
      '@tanstack/react-query': { optional: true },
      react: { optional: true },
    },
  };
}

if (import.meta.main) console.log(`built ${await buildStorefront()}`);

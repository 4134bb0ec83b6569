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
  writeFileSync(join(out, 'README.md'), packedDocument('storefront.md'));
  writeFileSync(join(out, 'reliability.md'), packedDocument('reliability.md'));
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  return out;
}

/** Links to documents that the package lacks become text. */
function packedDocument(name: string): string {
  const text = readFileSync(join(root, 'docs', name), 'utf8');
  return text.replace(/\[([^\]]+)\]\((?!#|https?:|reliability\.md)[^)]+\)/g, '$1');
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

const typesOf = (name: string): string => `./types/src/storefront/${name}.d.ts`;

/** `default` is for `require`, too. */
const entry = (name: string): object => ({ types: typesOf(name), default: `./${name}.js` });

function manifest({ version, license, dependencies }: Manifest): object {
  return {
    name: 'quartermaster-storefront',
    version,
    description: 'A typed client of the store API of Medusa v1 servers.',
    license,
    type: 'module',
    sideEffects: false,
    // For resolvers that don't know `exports`.
    main: './index.js',
    types: typesOf('index'),
    typesVersions: { '*': { node: [typesOf('node')], react: [typesOf('react')] } },
    exports: {
      '.': entry('index'),
      './node': entry('node'),
      './react': entry('react'),
      './package.json': './package.json',
    },
    engines: { node: '>=20' },
    dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    peerDependencies: { '@tanstack/react-query': '^5', react: '>=18' },
    peerDependenciesMeta: {
      '@tanstack/react-query': { optional: true },
      react: { optional: true },
    },
  };
}

if (import.meta.main) console.log(`built ${await buildStorefront()}`);

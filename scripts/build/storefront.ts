/** `npm run build -- storefront`: builds the storefront client into `dist-storefront/`. */
import { execFile } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const root = join(import.meta.dirname, '..', '..');

interface Manifest {
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

/**
 * @param out emptied first
 * @returns the output folder
 */
export async function buildStorefront(out = join(root, 'dist-storefront')): Promise<string> {
  const commonjs = join(out, 'cjs');
  await buildModules('production', out);
  await buildModules('commonjs', commonjs);
  await writeTypes(join(out, 'types'));
  cpSync(join(out, 'types'), join(commonjs, 'types'), { recursive: true });
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  writeManifest(out, manifest(own));
  writeManifest(commonjs, { type: 'commonjs', sideEffects: false });
  writeFileSync(join(out, 'README.md'), packedDocument('storefront.md'));
  writeFileSync(join(out, 'reliability.md'), packedDocument('reliability.md'));
  writeFileSync(join(out, 'LICENSE'), readFileSync(join(root, 'LICENSE')));
  return out;
}

async function buildModules(mode: 'production' | 'commonjs', outDir: string): Promise<void> {
  const configFile = join(root, 'vite.storefront.config.ts');
  await build({ configFile, root, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

function writeManifest(folder: string, content: object): void {
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

/** Links to documents that the package lacks become text. */
function packedDocument(name: string): string {
  const text = readFileSync(join(root, 'docs', name), 'utf8');
  return text.replace(/\[([^\]]+)\]\((?!#|https?:|reliability\.md)[^)]+\)/g, '$1');
}

async function writeTypes(types: string): Promise<void> {
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

const typesOf = (name: string, folder = '.'): string =>
  `${folder}/types/src/storefront/${name}.d.ts`;

const entry = (name: string): object => ({
  import: { types: typesOf(name), default: `./${name}.js` },
  require: { types: typesOf(name, './cjs'), default: `./cjs/${name}.js` },
});

function manifest({ version, license, dependencies }: Manifest): object {
  return {
    name: 'quartermaster-storefront',
    version,
    description: 'A typed client of the store API of Medusa v1 servers.',
    license,
    type: 'module',
    sideEffects: false,
    // For resolvers that don't know `exports`.
    main: './cjs/index.js',
    module: './index.js',
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

/** `npm run build -- release`: the files of a release, in `release/`. `-- release --base /path/` for a sub-path. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { buildApp } from '../lib/app.ts';
import { checkBase } from '../lib/base-path.ts';
import { compressFiles } from '../lib/compress.ts';
import { inRoot, root } from '../lib/paths.ts';
import { checksums, repeatableBill } from '../lib/release-files.ts';
import { UserError, fail } from '../lib/stop.ts';
import { entriesOf, packageTgz, tarGz } from '../lib/tar.ts';
import type { TarEntry } from '../lib/tar.ts';
import { buildStorefront } from './storefront.ts';

const out = inRoot('release');

async function outputOf(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Seconds since 1970. */
async function commitTime(): Promise<number> {
  const given = process.env['SOURCE_DATE_EPOCH'];
  const time = ['log', '-1', '--no-show-signature', '--format=%ct'];
  const text = given || (await outputOf('git', ...time).catch(() => ''));
  if (/^\d+$/.test(text.trim())) return Number(text);
  throw new UserError(
    'A release has the time of its commit. Run this in a git clone, or set SOURCE_DATE_EPOCH to seconds since 1970.',
  );
}

/** The build and all that one needs to serve it. */
function archived(build: string, folder: string): TarEntry[] {
  return [
    ...entriesOf(build, `${folder}/dist`).filter(({ path }) => path !== `${folder}/dist/.sources`),
    ...entriesOf(inRoot('docs', 'deploy'), `${folder}/docs/deploy`),
    ...['LICENSE', 'CHANGELOG.md', 'docs/deploy.md'].map((path) => ({
      path: `${folder}/${path}`,
      content: readFileSync(inRoot(path)),
    })),
  ];
}

async function release(base: string): Promise<string[]> {
  const own = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const seconds = await commitTime();
  const { outDir } = await buildApp('production', { base, out: 'dist-release' });
  compressFiles(outDir);
  const storefront = await buildStorefront();

  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const write = (name: string, content: string | Uint8Array): void =>
    writeFileSync(join(out, name), content);
  const name = `${own.name}-${own.version}`;
  write(`${name}.tar.gz`, tarGz(archived(outDir, name), seconds));
  write(`${own.name}-storefront-${own.version}.tgz`, packageTgz(storefront, seconds));
  write('licenses.md', readFileSync(join(outDir, 'licenses.md')));
  const bill = await outputOf(
    'npm',
    ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'],
    ...['--package-lock-only', '--omit', 'dev', '--omit', 'optional'],
  );
  write(`${name}.cdx.json`, repeatableBill(bill, own.name, seconds));
  const files = readdirSync(out).map((file) => ({
    name: file,
    content: readFileSync(join(out, file)),
  }));
  write('SHA256SUMS', checksums(files));
  return readdirSync(out).toSorted();
}

try {
  const { values } = parseArgs({ options: { base: { type: 'string', default: '/' } } });
  checkBase(values.base);
  const files = await release(values.base);
  console.log(`The release for ${values.base} is in release/: ${files.join(', ')}.`);
} catch (error) {
  await fail(error);
}

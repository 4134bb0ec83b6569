import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installAdvice } from '../../lib/install-advice.mjs';
import { readStamp, writeStamp } from '../../lib/out-folder.ts';
import { inRoot } from '../../lib/paths.ts';
import { run } from '../../lib/run.ts';
import { UserError } from '../../lib/stop.ts';

const MANIFEST = ['package.json', 'package-lock.json'];

const folder = inRoot('.cache', 'peer');
const buildDir = join(folder, 'build');

/** The site's server puts the store's address in its place. */
export const BACKEND = 'http://backend.invalid/';

const CONFIG = `module.exports = {
  plugins: [
    { resolve: '@medusajs/admin', options: { path: '/', backend: '${BACKEND}', outDir: 'build' } },
  ],
};
`;

function keepLog(name: string, output: string): string {
  const log = join('.cache', 'peer', name);
  writeFileSync(inRoot(log), output);
  return log;
}

async function install(): Promise<void> {
  console.log('Installing the v1 admin (1,100 packages, some minutes) …');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Its peer dependency, the whole server, isn't needed for the build.
  const args = ['ci', '--prefix', folder, '--legacy-peer-deps', ...flags];
  const { code, output } = await run('npm', args);
  if (code === 0) return;
  throw new UserError(
    `The v1 admin could not be installed. ${installAdvice(output)}, then run the command again. npm’s own words are in ${keepLog('install.log', output)}.`,
  );
}

async function build(): Promise<void> {
  console.log('Building the v1 admin (once, some minutes) …');
  writeFileSync(join(folder, 'medusa-config.js'), CONFIG);
  const program = join(folder, 'node_modules', '@medusajs', 'admin', 'bin', 'medusa-admin.js');
  const { output } = await run(
    process.execPath,
    [program, 'build', '--deployment', '--path', '/', '--backend', BACKEND],
    { cwd: folder },
  );
  // The build exits 0 even on bundler errors, without output.
  if (existsSync(join(buildDir, 'index.html'))) return;
  throw new UserError(
    `The v1 admin could not be built. What its build said is in ${keepLog('build.log', output)}.`,
  );
}

/**
 * @returns the build folder
 * @throws UserError with advice when it can't be installed or built
 */
export async function buildPeer(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const hash = createHash('sha256').update(CONFIG);
  for (const name of MANIFEST) {
    const file = join(import.meta.dirname, 'admin', name);
    hash.update(readFileSync(file));
    copyFileSync(file, join(folder, name));
  }
  const packages = hash.digest('hex');
  if (readStamp(buildDir) === packages) return buildDir;
  await install();
  await build();
  writeStamp(buildDir, packages);
  // Half a gigabyte only the build needed.
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  return buildDir;
}

/**
 * `npm run contract -- versions 1.20.10 1.20.6`: compares the contract with sandboxes of other releases of Medusa.
 * `--with package@version` replaces another of their packages, `--all` prints every difference.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type * as SandboxModule from '../../sandbox/index.ts';
import { NPM_FLAGS, npmEnvironment } from '../../sandbox/packages.mjs';
import { inRoot } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { UserError, exit, fail, onStop } from '../lib/stop.ts';

const RELEASE = /^1\.\d+\.\d+$/;
const LEFT_OUT = new Set([inRoot('sandbox', 'node_modules'), inRoot('sandbox', 'store.json.gz')]);

let stop = (): Promise<void> => Promise.resolve();

/** A copy has its own packages and stocks its own store. */
async function copyFor(folder: string, packages: readonly string[]): Promise<string> {
  const copy = join(folder, 'sandbox');
  mkdirSync(folder, { recursive: true });
  cpSync(inRoot('sandbox'), copy, { recursive: true, filter: (path) => !LEFT_OUT.has(path) });
  const args = ['install', '--package-lock-only', '--save-exact', ...NPM_FLAGS, ...packages];
  try {
    await promisify(execFile)('npm', args, { cwd: copy, env: npmEnvironment() });
  } catch (error) {
    const said = (error as Error).message;
    throw new UserError(`npm can’t combine ${packages.join(', ')}:\n${said}`, { cause: error });
  }
  return copy;
}

/** Prints the differences. */
async function differs(release: string, others: readonly string[], all: boolean): Promise<boolean> {
  console.log(`\nMedusa ${release}`);
  const folder = inRoot('.sandbox', 'versions', release);
  const copy = await copyFor(folder, [`@medusajs/medusa@${release}`, ...others]);
  const { resetSandbox, startSandbox } = (await import(
    pathToFileURL(join(copy, 'index.ts')).href
  )) as typeof SandboxModule;
  const dataDir = join(folder, 'data');
  await resetSandbox({ dataDir });
  const log = (line: string): void => console.log(line);
  const sandbox = await startSandbox({ dataDir, port: 0, scale: 1, throwaway: true, log });
  stop = () => sandbox.stop();
  const record = [inRoot('scripts', 'contract', 'record.ts'), ...(all ? ['--all'] : [])];
  const env = { SANDBOX_URL: sandbox.url };
  const { code } = await run(process.execPath, record, { env, show: true });
  await sandbox.stop();
  return code !== 0;
}

async function compare(): Promise<number> {
  const { positionals: releases, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      with: { type: 'string', multiple: true, default: [] },
    },
  });
  if (releases.length === 0 || !releases.every((release) => RELEASE.test(release))) {
    throw new UserError('Name releases of Medusa v1, such as 1.20.10.');
  }
  const results = new Map<string, boolean>();
  for (const release of releases) {
    results.set(release, await differs(release, values.with, values.all));
  }
  console.log('');
  for (const [release, isOther] of results) {
    console.log(`Medusa ${release}: ${isOther ? 'differences, see above' : 'no differences'}.`);
  }
  return [...results.values()].includes(true) ? 1 : 0;
}

onStop(() => stop());
try {
  await exit(await compare());
} catch (error) {
  await stop();
  await fail(error);
}

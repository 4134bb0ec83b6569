import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildStorefront } from '../../../scripts/build/storefront.ts';
import type { Serving } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { run } from '../../../scripts/lib/run.ts';
import { untilListening } from '../support/server-program.ts';

const NOT_COPIED = new Set(['node_modules', '.next']);

async function succeed(
  cwd: string,
  env: Record<string, string>,
  program: string,
  ...args: string[]
): Promise<void> {
  const { code, output } = await run(program, args, { cwd, env });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${output}`);
}

/** Installs, checks, builds and starts the example in a folder of its own. */
export async function serveNextShop(store: string): Promise<Serving> {
  const work = mkdtempSync(join(tmpdir(), 'next-shop-'));
  const folder = join(work, 'examples', 'next');
  const remove = (): void => rmSync(work, { recursive: true, force: true });
  try {
    await buildStorefront(join(work, 'dist-storefront'));
    cpSync(inRoot('examples', 'next'), folder, {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    });
    const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', STORE_URL: store };
    await succeed(folder, env, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund');
    const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
    await succeed(folder, env, process.execPath, next, 'build');
    const tsc = inRoot('node_modules', '@typescript', 'native', 'bin', 'tsc');
    await succeed(folder, env, process.execPath, tsc, '--noEmit', '-p', 'tsconfig.json');
    const server = await start(folder, next, env);
    return {
      url: server.url,
      stop: async () => {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function start(cwd: string, next: string, env: Record<string, string>): Promise<Serving> {
  const port = await freePort();
  const args = [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilListening(child, port, { name: 'Next', seconds: 60, output: () => output });
  return {
    url: `http://localhost:${port}`,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

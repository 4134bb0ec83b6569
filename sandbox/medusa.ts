import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from './account.ts';
import { SandboxError } from './errors.ts';
import { lastLines } from './logs.ts';
import { type DataPaths, compileCache, medusaFolder } from './paths.ts';
import type { Postgres } from './postgres.ts';
import { endWithUs, stopProcess } from './processes.ts';

export interface Medusa {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

export interface MedusaOptions {
  paths: DataPaths;
  postgres: Postgres;
  port: number;
  /** For the links in messages. */
  appUrl: string;
  seeding: boolean;
  /** Called when the server exits unasked. */
  onLost?: (logFile: string) => void;
}

/** The server creates much short-lived garbage: a larger young generation saves time. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

const START_MS = 90_000;

export function migrate(paths: DataPaths, postgres: Postgres): void {
  const log = openLog(paths, 'migrate.log');
  const result = spawnSync(process.execPath, [join(medusaFolder, 'migrate.cjs'), paths.root], {
    cwd: paths.root,
    env: { ...environment(), SANDBOX_DATABASE_URL: postgres.url },
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  closeSync(log.descriptor);
  if (result.status !== 0) {
    throw new SandboxError(
      `The store's database could not be set up. The end of ${log.file}:\n${lastLines(log.file, 8)}`,
    );
  }
}

export async function startMedusa(options: MedusaOptions): Promise<Medusa> {
  const { paths, postgres, port, appUrl, seeding } = options;
  mkdirSync(paths.uploads, { recursive: true });
  mkdirSync(paths.messages, { recursive: true });
  const url = `http://localhost:${port}`;
  const log = openLog(paths, 'server.log');
  // The folder argument lets a later start recognize this process as its own.
  const child = spawn(
    process.execPath,
    [...NODE_FLAGS, join(medusaFolder, 'server.cjs'), paths.root],
    {
      cwd: paths.root,
      env: {
        ...environment(),
        SANDBOX_DATABASE_URL: postgres.url,
        SANDBOX_POSTGRES_PID: String(postgres.pid),
        SANDBOX_PORT: String(port),
        SANDBOX_URL: url,
        SANDBOX_APP_URL: appUrl,
        SANDBOX_MESSAGES: paths.messages,
        SANDBOX_EMAIL: ADMIN_EMAIL,
        SANDBOX_PASSWORD: ADMIN_PASSWORD,
        SANDBOX_SEEDING: seeding ? '1' : '0',
      },
      // Own process group: Ctrl-C only reaches the supervisor, which stops it cleanly.
      detached: true,
      stdio: ['ignore', log.descriptor, log.descriptor, 'ipc'],
    },
  );
  closeSync(log.descriptor);
  const { pid } = child;
  if (pid === undefined) throw new SandboxError('The store server could not be started.');
  endWithUs(pid, 'SIGTERM');
  let isWanted = true;
  const stop = (): Promise<void> => {
    isWanted = false;
    return stopProcess(pid, 'SIGTERM', 5_000);
  };
  if (!(await ready(child))) {
    await stop();
    throw new SandboxError(
      `The store server did not start. The end of ${log.file}:\n${lastLines(log.file, 12)}`,
    );
  }
  child.once('exit', () => {
    if (isWanted) options.onLost?.(log.file);
  });
  return { pid, url, stop };
}

function ready(child: ChildProcess): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS);
    const settle = (answer: boolean): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    child.once('message', () => settle(true));
    child.once('exit', () => settle(false));
    child.once('error', () => settle(false));
  });
}

function openLog(paths: DataPaths, name: string): { file: string; descriptor: number } {
  mkdirSync(paths.logs, { recursive: true });
  const file = join(paths.logs, name);
  return { file, descriptor: openSync(file, 'w') };
}

/** Drops variables that would change the server's behavior. */
function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^(DATABASE_|REDIS_|MEDUSA_|PG|TYPEORM_|JWT_|COOKIE_|NODE_OPTIONS$)/.test(name))
      delete env[name];
  }
  // "production" would make the session cookie Secure and break sign-in over http.
  return {
    ...env,
    NODE_ENV: 'development',
    MEDUSA_DISABLE_TELEMETRY: 'true',
    NODE_COMPILE_CACHE: compileCache,
    TZ: 'UTC',
  };
}

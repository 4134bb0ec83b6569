import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SandboxError } from './errors.ts';
import { lastLines } from './logs.ts';
import type { DataPaths } from './paths.ts';
import { freePort, isFree } from './ports.ts';
import type { PostgresProgram } from './postgres-program.ts';
import { endWithUs, isAlive, stopProcess } from './processes.ts';
import { withDatabase } from './sql.ts';

const USER = 'quartermaster';
const DATABASE = 'store';

export interface Postgres {
  pid: number;
  port: number;
  url: string;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  program: PostgresProgram;
  paths: DataPaths;
  password: string;
  /** Last used port; replaced when taken. */
  port: number | null;
  /** Data needn't survive a machine crash (seeding, tests). */
  throwaway: boolean;
}

export function newPassword(): string {
  return randomBytes(18).toString('base64url');
}

export function createCluster(program: PostgresProgram, paths: DataPaths, password: string): void {
  const parent = dirname(paths.postgres);
  mkdirSync(parent, { recursive: true });
  rmSync(paths.postgres, { recursive: true, force: true });
  mkdirSync(paths.postgres, { mode: 0o700 });
  const passwordFile = join(parent, 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (program.runAs !== null) {
    chownSync(paths.postgres, program.runAs.uid, program.runAs.gid);
    chownSync(passwordFile, program.runAs.uid, program.runAs.gid);
  }
  const result = spawnSync(
    join(program.bin, 'initdb'),
    [
      ...['-D', paths.postgres, '-U', USER, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--no-sync', '--no-instructions'],
      // System locales differ between machines; ICU's ship with PostgreSQL.
      ...['--locale=C', '--locale-provider=icu', '--icu-locale=en'],
    ],
    { ...program.spawnOptions, encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    throw new SandboxError(
      `PostgreSQL could not set up its data in ${paths.postgres}: ${
        result.error?.message ?? result.stderr.trim()
      }`,
    );
  }
}

export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { paths, password } = options;
  mkdirSync(paths.logs, { recursive: true });
  const logFile = join(paths.logs, 'postgres.log');
  for (let attempt = 1; ; attempt += 1) {
    const port =
      attempt === 1 && options.port !== null && (await isFree(options.port))
        ? options.port
        : await freePort();
    const pid = launch(options, port, logFile);
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}`;
    if (await answers(`${url}/postgres`, pid)) {
      await createDatabase(url);
      return {
        pid,
        port,
        url: `${url}/${DATABASE}`,
        stop: () => stopProcess(pid, 'SIGINT', 15_000),
      };
    }
    if (isAlive(pid)) await stopProcess(pid, 'SIGINT', 5_000);
    // Another program may have taken the port: retry with a new port.
    if (attempt === 3) {
      throw new SandboxError(
        `PostgreSQL did not start. The end of ${logFile}:\n${lastLines(logFile, 8)}`,
      );
    }
  }
}

function launch(options: PostgresOptions, port: number, logFile: string): number {
  const { program, paths, throwaway } = options;
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    shared_buffers: '64MB',
    max_connections: '60',
    // The server's queries join dozens of tables: compiling takes longer than running them.
    jit: 'off',
    ...(throwaway
      ? {
          fsync: 'off',
          full_page_writes: 'off',
          synchronous_commit: 'off',
          max_wal_size: '2GB',
        }
      : {}),
  };
  const log = openSync(logFile, 'w');
  try {
    const child = spawn(
      join(program.bin, 'postgres'),
      [
        ...['-D', paths.postgres, '-p', String(port)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...program.spawnOptions,
        // Own process group: Ctrl-C only reaches the supervisor, which stops it cleanly.
        detached: true,
        stdio: ['ignore', log, log],
      },
    );
    child.on('error', () => undefined);
    child.unref();
    if (child.pid === undefined) {
      throw new SandboxError(
        `PostgreSQL could not be started from ${program.bin}` +
          (program.runAs === null ? '.' : ` as the user ${program.runAs.name}.`),
      );
    }
    endWithUs(child.pid, 'SIGINT');
    return child.pid;
  } finally {
    closeSync(log);
  }
}

async function answers(url: string, pid: number): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && isAlive(pid)) {
    try {
      await withDatabase(url, (query) => query('select 1'));
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

async function createDatabase(url: string): Promise<void> {
  await withDatabase(`${url}/postgres`, async (query) => {
    const found = await query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.length === 0) await query(`create database ${DATABASE}`);
  });
}

export function hasCluster(paths: DataPaths): boolean {
  return existsSync(join(paths.postgres, 'PG_VERSION'));
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SandboxError } from './errors.ts';
import type { DataPaths } from './paths.ts';
import { commandLine, isAlive, startTime, stopProcess } from './processes.ts';

export interface Running {
  supervisor: number;
  supervisorStarted: string;
  medusa?: number;
  url?: string;
}

/**
 * Takes a data folder for this process. Children orphaned by a killed supervisor are recognized by their command lines
 * and stopped first.
 * @throws SandboxError when another process runs this folder.
 */
export async function takeDataFolder(paths: DataPaths): Promise<Running> {
  mkdirSync(paths.root, { recursive: true });
  const mine: Running = { supervisor: process.pid, supervisorStarted: startTime(process.pid) };
  for (;;) {
    if (writeNew(paths.lock, mine)) break;
    const other = readRunning(paths.lock);
    if (other !== null && holds(other)) {
      throw new SandboxError(
        `The sandbox in ${paths.root} is already running` +
          `${other.url === undefined ? '' : ` at ${other.url}`} (process ${other.supervisor}). ` +
          'Use it as it is, stop it first, or choose another folder with --data.',
      );
    }
    if (other?.medusa !== undefined) await stopOrphanedMedusa(paths, other.medusa);
    rmSync(paths.lock, { force: true });
  }
  await stopOrphanedPostgres(paths);
  return mine;
}

export function updateRunning(paths: DataPaths, running: Running): void {
  writeFileSync(paths.lock, JSON.stringify(running));
}

export function releaseDataFolder(paths: DataPaths): void {
  const running = readRunning(paths.lock);
  if (running?.supervisor === process.pid) rmSync(paths.lock, { force: true });
}

/** Runs `work` under a lock file; waits for its turn and takes over a lock whose process is gone. */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  log: (line: string) => void,
): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const mine: Running = { supervisor: process.pid, supervisorStarted: startTime(process.pid) };
  let waits = false;
  while (!writeNew(file, mine)) {
    const other = readRunning(file);
    if (other === null || !holds(other)) {
      rmSync(file, { force: true });
    } else {
      const isOurs = other.supervisor === process.ppid;
      if (!waits) {
        log(
          isOurs
            ? 'Waiting for the sandbox’s packages …'
            : `Waiting for another start of the sandbox (process ${other.supervisor}) …`,
        );
      }
      waits = true;
      await sleep(250);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Process id of the PostgreSQL running on this data directory, if any. */
export function postgresPid(directory: string): number | null {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return null;
  return commandLine(pid).includes(directory) ? pid : null;
}

async function stopOrphanedPostgres(paths: DataPaths): Promise<void> {
  const pid = postgresPid(paths.postgres);
  if (pid !== null) await stopProcess(pid, 'SIGINT', 15_000);
}

async function stopOrphanedMedusa(paths: DataPaths, pid: number): Promise<void> {
  const line = commandLine(pid);
  if (!line.includes('server.cjs') || !line.includes(paths.root)) return;
  await stopProcess(pid, 'SIGTERM', 5_000);
}

function holds(running: Running): boolean {
  return isAlive(running.supervisor) && startTime(running.supervisor) === running.supervisorStarted;
}

function readRunning(file: string): Running | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Running;
  } catch {
    return null;
  }
}

function writeNew(file: string, running: Running): boolean {
  try {
    writeFileSync(file, JSON.stringify(running), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

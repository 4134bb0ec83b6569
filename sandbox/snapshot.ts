import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { constants } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { basename, dirname, join, relative } from 'node:path';
import { lockHash } from './install.ts';
import { takeDataFolder, withLock } from './lock.ts';
import { migrate, startMedusa } from './medusa.ts';
import {
  type DataPaths,
  dataPaths,
  medusaFolder,
  sandboxFolder,
  snapshotsFolder,
} from './paths.ts';
import { freePort } from './ports.ts';
import { createCluster, newPassword, startPostgres } from './postgres.ts';
import type { PostgresProgram } from './postgres-program.ts';
import { seed } from './seed/index.ts';
import { type SandboxState, writeState } from './state.ts';

type Log = (line: string) => void;

/** What is kept of an invented store, besides the database. */
const PARTS = ['uploads', 'messages'] as const;

/** Names an invented store by everything that made it. */
export function snapshotKey(scale: number): string {
  const hash = createHash('sha256').update(`${lockHash()} ${scale} ${process.platform}`);
  for (const folder of [join(sandboxFolder, 'seed'), medusaFolder]) {
    for (const file of filesIn(folder)) {
      hash.update(relative(sandboxFolder, file)).update(readFileSync(file));
    }
  }
  return `${scale}-${hash.digest('hex').slice(0, 16)}`;
}

/** Fills a new data folder from the snapshot, which is made first if there is none. */
export async function fillFromSnapshot(
  paths: DataPaths,
  program: PostgresProgram,
  scale: number,
  log: Log,
): Promise<SandboxState> {
  const key = snapshotKey(scale);
  const folder = join(snapshotsFolder, key);
  if (!existsSync(folder)) {
    await withLock(join(snapshotsFolder, `${key}.lock`), async () => {
      if (!existsSync(folder)) await makeSnapshot(folder, program, scale, log);
    });
  }
  log('Copying the store …');
  for (const part of PARTS) copyTree(join(folder, part), join(paths.root, part));
  copyTree(join(folder, 'postgres'), paths.postgres, program);
  const state = JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8')) as SandboxState;
  writeState(paths, state);
  return state;
}

/** Invents the store in a folder of its own and keeps it, cleanly shut down. */
async function makeSnapshot(
  folder: string,
  program: PostgresProgram,
  scale: number,
  log: Log,
): Promise<void> {
  mkdirSync(snapshotsFolder, { recursive: true });
  const workshop = `${folder}.making`;
  const paths = dataPaths(workshop);
  // What an interrupted attempt has left, its processes included.
  await takeDataFolder(paths);
  discard(paths);
  mkdirSync(workshop, { recursive: true });
  const password = newPassword();
  log('Setting up the database …');
  createCluster(program, paths, password);
  const postgres = await startPostgres({ program, paths, password, port: null, throwaway: true });
  try {
    migrate(paths, postgres);
    const port = await freePort();
    const medusa = await startMedusa({ paths, postgres, port, appUrl: '', seeding: true });
    try {
      log('Stocking the store …');
      await seed({
        url: medusa.url,
        databaseUrl: postgres.url,
        messagesFolder: paths.messages,
        scale,
        log,
      });
      writeState(paths, {
        version: 1,
        snapshot: folder.slice(snapshotsFolder.length + 1),
        lockHash: lockHash(),
        scale,
        seededAt: new Date().toISOString(),
        postgresPort: postgres.port,
        postgresPassword: password,
        url: medusa.url,
        startedBy: program.runAs === null ? 'user' : 'root',
      });
    } finally {
      await medusa.stop();
    }
  } finally {
    await postgres.stop();
  }
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  for (const part of PARTS) copyTree(join(workshop, part), join(partial, part));
  copyTree(paths.postgres, join(partial, 'postgres'));
  cpSync(paths.state, join(partial, 'sandbox.json'));
  for (const other of readdirSync(snapshotsFolder)) {
    // An older seed's snapshot of the same size is never asked for again.
    if (other.startsWith(`${scale}-`) && !other.startsWith(`${basename(folder)}.`)) {
      rmSync(join(snapshotsFolder, other), { recursive: true, force: true });
    }
  }
  renameSync(partial, folder);
  discard(paths);
}

/** Removes a data folder with its database. */
export function discard(paths: DataPaths): void {
  rmSync(paths.root, { recursive: true, force: true });
  rmSync(paths.postgres, { recursive: true, force: true });
  // For root, the database has a folder of its own elsewhere.
  const parent = dirname(paths.postgres);
  if (parent !== paths.root) rmSync(parent, { recursive: true, force: true });
}

/** Copies a folder, by reference where the file system can; for PostgreSQL with its owner. */
function copyTree(from: string, to: string, program?: PostgresProgram): void {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (program === undefined) return;
  if (program.runAs !== null) {
    execFileSync('chown', ['-R', `${program.runAs.uid}:${program.runAs.gid}`, to]);
  }
  execFileSync('chmod', ['700', to]);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    });
}

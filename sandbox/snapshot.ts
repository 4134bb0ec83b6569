import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { constants } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { basename, dirname, join, relative } from 'node:path';
import { messageOf } from './errors.ts';
import { PARTS, filesIn } from './files.ts';
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
import { type Postgres, createCluster, newPassword, startPostgres } from './postgres.ts';
import type { PostgresProgram } from './postgres-program.ts';
import { moveDates } from './refresh.ts';
import { enlarge, seed } from './seed/index.ts';
import { type ShippedStore, readShipped, unpackStore } from './shipped.ts';
import { type SandboxState, writeState } from './state.ts';
import { discard, noteOwner, pruneAbandoned } from './storage.ts';

type Log = (line: string) => void;

/** Hash of everything that determines the seeded store. */
export const snapshotKey = (scale: number): string =>
  `${scale}-${sourcesHash(`${lockHash()} ${scale} ${process.platform}`)}`;

/** The same for the store that comes with the project, on any platform. */
export const shippedKey = (): string => sourcesHash(lockHash());

function sourcesHash(first: string): string {
  const hash = createHash('sha256').update(first);
  const sources = [
    // Without what an editor or a system leaves there.
    ...filesIn(join(sandboxFolder, 'seed')).filter((file) => file.endsWith('.ts')),
    join(medusaFolder, 'medusa-config.js'),
    join(medusaFolder, 'messages', 'lib', 'compose.js'),
  ];
  for (const file of sources) hash.update(relative(sandboxFolder, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Fills a new data folder from the snapshot, creating it if needed. Writes no state: without it, the next start fills the
 * folder again.
 */
export async function fillFromSnapshot(
  paths: DataPaths,
  program: PostgresProgram,
  scale: number,
  log: Log,
): Promise<SandboxState> {
  const key = snapshotKey(scale);
  const folder = join(snapshotsFolder, key);
  if (!existsSync(folder)) {
    const make = async (): Promise<void> => {
      if (!existsSync(folder)) await restoreOrStock(folder, program, scale, log);
    };
    await withLock(join(snapshotsFolder, `${key}.lock`), make, log);
  }
  log('Copying the store …');
  for (const part of PARTS) copyTree(join(folder, part), join(paths.root, part));
  copyTree(join(folder, 'postgres'), paths.postgres, program);
  noteOwner(paths);
  pruneAbandoned();
  return JSON.parse(readFileSync(join(folder, 'sandbox.json'), 'utf8')) as SandboxState;
}

async function restoreOrStock(
  folder: string,
  program: PostgresProgram,
  scale: number,
  log: Log,
): Promise<void> {
  const shipped = scale === 1 ? readShipped() : null;
  if (shipped?.key === shippedKey()) {
    try {
      await makeSnapshot(folder, program, scale, log, shipped);
      return;
    } catch (error) {
      log(`The store could not be restored, so it is stocked anew: ${messageOf(error)}`);
    }
  }
  await makeSnapshot(folder, program, scale, log, null);
}

async function makeSnapshot(
  folder: string,
  program: PostgresProgram,
  scale: number,
  log: Log,
  shipped: ShippedStore | null,
): Promise<void> {
  mkdirSync(snapshotsFolder, { recursive: true });
  const workshop = `${folder}.making`;
  const paths = dataPaths(workshop);
  // Left over from an interrupted attempt, incl. its processes.
  await takeDataFolder(paths);
  discard(paths);
  mkdirSync(workshop, { recursive: true });
  // A large store is the ordinary store, copied.
  const base = scale <= 1 ? null : await fillFromSnapshot(paths, program, 1, log);
  const password = base?.postgresPassword ?? newPassword();
  if (base === null) {
    log('Setting up the database …');
    createCluster(program, paths, password);
  }
  const postgres = await startPostgres({ program, paths, password, port: null, throwaway: true });
  try {
    const { seededAt, url } =
      shipped === null
        ? await stock(paths, postgres, base, scale, log)
        : await restore(shipped, paths, postgres, log);
    writeState(paths, {
      version: 1,
      snapshot: basename(folder),
      lockHash: lockHash(),
      scale,
      seededAt,
      postgresPort: postgres.port,
      postgresPassword: password,
      url,
      startedBy: program.runAs === null ? 'user' : 'root',
    });
  } finally {
    await postgres.stop();
  }
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  for (const part of PARTS) copyTree(join(workshop, part), join(partial, part));
  copyTree(paths.postgres, join(partial, 'postgres'));
  cpSync(paths.state, join(partial, 'sandbox.json'));
  for (const other of readdirSync(snapshotsFolder)) {
    // Outdated snapshot of the same size.
    if (other.startsWith(`${scale}-`) && !other.startsWith(`${basename(folder)}.`)) {
      rmSync(join(snapshotsFolder, other), { recursive: true, force: true });
    }
  }
  renameSync(partial, folder);
  discard(paths);
}

type Stocked = Pick<SandboxState, 'seededAt' | 'url'>;

async function restore(
  shipped: ShippedStore,
  paths: DataPaths,
  postgres: Postgres,
  log: Log,
): Promise<Stocked> {
  log('Restoring the store …');
  await unpackStore(shipped, paths, postgres.url);
  return shipped;
}

async function stock(
  paths: DataPaths,
  postgres: Postgres,
  base: SandboxState | null,
  scale: number,
  log: Log,
): Promise<Stocked> {
  if (base === null) migrate(paths, postgres);
  // Further records are dated from now.
  else await moveDates(postgres.url, paths.messages, base.seededAt);
  const port = await freePort();
  const medusa = await startMedusa({ paths, postgres, port, appUrl: '', seeding: base === null });
  try {
    const options = {
      url: medusa.url,
      databaseUrl: postgres.url,
      messagesFolder: paths.messages,
      log,
    };
    if (base !== null) await enlarge(options, scale);
    else if (scale > 0) await seed(options);
    return { seededAt: new Date().toISOString(), url: base?.url ?? medusa.url };
  } finally {
    await medusa.stop();
  }
}

/** Copy-on-write where supported; PostgreSQL's files keep their owner. */
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

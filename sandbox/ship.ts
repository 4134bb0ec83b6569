import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Dump, dumpDatabase, restoreDatabase } from './dump.ts';
import { SandboxError, explainSystemError } from './errors.ts';
import { installSandbox } from './install.ts';
import { takeDataFolder } from './lock.ts';
import { dataPaths } from './paths.ts';
import { workFolder } from './packages.mjs';
import { startPostgres } from './postgres.ts';
import { preparePostgres } from './postgres-program.ts';
import { packStore, writeShipped } from './shipped.ts';
import { fillFromSnapshot, shippedKey } from './snapshot.ts';
import { withDatabase } from './sql.ts';
import { discard } from './storage.ts';

type Log = (line: string) => void;

/**
 * Writes the stocked store that comes with the project.
 * @throws SandboxError when a restored copy would differ
 */
export async function shipStore(log: Log): Promise<void> {
  try {
    await ship(log);
  } catch (error) {
    throw explainSystemError(error);
  }
}

async function ship(log: Log): Promise<void> {
  await installSandbox({ log });
  const program = preparePostgres();
  const paths = dataPaths(join(workFolder, 'shipped'));
  await takeDataFolder(paths);
  discard(paths);
  try {
    const { seededAt, url, postgresPassword } = await fillFromSnapshot(paths, program, 1, log);
    const postgres = await startPostgres({
      program,
      paths,
      password: postgresPassword,
      port: null,
      throwaway: true,
    });
    try {
      log('Writing the store …');
      const about = { key: shippedKey(), seededAt, url };
      const store = await packStore(paths, postgres.url, about);
      await checkCopy(postgres.url, store.database);
      writeShipped(store);
    } finally {
      await postgres.stop();
    }
  } finally {
    discard(paths);
  }
}

async function checkCopy(databaseUrl: string, dump: Dump): Promise<void> {
  await withDatabase(databaseUrl, (query) => query('create database copy'));
  const url = new URL(databaseUrl);
  url.pathname = '/copy';
  await restoreDatabase(url.href, dump);
  if (isDeepStrictEqual(sorted(await dumpDatabase(url.href)), sorted(dump))) return;
  throw new SandboxError('A copy of the store differs from it, so it was not written.');
}

/** PostgreSQL fills the room that is left in pages: rows come in another order. */
const sorted = ({ rows, ...others }: Dump): Dump => ({
  ...others,
  rows: Object.fromEntries(Object.entries(rows).map(([table, lines]) => [table, lines.toSorted()])),
});

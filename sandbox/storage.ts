import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { postgresPid } from './lock.ts';
import { type DataPaths, runsAsRoot, sharedFolder } from './paths.ts';

const DAY_MS = 86_400_000;
/** File in a database's folder naming its data folder. */
const OWNER = 'data-folder';

export function discard(paths: DataPaths): void {
  rmSync(paths.root, { recursive: true, force: true });
  rmSync(paths.postgres, { recursive: true, force: true });
  // For root, the database has its own folder elsewhere.
  const parent = dirname(paths.postgres);
  if (parent !== paths.root) rmSync(parent, { recursive: true, force: true });
}

/** Records the data folder of a database outside it. */
export function noteOwner(paths: DataPaths): void {
  if (runsAsRoot()) writeFileSync(join(dirname(paths.postgres), OWNER), paths.root);
}

/** Removes root's databases whose data folders were deleted more than a day ago. */
export function pruneAbandoned(): void {
  if (!runsAsRoot() || !existsSync(sharedFolder)) return;
  for (const name of readdirSync(sharedFolder)) {
    const folder = join(sharedFolder, name);
    const note = join(folder, OWNER);
    if (!existsSync(note) || existsSync(readFileSync(note, 'utf8'))) continue;
    const database = join(folder, 'postgres');
    const isOld = Date.now() - statSync(folder).mtimeMs > DAY_MS;
    if (isOld && postgresPid(database) === null) rmSync(folder, { recursive: true, force: true });
  }
}

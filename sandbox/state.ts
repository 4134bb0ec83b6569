import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { SandboxError } from './errors.ts';
import type { DataPaths } from './paths.ts';
import { runsAsRoot } from './paths.ts';

/** What a data folder remembers about itself. */
export interface SandboxState {
  version: 1;
  /** The snapshot that it was copied from. */
  snapshot: string;
  /** Hash of the lock file that its tables were migrated with. */
  lockHash: string;
  scale: number;
  /** When its data was invented (ISO). Later copies move all dates on. */
  seededAt: string;
  postgresPort: number;
  postgresPassword: string;
  /** The server's address as written into the addresses of its pictures. */
  url: string;
  /** PostgreSQL's files belong to another user when root started it. */
  startedBy: 'root' | 'user';
}

/** Reads a data folder's state; null when the folder is new (missing or empty). */
export function readState(paths: DataPaths): SandboxState | null {
  if (!existsSync(paths.root)) return null;
  let state: SandboxState;
  try {
    if (!existsSync(paths.state)) {
      refuseOthers(paths);
      return null;
    }
    state = JSON.parse(readFileSync(paths.state, 'utf8')) as SandboxState;
  } catch (error) {
    if (error instanceof SandboxError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw otherUser(paths);
    // A file of this name alone doesn't make a folder the sandbox's.
    refuseOthers(paths);
    throw new SandboxError(
      `${paths.state} can't be read. Start again with a fresh store: npm run sandbox:reset`,
      { cause: error },
    );
  }
  if (state.startedBy !== (runsAsRoot() ? 'root' : 'user')) throw otherUser(paths);
  return state;
}

function refuseOthers({ root }: DataPaths): void {
  const other = readdirSync(root).find((name) => !ownNames.has(name));
  if (other === undefined) return;
  throw new SandboxError(
    `${root} holds other files (${other}). Choose an empty or a new folder for the sandbox's data.`,
  );
}

export function writeState(paths: DataPaths, state: SandboxState): void {
  mkdirSync(paths.root, { recursive: true });
  writeFileSync(paths.state, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  chmodSync(paths.state, 0o600);
}

/** Names of what the sandbox keeps in its folder. */
const ownNames = new Set([
  'sandbox.json',
  'running.json',
  'logs',
  'uploads',
  'messages',
  'postgres',
]);

function otherUser(paths: DataPaths): SandboxError {
  return new SandboxError(
    `The data in ${paths.root} belongs to another user of this machine (root or not root). ` +
      'Start as that user, or choose another folder for the data.',
  );
}

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

export interface SandboxState {
  version: 1;
  snapshot: string;
  /** Of the lock file its tables were migrated with. */
  lockHash: string;
  scale: number;
  /** ISO; later copies shift all dates. */
  seededAt: string;
  postgresPort: number;
  postgresPassword: string;
  /** Server URL in its picture URLs. */
  url: string;
  /** When root started it, PostgreSQL's files belong to another user. */
  startedBy: 'root' | 'user';
}

/** Returns null for a missing or empty folder. */
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
    // The file name alone doesn't make the folder ours.
    refuseOthers(paths);
    throw new SandboxError(
      `${paths.state} can't be read. Start again with a fresh store: npm start -- sandbox reset`,
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

/** Everything the sandbox keeps in its folder. */
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

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the sandbox's own code. */
export const sandboxFolder = dirname(fileURLToPath(import.meta.url));

/** Everything that the sandbox writes inside the repository. */
export const workFolder = join(dirname(sandboxFolder), '.sandbox');

export const defaultDataDir = join(workFolder, 'default');
/** The empty store's, beside the filled one's. */
export const emptyDataDir = join(workFolder, 'empty');
export const snapshotsFolder = join(workFolder, 'snapshots');
/** Node keeps the server's compiled code here, so that it starts sooner. */
export const compileCache = join(workFolder, 'compile-cache');
export const medusaFolder = join(sandboxFolder, 'medusa');
export const modulesFolder = join(sandboxFolder, 'node_modules');

/**
 * PostgreSQL refuses to run as root. When root starts the sandbox, PostgreSQL runs as
 * another user, who may be unable to enter the repository (a root user's home is closed);
 * its programs and its data then live here.
 */
export const sharedFolder = '/var/lib/quartermaster-sandbox';

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The files of one data folder. */
export interface DataPaths {
  root: string;
  /** Marks the folder as ours and remembers what is in it. */
  state: string;
  /** Who is running it now. */
  lock: string;
  uploads: string;
  messages: string;
  logs: string;
  /** PostgreSQL's data directory. */
  postgres: string;
}

/** Where everything of a data folder lies. */
export function dataPaths(dataDir: string): DataPaths {
  const root = realPath(resolve(dataDir));
  return {
    root,
    state: join(root, 'sandbox.json'),
    lock: join(root, 'running.json'),
    uploads: join(root, 'uploads'),
    messages: join(root, 'messages'),
    logs: join(root, 'logs'),
    postgres: runsAsRoot()
      ? join(sharedFolder, shortHash(root), 'postgres')
      : join(root, 'postgres'),
  };
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** One folder has one name, whatever links lead to it. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path
    ? path
    : join(realPath(parent), path.slice(parent.length).replace(/^[/\\]/, ''));
}

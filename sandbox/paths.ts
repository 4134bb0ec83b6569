import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sandboxFolder, workFolder } from './packages.mjs';

export { sandboxFolder } from './packages.mjs';

export const defaultDataDir = join(workFolder, 'default');
export const emptyDataDir = join(workFolder, 'empty');
export const snapshotsFolder = join(workFolder, 'snapshots');
/** Node's compile cache, for a faster server start. */
export const compileCache = join(workFolder, 'compile-cache');
export const medusaFolder = join(sandboxFolder, 'medusa');
export const modulesFolder = join(sandboxFolder, 'node_modules');

/**
 * PostgreSQL refuses to run as root, so root runs it as another user, who may be unable to enter the repository (closed
 * home). Its programs and data then live here.
 */
export const sharedFolder = '/var/lib/quartermaster-sandbox';

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}

export interface DataPaths {
  root: string;
  /** Marks the folder as ours and holds its state. */
  state: string;
  lock: string;
  uploads: string;
  messages: string;
  logs: string;
  postgres: string;
}

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

/** Resolves links even for a path that doesn't exist yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path
    ? path
    : join(realPath(parent), path.slice(parent.length).replace(/^[/\\]/, ''));
}

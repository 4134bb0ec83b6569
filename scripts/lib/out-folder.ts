import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { root } from './paths.ts';
import { UserError } from './stop.ts';

/** Hash of the sources; empty until the build is complete. */
const STAMP = '.sources';

export function readStamp(folder: string): string | undefined {
  const file = join(folder, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function writeStamp(folder: string, sources: string): void {
  writeFileSync(join(folder, STAMP), sources);
}

/** True for a dangling link too. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** The last parts needn't exist. */
function realPath(path: string): string {
  if (isThere(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

const isIn = (folder: string, inner: string): boolean => {
  const way = relative(folder, inner);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way);
};

/**
 * Accepts only new, empty and earlier build folders.
 *
 * @param path absolute
 * @param project protected, with all its parents
 * @throws UserError with advice
 */
export function checkOutFolder(path: string, project = root): void {
  const instead = 'Choose a new or an empty folder, or one of an earlier build.';
  if (isThere(path) && !existsSync(path)) {
    throw new UserError(`${path} is a link that leads nowhere. ${instead}`);
  }
  const real = realPath(path);
  if (isIn(real, realpathSync(project))) {
    throw new UserError(
      `${path} holds this project, and a build empties its folder first. ${instead}`,
    );
  }
  if (!existsSync(real)) return;
  if (!statSync(real).isDirectory()) {
    throw new UserError(`${path} is a file. ${instead}`);
  }
  if (readdirSync(real).length > 0 && readStamp(real) === undefined) {
    throw new UserError(
      `${path} isn’t empty and was not made by a build (it has no file ${STAMP}). A build would delete all that is in it. ${instead}`,
    );
  }
}

/**
 * Stamps the folder at once, so that an aborted build can be repeated.
 *
 * @param path absolute
 * @throws UserError when the folder may hold anything else
 */
export function emptyOutFolder(path: string): void {
  checkOutFolder(path);
  mkdirSync(path, { recursive: true });
  writeStamp(path, '');
  for (const name of readdirSync(path)) {
    if (name !== STAMP) rmSync(join(path, name), { recursive: true, force: true });
  }
}

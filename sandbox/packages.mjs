// @ts-check
/** Plain JavaScript: runs before packages and Node 24 exist. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const sandboxFolder = dirname(fileURLToPath(import.meta.url));
export const workFolder = join(dirname(sandboxFolder), '.sandbox');
/** Held while the packages are being installed. */
export const installLock = join(workFolder, 'install.lock');

/** Written once an installation is complete. */
const stamp = join(sandboxFolder, 'node_modules', '.installed-lock-hash');

/** None of the packages needs its install script. */
export const NPM_FLAGS = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

export function lockHash() {
  const file = readFileSync(join(sandboxFolder, 'package-lock.json'));
  return createHash('sha256').update(file).digest('hex').slice(0, 16);
}

export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

export const noteInstalled = () => writeFileSync(stamp, lockHash());

/** Drops an outer `npm run`'s variables about its own package. */
export function npmEnvironment() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) {
    if (/^npm_(package|lifecycle|command|config_(local_prefix|prefix|omit|include))/.test(name)) {
      delete env[name];
    }
  }
  return env;
}

/**
 * Start time in the system's own notation. With the pid it identifies a process, as pids are reused.
 *
 * @param {number} pid
 */
export function startTime(pid) {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    return execFileSync('ps', ['-ww', '-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, owned by another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    const { supervisor, supervisorStarted } = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(supervisor) && startTime(supervisor) === supervisorStarted;
  } catch {
    return false;
  }
}

/**
 * Takes over the lock of a process that is gone.
 *
 * @param {string} file
 * @returns {boolean} false while another process holds it
 */
export function takeLock(file) {
  const mine = { supervisor: process.pid, supervisorStarted: startTime(process.pid) };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code, syscall } = /** @type {NodeJS.ErrnoException} */ (error);
    // npm reports a folder that can't be written to.
    if (code !== 'EEXIST' || syscall !== 'open') return true;
  }
  if (isHeld(file)) return false;
  rmSync(file, { force: true });
  return takeLock(file);
}

// @ts-check
/** Plain JavaScript: runs before packages and Node 24 exist. */

/** `dependencies` are all that they need. */
const BUILDS_APP = new Set(['start.ts', 'start/sandbox.ts', 'build.ts']);

/**
 * @param {string} file under `scripts/`
 * @param {string} hash of the lock file
 * @param {string} installed the note of the last installation, or ''
 * @returns {{ command: string[], note: string, before?: string } | undefined} undefined if nothing is missing; `before`
 *   is the note that stays true if npm fails
 */
export function installPlan(file, hash, installed) {
  const app = `${hash} app`;
  const isAppEnough = BUILDS_APP.has(file) && (installed === '' || installed.endsWith(' app'));
  const note = isAppEnough ? app : hash;
  if (installed === note) return undefined;
  // `ci` would remove the packages of an app that is running.
  if (installed === app) {
    return { command: ['install', '--no-save', '--include=dev'], note, before: app };
  }
  return { command: ['ci', isAppEnough ? '--omit=dev' : '--include=dev'], note };
}

/**
 * @param {string} file under `scripts/`
 * @param {string[]} args
 */
export function usesSandbox(file, args) {
  if (file === 'start/sandbox.ts') return args[0] !== 'reset';
  if (file === 'dev.ts') return args.length === 0;
  return ['start.ts', 'test.ts', 'test-all.ts', 'e2e.ts'].includes(file);
}

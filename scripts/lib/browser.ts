import { existsSync } from 'node:fs';
import { run } from './run.ts';
import { UserError } from './stop.ts';

/** A quarter faster than full Chromium. */
const SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

const firstOf = (paths: readonly (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Root only. */
async function installPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing a browser for the tests …');
  await run('apt-get', ['update', '-qq']);
  for (const [name, path] of [
    ['chromium-headless-shell', SHELL],
    ['chromium', '/usr/bin/chromium'],
  ] as const) {
    const { code } = await run('apt-get', ['install', '-y', '-qq', name], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0 && existsSync(path)) return path;
  }
  return undefined;
}

/**
 * Finds or installs a browser: CHROMIUM_PATH, Debian's headless shell, Playwright's, Debian's as root, any Chromium.
 *
 * @returns its path; undefined for Playwright's own
 * @throws UserError when none can be had
 */
export async function findBrowser(): Promise<string | undefined> {
  const preferred = firstOf([process.env.CHROMIUM_PATH, SHELL]);
  if (preferred) return preferred;
  const { chromium } = await import('@playwright/test');
  const hasOwn = (): boolean => existsSync(chromium.executablePath());
  if (hasOwn()) return undefined;
  const found = (await installPackage()) ?? firstOf(WHOLE);
  if (found) return found;
  console.log('Getting a browser for the tests …');
  const download = await run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  if (download.code === 0 && hasOwn()) return undefined;
  throw new UserError(
    'This needs a browser and none could be had. Install Chromium (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one, and run the command again.',
  );
}

import { existsSync } from 'node:fs';
import { run } from './run.ts';
import { UserError } from './stop.ts';

/** Where systems put a Chromium or Chrome that is installed. */
const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

const installed = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...KNOWN].find((path) => path && existsSync(path));

/**
 * Finds a browser for the tests: an installed one, else Playwright's own download, else Debian's package as root.
 *
 * @returns its path; undefined for Playwright's own
 */
export async function findBrowser(): Promise<string | undefined> {
  const found = installed();
  if (found) return found;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return undefined;
  console.log('Getting a browser for the tests …');
  const download = await run(process.execPath, [
    'node_modules/@playwright/test/cli.js',
    'install',
    'chromium',
  ]);
  if (download.code === 0 && existsSync(chromium.executablePath())) return undefined;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    const apt = await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    const path = installed();
    if (apt.code === 0 && path) return path;
  }
  throw new UserError(
    'The tests need a browser and none could be had. Install Chromium (on Debian: apt-get install chromium), or set CHROMIUM_PATH to one, and run npm test again.',
  );
}

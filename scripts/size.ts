/**
 * `npm run size`: the JavaScript that a signed-in user loads until the first product row is visible, gzip, measured in a
 * browser on the mock; fails above the budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildApp, serveBuild } from './lib/app.ts';
import { findBrowser } from './lib/browser.ts';
import { startMockBackend } from './lib/mock-backend.ts';
import { freePort } from './lib/port.ts';
import { exit, fail } from './lib/stop.ts';

/** Bytes after gzip -9. */
const BUDGET = 230_000;

interface Loaded {
  name: string;
  gzip: number;
}

/** In the page: marks the moment at which the first row of a list stands. */
function noteFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody a[href*="/products/"]')) return;
    performance.mark('first-row');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** In the page: the scripts that were asked for before that moment. */
function filesBeforeFirstRow(): string[] {
  const [mark] = performance.getEntriesByName('first-row');
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < (mark?.startTime ?? Infinity))
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => path.endsWith('.js'));
}

async function measure(): Promise<Loaded[]> {
  const { outDir } = await buildApp('production');
  const mock = await startMockBackend({ admin: await freePort(), store: await freePort() });
  const app = await serveBuild(outDir, await freePort(), mock.backend);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.context().addCookies([{ name: 'connect.sid', value: 'mock', url: app.url }]);
    await page.addInitScript(noteFirstRow);
    await page.goto(`${app.url}/a/products?lng=en`);
    await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
    const first = await page.evaluate(filesBeforeFirstRow);
    return first.map((name) => ({
      name,
      gzip: gzipSync(readFileSync(join(outDir, name)), { level: 9 }).length,
    }));
  } finally {
    await browser.close();
    await app.stop();
    await mock.stop();
  }
}

try {
  const loaded = (await measure()).toSorted((a, b) => b.gzip - a.gzip);
  const total = loaded.reduce((sum, { gzip }) => sum + gzip, 0);
  for (const { name, gzip } of loaded) {
    console.log(`${(gzip / 1000).toFixed(1).padStart(8)} kB  ${name}`);
  }
  const verdict = total <= BUDGET ? 'within' : 'above';
  console.log(
    `${(total / 1000).toFixed(1).padStart(8)} kB  gzip in all until the first product row: ${verdict} the budget of ${BUDGET / 1000} kB`,
  );
  await exit(total <= BUDGET ? 0 : 1);
} catch (error) {
  await fail(error);
}

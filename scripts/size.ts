/**
 * `npm run size`: the JavaScript that a signed-in user loads until the first product row is visible, gzip, measured in a
 * browser on the mock; fails above the budget.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { buildApp, serveBuild } from './lib/app.ts';
import { findBrowser } from './lib/browser.ts';
import { startMockBackend } from './lib/mock-backend.ts';
import { freePort } from './lib/port.ts';
import { fail } from './lib/stop.ts';

/** Bytes after gzip -9. */
const BUDGET = 230_000;

interface Loaded {
  name: string;
  gzip: number;
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
    const bodies: Promise<Loaded>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.js') || !response.ok()) return;
      bodies.push(
        response
          .body()
          .then((body) => ({ name: pathname, gzip: gzipSync(body, { level: 9 }).length })),
      );
    });
    await page.goto(`${app.url}/a/products?lng=en`);
    await page.getByRole('table', { name: 'Products' }).getByRole('link').first().waitFor();
    return await Promise.all(bodies.slice());
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
  process.exit(total <= BUDGET ? 0 : 1);
} catch (error) {
  fail(error);
}

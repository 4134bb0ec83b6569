/**
 * `npm run size`: measures JavaScript and requests until a list's first row, in a browser on the mock; fails above the
 * budgets. `-- --time` tells instead what takes how long until then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { QUIET_TIME } from '../src/app/query/first-content.ts';
import { buildApp, serveBuild } from './lib/app.ts';
import { findBrowser } from './lib/browser.ts';
import { declaredScreens } from './lib/declared-screens.ts';
import { startMockBackend } from './lib/mock-backend.ts';
import { freePort } from './lib/port.ts';
import { exit, fail } from './lib/stop.ts';
import { printTimes } from './size/time.ts';

/** Bytes of JavaScript after gzip -9. */
const BUDGET = 195_000;
/** Page and API calls included. */
const REQUESTS = 25;

const LISTS = declaredScreens().flatMap(({ kind, route }) =>
  kind === 'list' ? [`/a/${route}`] : [],
);

/** Of the others, the modules are the same. */
const TIMED = ['/a/products', '/a/customers', '/a/orders'];

interface Loaded {
  /** Path in the site. */
  scripts: { name: string; gzip: number }[];
  requests: number;
}

function noteFirstRow(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody a[href]')) return;
    performance.mark('first-row');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Keeps what the app leaves for an idle page from running: on a busy machine it would come before the row. */
function holdWhatCanWait(quietTime: number): void {
  const start = globalThis.setTimeout;
  const startShort = (run: () => void, delay = 0): unknown =>
    delay >= quietTime ? undefined : start(run, delay);
  Object.assign(globalThis, { setTimeout: startShort, requestIdleCallback: () => 0 });
}

/** Without the page itself. */
function askedBeforeFirstRow(): string[] {
  const [mark] = performance.getEntriesByName('first-row');
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime < (mark?.startTime ?? Infinity))
    .map((entry) => new URL(entry.name).pathname);
}

async function load(browser: Browser, url: string, list: string, outDir: string): Promise<Loaded> {
  const context = await browser.newContext();
  try {
    await context.addCookies([{ name: 'connect.sid', value: 'mock', url }]);
    const page = await context.newPage();
    await page.addInitScript(noteFirstRow);
    await page.addInitScript(holdWhatCanWait, QUIET_TIME);
    await page.goto(`${url}${list}?lng=en`);
    await page.waitForFunction(() => performance.getEntriesByName('first-row').length > 0);
    const asked = await page.evaluate(askedBeforeFirstRow);
    const scripts = asked
      .filter((path) => path.endsWith('.js'))
      .map((name) => ({
        name,
        gzip: gzipSync(readFileSync(join(outDir, name)), { level: 9 }).length,
      }));
    return { scripts, requests: asked.length + 1 };
  } finally {
    await context.close();
  }
}

const bytesOf = ({ scripts }: Loaded): number => scripts.reduce((sum, { gzip }) => sum + gzip, 0);
const isWithinBudgets = (one: Loaded): boolean =>
  bytesOf(one) <= BUDGET && one.requests <= REQUESTS;

interface Served {
  browser: Browser;
  url: string;
  outDir: string;
}

async function withBuild<Result>(use: (served: Served) => Promise<Result>): Promise<Result> {
  const { outDir } = await buildApp('production');
  const mock = await startMockBackend({ admin: await freePort(), store: await freePort() });
  const app = await serveBuild(outDir, await freePort(), mock.backend);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await use({ browser, url: app.url, outDir });
  } finally {
    await browser.close();
    await app.stop();
    await mock.stop();
  }
}

async function measure({ browser, url, outDir }: Served): Promise<Map<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  for (const list of LISTS) loaded.set(list, await load(browser, url, list, outDir));
  return loaded;
}

async function timeAll({ browser, url, outDir }: Served): Promise<void> {
  for (const list of TIMED) {
    await printTimes(browser, { url, list, outDir }, (page) => page.addInitScript(noteFirstRow));
  }
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
const verdict = (figure: number, budget: number): string => (figure <= budget ? 'within' : 'above');

/** Prints the sizes. @returns false above a budget */
async function tellSizes(): Promise<boolean> {
  let isWithin = true;
  for (const [list, loaded] of await withBuild(measure)) {
    const { scripts, requests } = loaded;
    const total = bytesOf(loaded);
    for (const { name, gzip } of scripts.toSorted((a, b) => b.gzip - a.gzip)) {
      console.log(`${kB(gzip)}  ${name}`);
    }
    console.log(
      `${kB(total)}  of JavaScript (gzip) until the first row of ${list}: ${verdict(total, BUDGET)} the budget of ${BUDGET / 1000} kB`,
    );
    console.log(
      `${String(requests).padStart(8)} requests in all until then: ${verdict(requests, REQUESTS)} the budget of ${REQUESTS}`,
    );
    isWithin &&= isWithinBudgets(loaded);
  }
  return isWithin;
}

try {
  const isTimed = process.argv.includes('--time');
  if (isTimed) await withBuild(timeAll);
  await exit(isTimed || (await tellSizes()) ? 0 : 1);
} catch (error) {
  await fail(error);
}

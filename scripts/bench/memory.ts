/**
 * `npm run bench -- memory`: the memory of a page after many changes of the screen, beside that after a few. Prints the
 * goal; never fails on a figure.
 *
 * Usage: npm run bench -- memory [navigations]
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ROW_LINK } from '../../src/ui/keyboard/attributes.ts';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { exit, fail, onStop } from '../lib/stop.ts';
import { countFrom } from './count.ts';
import { openSession, timeTo } from './ui/pages.ts';
import { startStore } from './ui/stores.ts';

/** Times the sandbox's usual 60 orders and 40 products. */
const SCALE = 5;
/** Navigations after which everything is loaded that will be. */
const FEW = 30;
const GOAL = 1.3;
const LISTS = ['Orders', 'Products', 'Customers', 'Discounts', 'Inventory'];

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function usedBytes(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** Of every three, one goes to a list, one to a record, and one back. */
async function navigate(page: Page, turn: number): Promise<void> {
  const list = LISTS[Math.floor(turn / 3) % LISTS.length] ?? 'Orders';
  const row = page.locator(`[${ROW_LINK}]`);
  if (turn % 3 === 0) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: list }).click();
    await page.getByRole('heading', { level: 1, name: list }).waitFor();
    await row.first().waitFor();
  } else if (turn % 3 === 1) {
    await row.nth(turn % 2).click();
    await page.locator('main h2').first().waitFor();
  } else {
    await page.goBack();
    await row.first().waitFor();
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function bench(): Promise<void> {
  const most = countFrom(process.argv[2], 300, FEW + 1);
  const { outDir } = await buildApp('production');
  const store = await startStore(outDir, SCALE);
  stops.push(store.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  stops.push(() => browser.close());
  const context = await openSession(browser, store);
  const page = await context.newPage();
  await timeTo(page, `${store.url}/a/orders?lng=en`, 'tbody a[href*="/orders/"]');
  let early = Number.NaN;
  for (let turn = 0; turn < most; turn += 1) {
    await navigate(page, turn);
    if (turn + 1 === FEW) early = await usedBytes(page);
  }
  const late = await usedBytes(page);
  const ratio = late / early;
  console.log(`after ${FEW} navigations: ${megabytes(early)}`);
  console.log(`after ${most} navigations: ${megabytes(late)}`);
  console.log(`ratio: ${ratio.toFixed(2)}, ${ratio <= GOAL ? 'within' : 'above'} ${GOAL}`);
}

onStop(stopAll);
try {
  await bench();
  await stopAll();
  await exit(0);
} catch (error) {
  await stopAll();
  await fail(error);
}

/** `npm run build -- pictures`: the pictures of the documents, in `docs/images/`, from a new sandbox. */
import { chromium } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { openSession } from '../bench/ui/pages.ts';
import { startStore } from '../bench/ui/stores.ts';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { inRoot } from '../lib/paths.ts';
import { exit, fail, onStop } from '../lib/stop.ts';

interface Picture {
  name: string;
  /** With a query. */
  path: string;
  /** Shown once the screen has its data. */
  ready: string;
  isDark?: boolean;
  isPhone?: boolean;
}

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Milliseconds; images and charts come after the rows. */
const REST = 1500;
/** Milliseconds; Home reads all orders. */
const LIMIT = 120_000;

const ROW = 'main tbody tr a';
const BUSY = 'main [aria-busy="true"]';
const FIGURES = '[role="radiogroup"] a[aria-label^="Net sales"]:not([aria-label$="–"])';

async function idsOf(context: BrowserContext, url: string, list: string): Promise<string[]> {
  const answer = await context.request.get(`${url}/admin/${list}`);
  if (!answer.ok()) throw new Error(`${list} answered ${answer.status()}`);
  const body = (await answer.json()) as object;
  const records = Object.values(body).find(Array.isArray) as { id: string }[] | undefined;
  return (records ?? []).map(({ id }) => id);
}

async function picturesOf(context: BrowserContext, url: string): Promise<Picture[]> {
  const [order] = await idsOf(context, url, 'orders?limit=1&payment_status[]=awaiting');
  const products = await idsOf(context, url, 'products?limit=6&is_giftcard=false');
  const [oldest] = await idsOf(context, url, 'orders?limit=1&order=created_at');
  return [
    { name: 'home', path: '/a/home?lng=en', ready: FIGURES },
    { name: 'orders', path: '/a/orders?lng=en', ready: ROW },
    { name: 'order', path: `/a/orders/${order ?? oldest}?lng=en`, ready: 'main h1' },
    {
      name: 'spreadsheet',
      path: `/a/products/prices?list=&ids=${products.join(',')}&lng=en`,
      ready: '[role="grid"] [role="rowheader"]',
    },
    { name: 'queue', path: '/a/orders/queue?todo=ship&lng=en', ready: 'main h1' },
    { name: 'arabic-dark', path: '/a/orders?lng=ar', ready: ROW, isDark: true },
    { name: 'phone', path: '/a/orders?lng=en', ready: 'main a[href*="/orders/"]', isPhone: true },
  ];
}

async function take(page: Page, url: string, picture: Picture): Promise<void> {
  const { name, path, ready, isDark = false, isPhone = false } = picture;
  await page.setViewportSize(isPhone ? PHONE : DESKTOP);
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(`${url}${path}`);
  await page.locator(ready).first().waitFor({ timeout: LIMIT });
  await page.locator(BUSY).first().waitFor({ state: 'detached', timeout: LIMIT });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST);
  await page.screenshot({ path: inRoot('docs', 'images', `${name}.png`) });
  console.log(`docs/images/${name}.png`);
}

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function pictures(): Promise<void> {
  const { outDir } = await buildApp('production');
  const store = await startStore(outDir, 1);
  stops.push(store.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  stops.push(() => browser.close());
  const context = await openSession(browser, store);
  const page = await context.newPage();
  for (const picture of await picturesOf(context, store.url)) await take(page, store.url, picture);
}

onStop(stopAll);
try {
  await pictures();
  await stopAll();
  await exit(0);
} catch (error) {
  await stopAll();
  await fail(error);
}

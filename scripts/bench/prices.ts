/**
 * `npm run bench -- prices`: times saving 432 variant prices in a browser, through the spreadsheets and with a call per
 * variant, for 72 products of six variants and for a product of 432. Fails above 20 seconds.
 */
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buildApp } from '../lib/app.ts';
import { findBrowser } from '../lib/browser.ts';
import { exit, fail, onStop } from '../lib/stop.ts';
import { openSession } from './ui/pages.ts';
import { startStore } from './ui/stores.ts';
import type { Store } from './ui/stores.ts';

const VARIANTS = 432;
const MOST = 20;
const SECOND = 1000;

const SHAPES = [
  { name: '72 products of 6 variants', products: 72 },
  { name: '1 product of 432 variants', products: 1 },
] as const;

interface Made {
  id: string;
  variants: { id: string }[];
}

const stops: (() => Promise<void>)[] = [];
const stopAll = async (): Promise<void> => {
  for (const stop of stops.splice(0).toReversed()) await stop();
};

async function make(page: Page, { url }: Store, products: number): Promise<Made[]> {
  const made: Made[] = [];
  const each = VARIANTS / products;
  for (let place = 0; place < products; place++) {
    const answer = await page.request.post(`${url}/admin/products`, {
      data: {
        title: `Priced ${products} ${place}`,
        options: [{ title: 'Size' }],
        variants: Array.from({ length: each }, (_, size) => ({
          title: `Size ${size}`,
          options: [{ value: `${size}` }],
          prices: ['eur', 'usd', 'gbp'].map((code) => ({ currency_code: code, amount: 1000 })),
        })),
      },
      timeout: 0,
    });
    if (!answer.ok()) throw new Error(`A product answered ${answer.status()}`);
    made.push(((await answer.json()) as { product: Made }).product);
  }
  return made;
}

/** Milliseconds and calls. */
async function saveTogether(
  page: Page,
  { url }: Store,
  products: readonly Made[],
): Promise<{ time: number; calls: number }> {
  await page.goto(
    `${url}/a/products/prices?lng=en&list=#ids=${products.map(({ id }) => id).join(',')}`,
  );
  const grid = page.getByRole('grid');
  await page.getByRole('gridcell').first().click({ timeout: 60_000 });
  await page.keyboard.type('12.34');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+Control+ArrowDown');
  await page.keyboard.press('Control+d');
  await page.getByText(`${VARIANTS} unsaved changes`).first().waitFor();
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/admin/products')) calls += 1;
  });
  const begin = performance.now();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(`Saved ${VARIANTS} variants`).waitFor({ timeout: 600_000 });
  await grid.waitFor();
  return { time: performance.now() - begin, calls };
}

/** Milliseconds for a call per variant. */
async function saveOneByOne(page: Page, products: readonly Made[]): Promise<number> {
  return page.evaluate(async (all) => {
    const begin = performance.now();
    for (const { id, variants } of all) {
      for (const variant of variants) {
        const answer = await fetch(`/admin/products/${id}/variants/${variant.id}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            prices: ['eur', 'usd', 'gbp'].map((code) => ({
              currency_code: code,
              amount: code === 'eur' ? 1357 : 1000,
            })),
          }),
        });
        if (!answer.ok) throw new Error(`A variant answered ${answer.status}`);
        await answer.arrayBuffer();
      }
    }
    return performance.now() - begin;
  }, products);
}

async function bench(): Promise<boolean> {
  const { outDir } = await buildApp('production');
  const store = await startStore(outDir, 1);
  stops.push(store.stop);
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  stops.push(() => browser.close());
  const rows: Record<string, object> = {};
  let isFine = true;
  for (const { name, products: count } of SHAPES) {
    console.log(`  ${name} …`);
    const context = await openSession(browser, store);
    const page = await context.newPage();
    const products = await make(page, store, count);
    const together = await saveTogether(page, store, products);
    const oneByOne = await saveOneByOne(page, products);
    await context.close();
    const seconds = together.time / SECOND;
    isFine &&= seconds <= MOST;
    rows[name] = {
      'spreadsheet, s': seconds.toFixed(1),
      calls: together.calls,
      'one by one, s': (oneByOne / SECOND).toFixed(1),
      'one by one, calls': VARIANTS,
      'times as fast': (oneByOne / together.time).toFixed(1),
      verdict: seconds <= MOST ? `within ${MOST} s` : `above ${MOST} s`,
    };
  }
  console.log(`\nSaving a column of prices of ${VARIANTS} variants:`);
  console.table(rows);
  return isFine;
}

onStop(stopAll);
try {
  const isFine = await bench();
  await stopAll();
  await exit(isFine ? 0 : 1);
} catch (error) {
  await stopAll();
  await fail(error);
}

import type { Page } from '@playwright/test';
import type { Store } from './stores.ts';
import { busyDuring, busySince } from './tasks.ts';
import type { Work } from './work.ts';

/** Milliseconds between two keys of a quick typist, and between two turns of the wheel. */
const KEY_DELAY = 60;
const WHEEL_DELAY = 16;
/** Codes that are scanned one after the other. */
const SCANS = 20;

async function openList(page: Page, { url }: Store, query = ''): Promise<void> {
  await page.goto(`${url}/a/inventory?lng=en&size=100${query}`);
  await page.locator('tbody a[href*="/inventory/"]').first().waitFor({ timeout: 180_000 });
  await page.waitForLoadState('networkidle');
}

async function openCount(page: Page, { url }: Store): Promise<string[]> {
  const answer = await page.request.get(`${url}/admin/inventory-items?limit=${SCANS}&order=sku`);
  const { inventory_items: items } = (await answer.json()) as {
    inventory_items: { sku: string | null }[];
  };
  await page.goto(`${url}/a/inventory/stocktake?lng=en`);
  await page.getByLabel('Scan or type a code').waitFor({ timeout: 180_000 });
  return items.flatMap(({ sku }) => sku ?? []);
}

/** What staff do with all inventory items of a large store. */
export const INVENTORY_WORKS: readonly Work[] = [
  {
    name: 'inventory of all items: typing a search and scrolling',
    run: async (page, store) => {
      await openList(page, store);
      return busyDuring(page, async () => {
        const search = page.getByRole('searchbox', { name: 'Search inventory' });
        await search.pressSequentially('TT-1', { delay: KEY_DELAY });
        await page.waitForLoadState('networkidle');
        await page.locator('tbody').hover();
        for (let turn = 0; turn < 60; turn++) {
          await page.mouse.wheel(0, 500);
          await page.waitForTimeout(WHEEL_DELAY);
        }
      });
    },
  },
  {
    name: 'inventory of all items: finding what is out of stock',
    isOpening: true,
    run: async (page, store) => {
      await openList(page, store, '&available=1');
      return busySince(page, 0);
    },
  },
  {
    name: 'inventory of all items: counting by scanner',
    run: async (page, store) => {
      const codes = await openCount(page, store);
      const field = page.getByLabel('Scan or type a code');
      return busyDuring(page, async () => {
        for (const code of codes) {
          await field.fill(code);
          await field.press('Enter');
        }
        await page
          .getByRole('list', { name: 'Counted items' })
          .getByRole('listitem')
          .nth(5)
          .waitFor();
      });
    },
  },
];

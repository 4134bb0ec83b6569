import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { stockEverywhere } from './stock-works.ts';
import { KEY_DELAY, scroll } from './hands.ts';
import type { Store } from './stores.ts';
import { busyDuring, busySince } from './tasks.ts';
import type { Work } from './work.ts';

/** The large store has six times as many. */
const ITEMS = 10_000;
const SCANS = 20;

const limited = new Set<Store>();

/** By SQL; the API would take an hour. */
async function limitItems(page: Page, store: Store): Promise<void> {
  await stockEverywhere(page, store);
  if (limited.has(store)) return;
  await inDatabase(
    store,
    `update inventory_item set deleted_at = now() where id not in (
       select id from inventory_item where deleted_at is null order by id limit $1
     )`,
    [ITEMS],
  );
  limited.add(store);
}

async function openList(page: Page, store: Store, query = ''): Promise<void> {
  await limitItems(page, store);
  await page.goto(`${store.url}/a/inventory?lng=en${query}`);
  await page.locator('tbody a[href*="/inventory/"]').first().waitFor({ timeout: 180_000 });
  await page.waitForLoadState('networkidle');
}

async function openCount(page: Page, store: Store): Promise<string[]> {
  await limitItems(page, store);
  const { url } = store;
  const answer = await page.request.get(`${url}/admin/inventory-items?limit=${SCANS}&order=sku`);
  const { inventory_items: items } = (await answer.json()) as {
    inventory_items: { sku: string | null }[];
  };
  await page.goto(`${url}/a/inventory/stocktake?lng=en`);
  await page.getByLabel('Scan or type a code').waitFor({ timeout: 180_000 });
  return items.flatMap(({ sku }) => sku ?? []);
}

/** Run last: they delete items. */
export const INVENTORY_WORKS: readonly Work[] = [
  {
    name: 'inventory of 10,000 items: typing a search and scrolling',
    run: async (page, store) => {
      await openList(page, store);
      return busyDuring(page, async () => {
        const search = page.getByRole('searchbox', { name: 'Search inventory' });
        await search.pressSequentially('TT-1', { delay: KEY_DELAY });
        await page.waitForLoadState('networkidle');
        await page.locator('tbody').hover();
        await scroll(page, 500);
      });
    },
  },
  {
    name: 'inventory of 10,000 items: finding what runs low',
    isOpening: true,
    run: async (page, store) => {
      await openList(page, store, '&available=100');
      return busySince(page, 0);
    },
  },
  {
    name: 'inventory of 10,000 items: counting by scanner',
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

import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { KEY_DELAY, gridWorksOf, inGrid } from './hands.ts';
import type { Store } from './stores.ts';
import type { Work } from './work.ts';

const LOCATIONS = 5;
/** A spreadsheet's maximum. */
const VARIANTS = 10_000;
const PRODUCTS = 2000;
/** Products per call. */
const PAGE = 100;
/** Pasted lines: 5,000 cells. */
const LINES = 1000;
/** Variants with untracked stock have no cells. */
const CHANGED = /^[45],\d{3} unsaved changes$/;

const stocked = new Set<Store>();

/** Puts every item at five locations, by SQL. */
export async function stockEverywhere(page: Page, store: Store): Promise<void> {
  if (stocked.has(store)) return;
  const address = `${store.url}/admin/stock-locations`;
  const { stock_locations: there } = (await (await page.request.get(address)).json()) as {
    stock_locations: { id: string }[];
  };
  for (let number = there.length + 1; number <= LOCATIONS; number += 1) {
    await page.request.post(address, { data: { name: `Depot ${number}` } });
  }
  await inDatabase(
    store,
    `insert into inventory_level
       (id, inventory_item_id, location_id, stocked_quantity, reserved_quantity, incoming_quantity)
     select 'ilev_many_' || md5(item.id || place.id), item.id, place.id, 20, 0, $1
     from inventory_item item cross join stock_location place
     where item.deleted_at is null and place.deleted_at is null and not exists (
       select 1 from inventory_level level
       where level.inventory_item_id = item.id and level.location_id = place.id
     )`,
    [0],
  );
  stocked.add(store);
}

/** Spreadsheet URL per store. */
const addresses = new Map<Store, string>();

async function addressOf(page: Page, store: Store): Promise<string> {
  const known = addresses.get(store);
  if (known) return known;
  const ids: string[] = [];
  let count = 0;
  for (let offset = 0; ids.length < PRODUCTS && count < VARIANTS; offset += PAGE) {
    const answer = await page.request.get(
      `${store.url}/admin/products?limit=${PAGE}&offset=${offset}&order=id&fields=id,variants.id&expand=variants&is_giftcard=false`,
    );
    const { products } = (await answer.json()) as {
      products: { id: string; variants: unknown[] }[];
    };
    if (products.length === 0) break;
    for (const { id, variants } of products) {
      if (ids.length === PRODUCTS || count + variants.length > VARIANTS) continue;
      ids.push(id);
      count += variants.length;
    }
  }
  console.log(`    ${ids.length} products, ${count} variants, ${LOCATIONS} locations`);
  const address = `${store.url}/a/products/stock?lng=en&list=#ids=${ids.join(',')}`;
  addresses.set(store, address);
  return address;
}

async function open(page: Page, store: Store): Promise<void> {
  await stockEverywhere(page, store);
  await page.goto(await addressOf(page, store));
  await page.getByRole('gridcell').first().waitFor({ timeout: 300_000 });
  await page.waitForLoadState('networkidle');
}

export const STOCK_WORKS: readonly Work[] = [
  ...gridWorksOf('stock of 10,000 variants', open),
  {
    name: 'stock of 10,000 variants: adding what is typed, and a search',
    run: inGrid(open, async (page) => {
      await page.getByText('Add', { exact: true }).click();
      await page.getByRole('gridcell').first().click();
      for (let row = 0; row < 10; row++) {
        await page.keyboard.type('12', { delay: KEY_DELAY });
        await page.keyboard.press('Enter');
      }
      await page.getByRole('searchbox').last().pressSequentially('lamp', { delay: KEY_DELAY });
    }),
  },
  {
    name: 'stock of 10,000 variants: pasting a stocktake',
    run: inGrid(open, async (page) => {
      await page.getByRole('gridcell').first().click();
      const line = Array.from({ length: LOCATIONS }, (_, place) => 30 + place).join('\t');
      const text = Array.from({ length: LINES }, () => line).join('\n');
      await page.getByRole('grid').evaluate((grid, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        // The debugger's own work isn't observed.
        setTimeout(() =>
          grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
        );
      }, text);
      await page.getByText(CHANGED).first().waitFor();
    }),
  },
];

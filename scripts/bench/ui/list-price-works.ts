import type { Page } from '@playwright/test';
import { KEY_DELAY, gridWorksOf, inGrid } from './hands.ts';
import type { Store } from './stores.ts';
import { busyDuring } from './tasks.ts';
import type { Work } from './work.ts';

/** Has 2,000 variants. */
const LONG_PRODUCT = 'rope-cut-to-length';
/** Prices per call: the server refuses bodies above 100 kB. */
const AT_ONCE = 500;
const CHANGED = /^2,0\d\d unsaved changes$/;

/** Price list id per store. */
const lists = new Map<Store, string>();

/** @returns the list's id */
async function makeList(page: Page, store: Store): Promise<string> {
  const known = lists.get(store);
  if (known) return known;
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await page.request.get(`${store.url}${path}`)).json()) as Answer;
  const { products } = await read<{ products: { id: string; variants: { id: string }[] }[] }>(
    `/admin/products?handle=${LONG_PRODUCT}&fields=id,variants.id&expand=variants`,
  );
  const variants = products[0]?.variants ?? [];
  const made = await page.request.post(`${store.url}/admin/price-lists`, {
    data: { name: 'Many prices', description: '', type: 'sale', status: 'draft', prices: [] },
  });
  const { price_list: list } = (await made.json()) as { price_list: { id: string } };
  for (let from = 0; from < variants.length; from += AT_ONCE) {
    const prices = variants
      .slice(from, from + AT_ONCE)
      .map(({ id }) => ({ variant_id: id, currency_code: 'eur', amount: 900 }));
    await page.request.post(`${store.url}/admin/price-lists/${list.id}/prices/batch`, {
      data: { prices },
    });
  }
  console.log(`    ${variants.length} variants`);
  lists.set(store, list.id);
  return list.id;
}

async function open(page: Page, store: Store): Promise<void> {
  await page.goto(`${store.url}/a/price-lists/${await makeList(page, store)}/prices?lng=en`);
  await page.getByRole('gridcell').first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState('networkidle');
}

/** Repeating a percentage would change nothing. */
let percent = 15;

async function lowerAll(page: Page): Promise<void> {
  await page.locator('[data-column-header]').nth(1).click();
  await page.getByRole('button', { name: 'Adjust prices' }).click();
  await page.getByText('Lower', { exact: true }).click();
  await page.getByLabel('Percent').fill(String(percent++));
  await page.getByRole('button', { name: 'Apply to selection' }).click();
  await page.getByText(CHANGED).first().waitFor();
}

export const LIST_PRICE_WORKS: readonly Work[] = [
  ...gridWorksOf('price list of 2,000 variants', open),
  {
    name: 'price list of 2,000 variants: typing prices',
    run: inGrid(open, async (page) => {
      await page.getByRole('gridcell').nth(1).click();
      for (let row = 0; row < 10; row++) {
        await page.keyboard.type('8.50', { delay: KEY_DELAY });
        await page.keyboard.press('Enter');
      }
    }),
  },
  {
    name: 'price list of 2,000 variants: lowering a column and saving it',
    isOpening: true,
    run: async (page, store) => {
      await open(page, store);
      let calls = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/admin/price-lists/'))
          calls += 1;
      });
      const busy = await busyDuring(page, async () => {
        await lowerAll(page);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await page.getByText(/^Saved 2,0\d\d variants$/).waitFor({ timeout: 300_000 });
      });
      console.log(`    saved in ${calls} calls`);
      return busy;
    },
  },
];

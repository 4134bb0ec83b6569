import type { Page } from '@playwright/test';
import { KEY_DELAY, gridWorksOf, inGrid } from './hands.ts';
import type { Store } from './stores.ts';
import type { Work } from './work.ts';

const VARIANTS = 2000;
const PRODUCTS = 300;
/** Products per call. */
const PAGE = 100;
const USUAL = 20;
const CHANGED = /^2,0\d\d unsaved changes$/;

/** Picks products with about 2,000 variants in total. */
async function addressOf(page: Page, { url }: Store): Promise<string> {
  const found: { id: string; count: number }[] = [];
  for (let offset = 0; offset < PRODUCTS * 10; offset += PAGE) {
    const answer = await page.request.get(
      `${url}/admin/products?limit=${PAGE}&offset=${offset}&order=id&fields=id,variants.id&expand=variants&is_giftcard=false`,
    );
    const { products } = (await answer.json()) as {
      products: { id: string; variants: unknown[] }[];
    };
    for (const { id, variants } of products) {
      if (variants.length <= USUAL) found.push({ id, count: variants.length });
    }
  }
  let count = 0;
  const chosen = found
    .toSorted((one, other) => distance(one.count) - distance(other.count))
    .filter((product) => {
      const isChosen = count < VARIANTS;
      if (isChosen) count += product.count;
      return isChosen;
    });
  console.log(`    ${chosen.length} products, ${count} variants`);
  return `${url}/a/products/prices?lng=en&list=#ids=${chosen.map(({ id }) => id).join(',')}`;
}

const distance = (count: number): number => Math.abs(count - VARIANTS / PRODUCTS);

async function open(page: Page, store: Store): Promise<void> {
  await page.goto(await addressOf(page, store));
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');
}

export const PRICE_WORKS: readonly Work[] = [
  ...gridWorksOf('prices across products, 2,000 variants', open),
  {
    name: 'prices across products, 2,000 variants: typing prices and a search',
    run: inGrid(open, async (page) => {
      await page.getByRole('gridcell').first().click();
      for (let row = 0; row < 10; row++) {
        await page.keyboard.type('12.50', { delay: KEY_DELAY });
        await page.keyboard.press('Enter');
      }
      await page.getByRole('searchbox').last().pressSequentially('lamp', { delay: KEY_DELAY });
    }),
  },
  {
    name: 'prices across products, 2,000 variants: raising a column',
    run: inGrid(open, async (page) => {
      await page.getByRole('columnheader', { name: 'EUR' }).click();
      await page.getByRole('button', { name: 'Adjust prices' }).click();
      await page.getByText('Raise', { exact: true }).click();
      await page.getByLabel('Percent').fill('5');
      await page.getByRole('button', { name: 'Apply to selection' }).click();
      await page.getByText(CHANGED).first().waitFor();
    }),
  },
];

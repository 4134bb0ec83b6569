import type { Locator, Page } from '@playwright/test';
import { CODE_WORKS } from './code-works.ts';
import { ORDER_WORKS } from './order-works.ts';
import { timeTo } from './pages.ts';
import { INVENTORY_WORKS } from './inventory-works.ts';
import { LIST_PRICE_WORKS } from './list-price-works.ts';
import { PRICE_WORKS } from './price-works.ts';
import { STOCK_WORKS } from './stock-works.ts';
import type { Store } from './stores.ts';
import { busyDuring, busySince, watchTasks } from './tasks.ts';
import type { Busy } from './tasks.ts';

export interface Work {
  name: string;
  /** Only reported; opening may exceed the limit. */
  isOpening?: boolean;
  run: (page: Page, store: Store) => Promise<Busy | undefined>;
}

/** Has 2,000 variants. */
const LONG_PRODUCT = 'rope-cut-to-length';
/** Milliseconds. */
const KEY_DELAY = 60;
const WHEEL_DELAY = 16;
const FILE_ROWS = 10_000;

async function longProductPath({ url }: Store, page: Page): Promise<string> {
  const answer = await page.request.get(
    `${url}/admin/products?handle=${LONG_PRODUCT}&fields=id&expand=collection`,
  );
  const { products } = (await answer.json()) as { products: { id: string }[] };
  return `${url}/a/products/${products[0]?.id ?? ''}`;
}

const firstVariant = (page: Page): Locator =>
  page.getByRole('table', { name: 'Variants' }).getByRole('link').first();

async function openLongProduct(page: Page, store: Store): Promise<void> {
  await timeTo(page, await longProductPath(store, page), 'main h2');
  await firstVariant(page).waitFor();
  // Renders last.
  await page.getByRole('region', { name: 'Availability' }).getByRole('status').first().waitFor();
}

async function scrollOver(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('region', { name }).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 80, Math.min(700, (box?.y ?? 0) + 120));
  for (const step of [500, -500]) {
    for (let turn = 0; turn < 60; turn++) {
      await page.mouse.wheel(0, step);
      await page.waitForTimeout(WHEEL_DELAY);
    }
  }
}

/** In order, each on its own page. */
export const WORKS: readonly Work[] = [
  {
    name: 'list: typing a search',
    run: async (page, { url }) => {
      await timeTo(page, `${url}/a/products?lng=en`, 'tbody a[href*="/products/"]');
      await page.waitForLoadState('networkidle');
      return busyDuring(page, async () => {
        const search = page.getByRole('searchbox', { name: 'Search products' });
        await search.pressSequentially('brass lamp no. 12', { delay: KEY_DELAY });
        await page.waitForLoadState('networkidle');
      });
    },
  },
  {
    name: 'product of 2,000 variants: opening',
    isOpening: true,
    run: async (page, store) => {
      await openLongProduct(page, store);
      return busySince(page, 0);
    },
  },
  {
    name: 'product of 2,000 variants: scrolling',
    run: async (page, store) => {
      await openLongProduct(page, store);
      return busyDuring(page, () => scrollOver(page, 'Variants'));
    },
  },
  {
    name: 'product of 2,000 variants: typing in a variant',
    run: async (page, store) => {
      await openLongProduct(page, store);
      await firstVariant(page).click();
      const field = page.getByRole('dialog').getByLabel('SKU');
      await field.waitFor();
      await page.waitForLoadState('networkidle');
      return busyDuring(page, () => field.pressSequentially('-A-27', { delay: KEY_DELAY }));
    },
  },
  ...gridWorks(),
  ...PRICE_WORKS,
  ...LIST_PRICE_WORKS,
  ...STOCK_WORKS,
  ...importWorks(),
  ...ORDER_WORKS,
  ...CODE_WORKS,
  ...INVENTORY_WORKS,
];

function importWorks(): Work[] {
  const head =
    'Product Handle,Product Title,Product Status,Product Weight,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR';
  // Every hundredth price has a comma, an error.
  const rowOf = (at: number): string =>
    `lamp-${at},Lamp ${at},draft,150,One,LAMP-${at},Size,One,${at % 100 === 0 ? '"12,5"' : '12.5'}`;
  const file = [head, ...Array.from({ length: FILE_ROWS }, (_, at) => rowOf(at))].join('\n');
  const read = async (page: Page): Promise<void> => {
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByText('100 problems to fix').waitFor();
  };
  const open = async (page: Page, { url }: Store): Promise<void> => {
    await page.goto(`${url}/a/products/import?lng=en`);
    await page.getByLabel('Choose a CSV file').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  };
  return [
    {
      name: 'import of 10,000 rows: reading and checking',
      run: async (page, store) => {
        await open(page, store);
        return busyDuring(page, () => read(page));
      },
    },
    {
      name: 'import of 10,000 rows: scrolling, typing and mending',
      run: async (page, store) => {
        await open(page, store);
        await read(page);
        return busyDuring(page, async () => {
          const grid = page.getByRole('grid', { name: 'File rows' });
          await grid.hover({ position: { x: 80, y: 80 } });
          for (let turn = 0; turn < 60; turn++) {
            await page.mouse.wheel(0, 500);
            await page.waitForTimeout(WHEEL_DELAY);
          }
          await grid.focus();
          // Titles: handles group the rows.
          await page.keyboard.press('ArrowRight');
          for (let row = 0; row < 5; row++) {
            await page.keyboard.press('ArrowDown');
            await page.keyboard.type('lamp', { delay: KEY_DELAY });
            await page.keyboard.press('Enter');
          }
          await page.getByRole('button', { name: 'Fix 100 cells' }).click();
          await page.getByText('No problems to fix').waitFor();
        });
      },
    },
  ];
}

function gridWorks(): Work[] {
  const open = async (page: Page, store: Store): Promise<boolean> => {
    await page.goto(`${await longProductPath(store, page)}/grid`);
    const grid = page.getByRole('grid');
    const missing = page.getByRole('heading', { name: 'Page not found' });
    await grid.or(missing).first().waitFor();
    return (await grid.count()) > 0;
  };
  const inGrid = (work: (page: Page) => Promise<void>) => async (page: Page, store: Store) => {
    if (!(await open(page, store))) return undefined;
    await page.waitForLoadState('networkidle');
    return busyDuring(page, () => work(page));
  };
  return [
    {
      name: 'price grid of 2,000 variants: opening',
      isOpening: true,
      run: async (page, store) => ((await open(page, store)) ? busySince(page, 0) : undefined),
    },
    {
      name: 'price grid of 2,000 variants: scrolling',
      run: inGrid(async (page) => {
        await page.getByRole('grid').hover({ position: { x: 80, y: 80 } });
        for (let turn = 0; turn < 60; turn++) {
          await page.mouse.wheel(0, 500);
          await page.waitForTimeout(WHEEL_DELAY);
        }
      }),
    },
    {
      name: 'price grid of 2,000 variants: typing prices',
      run: inGrid(async (page) => {
        await page.getByRole('gridcell').first().click();
        for (let row = 0; row < 10; row++) {
          await page.keyboard.type('12.50', { delay: KEY_DELAY });
          await page.keyboard.press('Enter');
        }
      }),
    },
  ];
}

export async function measureWork(work: Work, page: Page, store: Store): Promise<Busy | undefined> {
  await watchTasks(page);
  return work.run(page, store);
}

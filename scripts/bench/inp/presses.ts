import type { Locator, Page } from '@playwright/test';
import { ROW_LINK } from '../../../src/ui/keyboard/attributes.ts';
import { timeTo } from '../ui/pages.ts';
import type { Store } from '../ui/stores.ts';

export interface Press {
  name: string;
  /** Before the processor is slowed down. */
  open: (page: Page, store: Store) => Promise<void>;
  press: (page: Page) => Promise<void>;
}

/** Milliseconds between keys. */
const KEY_DELAY = 60;
export const TREE = 'Tree of the benchmark';
const BRANCHES = 500;

/** Categories are created one by one. */
export async function plantTree(page: Page, { url }: Store): Promise<void> {
  const create = async (name: string, parent: string | null): Promise<string> => {
    const answer = await page.request.post(`${url}/admin/product-categories`, {
      data: { name, parent_category_id: parent, is_active: true },
    });
    const { product_category: made } = (await answer.json()) as {
      product_category: { id: string };
    };
    return made.id;
  };
  const root = await create(TREE, null);
  for (let at = 1; at < BRANCHES; at += 1) await create(`Branch ${at}`, root);
}

const openAt =
  (path: string, shown: string) =>
  async (page: Page, { url }: Store): Promise<void> => {
    await timeTo(page, `${url}${path}`, shown);
    await page.waitForLoadState('networkidle');
  };

const openProducts = openAt('/a/products?size=100&lng=en', 'tbody a[href*="/products/"]');
const openOrders = openAt('/a/orders?lng=en', 'tbody a[href*="/orders/"]');

const rowLink = (page: Page): Locator => page.locator(`[${ROW_LINK}]`).first();

async function openProduct(page: Page, store: Store): Promise<void> {
  await openProducts(page, store);
  await rowLink(page).click();
  await page.locator('main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openProductForm(page: Page, store: Store): Promise<void> {
  await openProduct(page, store);
  await page.getByRole('button', { name: 'Edit general information' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function openPalette(page: Page, store: Store): Promise<void> {
  await openOrders(page, store);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
}

async function openGrid(page: Page, store: Store): Promise<void> {
  await openProduct(page, store);
  await page.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}/grid?lng=en`);
  await page.getByRole('gridcell').first().click();
  await page.waitForLoadState('networkidle');
}

const byButton = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Everyday ones. */
export const PRESSES: readonly Press[] = [
  { name: 'list: filter menu', open: openProducts, press: byButton('Add filter') },
  {
    name: 'list: filter',
    open: async (page, store) => {
      await openProducts(page, store);
      await page.getByRole('button', { name: 'Add filter' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
    press: (page) => page.getByRole('menuitem').first().click(),
  },
  {
    name: 'list: sort',
    open: openProducts,
    press: (page) => page.locator('thead button').first().click(),
  },
  { name: 'list: next page', open: openProducts, press: byButton('Next page') },
  {
    name: 'list: select 100 rows',
    open: openProducts,
    press: (page) => page.getByRole('checkbox', { name: 'Select this page' }).click(),
  },
  {
    name: 'list: select a row',
    open: openProducts,
    press: (page) => page.locator('tbody input[type="checkbox"]').first().click(),
  },
  {
    name: 'list: menu of a row',
    open: openProducts,
    press: (page) => page.locator('tbody td:last-child button').first().click(),
  },
  { name: 'list: display menu', open: openProducts, press: byButton('Display') },
  {
    name: 'list: typing a search',
    open: openProducts,
    press: (page) =>
      page.getByRole('searchbox').first().pressSequentially('brass lamp', { delay: KEY_DELAY }),
  },
  { name: 'list: opening a record', open: openProducts, press: (page) => rowLink(page).click() },
  {
    name: 'frame: another list',
    open: openOrders,
    press: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Products' })
        .click(),
  },
  {
    name: 'frame: palette',
    open: openOrders,
    press: (page) => page.keyboard.press('ControlOrMeta+k'),
  },
  {
    name: 'palette: typing',
    open: openPalette,
    press: (page) => page.keyboard.type('brass lamp', { delay: KEY_DELAY }),
  },
  {
    name: 'frame: language',
    open: async (page, store) => {
      await openOrders(page, store);
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
    press: (page) => page.getByRole('menuitem', { name: 'Deutsch' }).click(),
  },
  { name: 'record: menu', open: openProduct, press: byButton('More actions') },
  { name: 'record: drawer', open: openProduct, press: byButton('Edit general information') },
  {
    name: 'drawer: typing',
    open: openProductForm,
    press: (page) =>
      page
        .getByRole('dialog')
        .getByRole('textbox')
        .first()
        .pressSequentially(' with a long name', { delay: KEY_DELAY }),
  },
  {
    name: 'spreadsheet: typing',
    open: openGrid,
    press: async (page) => {
      await page.keyboard.type('12.50', { delay: KEY_DELAY });
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'spreadsheet: moving',
    open: openGrid,
    press: async (page) => {
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
    },
  },
  {
    name: `tree of ${BRANCHES}: folding and unfolding`,
    open: openAt('/a/categories?lng=en', '[role="treeitem"]'),
    press: async (page) => {
      await page.getByRole('treeitem', { name: TREE }).first().focus();
      for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    },
  },
];

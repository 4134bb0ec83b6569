import type { Locator, Page } from '@playwright/test';
import { readProduct } from './products.ts';
import type { ApiProduct } from './products.ts';
import { expect, goTo } from './test.ts';
import type { Api } from './test.ts';

let made = 0;

export const newTitle = (): string => {
  made += 1;
  return `Deck lantern ${process.pid}-${Date.now().toString(36)}-${made}`;
};

export const go = (page: Page, step: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click();

export const titleIn = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Title' }).first();

/** The product whose page is open. */
export async function opened(page: Page, api: Api, title: string): Promise<ApiProduct> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return readProduct(api, new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

export async function addOption(
  page: Page,
  number: number,
  name: string,
  values: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel(`Option ${number}`, { exact: true }).fill(name);
  await page.getByRole('combobox', { name: `Values of option ${number}` }).fill(values);
  await page.keyboard.press('Enter');
}

export const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Prices and stock' });

export const ALL = 'Apply to all';

/** By variant and column header. */
export async function cell(page: Page, row: string, column: string): Promise<Locator> {
  const header = grid(page).locator('[data-column-header]').filter({ hasText: column }).first();
  const place = await header.getAttribute('data-column-header');
  return grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${row}( |$)`, 'u') }) })
    .locator(`[data-column="${place}"]`);
}

export async function type(page: Page, row: string, column: string, text: string): Promise<void> {
  await (await cell(page, row, column)).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Two stocked variants. */
export async function fillWithStock(page: Page, title: string): Promise<void> {
  await goTo(page, '/a/products/new');
  await titleIn(page).fill(title);
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S,M');
  await go(page, 'Prices and stock');
  await type(page, ALL, 'Rotterdam', '3');
}

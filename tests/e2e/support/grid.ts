import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { ApiProduct } from './products.ts';

export async function cellOf(
  grid: Locator,
  { title }: Pick<ApiProduct, 'title'>,
  size: string,
  column: string,
): Promise<Locator> {
  const heads = grid.locator('[data-column-header]');
  await expect(heads.filter({ hasText: column }).first()).toBeVisible();
  const place = (await heads.allTextContents()).findIndex((text) => text.startsWith(column));
  return grid
    .getByRole('row')
    .filter({
      has: grid.page().getByRole('rowheader', { name: new RegExp(`^${size}\\s?${title}$`) }),
    })
    .getByRole('gridcell')
    .nth(place);
}

export async function type(page: Page, at: Locator, text: string): Promise<void> {
  await at.click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Into the active cell. */
export const pasteInto = (grid: Locator, text: string): Promise<void> =>
  grid.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Save', exact: true });

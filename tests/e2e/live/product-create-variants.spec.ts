import type { Page } from '@playwright/test';
import {
  ALL,
  addOption,
  cell,
  go,
  grid,
  newTitle,
  opened,
  titleIn,
  type,
} from '../support/new-product.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';

test(
  'what is typed before a new option stays with its variants; what is typed for all is never dropped',
  { tag: '@all' },
  async ({ page }) => {
    await goTo(page, '/a/products/new?step=variants');
    await addOption(page, 1, 'Size', 'S, M');
    await go(page, 'Prices and stock');
    await type(page, 'S', 'EUR', '10');
    await type(page, 'M', 'EUR', '12');
    await go(page, 'Variants');
    await addOption(page, 2, 'Color', 'red, blue');
    await expect(page.getByText('Your entries were carried over to 4 variants.')).toBeVisible();
    await go(page, 'Prices and stock');
    await expect(await cell(page, 'S / blue', 'EUR')).toHaveText('10.00');
    await expect(await cell(page, 'M / red', 'EUR')).toHaveText('12.00');
    // A synthetic click doesn't blur the cell first.
    await (await cell(page, ALL, 'JPY')).click();
    await page.keyboard.type('3200');
    await page.getByRole('button', { name: 'Next' }).dispatchEvent('click');
    await go(page, 'Prices and stock');
    await expect(await cell(page, 'M / blue', 'JPY')).toHaveText('3,200');
    await type(page, ALL, 'GBP', 'free');
    await go(page, 'Variants');
    await go(page, 'Prices and stock');
    await expect(await cell(page, ALL, 'GBP')).toHaveText('free');
    await expect(await cell(page, 'S / red', 'GBP')).toHaveText('');
    await type(page, ALL, 'GBP', '8');
    await expect(await cell(page, 'S / red', 'GBP')).toHaveText('8.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(await cell(page, 'S / red', 'GBP')).toHaveText('');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(await cell(page, 'S / red', 'GBP')).toHaveText('8.00');
    await go(page, 'Variants');
    await page.getByRole('button', { name: 'Remove option Color' }).click();
    await expect(page.getByText('Variants were combined into 2 variants.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('4 of 4 combinations will be created')).toBeVisible();
  },
);

freshTest(
  'a price that is no amount stays in its cell, marked, until it is mended',
  { tag: '@all' },
  async ({ page, context }) => {
    await withSession(page);
    await page.goto('/a/products/new');
    await titleIn(page).fill(newTitle());
    await go(page, 'Variants');
    await addOption(
      page,
      1,
      'Size',
      Array.from({ length: 30 }, (_, index) => `S${index}`).join(';'),
    );
    await go(page, 'Prices and stock');
    const showRow = (tab: Page, top: number): Promise<void> =>
      grid(tab).evaluate((element, to) => element.scrollTo({ top: to }), top);
    await showRow(page, 10_000);
    await type(page, 'S27', 'EUR', 'twelve');
    await showRow(page, 0);
    await type(page, 'S1', 'Rotterdam', 'many');
    const expectMarked = async (tab: Page): Promise<void> => {
      await go(tab, 'Review');
      await go(tab, 'Prices and stock');
      await expect(await cell(tab, 'S1', 'Rotterdam')).toHaveText('many');
      await expect(await cell(tab, 'S1', 'Rotterdam')).toHaveAttribute('aria-invalid', 'true');
      await showRow(tab, 10_000);
      await expect(await cell(tab, 'S27', 'EUR')).toHaveText('twelve');
      await expect(await cell(tab, 'S27', 'EUR')).toHaveAttribute('title', /1,234.56/);
      await expect(tab.getByRole('button', { name: '2 cells have invalid values' })).toBeVisible();
    };
    await expectMarked(page);
    await go(page, 'Review');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('Enter a valid price.');
    await expect(page.getByRole('alert')).toContainText('Stock must be a whole number.');
    // The first invalid cell is active.
    await expect(grid(page)).toBeFocused();
    await expect(grid(page).locator('[data-active]')).toHaveText('many');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).not.toContainText('Stock must be a whole number.');
    await page.getByRole('button', { name: '1 cell has an invalid value' }).click();
    await expect(grid(page).locator('[data-active]')).toHaveText('twelve');
    await expect(grid(page).locator('[data-active]')).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto('/a/products/new');
    await expectMarked(again);
    await type(again, 'S27', 'EUR', '12');
    await go(again, 'Variants');
    await go(again, 'Prices and stock');
    await showRow(again, 10_000);
    await expect(await cell(again, 'S27', 'EUR')).toHaveText('12.00');
  },
);

test(
  'prices and stock are pasted from a spreadsheet, below the row for all',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = newTitle();
    await goTo(page, '/a/products/new');
    await titleIn(page).fill(title);
    await go(page, 'Variants');
    await addOption(page, 1, 'Size', 'S,M');
    await go(page, 'Prices and stock');
    await (await cell(page, ALL, 'EUR')).click();
    await grid(page).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '10\t9\n12.5\t\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(await cell(page, 'S', 'EUR')).toHaveText('10.00');
    await expect(await cell(page, 'M', 'EUR')).toHaveText('12.50');
    await type(page, 'M', 'Rotterdam', '6');
    await page.getByRole('button', { name: 'Publish' }).click();
    const stored = await opened(page, api, title);
    const amounts = stored.variants?.map(({ prices }) =>
      prices.map(({ currency_code: code, amount }) => `${code} ${amount}`).toSorted(),
    );
    expect(amounts).toEqual([['eur 1000', 'gbp 900'], ['eur 1250']]);
    expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([0, 6]);
  },
);

test('option values may have a decimal comma', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/a/products/new?step=variants');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.keyboard.type('Volume');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,75 l');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1,5 l,Magnum,3 l');
  await page.keyboard.press('Tab');
  await expect(page.getByText('4 of 4 combinations will be created')).toBeVisible();
  for (const name of ['0,75 l', '1,5 l', 'Magnum', '3 l']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
});

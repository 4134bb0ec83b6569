import { createProduct } from '../support/products.ts';
import { expect, freshTest, withSession } from '../support/test.ts';

freshTest(
  'columns, the height of rows and saved views of a list are kept for their user',
  { tag: '@all' },
  async ({ page, api }) => {
    await createProduct(api);
    await withSession(page);
    await page.goto('/a/products?status=draft');
    const headers = page.getByRole('columnheader');
    await expect(headers.filter({ hasText: 'Sales channels' })).toBeVisible();
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Compact').click();
    await page.getByRole('checkbox', { name: 'Sales channels' }).uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'View name' }).fill('In work');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'In work' })).toBeVisible();
    await page.goto('/a/products');
    await page.getByRole('link', { name: 'In work' }).click();
    await expect(page).toHaveURL(/status=draft/);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(headers.filter({ hasText: 'Sales channels' })).toHaveCount(0);
    const cell = page.locator('tbody td').nth(1);
    await expect.poll(async () => (await cell.boundingBox())?.height).toBe(32);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => /usr_\w+\.savedViews$/.test(key))).toHaveLength(1);
  },
);

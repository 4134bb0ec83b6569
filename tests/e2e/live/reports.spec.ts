import { placeOrders } from '../support/orders.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

test('a report is sorted, exported and leads to its orders', async ({ page, api, request }) => {
  await placeOrders(api, request, 1);
  await goTo(page, '/a/reports');
  await page.getByRole('link', { name: 'Sales by channel' }).click();
  const table = page.getByRole('table', { name: 'Sales by channel' });
  const orders = table.getByRole('columnheader', { name: 'Orders' });
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(page);

  await orders.getByRole('button').click();
  await expect(orders).toHaveAttribute('aria-sort', 'ascending');
  await page.reload();
  await expect(orders).toHaveAttribute('aria-sort', 'ascending');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^channels-\d{4}-\d\d-\d\d-/u);

  await table
    .getByRole('row', { name: /^Total/ })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Orders/);
});

import type { Locator } from '@playwright/test';
import { reach } from '../support/keys.ts';
import { placeOrders } from '../support/orders.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

test(
  'a report is sorted, exported and leads to its orders',
  { tag: '@all' },
  async ({ page, api, request }) => {
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
  },
);

test('the widest report fits a laptop’s screen', async ({ page, api, request }) => {
  await placeOrders(api, request, 1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await goTo(page, '/a/reports/channels?compare=before');
  const table = page.getByRole('table', { name: 'Sales by channel' });
  await expect(table.getByRole('row', { name: /^Total/u })).toBeVisible({ timeout: 60_000 });
  const beyond = (): Promise<number> =>
    table.evaluate(({ parentElement: place }) =>
      place ? place.scrollWidth - place.clientWidth : Number.NaN,
    );
  await expect.poll(beyond).toBe(0);
});

interface Channel {
  id: string;
  name: string;
}

test(
  'keys alone open, filter, sort and export a report, which prints without its controls',
  { tag: '@all' },
  async ({ page, api, request }) => {
    await placeOrders(api, request, 1);
    const { store } = await api.get<{ store: { default_sales_channel_id: string } }>(
      '/admin/store',
    );
    const { sales_channel: channel } = await api.get<{ sales_channel: Channel }>(
      `/admin/sales-channels/${store.default_sales_channel_id}`,
    );
    const { keyboard } = page;
    await goTo(page, '/a/reports');
    await reach(page, page.getByRole('link', { name: 'Sales by product', exact: true }));
    await keyboard.press('Enter');
    const table = page.getByRole('table', { name: 'Sales by product' });
    await expect(table.getByRole('row', { name: /^Total/u })).toBeVisible({ timeout: 60_000 });

    const period = page.getByRole('button', { name: /, Period$/u });
    await reach(page, period);
    await keyboard.press('Enter');
    await reach(page, page.getByRole('dialog', { name: 'Period' }).getByLabel('From'), 'Shift+Tab');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type('2025-01-01');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/period=2025-01-01\.\.\d/u);
    await expect(period).toBeFocused();

    const filter = page.getByRole('button', { name: /^Sales channel/u });
    await reach(page, filter);
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: /Sales channel/u })).toBeFocused();
    await keyboard.type(channel.name);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`sales_channel_id=${channel.id}`, 'u'));
    await expect(filter).toContainText(channel.name);
    await expect(filter).toBeFocused();

    const sold = table.getByRole('columnheader', { name: 'Items sold' });
    await reach(page, sold.getByRole('button'));
    await keyboard.press('Enter');
    await expect(sold).toHaveAttribute('aria-sort', 'ascending');

    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    await reach(page, button('Export'), 'Shift+Tab');
    const download = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/^products-2025-01-01-/u);

    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(page.getByRole('list', { name: 'Net sales' })).toBeVisible();
    await expect(filter).toBeVisible();
    for (const control of [period, button('Remove Sales channel'), button('Export')]) {
      await expect(control).toBeHidden();
    }
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.emulateMedia({ media: null });
  },
);

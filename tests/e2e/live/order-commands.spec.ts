import type { Locator, Page } from '@playwright/test';
import { placeOrder, readOrder } from '../support/orders.ts';
import { expect, goTo, test } from '../support/test.ts';

const palette = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
const options = (page: Page): Locator => palette(page).getByRole('option');

async function type(page: Page, text: string): Promise<void> {
  // Shortcuts load after the first screen.
  await expect(async () => {
    if (!(await palette(page).isVisible())) await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused({ timeout: 3000 });
  }).toPass();
  await palette(page).getByRole('combobox').fill(text);
}

async function open(page: Page, language = 'en'): Promise<void> {
  await goTo(page, `/a/collections?lng=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test(
  'a verb and a number open the order’s form, which asks before it moves money',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    const number = order.display_id;
    await open(page);
    await type(page, `ca ${number}`);
    await expect(options(page)).toContainText([`Capture #${number}`, `Cancel #${number}`]);
    await type(page, `capture ${number}`);
    await expect(options(page).first()).toContainText(`Capture #${number}`);
    await expect(options(page).first()).toContainText('Ada Byrne');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: `Capture payment for order #${number}` });
    await expect(form.getByRole('button', { name: /^Capture .*\d/ })).toBeFocused();
    expect((await readOrder(api, order.id)).payment_status).toBe('awaiting');
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    expect((await readOrder(api, order.id)).payment_status).toBe('captured');

    // An action that isn’t possible leads to the order, and says why.
    await type(page, `ship order #${number}`);
    await expect(options(page).first()).toContainText('No items have been fulfilled yet.');
    await expect(options(page).first()).toContainText(`#${number}`);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: `#${number}` })).toBeVisible();

    // An ambiguous prefix offers all matches that are possible; an unknown order none.
    await type(page, `ca ${number}`);
    await expect(options(page)).toContainText([`Cancel #${number}`]);
    await expect(options(page).filter({ hasText: `Capture #${number}` })).toHaveCount(0);
    await type(page, 'capture 2000000000');
    await expect(palette(page).getByText(/No results for/)).toBeVisible();
    await page.keyboard.press('Escape');
  },
);

test(
  'verbs are those of one’s language, and English ones everywhere',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const { display_id: number } = await placeOrder(api, request);
    await open(page, 'ar');
    await type(page, `تحصيل ${number}`);
    await expect(options(page).first()).toContainText(`#${number}`);
    await expect(options(page).first()).toContainText('تحصيل دفعة الطلب');
    await type(page, `fulfill ${number}`);
    await expect(options(page).first()).toContainText('تجهيز الطلب');
    await page.keyboard.press('Escape');
  },
);

test('leads to a queue, of all orders or of a view', { tag: '@all' }, async ({ page }) => {
  await open(page);
  await type(page, 'queue');
  await expect(options(page).first()).toHaveText('Work through all orders');
  await type(page, 'go to queue capture');
  await expect(options(page).first()).toHaveText('Work through: To capture');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/a\/orders\/queue.*todo=capture/);
  await expect(page.getByRole('region', { name: 'Next action' })).toBeVisible();
});

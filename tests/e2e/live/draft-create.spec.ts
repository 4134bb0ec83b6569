import type { Locator } from '@playwright/test';
import { ownEmail } from '../support/customers.ts';
import {
  addVariant,
  button,
  chooseRegion,
  fillAddress,
  idOf,
  minor,
  total,
} from '../support/draft-page.ts';
import { draftsOf, pricedVariant, readDraft } from '../support/drafts.ts';
import { intercept } from '../support/intercept.ts';
import { readOrder } from '../support/orders.ts';
import { expect, goTo, test } from '../support/test.ts';
import { stands } from '../support/visit.ts';

test('from nothing to a paid order, and the sums agree', async ({ page, api }) => {
  const variant = await pricedVariant(api, 'jpy', 2000);
  const email = ownEmail();
  await goTo(page, '/a/drafts');
  await page.getByRole('link', { name: 'New draft order' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New draft' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await chooseRegion(page, /\(JPY\)/);
  await addVariant(page, variant.sku, '3');
  await button(page, 'Add custom item').click();
  await page.getByLabel('Item name').fill('Engraving');
  await page.getByRole('listitem').filter({ hasText: 'No tax' }).getByLabel('Price').fill('7');
  await page.getByRole('combobox', { name: 'Shipping option' }).click();
  await page.getByRole('option', { name: /Standard parcel/ }).click();
  await fillAddress(page, 'Japan');
  const estimate = await minor(total(page, 'Estimate', /^Estimated total/));
  await button(page, 'Create draft order').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
  const id = idOf(page);
  const draft = await readDraft(api, id);
  const { cart } = draft;
  expect(cart.email).toBe(email);
  expect(cart.items.map((item) => [item.variant_id, item.quantity])).toEqual(
    expect.arrayContaining([
      [variant.id, 3],
      [null, 1],
    ]),
  );
  expect(cart.shipping_address?.city).toBe('Harbour');
  expect(cart.billing_address?.city).toBe('Harbour');
  // Without discounts the estimate is exact.
  expect(estimate).toBe(cart.total);
  expect(await minor(total(page, 'Summary', /^Total$/))).toBe(cart.total);
  expect(await minor(total(page, 'Summary', /^Tax$/))).toBe(cart.tax_total);

  await button(page, 'Mark as paid').click();
  const pay = page.getByRole('dialog', { name: 'Mark as paid' });
  const asked = pay.locator('dt', { hasText: /^Total$/ }).locator('xpath=following-sibling::dd');
  expect(await minor(asked)).toBe(cart.total);
  await pay.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page).toHaveURL(/\/a\/orders\/order_/);
  const order = await readOrder(api, idOf(page));
  expect(order.total).toBe(cart.total);
  expect(order.payment_status).toBe('captured');
  expect((await readDraft(api, id)).order_id).toBe(order.id);
  // Read-only once it is an order.
  await goTo(page, `/a/drafts/${id}`);
  await expect(page.getByRole('link', { name: 'Go to order' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit items' })).toHaveCount(0);
});

test(
  'another region keeps all items, and says which have no price there',
  { tag: '@all' },
  async ({ page, api }) => {
    const variant = await pricedVariant(api, 'eur', 2000);
    await goTo(page, '/a/drafts/new');
    await page.getByLabel('Email').fill(ownEmail());
    await chooseRegion(page, /\(EUR\)/);
    await addVariant(page, variant.sku);
    await button(page, 'Add custom item').click();
    await page.getByLabel('Item name').fill('Engraving');
    const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
    await items.nth(1).getByLabel('Price').fill('7');
    await chooseRegion(page, /\(JPY\)/);
    await expect(items).toHaveCount(2);
    await expect(page.getByLabel('Item name')).toHaveValue('Engraving');
    await expect(items.first().getByText('No price in JPY.')).toBeVisible();
    await button(page, 'Create draft order').click();
    await expect(items.nth(1).getByText('Enter a price.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Item name')).toHaveValue('Engraving');
    await expect(page.getByText('It’s saved only in this browser.')).toBeVisible();
    await expect(button(page, 'Start over')).toBeVisible();
    await items.first().getByLabel('Price').fill('300');
    await items.nth(1).getByLabel('Price').fill('1000');
    await button(page, 'Create draft order').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
    const { cart } = await readDraft(api, idOf(page));
    expect(cart.items.map(({ unit_price: price }) => price).toSorted((a, b) => a - b)).toEqual([
      300, 1000,
    ]);
  },
);

test('the estimate stays in sight while items are entered', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await goTo(page, '/a/drafts/new');
  await chooseRegion(page, /\(JPY\)/);
  for (const at of [0, 1, 2]) {
    await button(page, 'Add custom item').click();
    await page.getByLabel('Item name').nth(at).fill('Engraving');
  }
  const zip = page.getByRole('group', { name: 'Shipping address' }).getByLabel('Postal code');
  await zip.scrollIntoViewIfNeeded();
  await expect(total(page, 'Estimate', /^Estimated total/)).toBeInViewport({ ratio: 1 });
  const line = page.getByText(/^Estimated total \D*\d/);
  await expect(line).toBeHidden();
  await page.setViewportSize({ width: 390, height: 640 });
  await zip.scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport({ ratio: 1 });
});

test(
  'the answer of a creation is lost: the draft is found and not made twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    await goTo(page, '/a/drafts/new');
    await page.getByLabel('Email').fill(email);
    await chooseRegion(page, /\(EUR\)/);
    await button(page, 'Add custom item').click();
    await page.getByLabel('Item name').fill('Engraving');
    await page.getByRole('textbox', { name: 'Price' }).fill('7');
    await intercept(page, /\/admin\/draft-orders$/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Create draft order').click();
    await expect(page.getByText('We don’t know yet if this was created')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeDisabled();
    // Lookup happens after the server surely finished.
    await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
    expect(await draftsOf(api, email)).toEqual([idOf(page)]);
  },
);

test('by keyboard alone from nothing to a draft', { tag: '@all' }, async ({ page, api }) => {
  const variant = await pricedVariant(api, 'eur', 2000);
  const email = ownEmail();
  await goTo(page, '/a/drafts');
  await expect(page.getByRole('table')).toBeVisible();
  // Shortcuts load after the first screen.
  await stands(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New draft' })).toBeVisible();
  const reach = async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('It is out of the keyboard’s reach');
  };
  await reach(page.getByLabel('Email'));
  await page.keyboard.type(email);
  await reach(page.getByRole('combobox', { name: 'Region' }));
  await page.keyboard.type('Euro');
  await expect(page.getByRole('option', { name: /Euro/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await reach(button(page, 'Add products'));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Add products' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(variant.sku);
  await expect(picker.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('spinbutton')).toBeVisible();
  await reach(picker.getByRole('spinbutton'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Enter');
  await expect(picker).toHaveCount(0);
  await expect(button(page, 'Add products')).toBeFocused();
  await expect(button(page, 'Create draft order')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
  const { cart } = await readDraft(api, idOf(page));
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
  expect(cart.email).toBe(email);
});

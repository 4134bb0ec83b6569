import type { Locator, Page } from '@playwright/test';
import { createStorefrontClient } from '../../../src/storefront/index.ts';
import { USER, expect, expectNoViolations, watchErrors } from '../support/test.ts';
import { saveButton } from '../support/grid.ts';
import { go, titleIn } from '../support/new-product.ts';
import { fillSignIn } from '../support/users.ts';
import { test } from './empty-store.ts';

const task = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Steps to your first sale' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

const backToGuide = async (page: Page): Promise<void> => {
  await page
    .getByRole('navigation', { name: 'Settings', exact: true })
    .getByRole('link', { name: 'Setup guide' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Setup guide' })).toBeVisible();
};

/** Cell of the single row. */
async function cellIn(sheet: Locator, column: string): Promise<Locator> {
  const head = sheet.locator('[data-column-header]').filter({ hasText: column }).first();
  const place = (await head.getAttribute('data-column-header')) ?? '';
  return sheet.locator(`[role=gridcell][data-column="${place}"]`).first();
}

/** Buys the first available product through the storefront client. */
async function buy(server: string, publishableKey: string): Promise<{ total: number; id: string }> {
  const client = createStorefrontClient({ baseUrl: server, publishableKey });
  const { regions } = await client.GET('/store/regions');
  const [region] = regions;
  const country = region?.countries?.[0]?.iso_2 ?? '';
  const { products } = await client.GET('/store/products', {
    params: { query: { region_id: region?.id ?? '' } },
  });
  const variant = products
    .flatMap(({ variants }) => variants)
    .find((one) => one.purchasable && one.calculated_price);
  const { cart } = await client.POST('/store/carts', {
    body: {
      region_id: region?.id ?? '',
      country_code: country,
      items: [{ variant_id: variant?.id ?? '', quantity: 1 }],
    },
  });
  const params = { path: { id: cart.id } };
  const address = {
    first_name: 'Ada',
    last_name: 'Moore',
    address_1: '1 Harbor Street',
    city: 'Portland',
    postal_code: '04101',
    country_code: country,
  };
  await client.POST('/store/carts/{id}', {
    params,
    body: { email: 'ada@example.com', shipping_address: address, billing_address: address },
  });
  const { shipping_options: options } = await client.GET('/store/shipping-options/{cartId}', {
    params: { path: { cartId: cart.id } },
  });
  await client.POST('/store/carts/{id}/shipping-methods', {
    params,
    body: { option_id: options[0]?.id ?? '' },
  });
  await client.POST('/store/carts/{id}/payment-sessions', { params });
  const done = await client.POST('/store/carts/{id}/complete', { params });
  if (done.type !== 'order') throw new Error('The cart could not be completed');
  return { total: done.data.total ?? 0, id: done.data.id };
}

test('the setup guide leads from an empty store to its first sale', async ({ page, store }) => {
  await page.goto('/');
  await fillSignIn(page, USER);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(page.getByText('0 of 5 done.')).toBeVisible();
  // Before sign-in the server answers 401, which the browser logs as an error.
  const expectNoErrors = watchErrors(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByText('No orders yet')).toBeVisible();
  await page.getByRole('link', { name: 'Setup guide' }).click();
  await expect(page.getByText('0 of 5 done.')).toBeVisible();
  await expect(task(page, 'Payment')).toContainText('Add a region first.');
  await expectNoViolations(page);

  await task(page, 'Region').getByRole('link', { name: 'Add region' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('North America');
  await form.getByRole('combobox', { name: 'Countries' }).fill('United States');
  await page.getByRole('option', { name: /United States/ }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'Payment providers' }).click();
  await page.getByRole('option', { name: /manual/i }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('combobox', { name: 'Fulfillment providers' }).click();
  await page.getByRole('option', { name: /manual/i }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create region' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'North America' })).toBeVisible();
  await backToGuide(page);
  await expect(page.getByText('2 of 5 done.')).toBeVisible();
  await expect(task(page, 'Payment')).toContainText('Shoppers can pay in North America.');

  await task(page, 'Shipping').getByRole('link', { name: 'Add shipping option' }).click();
  await form.getByLabel('Name').fill('Parcel');
  await form.getByRole('textbox', { name: 'Amount', exact: true }).fill('5');
  await form.getByRole('button', { name: 'Create option' }).click();
  await expect(form).toBeHidden();
  await backToGuide(page);
  await expect(task(page, 'Shipping')).toContainText('Shoppers can choose Parcel.');

  await task(page, 'Sales channel').getByRole('link', { name: 'Add location' }).click();
  await form.getByRole('textbox', { name: 'Name' }).fill('Back room');
  await form.getByRole('button', { name: 'Create location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Back room' })).toBeVisible();
  await backToGuide(page);
  await task(page, 'Sales channel').getByRole('link', { name: 'Connect location' }).click();
  await form.getByRole('combobox', { name: 'Locations' }).click();
  await page.getByRole('option', { name: 'Back room' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await backToGuide(page);
  await expect(page.getByText('4 of 5 done.')).toBeVisible();

  // First a draft without price and stock.
  await task(page, 'Product').getByRole('link', { name: 'Add product' }).click();
  await titleIn(page).fill('Deck lantern');
  await go(page, 'Review');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deck lantern' })).toBeVisible();
  await page.goto('/a/settings/setup');
  await expect(task(page, 'Product')).toContainText('Deck lantern has no price in USD.');
  await task(page, 'Product').getByRole('link', { name: 'Add prices' }).click();
  const sheet = page.getByRole('grid');
  await expect(sheet.getByRole('gridcell').first()).toBeVisible();
  const usd = await cellIn(sheet, 'USD');
  await usd.click();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await saveButton(page).click();
  await expect(page.getByText('Saved 1 variant')).toBeVisible();
  await page.goto('/a/settings/setup');
  await expect(task(page, 'Product')).toContainText('Deck lantern is out of stock.');
  await task(page, 'Product').getByRole('link', { name: 'Add stock' }).click();
  await expect(sheet.getByRole('gridcell').first()).toBeVisible();
  await (await cellIn(sheet, 'Back room')).click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await saveButton(page).click();
  await expect(page.getByText('Saved 1 variant')).toBeVisible();
  await page.goto('/a/settings/setup');
  await expect(page.getByText('Your store is ready to sell')).toBeVisible();
  await expect(task(page, 'Product')).toContainText('Shoppers can buy Deck lantern.');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Connect your storefront' }).click();
  await page.getByRole('button', { name: 'New API key' }).first().click();
  await form.getByRole('textbox', { name: 'Title' }).fill('Website');
  await form.getByRole('combobox', { name: 'Sales channels' }).click();
  await page.getByRole('option', { name: 'Default Sales Channel' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).first().click();
  const key = /pk_\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const order = await buy(store.server, key);
  expect(order.total).toBe(4500);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('link', { name: '#1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '#1' })).toBeVisible();
  await expect(page.getByText('$45.00').first()).toBeVisible();
  expectNoErrors();
});

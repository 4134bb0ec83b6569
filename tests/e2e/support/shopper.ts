import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createProduct } from './products.ts';
import { expect } from './test.ts';
import type { Api } from './test.ts';

/** By label. */
const ADDRESS = {
  'First name': 'Ada',
  'Last name': 'Moore',
  Address: '1 Harbor Street',
  'Postal code': '1000',
  City: 'Port',
};

/** @returns the title */
export async function sellRope(api: Api): Promise<string> {
  const { store } = await api.get<{ store: { default_sales_channel_id: string } }>('/admin/store');
  const { title } = await createProduct(api, {
    title: `Rope ${randomUUID().slice(0, 8)}`,
    status: 'published',
    sales_channels: [{ id: store.default_sales_channel_id }],
    options: [{ title: 'Length' }],
    variants: [
      {
        title: '10 m',
        manage_inventory: false,
        options: [{ value: '10 m' }],
        prices: [{ currency_code: 'eur', amount: 2000 }],
      },
    ],
  });
  return title;
}

/** From the list to the product's page. */
export async function findProduct(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=/);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** @returns the shopper's email address */
export async function fillCheckout(page: Page): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByLabel('Email').fill(email);
  for (const [name, value] of Object.entries(ADDRESS)) {
    await page.getByLabel(name, { exact: true }).fill(value);
  }
  await page.getByRole('radio').first().check();
  return email;
}

export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: /^Order #\d+$/ })).toBeVisible();
}

/** @returns the shopper's email address */
export async function checkOut(page: Page): Promise<string> {
  const email = await fillCheckout(page);
  await placeOrder(page);
  return email;
}

/** Of the shopper's only order. */
export async function orderedItems(
  api: Api,
  email: string,
): Promise<{ title: string; quantity: number }[]> {
  const { orders } = await api.get<{ orders: { id: string }[] }>(`/admin/orders?q=${email}`);
  expect(orders).toHaveLength(1);
  const { order } = await api.get<{ order: { items: { title: string; quantity: number }[] } }>(
    `/admin/orders/${orders[0]?.id}`,
  );
  return order.items;
}

interface Account {
  email: string;
  password: string;
}

/** Of Ada Moore. */
export async function createAccount(api: Api): Promise<Account> {
  const account = { email: `${randomUUID()}@example.com`, password: 'a password' };
  await api.post('/admin/customers', { ...account, first_name: 'Ada', last_name: 'Moore' });
  return account;
}

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Serving } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { createProduct } from '../support/products.ts';
import { expect, freshTest as test } from '../support/test.ts';

const root = inRoot('examples', 'vite');
const configFile = join(root, 'vite.config.ts');
const outDir = inRoot('dist-vite');

// Sequential, on a shared build.
test.describe.configure({ mode: 'default' });

let shop: Serving;
test.beforeAll(async () => {
  process.env['VITE_STORE_URL'] = process.env['SANDBOX_URL'];
  await build({ root, configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const port = await freePort();
  const server = await preview({
    root,
    configFile,
    logLevel: 'warn',
    build: { outDir },
    preview: { port, strictPort: true, host: '127.0.0.1' },
  });
  shop = { url: `http://localhost:${port}`, stop: () => server.close() };
});
test.afterAll(() => shop.stop());

const ADDRESS = {
  'First name': 'Ada',
  'Last name': 'Moore',
  Address: '1 Harbor Street',
  'Postal code': '1000',
  City: 'Port',
};

test('a shopper finds a product, changes the kept cart and orders', async ({ page, api }) => {
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
  await page.goto(shop.url);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const cart = (count: number) => page.getByRole('link', { name: `Cart (${count})` });
  await expect(cart(1)).toBeVisible();

  await page.reload();
  await cart(1).click();
  await page.getByLabel(`Quantity of ${title}`).fill('2');
  await page.keyboard.press('Tab');
  await expect(cart(2)).toBeVisible();

  const email = `${randomUUID()}@example.com`;
  await page.getByRole('link', { name: 'Check out' }).click();
  await page.getByLabel('Email').fill(email);
  for (const [name, value] of Object.entries(ADDRESS)) {
    await page.getByLabel(name, { exact: true }).fill(value);
  }
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: /^Order #\d+$/ })).toBeVisible();
  await expect(cart(0)).toBeVisible();
  const { orders } = await api.get<{ orders: { id: string }[] }>(`/admin/orders?q=${email}`);
  expect(orders).toHaveLength(1);
  const { order } = await api.get<{ order: { items: { title: string; quantity: number }[] } }>(
    `/admin/orders/${orders[0]?.id}`,
  );
  expect(order.items).toMatchObject([{ title, quantity: 2 }]);
});

test('a customer signs in, stays signed in and signs out', async ({ page, api }) => {
  const account = { email: `${randomUUID()}@example.com`, password: 'a password' };
  await api.post('/admin/customers', { ...account, first_name: 'Ada', last_name: 'Moore' });
  await page.goto(`${shop.url}/account`);
  const signIn = async (password: string): Promise<void> => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn('another');
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
  await signIn(account.password);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

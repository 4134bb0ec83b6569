import { join } from 'node:path';
import { build, preview } from 'vite';
import type { Serving } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import {
  checkOut,
  createAccount,
  findProduct,
  orderedItems,
  sellRope,
  signIn,
} from '../support/shopper.ts';
import { expect, freshTest } from '../support/test.ts';

const root = inRoot('examples', 'vite');
const configFile = join(root, 'vite.config.ts');
const outDir = inRoot('dist-vite');

// Sequential, on a shared build.
freshTest.describe.configure({ mode: 'default' });

let shop: Serving;
freshTest.beforeAll(async () => {
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
freshTest.afterAll(() => shop.stop());

freshTest('a shopper finds a product, changes the kept cart and orders', async ({ page, api }) => {
  const title = await sellRope(api);
  await page.goto(shop.url);
  await findProduct(page, title);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const cart = (count: number) => page.getByRole('link', { name: `Cart (${count})` });
  await expect(cart(1)).toBeVisible();

  await page.reload();
  await cart(1).click();
  await page.getByLabel(`Quantity of ${title}`).fill('2');
  await page.keyboard.press('Tab');
  await expect(cart(2)).toBeVisible();

  const email = await checkOut(page);
  await expect(cart(0)).toBeVisible();
  expect(await orderedItems(api, email)).toMatchObject([{ title, quantity: 2 }]);
});

freshTest('a customer signs in, stays signed in and signs out', async ({ page, api }) => {
  const account = await createAccount(api);
  await page.goto(`${shop.url}/account`);
  await signIn(page, { ...account, password: 'another' });
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password.');
  await signIn(page, account);
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

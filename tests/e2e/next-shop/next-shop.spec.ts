import type { Serving } from '../../../scripts/lib/app.ts';
import {
  checkOut,
  createAccount,
  fillCheckout,
  findProduct,
  orderedItems,
  placeOrder,
  sellRope,
  signIn,
} from '../support/shopper.ts';
import { expect, freshTest } from '../support/test.ts';
import { serveNextShop } from './next-server.ts';

// Sequential, on a shared build.
freshTest.describe.configure({ mode: 'default' });

let shop: Serving | undefined;
freshTest.beforeAll(async () => {
  // Installing Next.js takes minutes on a slow connection.
  freshTest.setTimeout(900_000);
  shop = await serveNextShop(process.env['SANDBOX_URL'] ?? '');
});
freshTest.afterAll(() => shop?.stop());

const address = (path = '/'): string => `${shop?.url ?? ''}${path}`;

freshTest(
  'a shopper of pages rendered on a server changes the cart and orders',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = await sellRope(api);
    await page.goto(address());
    await findProduct(page, title);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const cart = (count: number) => page.getByRole('link', { name: `Cart (${count})` });
    await expect(cart(1)).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Added to cart');

    await page.reload();
    await cart(1).click();
    await page.getByLabel(`Quantity of ${title}`).fill('2');
    await page.getByRole('button', { name: `Update ${title}` }).click();
    await expect(cart(2)).toBeVisible();

    const email = await checkOut(page);
    await expect(cart(0)).toBeVisible();
    expect(await orderedItems(api, email)).toMatchObject([{ title, quantity: 2 }]);
  },
);

freshTest(
  'an order whose answer was lost is shown, and not placed twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = await sellRope(api);
    await page.goto(address());
    await findProduct(page, title);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Cart (1)' }).click();
    const again = await page.context().newPage();
    await again.goto(address('/cart'));
    await fillCheckout(again);
    const kept = await page.context().cookies();
    const email = await checkOut(page);
    await page.context().addCookies(kept);
    await placeOrder(again);
    expect(await orderedItems(api, email)).toMatchObject([{ title, quantity: 1 }]);
    await again.close();
  },
);

freshTest(
  'a customer of pages rendered on a server stays signed in, unseen by scripts',
  { tag: '@all' },
  async ({ page, api }) => {
    const account = await createAccount(api);
    await page.goto(address('/account'));
    await signIn(page, { ...account, password: 'another' });
    await expect(page.getByText('Wrong email or password.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await signIn(page, account);
    await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello Ada' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  },
);

freshTest(
  'a cart that can’t be read leaves the other pages, and can be tried again',
  { tag: '@all' },
  async ({ page }) => {
    // The client sends no such address.
    await page.context().addCookies([{ name: 'cart_id', value: '..', url: address() }]);
    await page.goto(address());
    await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page can’t be shown' })).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cart (0)' })).toBeVisible();
  },
);

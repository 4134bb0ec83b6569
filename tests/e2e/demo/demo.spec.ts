/** The app with its store in a service worker, on a server of plain files. */
import type { Locator, Page } from '@playwright/test';
import { serveBuild } from '../../../scripts/lib/app.ts';
import type { Serving } from '../../../scripts/lib/app.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { run } from '../../../scripts/lib/run.ts';
import { saveButton, type } from '../support/grid.ts';
import { expect, freshTest } from '../support/test.ts';

const test = freshTest.extend<object, { app: Serving }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const script = inRoot('scripts', 'build', 'demo.ts');
      const { code, output } = await run(process.execPath, [script], {
        env: { NODE_ENV: 'production' },
      });
      expect(code, output).toBe(0);
      const port = await freePort();
      const app = await serveBuild(inRoot('dist-demo'), port, undefined, { mock: true });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

interface Order {
  id: string;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  fulfillments: { shipped_at: string | null; canceled_at: string | null }[];
}

const read = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => (await fetch(address)).json() as Promise<never>, path);

const ordersOf = async (page: Page): Promise<Order[]> =>
  (await read<{ orders: Order[] }>(page, '/admin/orders?limit=100')).orders;

async function orderOf(page: Page, id: string): Promise<Order> {
  return (await read<{ order: Order }>(page, `/admin/orders/${id}`)).order;
}

const isOpen = ({ shipped_at: shipped, canceled_at: canceled }: Order['fulfillments'][number]) =>
  shipped === null && canceled === null;

/** In euros, of the first variant. */
async function priceCell(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const grid = page.getByRole('grid', { name: 'Product prices' });
  const heads = grid.locator('[data-column-header]');
  await expect(heads.filter({ hasText: 'EUR' }).first()).toBeVisible();
  const place = (await heads.allTextContents()).findIndex((text) => text.startsWith('EUR'));
  const rows = grid.getByRole('row').filter({ has: page.getByRole('rowheader') });
  return rows.first().getByRole('gridcell').nth(place);
}

test('an order is paid, another shipped and a price changed until the store is reset', async ({
  page,
  app,
}) => {
  await page.goto(`${app.url}/a/orders`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const orders = await ordersOf(page);
  const due = orders.find((one) => one.payment_status === 'awaiting' && one.status === 'pending');
  const packed = orders.find(({ fulfillments }) => fulfillments.some(isOpen));
  if (!due || !packed) throw new Error('no orders to work on');

  await page.goto(`${app.url}/a/orders/${due.id}?edit=capture`);
  const capture = page.getByRole('dialog', { name: /^Capture payment/ });
  await capture.getByRole('button', { name: /^Capture/ }).click();
  await expect(capture).toHaveCount(0);
  await page.goto(`${app.url}/a/orders/${packed.id}?edit=ship`);
  const ship = page.getByRole('dialog', { name: /^Ship order/ });
  await ship.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(ship).toHaveCount(0);

  const { products } = await read<{ products: { id: string; variants: unknown[] }[] }>(
    page,
    '/admin/products?expand=variants',
  );
  const priced = products.find(({ variants }) => variants.length > 0);
  const prices = `${app.url}/a/products/prices?list=&ids=${priced?.id}`;
  const cell = await priceCell(page, prices);
  const before = (await cell.textContent()) ?? '';
  await type(page, cell, '77.77');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && /\/variants\//.test(answer.url()),
  );
  await saveButton(page).click();
  expect((await saved).ok()).toBe(true);

  await expect(await priceCell(page, prices)).toHaveText('77.77');
  expect(await orderOf(page, due.id)).toMatchObject({ payment_status: 'captured' });
  expect((await orderOf(page, packed.id)).fulfillments.some(isOpen)).toBe(false);

  await page.getByRole('button', { name: 'Demo', exact: true }).click();
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('menuitem', { name: 'Reset store' }).click(),
  ]);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await orderOf(page, due.id)).toMatchObject({ payment_status: 'awaiting' });
  expect((await orderOf(page, packed.id)).fulfillments.some(isOpen)).toBe(true);
  await expect(await priceCell(page, prices)).toHaveText(before);
});

test('products have their pictures', async ({ page, app }) => {
  await page.goto(`${app.url}/a/products`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const picture = page.getByRole('table').locator('img').first();
  const width = (): Promise<number> =>
    picture.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0));
  await expect.poll(width).toBeGreaterThan(0);
});

test.describe('without service workers', () => {
  test.use({ serviceWorkers: 'block' });

  test('the demo says that it can’t run', async ({ page, app }) => {
    await page.goto(app.url);
    const heading = page.getByRole('heading', { name: 'This demo can’t run in your browser' });
    await expect(heading).toBeVisible({ timeout: 60_000 });
  });
});

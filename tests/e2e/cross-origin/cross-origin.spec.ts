/** The app on another origin than its store, whose CORS allows the API but no uploaded files. */
import type { Page } from '@playwright/test';
import { buildApp, oneBackend, serveBuild } from '../../../scripts/lib/app.ts';
import type { Serving } from '../../../scripts/lib/app.ts';
import { freePort } from '../../../scripts/lib/port.ts';
import { picture } from '../support/pictures.ts';
import { createProduct, readItems, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { USER, expect, freshTest } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { fillSignIn } from '../support/users.ts';

const test = freshTest.extend<object, { app: Serving }>({
  app: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const store = process.env['SANDBOX_URL'] ?? '';
      const { outDir } = await buildApp('test');
      const app = await serveBuild(
        outDir,
        await freePort(),
        oneBackend(store),
        { backendUrl: store },
        [store],
      );
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
});

async function open(page: Page, app: Serving, path: string): Promise<void> {
  await page.goto(`${app.url}${path}`);
  await fillSignIn(page, USER);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

const word = (): string => `${process.pid}-${Date.now().toString(36)}`;

const fileOf = (handle: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name: `${handle}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Product Handle,Product Title,Product Status,Variant Title,Variant SKU,Option 1 Name,Option 1 Value,Price EUR,Variant Inventory Quantity [Rotterdam warehouse]',
      `${handle},Lamp,draft,Small,${handle}-S,Size,Small,12.50,5`,
      `${handle},Lamp,draft,Large,${handle}-L,Size,Large,13.50,1500`,
    ].join('\n'),
  ),
});

async function unitsOf(api: Api, handle: string): Promise<number[]> {
  const { products } = await api.get<{ products: ApiProduct[] }>(
    `/admin/products?handle=${handle}`,
  );
  const product = await readProduct(api, products[0]?.id ?? '');
  const items = await Promise.all((product.variants ?? []).map(({ id }) => readItems(api, id)));
  return items
    .flat()
    .flatMap((item) => item.location_levels.map((one) => one.stocked_quantity))
    .toSorted((a, b) => a - b);
}

test('signing in and out', async ({ page, app }) => {
  await open(page, app, '/a/products');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign in to your store' })).toBeVisible();
});

test('an import sets its stock, also after a reload', async ({ page, api, app }) => {
  const handle = `away-${word()}`;
  await open(page, app, '/a/products/import');
  await page.getByLabel('Choose a CSV file').setInputFiles(fileOf(handle));
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await expect(page.getByText('1 product will be created.')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Stock set for 2 variants.')).toBeVisible({ timeout: 30_000 });
  expect(await unitsOf(api, handle)).toEqual([5, 1500]);
});

test('where the stock list can’t be read, it says so before and after', async ({
  page,
  api,
  app,
}) => {
  const handle = `away-${word()}`;
  await open(page, app, '/a/products/import');
  await page.getByLabel('Choose a CSV file').setInputFiles(fileOf(handle));
  await page.getByRole('button', { name: 'Upload and preview' }).click();
  await expect(page.getByText('1 product will be created.')).toBeVisible({ timeout: 30_000 });
  // As in another browser.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('importStock')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  const reason = page.getByText('Couldn’t load the stock quantities for this import');
  await expect(reason).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(page.getByText('Stock may not have been set')).toBeVisible({ timeout: 30_000 });
  await expect(reason).toBeVisible();
  expect(await unitsOf(api, handle)).toEqual([]);
});

test('an export that can’t be checked says that its stock isn’t right', async ({
  page,
  api,
  app,
}) => {
  const title = `Away ${word()}`;
  await createProduct(api, { title });
  await open(page, app, `/a/products?q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export products' });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByRole('button', { name: 'Download file' }).click({ timeout: 40_000 });
  const question = page.getByRole('dialog', { name: 'Download unchecked file?' });
  await expect(question).toContainText('Don’t import this file.');
  const download = page.waitForEvent('popup');
  await question.getByRole('button', { name: 'Download anyway' }).click();
  await download;
});

test('a picture is uploaded and shown', async ({ page, api, app }) => {
  const product = await createProduct(api, {});
  await open(page, app, `/a/products/${product.id}?edit=media`);
  const form = page.getByRole('dialog', { name: 'Edit media' });
  await form.locator('input[type=file]').setInputFiles([picture('red.png', [200, 30, 30])]);
  await expect(form.getByRole('button', { name: /^Move image/ })).toHaveCount(1);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const image = page.locator('main img[src*="red"]').first();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

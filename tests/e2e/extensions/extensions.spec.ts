import type { Locator, Page } from '@playwright/test';
import { buildApp } from '../../../scripts/lib/app.ts';
import type { Serving } from '../../../scripts/lib/app.ts';
import { extensionNames } from '../../../scripts/lib/extensions.ts';
import { placeOrder, placeOrders } from '../support/orders.ts';
import { createProduct, readProduct } from '../support/products.ts';
import { expect, freshTest, withSession } from '../support/test.ts';
import { extendedBuild, modulesIn, serveExtended } from './extended-app.ts';

// Sequential, on a shared build.
freshTest.describe.configure({ mode: 'default' });

let app: Serving;
freshTest.beforeAll(async () => {
  app = await serveExtended();
});
freshTest.afterAll(() => app.stop());

freshTest.beforeEach(async ({ page }) => withSession(page));

const open = (page: Page, path: string) => page.goto(`${app.url}${path}`);

const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

const failure = (name: string): string => `The extension “${name}” can’t be shown.`;

freshTest(
  'the page of an extension opens from the navigation and the palette',
  async ({ page, api }) => {
    const { id, title } = await createProduct(api, { metadata: { warranty_months: 24 } });
    await open(page, '/a/orders');
    await navigation(page).getByRole('link', { name: 'Warranties' }).click();
    await expect(page).toHaveURL(`${app.url}/a/x/warranties`);
    const heading = page.getByRole('heading', { level: 1, name: 'Warranties' });
    await expect(heading).toBeVisible();
    const products = page.getByRole('region', { name: 'Products with a warranty' });
    await expect(products).toContainText(title);
    await expect(products.locator(`a[href$="${id}"]`)).toHaveText('24 months');

    await navigation(page).getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('warranties');
    await palette.getByRole('option', { name: 'Warranties' }).first().click();
    await expect(heading).toBeVisible();
  },
);

freshTest(
  'an endpoint of its own lists what was sold with a warranty',
  async ({ page, api, request }) => {
    const { id, display_id: number } = await placeOrder(api, request, 1);
    const { order } = await api.get<{ order: { items: { variant: { product_id: string } }[] } }>(
      `/admin/orders/${id}?expand=items,items.variant`,
    );
    await api.post(`/admin/products/${order.items[0]?.variant.product_id}`, {
      metadata: { warranty_months: 24 },
    });
    await open(page, '/a/x/warranties');
    const sold = page.getByRole('region', { name: 'Sold items, covered until' });
    await expect(sold).toContainText(`#${number} · Rope`);
    await expect(sold.locator(`a[href$="${id}"]`)).toContainText(
      String(new Date().getFullYear() + 2),
    );
    const answer = await fetch(`${process.env['SANDBOX_URL']}/admin/warranties`);
    expect(answer.status).toBe(401);
  },
);

freshTest(
  'its field changes a product, and its section and column show that',
  async ({ page, api }) => {
    const { id, title } = await createProduct(api);
    await open(page, `/a/products/${id}`);
    const coverage = page.getByRole('region', { name: 'Coverage', exact: true });
    await expect(coverage).toContainText('No warranty');
    await page.getByRole('button', { name: 'Edit Warranty in months' }).click();
    await page.getByLabel('Warranty in months').fill('12');
    await page.keyboard.press('Enter');
    await expect(coverage).toContainText('If sold today, covered until');
    expect((await readProduct(api, id)).metadata).toMatchObject({ warranty_months: 12 });

    await open(page, `/a/products?q=${encodeURIComponent(title)}`);
    const row = page.getByRole('row').filter({ hasText: title });
    await expect(row).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: 'Warranties' })).toBeVisible();
    await expect(row).not.toContainText('12 months');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('checkbox', { name: 'Warranty' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader').filter({ hasText: 'Warranty' })).toBeVisible();
    await expect(row).toContainText('12 months');
  },
);

freshTest('its texts follow the language', async ({ page, api }) => {
  const { id } = await createProduct(api, { metadata: { warranty_months: 36 } });
  await open(page, `/a/products/${id}?lng=de`);
  const section = page.getByRole('region', { name: 'Garantie', exact: true });
  await expect(section).toContainText('Garantie in Monaten');
  await expect(section).toContainText('36');
  await expect(page.getByRole('region', { name: 'Garantieschutz' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Garantien', exact: true })).toBeVisible();
});

freshTest(
  'orders are approved one by one, by the palette, and together',
  async ({ page, api, request }) => {
    const { orders } = await placeOrders(api, request, 3);
    const [first, second, third] = orders;
    const notesOf = async (id = ''): Promise<string[]> => {
      const path = `/admin/notes?resource_id=${id}`;
      const { notes } = await api.get<{ notes: { value: string }[] }>(path);
      return notes.map(({ value }) => value);
    };
    await open(page, `/a/orders/${first?.id}`);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Approve order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Approve order/ });
    await dialog.getByLabel('Approved by').fill('Grace Harper');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Order approved', { exact: true })).toBeVisible();
    const note = '✓ Approved by Grace Harper';
    await expect(page.getByRole('region', { name: 'Timeline', exact: true })).toContainText(note);
    expect(await notesOf(first?.id)).toEqual([note]);

    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill('b2b');
    await palette.getByRole('option', { name: 'Show orders to approve' }).click();
    await expect(page).toHaveURL(/x-b2b-approval\.approval=waiting/);
    for (const order of [second, third]) {
      await page.getByRole('checkbox', { name: `#${order?.display_id}`, exact: false }).check();
    }
    await page.getByRole('button', { name: 'Approve orders' }).click();
    await dialog.getByLabel('Approved by').fill('Ada Byron');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('2 orders approved', { exact: true })).toBeVisible();
    for (const order of [second, third]) {
      expect(await notesOf(order?.id)).toEqual(['✓ Approved by Ada Byron']);
    }
  },
);

freshTest(
  'extensions that fail name themselves in their own place, and the rest works',
  async ({ page, api }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    const { id, title } = await createProduct(api, { metadata: { warranty_months: 24 } });
    await open(page, `/a/products/${id}`);
    const broken = page.getByRole('region', { name: 'Broken section' });
    await expect(broken).toContainText(failure('broken-section'));
    await broken.getByRole('button', { name: 'Try again' }).click();
    await expect(broken).toContainText(failure('broken-section'));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Warranty', exact: true })).toContainText('24');

    await navigation(page).getByRole('link', { name: 'broken-index' }).click();
    await expect(page).toHaveURL(`${app.url}/a/x/broken-index`);
    await expect(page.getByRole('main')).toContainText(failure('broken-index'));
    await navigation(page).getByRole('link', { name: 'Warranties' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Warranties' })).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Products', exact: true }).click();
    const table = page.getByRole('table', { name: 'Products' });
    await expect(table.getByRole('link').first()).toBeVisible();

    expect(logged.join('\n')).toContain('broken-index fails while it loads');
    expect(logged.join('\n')).toContain(`broken-section fails while it draws ${id}`);
  },
);

freshTest('a build without extensions has none of their code', async () => {
  const extended = /\/(?:ExtendedFrame|Extension(?:Menu|Part|Sections)|extension-pages)\.tsx?$/;
  const found = (outDir: string) => modulesIn(outDir).filter((path) => extended.test(path));
  expect(new Set(found(extendedBuild)).size).toBe(5);
  // A store's own extensions need it.
  if (extensionNames().length > 0) return;
  const { outDir } = await buildApp('test');
  expect(found(outDir)).toEqual([]);
});

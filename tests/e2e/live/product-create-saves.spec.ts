import { intercept, release } from '../support/intercept.ts';
import { addOption, fillWithStock, go, newTitle, opened, titleIn } from '../support/new-product.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';

test(
  'stock that fails is shown as left; the retry finishes it and publishes last',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = newTitle();
    await fillWithStock(page, title);
    let calls = 0;
    await intercept(page, '**/location-levels', (route) => {
      calls += 1;
      return calls === 2
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No room' } })
        : route.fallback();
    });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/was created, but some steps didn’t finish/)).toBeVisible();
    await expect(page.getByText('No room')).toBeVisible();
    await expect(page.getByText('2 of 4 steps done')).toBeVisible();
    const find = async (): Promise<ApiProduct[]> =>
      (
        await api.get<{ products: ApiProduct[] }>(
          `/admin/products?title=${encodeURIComponent(title)}`,
        )
      ).products;
    expect(await find()).toMatchObject([{ status: 'draft' }]);
    await release(page, '**/location-levels');
    await page.getByRole('button', { name: 'Try again' }).click();
    const stored = await opened(page, api, title);
    expect(stored.status).toBe('published');
    expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([3, 3]);
    expect(await find()).toHaveLength(1);
  },
);

freshTest(
  'a tab that closes half way goes on where it stopped, and makes nothing twice',
  async ({ page, context, api }) => {
    await withSession(page);
    const title = newTitle();
    await fillWithStock(page, title);
    await intercept(page, '**/location-levels', (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No room' } }),
    );
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByText(/was created, but some steps didn’t finish/)).toBeVisible();
    await page.close();
    const again = await context.newPage();
    await again.goto('/a/products/new');
    await expect(again.getByText(/was created, but some steps didn’t finish/)).toBeVisible();
    await again.getByRole('button', { name: 'Try again' }).click();
    const stored = await opened(again, api, title);
    expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([3, 3]);
    const { count } = await api.get<{ count: number }>(
      `/admin/products?title=${encodeURIComponent(title)}`,
    );
    expect(count).toBe(1);
  },
);

test(
  'when the answer to the creation is lost, the product is found instead of made twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = newTitle();
    await fillWithStock(page, title);
    await intercept(page, '**/admin/products', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Save as draft' }).click();
    const stored = await opened(page, api, title);
    expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([3, 3]);
    const { count } = await api.get<{ count: number }>(
      `/admin/products?title=${encodeURIComponent(title)}`,
    );
    expect(count).toBe(1);
  },
);

test(
  'a refused creation leads back to the form with everything in it',
  { tag: '@all' },
  async ({ page }) => {
    const title = newTitle();
    await intercept(page, '**/admin/products', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No lanterns' } })
        : route.fallback(),
    );
    await goTo(page, '/a/products/new');
    await titleIn(page).fill(title);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(
      page.getByText(/Couldn’t finish creating .*\. Everything you entered is still here/),
    ).toBeVisible();
    await expect(page.getByText(/No lanterns/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to form' }).click();
    await expect(titleIn(page)).toHaveValue(title);
  },
);

test(
  'a handle or a code that another product has is named and marked where it stands',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = newTitle();
    const code = `TAKEN-${Date.now().toString(36)}`.toUpperCase();
    const { product: other } = await api.post<{ product: ApiProduct }>('/admin/products', {
      title,
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'Large',
          sku: code,
          ean: `${code}-E`,
          prices: [],
          options: [{ value: 'Large' }],
        },
      ],
    });
    const save = page.getByRole('button', { name: 'Save as draft' });
    const alert = page.getByRole('alert');
    await goTo(page, '/a/products/new');
    await titleIn(page).fill(`${title} again`);
    const lookups: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('handle=')) lookups.push(request.url());
    });
    // Debounced.
    await page.getByLabel('Handle').fill('');
    await page.getByLabel('Handle').pressSequentially(other.handle ?? '');
    await expect(page.getByLabel('Handle')).toHaveAccessibleDescription(
      new RegExp(`“${title}” already uses this handle`),
    );
    await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
      'href',
      `/a/products/${other.id}`,
    );
    expect(lookups.length).toBeLessThan(4);
    await go(page, 'Variants');
    await addOption(page, 1, 'Size', 'S,M');
    await page.getByLabel('SKU for S').fill(`${code}-NEW`);
    await page.getByLabel('SKU for M').fill(code);
    await page.getByRole('button', { name: 'Details for M' }).click();
    await page.getByLabel('EAN').fill(`${code}-E`);
    await page.getByRole('button', { name: 'Close' }).last().click();
    await go(page, 'Review');
    const readiness = page.getByRole('list', { name: 'Before shoppers can buy it' });
    await expect(readiness).toContainText(`“${title}” already uses this handle`);
    await expect(readiness).toContainText(`SKU ${code} – Already used by “${title} – Large”.`);
    await save.click();
    await expect(alert).toContainText('Another product already uses this handle.');
    await expect(page.getByLabel('Handle')).toBeFocused();
    await expect(page.getByLabel('Handle')).toHaveAccessibleDescription(/already uses this handle/);
    await page.getByLabel('Handle').fill(`${other.handle}-again`);
    await expect(alert).toBeHidden();
    await save.click();
    const owner = `Already used by “${title} – Large”.`;
    await expect(alert).toContainText(`SKU ${code} – ${owner}`);
    await expect(page.getByLabel('SKU for M')).toHaveAccessibleDescription(owner);
    await expect(page.getByLabel('SKU for S')).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('SKU for S').fill(code);
    const further = page.getByRole('button', { name: '+1 error' });
    await expect(further).toHaveCount(2);
    await page.getByLabel('SKU for M').press('Tab');
    await expect(further.last()).toBeFocused();
    await expect(page.getByRole('tooltip')).toContainText(owner);
    await page.getByLabel('SKU for M').fill(`${code}-M`);
    await page.getByRole('checkbox', { name: 'Create S' }).uncheck();
    await save.click();
    await expect(alert).toContainText(`EAN ${code}-E – Already used by another variant.`);
    await page.getByRole('button', { name: 'Details for M' }).click();
    await expect(page.getByLabel('EAN')).toHaveAccessibleDescription(
      'Already used by another variant.',
    );
    await page.getByLabel('EAN').fill('');
    await page.getByRole('button', { name: 'Close' }).last().click();
    await save.click();
    const stored = await opened(page, api, `${title} again`);
    expect(stored.variants?.map(({ sku }) => sku)).toEqual([`${code}-M`]);
  },
);

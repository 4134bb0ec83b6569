import type { Route } from '@playwright/test';
import { createProduct } from '../support/products.ts';
import { expect, test } from '../support/test.ts';
import { createUser, withQuietSessionOf } from '../support/users.ts';

test.beforeEach(async ({ page, api }) => {
  await withQuietSessionOf(page, await createUser(api));
});

test('offline is said quietly, with the age of what one sees, and clears by itself', async ({
  page,
  context,
}) => {
  // The words that it will need come after the first content.
  const words = page.waitForResponse(/\/locales\/en\/errors\.json/);
  await page.goto('/a/products');
  await expect(page.getByRole('table')).toBeVisible();
  await words;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const banner = page.getByText('You are offline.');
  await expect(banner).toBeVisible();
  await expect(page.getByText('What you see was loaded just now.')).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
});

test('a server that is away is said, and the page fills in when it is back', async ({
  page,
  api,
}) => {
  const product = await createProduct(api);
  await page.goto('/a/products');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/admin/**', (route) => route.abort());
  await page.getByRole('searchbox', { name: 'Search products' }).fill(product.title);
  await expect(page.getByText('The store does not answer.')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/admin/**');
  await expect(page.getByText('The store does not answer.')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
});

test('code that is gone after a deployment is fetched by loading the page anew', async ({
  page,
  api,
}) => {
  const product = await createProduct(api);
  await page.goto(`/a/products?q=${encodeURIComponent(product.title)}`);
  const link = page.getByRole('link', { name: product.title });
  await expect(link).toBeVisible();
  let isGone = true;
  await page.route('**/assets/ProductPage*.js', (route) =>
    isGone ? route.abort() : route.fallback(),
  );
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  page.on('domcontentloaded', () => {
    isGone = false;
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  expect(loads).toBeGreaterThan(0);
});

test('code that stays away ends in an explanation, never in a loop', async ({
  page,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await createProduct(api);
  await page.goto(`/a/products?q=${encodeURIComponent(product.title)}`);
  const link = page.getByRole('link', { name: product.title });
  await expect(link).toBeVisible();
  await page.route('**/assets/ProductPage*.js', (route) => route.abort());
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await link.click();
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible({ timeout: 20_000 });
  await page.waitForTimeout(2000);
  expect(loads).toBe(1);
  await expect(page.getByText('This screen could not be shown')).toBeVisible();
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('page: /a/products/:id');
  expect(copied).toContain('error: TypeError');
  expect(copied).not.toContain(product.id);
});

test('an answer without its fields leaves no white page', async ({ page, api }) => {
  const product = await createProduct(api);
  await page.route(`**/admin/products/${product.id}*`, (route) =>
    route.fulfill({ json: { product: { id: product.id } } }),
  );
  await page.goto(`/a/products/${product.id}`);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
});

test('asks the server at most four times before the first rows, and for the rest afterwards', async ({
  page,
}) => {
  const calls: string[] = [];
  let before: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/admin/')) calls.push(pathname);
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/admin/products') before = [...calls];
  });
  await page.goto('/a/products');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(4);
  expect(before).not.toContain('/admin/store');
  expect(before).not.toContain('/admin/analytics-configs');
  await expect.poll(() => calls).toContain('/admin/analytics-configs');
});

const answers: Record<string, (route: Route) => Promise<void>> = {
  'status 500': (route) =>
    route.fulfill({ status: 500, json: { type: 'unknown_error', message: 'An error' } }),
  'status 404': (route) => route.fulfill({ status: 404, json: { message: 'Nothing' } }),
  'status 403': (route) => route.fulfill({ status: 403, json: { message: 'No' } }),
  'broken JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"products": [' }),
  'a page of HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<html>Gateway' }),
  'an empty object': (route) => route.fulfill({ json: {} }),
  'null where a list belongs': (route) =>
    route.fulfill({ json: { products: null, product: null } }),
  'a cut connection': (route) => route.abort(),
  'no answer at all': () => Promise.resolve(),
};

for (const [name, answer] of Object.entries(answers)) {
  test(`no white page whatever the server answers: ${name}`, async ({ page }) => {
    test.slow();
    await page.route('**/admin/products**', answer);
    for (const path of ['/a/products', '/a/products/prod_1']) {
      await page.goto(path);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      const main = page.getByRole('main');
      const explained = main
        .getByRole('alert')
        .or(main.getByText('This takes longer than usual.'))
        .or(main.getByText(/not be found|no longer|does not exist|deleted/i));
      await expect(explained.first()).toBeVisible({ timeout: 30_000 });
    }
  });
}

test('no white page when even the question who is signed in fails', async ({ page }) => {
  await page.route('**/admin/auth', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/a/products');
  await expect(page.getByRole('alert')).toContainText('The store does not answer', {
    timeout: 20_000,
  });
  await page.unroute('**/admin/auth');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

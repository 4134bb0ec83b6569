import { expect, freshTest, signIn } from '../support/test.ts';
import { watchStart } from '../support/visit.ts';

freshTest(
  'the app runs on the mock: signs in, lists products, opens one and saves',
  async ({ page }) => {
    await signIn(page);
    const table = page.getByRole('table', { name: 'Products' });
    await expect(table.getByRole('link').first()).toBeVisible();
    await table.getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Back to products' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit general information' }).click();
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await form.getByLabel('Subtitle').fill('Another subtitle');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Saved “/)).toBeVisible();
  },
);

freshTest('the mock refuses a call without a session', async ({ page }) => {
  expect((await page.request.get('/admin/products')).status()).toBe(401);
});

freshTest(
  'the address asks for examples of states, and a quiet marker says that it is the mock',
  async ({ page }) => {
    await signIn(page, '/a/products?mock=listProducts:empty,getProduct:404');
    await expect(page.getByText('No products yet')).toBeVisible();
    await expect(page.getByRole('note', { name: /Mock.*listProducts: empty/ })).toBeVisible();
  },
);

for (const list of [
  'orders',
  'products',
  'collections',
  'customers',
  'customer-groups',
  'drafts',
]) {
  freshTest(`the list of ${list} shows the examples whole`, async ({ page }) => {
    const settled = watchStart(page);
    await signIn(page, `/a/${list}`);
    await expect(page.locator('tbody').getByRole('link').first()).toBeVisible();
    await settled();
    // Rows missing from the examples must not stay skeletons.
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
    await expect(page.getByText('This record can’t be shown.')).toHaveCount(0);
  });
}

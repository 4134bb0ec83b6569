import type { Locator, Page } from '@playwright/test';
import { createProduct } from '../support/products.ts';
import { createCategory } from '../support/sets.ts';
import { expect, expectNoViolations, freshTest, goTo, test, withSession } from '../support/test.ts';

const overview = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function open(page: Page, path: string): Promise<void> {
  await goTo(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a question mark shows the shortcuts of the page', { tag: '@all' }, async ({ page, api }) => {
  const product = await createProduct(api);
  await open(page, '/a/products');
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
  await page.keyboard.press('?');
  await expect(overview(page).getByText('Next and previous row')).toBeVisible();
  await expect(overview(page).getByText('Search the list')).toBeVisible();
  await expect(overview(page).getByText('New product')).toBeVisible();
  await expect(overview(page).getByText('Save the form, or go to the next step')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(overview(page)).toBeHidden();

  await open(page, `/a/products/${product.id}`);
  await page.keyboard.press('?');
  await expect(overview(page).getByText('Go to', { exact: true })).toBeVisible();
  await expect(overview(page).getByText('Next and previous row')).toBeHidden();
  await page.keyboard.press('Escape');

  const { name } = await createCategory(api);
  await open(page, '/a/categories');
  await expect(page.getByRole('treeitem', { name })).toBeVisible();
  await page.keyboard.press('?');
  await expect(overview(page).getByText('Move the item up or down')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview(page)).toBeHidden();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'New category' })).toBeVisible();
});

test('g and a letter lead to an area, also on a Russian keyboard; not while one writes', async ({
  page,
  api,
}) => {
  const product = await createProduct(api);
  const heading = page.getByRole('heading', { level: 1, name: 'Products' });
  await open(page, `/a/products/${product.id}`);
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(heading).toBeVisible();

  await open(page, `/a/products/${product.id}`);
  await page.evaluate(() => {
    for (const [key, code] of [
      ['п', 'KeyG'],
      ['з', 'KeyP'],
    ] as const) {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
    }
  });
  await expect(heading).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('');
  await search.pressSequentially('g?p');
  await expect(search).toHaveValue('g?p');
  await expect(overview(page)).toBeHidden();
});

test('too late a second key leads nowhere', { tag: '@all' }, async ({ page, api }) => {
  const product = await createProduct(api);
  await open(page, `/a/products/${product.id}`);
  await page.keyboard.press('g');
  await page.waitForTimeout(1200);
  await page.keyboard.press('p');
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(new RegExp(product.id));
});

freshTest(
  'single keys can be switched off, and stay so',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await withSession(page);
    await open(page, `/a/products/${product.id}`);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    const single = overview(page).getByRole('switch', { name: 'Single-key shortcuts' });
    await single.focus();
    await page.keyboard.press('Space');
    await expect(single).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(overview(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await page.waitForTimeout(500);
    await expect(overview(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(product.id));
    // Modified shortcuts still work.
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  },
);

test('a navigation takes the focus to the page and says its title; back leads to where one was', async ({
  page,
  api,
}) => {
  const word = `scroll${Date.now().toString(36)}`;
  const products = [];
  for (let index = 0; index < 25; index += 1) {
    products.push(await createProduct(api, { title: `Lamp ${word} ${index}` }));
  }
  await open(page, `/a/products?q=${word}`);
  const link = page.getByRole('link', { name: `Lamp ${word} 0`, exact: true });
  await expect(link).not.toBeInViewport();
  await link.scrollIntoViewIfNeeded();
  // The position is kept for the way back.
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join('\n')))
    .toMatch(/"(?:page|list)":[1-9]/);
  const before = await link.boundingBox();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Lamp ${word} 0` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(
    page.getByRole('status').filter({ hasText: `Lamp ${word} 0 · Quartermaster` }),
  ).toBeAttached();
  await page.goBack();
  await expect(link).toBeInViewport();
  expect((await link.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
});

freshTest('the first Tab offers to skip to the content', { tag: '@all' }, async ({ page }) => {
  await withSession(page);
  await open(page, '/a/products');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

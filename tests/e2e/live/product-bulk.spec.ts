import type { Page } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import { createProduct, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';

let made = 0;

/** Found by one search. */
async function several(api: Api, count: number): Promise<{ word: string; all: ApiProduct[] }> {
  made += 1;
  const word = `Bulk${process.pid}x${Date.now().toString(36)}${made}`;
  const all: ApiProduct[] = [];
  for (let index = 1; index <= count; index += 1) {
    all.push(await createProduct(api, { title: `${word} ${index}`, handle: `${word}-${index}` }));
  }
  return { word, all };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' });

async function openList(page: Page, word: string): Promise<void> {
  await goTo(page, `/a/products?q=${word}`);
  await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
}

async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('publishes several, and undoes it', async ({ page, api }) => {
  const { word, all } = await several(api, 3);
  await api.post(`/admin/products/${all[2]?.id}`, { status: 'published' });
  await openList(page, word);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish: 3 products' });
  await expect(dialog).toContainText('2 of 3 selected products will change.');
  await expect(dialog).toContainText('You can undo this');
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toBeHidden();
  const states = async (): Promise<unknown[]> =>
    Promise.all(all.map(async ({ id }) => (await readProduct(api, id)).status));
  expect(await states()).toEqual(['published', 'published', 'published']);
  // Undo from the toast; another user was faster.
  await api.post(`/admin/products/${all[0]?.id}`, { status: 'rejected' });
  await page
    .getByRole('status')
    .filter({ hasText: 'Publish: 2 products' })
    .getByRole('button', { name: 'Undo' })
    .click();
  const question = page.getByRole('dialog', { name: /^Undo/ });
  await expect(question).toContainText('1 product will return to its previous values.');
  await expect(question).toContainText(`won’t change: ${all[0]?.title}`);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(question).toBeHidden();
  expect(await states()).toEqual(['rejected', 'draft', 'published']);
  await expect(page.getByRole('button', { name: 'Recent changes' })).toBeHidden();
});

test('a row that fails is shown with its reason, and tried again alone', async ({ page, api }) => {
  const { word, all } = await several(api, 3);
  const [first, second] = all;
  await openList(page, word);
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await choose(page, 'Add tags');
  const tags = page.getByRole('dialog').getByRole('combobox', { name: 'Tags' });
  await expect(tags).toBeFocused();
  await tags.fill('harbour,night');
  await page.keyboard.press('Tab');
  const written: string[] = [];
  await intercept(page, '**/admin/products/prod_*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    written.push(id);
    return id === second?.id && written.filter((one) => one === id).length === 1
      ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not today' } })
      : route.fallback();
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add tags', exact: true }).click();
  await expect(dialog).toContainText('2 of 3 steps done');
  await expect(dialog).toContainText('Not today');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();
  expect(written.filter((id) => id === first?.id)).toHaveLength(1);
  for (const { id } of all) {
    expect((await readProduct(api, id)).tags?.map(({ value }) => value).toSorted()).toEqual([
      'harbour',
      'night',
    ]);
  }
});

test(
  'a sales channel and a collection take many in one call, and give them back',
  { tag: '@all' },
  async ({ page, api }) => {
    const { word, all } = await several(api, 3);
    await openList(page, word);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.startsWith('/admin/')) calls.push(pathname);
    });
    const dialog = page.getByRole('dialog');
    const apply = async (action: string, field: string, name: string): Promise<void> => {
      await page.getByRole('checkbox', { name: 'Select this page' }).check();
      await choose(page, action);
      await dialog.getByRole('combobox', { name: field }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await dialog.getByRole('button', { name: action, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    await apply('Add to sales channel', 'Sales channel', 'Wholesale');
    const { collections } = await api.get<{ collections: { id: string; title: string }[] }>(
      '/admin/collections?limit=1',
    );
    const [collection] = collections;
    await apply('Set collection', 'Collection', collection?.title ?? '');
    expect(calls).toHaveLength(2);
    for (const { id } of all) {
      const product = await readProduct(api, id);
      expect(product.sales_channels?.map(({ name }) => name)).toContain('Wholesale');
      expect(product.collection_id).toBe(collection?.id);
    }
    for (const change of ['Set collection: 3 products', 'Add to sales channel: 3 products']) {
      await page.getByRole('button', { name: 'Recent changes' }).click();
      await page.getByRole('menuitem', { name: change }).click();
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await expect(dialog).toBeHidden();
    }
    for (const { id } of all) {
      const product = await readProduct(api, id);
      expect(product.sales_channels?.map(({ name }) => name)).not.toContain('Wholesale');
      expect(product.collection_id).toBeNull();
    }
  },
);

test(
  'all that match are selected beyond the page, and deleted for good',
  { tag: '@all' },
  async ({ page, api }) => {
    const { word, all } = await several(api, 27);
    await openList(page, word);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await expect(bar(page)).toContainText('25 selected');
    await bar(page).getByRole('button', { name: 'Select all 27' }).click();
    await expect(bar(page)).toContainText('27 selected');
    await choose(page, 'Delete');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('This can’t be undone.');
    await expect(dialog).toContainText('and 26 more');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No products found')).toBeVisible();
    const { count } = await api.get<{ count: number }>(`/admin/products?q=${word}`);
    expect(count).toBe(0);
    expect(all).toHaveLength(27);
  },
);

test(
  'as pictures, by keyboard, and from a row’s own menu',
  { tag: '@all' },
  async ({ page, api }) => {
    const { word, all } = await several(api, 2);
    await openList(page, word);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Grid', { exact: true }).click();
    await page.keyboard.press('Escape');
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('link');
    await expect(cards.filter({ hasText: word })).toHaveCount(2);
    await expectNoViolations(page);
    await page.getByRole('searchbox').press('ArrowDown');
    await expect(page.getByRole('link', { name: /^Bulk/ }).first()).toBeFocused();
    await page.keyboard.press('x');
    await expect(bar(page)).toContainText('1 selected');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(bar(page)).toContainText('2 selected');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await page.getByRole('button', { name: `Actions for ${word} 1` }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    // Undoable, so no confirmation.
    await expect
      .poll(async () => (await readProduct(api, all[0]?.id ?? '')).status)
      .toBe('published');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText('Table', { exact: true }).click();
    for (const column of ['Handle', 'Tags', 'Categories', 'SKU', 'Updated']) {
      await page.getByRole('checkbox', { name: column }).check();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('cell', { name: `${word}-1` })).toBeVisible();
    await expectNoViolations(page);
  },
);

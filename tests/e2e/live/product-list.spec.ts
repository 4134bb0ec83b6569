import type { Page } from '@playwright/test';
import { intercept } from '../support/intercept.ts';
import { createProduct, readItems } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';

/** From its own button or the “Add filter” menu. */
async function openFilter(page: Page, label: string): Promise<void> {
  const bar = page.getByRole('search');
  await expect(bar.getByRole('button', { name: 'Add filter' })).toBeVisible();
  const own = bar.getByRole('button', { name: label, exact: true });
  if ((await own.count()) > 0) {
    await own.click();
    return;
  }
  await bar.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

test('filters, sort, search and page are in the address and survive a reload', async ({
  page,
  api,
}) => {
  const product = await createProduct(api, { status: 'proposed' });
  await goTo(page, '/a/products');
  await openFilter(page, 'Status');
  await page.getByRole('option', { name: 'Proposed' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=proposed/);
  await page.getByRole('searchbox', { name: 'Search products' }).fill(product.title);
  await expect(page).toHaveURL(/q=Test/);
  const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/status=|q=/);
  await page.goBack();
  await expect(page).toHaveURL(/status=proposed/);
});

test(
  'every filter asks the server and shows only what matches',
  { tag: '@all' },
  async ({ page, api }) => {
    const tag = `tag-${Date.now()}`;
    const type = `type-${Date.now()}`;
    const { collection } = await api.post<{ collection: { id: string; title: string } }>(
      '/admin/collections',
      { title: `Collection ${Date.now()}` },
    );
    const { sales_channel: channel } = await api.post<{
      sales_channel: { id: string; name: string };
    }>('/admin/sales-channels', { name: `Channel ${Date.now()}` });
    const { product_category: category } = await api.post<{
      product_category: { id: string; name: string };
    }>('/admin/product-categories', { name: `Category ${Date.now()}` });
    const product = await createProduct(api, {
      categories: [{ id: category.id }],
      tags: [{ value: tag }],
      type: { value: type },
      collection_id: collection.id,
      sales_channels: [{ id: channel.id }],
      options: [{ title: 'Size' }],
      variants: [{ title: 'One', options: [{ value: 'One' }], prices: [] }],
    });
    const { price_list: list } = await api.post<{ price_list: { name: string } }>(
      '/admin/price-lists',
      {
        name: `Prices ${Date.now()}`,
        description: 'Of a test',
        type: 'sale',
        prices: [{ variant_id: product.variants?.[0]?.id, amount: 500, currency_code: 'eur' }],
      },
    );
    for (const [label, option] of [
      ['Tag', tag],
      ['Type', type],
      ['Collection', collection.title],
      ['Sales channel', channel.name],
      ['Categories', category.name],
      ['Price list', list.name],
    ] as const) {
      await goTo(page, '/a/products');
      await openFilter(page, label);
      await page.getByRole('combobox', { name: `Search ${label}` }).fill(option);
      await page.getByRole('option', { name: option }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('table', { name: 'Products' }).getByRole('row')).toHaveCount(2);
      await expect(page.getByRole('link', { name: product.title })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('button', { name: `${label} ${option}` })).toBeVisible();
    }
  },
);

test(
  'days of creation and of change are the reader’s, and ask the server',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    for (const label of ['Created', 'Updated']) {
      await goTo(page, `/a/products?q=${encodeURIComponent(product.title)}`);
      await openFilter(page, label);
      const panel = page.getByRole('dialog', { name: label });
      await panel.getByRole('button', { name: 'Today', exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('link', { name: product.title })).toBeVisible();
      await expect(page).toHaveURL(label === 'Created' ? /created_at=/ : /updated_at=/);
    }
    await goTo(
      page,
      `/a/products?q=${encodeURIComponent(product.title)}&created_at=2020-01-01..2020-01-31`,
    );
    await expect(page.getByText('No products found')).toBeVisible();
  },
);

test(
  'sorts by title and by date on the server, both ways',
  { tag: '@all' },
  async ({ page, api }) => {
    const first = await api.get<{ products: { title: string }[] }>(
      '/admin/products?is_giftcard=false&order=title&limit=1',
    );
    const last = await api.get<{ products: { title: string }[] }>(
      '/admin/products?is_giftcard=false&order=-title&limit=1',
    );
    await goTo(page, '/a/products');
    const titles = page.getByRole('table', { name: 'Products' }).getByRole('link');
    await page.getByRole('button', { name: 'Product', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Product' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(titles.first()).toContainText(first.products[0]?.title ?? '');
    await page.getByRole('button', { name: 'Product', exact: true }).click();
    await expect(titles.first()).toContainText(last.products[0]?.title ?? '');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByRole('checkbox', { name: 'Created' }).check();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Created', exact: true }).click();
    await expect(page).toHaveURL(/order=created_at/);
  },
);

test(
  'says what each product costs, and from when on where its variants differ',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = `Priced ${Date.now().toString(36)}`;
    const euros = (amount: number) => [{ currency_code: 'eur', amount }];
    const variant = (size: string, amount: number) => ({
      title: size,
      options: [{ value: size }],
      prices: euros(amount),
    });
    const of = (name: string, variants: object[]) =>
      createProduct(api, { title: name, options: [{ title: 'Size' }], variants });
    await of(`${title} one`, [variant('S', 1250)]);
    await of(`${title} two`, [variant('S', 99900), variant('L', 1999)]);
    await of(`${title} none`, []);
    await goTo(page, `/a/products?q=${encodeURIComponent(title)}`);
    const row = (name: string) => page.getByRole('row').filter({ hasText: `${title} ${name}` });
    await expect(row('one').getByText('€12.50', { exact: true })).toBeVisible();
    await expect(row('two').getByText('From €19.99', { exact: true })).toBeVisible();
    await expect(row('none').getByText('No variants', { exact: true })).toBeVisible();
    await expect(row('none')).not.toContainText('€');
  },
);

test('pages through all products', { tag: '@all' }, async ({ page, api }) => {
  const { count } = await api.get<{ count: number }>('/admin/products?is_giftcard=false&limit=1');
  await goTo(page, '/a/products');
  // Other tests add products.
  const range = page.getByText(/^1–25 of \d+/);
  await expect(range).toBeVisible();
  expect(Number(/\d+$/.exec((await range.textContent()) ?? '')?.[0])).toBeGreaterThanOrEqual(count);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^26–\d+ of/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100 per page');
  await expect(page).toHaveURL(/size=100/);
  await expect(page.getByText(/^1–\d+ of/)).toBeVisible();
});

test('nothing found says so and offers the way back', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/a/products?q=nothing-has-this-name');
  await expect(page.getByText('No products found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).last().click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
});

test('a failing server is explained and tried again', async ({ page }) => {
  let failing = true;
  await intercept(page, '**/admin/products?*', (route) =>
    failing
      ? route.fulfill({ status: 500, json: { message: 'database is away' } })
      : route.continue(),
  );
  await goTo(page, '/a/products');
  await expect(page.getByText('Couldn’t load products')).toBeVisible();
  await expect(page.getByText('database is away')).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
});

test(
  'a barcode finds its product in the list and in the palette',
  { tag: '@all' },
  async ({ page, api }) => {
    const ean = String(Date.now());
    const product = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: [{ title: 'One', ean, options: [{ value: 'One' }], prices: [] }],
    });
    await goTo(page, '/a/products');
    await page.getByRole('searchbox', { name: 'Search products' }).fill(ean);
    const rows = page.getByRole('table', { name: 'Products' }).getByRole('row');
    await expect(rows).toHaveCount(2);
    await page.getByRole('link', { name: product.title }).click();
    await expect(page.getByRole('heading', { name: product.title, level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    await palette.getByRole('combobox').fill(ean);
    await expect(page.getByRole('option', { name: product.title })).toBeVisible();
    await page.keyboard.press('Escape');
  },
);

test(
  'Enter in the search opens the only match, also when it comes before the answer',
  { tag: '@all' },
  async ({ page, api }) => {
    const sku = `SCAN-${Date.now()}`;
    const product = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: [{ title: 'One', sku, options: [{ value: 'One' }], prices: [] }],
    });
    await goTo(page, '/a/products');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.pressSequentially(sku);
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await page.goBack();
    // Several matches: stays on the list.
    await search.fill('a');
    await search.press('Enter');
    await expect(page).toHaveURL(/q=a$/);
    await expect(page.getByRole('table', { name: 'Products' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
);

test('stock is changed from the list', { tag: '@all' }, async ({ page, api }) => {
  const size = (value: string, fields: Record<string, unknown> = {}) => ({
    title: value,
    manage_inventory: true,
    options: [{ value }],
    prices: [],
    ...fields,
  });
  const sku = `LAMP-${Date.now()}`;
  const product = await createProduct(api, {
    options: [{ title: 'Size' }],
    variants: [size('S'), size('L', { sku }), size('Any', { manage_inventory: false })],
  });
  const variant = product.variants?.find((one) => one.sku === sku)?.id ?? '';
  const unitsOf = async (): Promise<number[]> =>
    (await readItems(api, variant)).flatMap((item) =>
      item.location_levels.map((level) => level.stocked_quantity),
    );
  await goTo(page, `/a/products?q=${encodeURIComponent(product.title)}`);
  const cell = page.getByRole('button', { name: `Edit stock, ${product.title}` });
  const dialog = page.getByRole('dialog', { name: `Stock for ${product.title}` });
  const choose = async (search: string, option: string): Promise<void> => {
    await dialog.getByRole('combobox', { name: 'Variant' }).fill(search);
    await page.getByRole('option', { name: option }).click();
  };
  const units = dialog.getByRole('spinbutton', { name: 'Rotterdam warehouse' });
  await cell.click();
  await expect(dialog.getByRole('combobox', { name: 'Variant' })).toBeFocused();
  await choose(sku, `L · ${sku}`);
  await expect(dialog.getByRole('spinbutton').first()).toBeFocused();
  await units.fill('7');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved stock for “L”')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveText('3 variants 7');
  expect(await unitsOf()).toEqual([7]);

  // Clicking outside keeps the input; a concurrent change asks.
  await cell.click();
  await choose(sku, `L · ${sku}`);
  await expect(units).toHaveValue('7');
  await units.fill('9');
  // Escape, Cancel and the cell all ask before discarding.
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [
    () => units.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => cell.click(),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(units).toHaveValue('9');
  }
  await page.getByRole('heading', { name: 'Products' }).click();
  await expect(units).toHaveValue('9');
  const [item] = await readItems(api, variant);
  const location = item?.location_levels[0]?.location_id ?? '';
  await api.post(`/admin/inventory-items/${item?.id}/location-levels/${location}`, {
    stocked_quantity: 5,
  });
  await units.press('Control+s');
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(conflict.getByRole('row', { name: /Rotterdam warehouse 9 5/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(conflict).toBeHidden();
  await expect(units).toHaveValue('9');
  await units.press('Enter');
  await conflict.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(cell).toHaveText('3 variants 9');
  expect(await unitsOf()).toEqual([9]);

  // While open, the next click would close it.
  await expect(dialog).toBeHidden();
  await cell.click();
  await choose(sku, `L · ${sku}`);
  await units.fill('3');
  await units.press('Escape');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell).toBeFocused();
  expect(await unitsOf()).toEqual([9]);

  // Untracked stock links to the variant's form.
  await cell.click();
  await choose('Any', 'Any');
  await dialog.getByRole('link', { name: 'Edit variant' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit variant Any' })).toBeVisible();
  await page.goBack();
  await cell.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cell).toBeFocused();
});

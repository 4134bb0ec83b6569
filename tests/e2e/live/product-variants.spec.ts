import { intercept, release } from '../support/intercept.ts';
import { createProduct, readItems, readProduct } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';
import { openAction, variantOf, withVariants } from '../support/variants.ts';

test('adds a variant with prices, then its stock', { tag: '@all' }, async ({ page, api }) => {
  const { product, code } = await withVariants(api);
  const { regions } = await api.get<{ regions: { id: string; name: string }[] }>('/admin/regions');
  const region = regions.find(({ name }) => name === 'Japan');
  await goTo(page, `/a/products/${product.id}`);
  await page.getByRole('button', { name: 'Add variant' }).click();
  const form = page.getByRole('dialog', { name: 'Add variant' });
  await form.getByRole('combobox', { name: 'Size' }).fill('S');
  await form.getByRole('combobox', { name: 'Colour' }).fill('red');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Create variant' }).click();
  await expect(form.getByText('“S / red” already has these values.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Size' }).fill('L');
  await page.keyboard.press('Tab');
  await expect(form.getByLabel('Variant title')).toHaveValue('L / red');
  await form.getByLabel('SKU').fill(`${code}-S-red`);
  await form.getByRole('button', { name: 'Create variant' }).click();
  await expect(form.getByLabel('SKU')).toHaveAccessibleDescription(/Already used by “S \/ red”/);
  await form.getByLabel('SKU').fill(`${code}-L-red`);
  await form.getByLabel('Price in EUR').fill('12.50');
  await form.getByLabel('Price in JPY').fill('1900');
  await form.getByRole('button', { name: 'Add region price' }).click();
  await page.getByRole('menuitem', { name: 'Japan' }).click();
  await form.getByLabel('Price in Japan').fill('1800');
  await form.getByLabel('Weight').fill('250');
  await form.getByRole('button', { name: 'Create variant' }).click();

  const stock = page.getByRole('dialog', { name: 'Stock for L / red' });
  await stock.getByLabel('In stock at Rotterdam warehouse').fill('7');
  await stock.getByLabel('Incoming at Rotterdam warehouse').fill('3');
  await stock.getByRole('button', { name: 'Save' }).click();
  await expect(stock).toBeHidden();
  const variant = variantOf(await readProduct(api, product.id), 'L / red');
  expect(variant).toMatchObject({ sku: `${code}-L-red`, weight: 250, inventory_quantity: 7 });
  expect(
    variant.prices.map(({ region_id, currency_code, amount }) => [
      region_id ?? currency_code,
      amount,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['eur', 1250],
      ['jpy', 1900],
      [region?.id, 1800],
    ]),
  );
  const [item] = await readItems(api, variant.id);
  expect(item?.location_levels).toMatchObject([{ stocked_quantity: 7, incoming_quantity: 3 }]);
});

test(
  'a SKU is edited in its row, and its inventory item follows',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product, code } = await withVariants(api);
    const variant = variantOf(product, 'S / red');
    await goTo(page, `/a/products/${product.id}`);
    const edit = page.getByRole('button', { name: 'Edit SKU · S / red' });
    const field = page.getByRole('textbox', { name: 'SKU' });
    await edit.press('Enter');
    await expect(field).toBeFocused();
    await field.fill(`${code}-M-red`);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Already used by “M \/ red”/);
    await field.fill(`${code}-NEW`);
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
    await expect(edit).toBeFocused();
    const stored = variantOf(await readProduct(api, product.id), 'S / red');
    expect(stored.sku).toBe(`${code}-NEW`);
    expect(await readItems(api, variant.id)).toMatchObject([{ sku: `${code}-NEW` }]);
  },
);

test(
  'edits a variant, sends only what changed, and its inventory item follows',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product, code } = await withVariants(api);
    const variant = variantOf(product, 'S / red');
    await goTo(page, `/a/products/${product.id}`);
    await page.getByRole('link', { name: 'S / red' }).click();
    const form = page.getByRole('dialog', { name: 'Edit variant S / red' });
    await form.getByLabel('SKU').fill(`${code}-NEW`);
    await form.getByLabel('EAN').fill(code);
    await form.getByLabel('Price in EUR').fill('9.99');
    await form.getByLabel('Allow backorders').click({ force: true });
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith(variant.id)),
      form.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      sku: `${code}-NEW`,
      ean: code,
      allow_backorder: true,
      prices: [{ currency_code: 'eur', amount: 999 }],
    });
    await expect(form).toBeHidden();
    const [item] = await readItems(api, variant.id);
    expect(item?.sku).toBe(`${code}-NEW`);
  },
);

test(
  "others' prices of a variant stay, and are asked about where both changed the same",
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api, ['S'], ['red']);
    const { id } = variantOf(product, 'S / red');
    const priced = async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        variantOf(await readProduct(api, product.id), 'S / red').prices.map(
          ({ currency_code: code, amount }) => [code, amount],
        ),
      );
    const setPrices = (prices: Record<string, number>) =>
      api.post(`/admin/products/${product.id}/variants/${id}`, {
        prices: Object.entries(prices).map(([code, amount]) => ({ currency_code: code, amount })),
      });
    await goTo(page, `/a/products/${product.id}?edit=variant&for=${id}`);
    const form = page.getByRole('dialog', { name: 'Edit variant S / red' });
    await form.getByLabel('Price in EUR').fill('11');
    await setPrices({ eur: 1000, jpy: 900 });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await priced()).toEqual({ eur: 1100, jpy: 900 });

    await goTo(page, `/a/products/${product.id}?edit=variant&for=${id}`);
    await expect(form.getByLabel('Price in EUR')).toHaveValue('11.00');
    await form.getByLabel('Price in EUR').fill('12');
    await setPrices({ eur: 1500, jpy: 950 });
    await form.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(dialog.getByRole('row', { name: 'Price in EUR €12.00 €15.00' })).toBeVisible();
    await expect(dialog.getByRole('row')).toHaveCount(2);
    expect(await priced()).toEqual({ eur: 1500, jpy: 950 });
    await dialog.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(form).toBeHidden();
    expect(await priced()).toEqual({ eur: 1200, jpy: 950 });
  },
);

test(
  'a variant that is saved while its inventory item fails says so, and the retry mends it',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product, code } = await withVariants(api, ['S'], ['red']);
    const variant = variantOf(product, 'S / red');
    await goTo(page, `/a/products/${product.id}?edit=variant&for=${variant.id}`);
    const form = page.getByRole('dialog', { name: 'Edit variant S / red' });
    await form.getByLabel('SKU').fill(`${code}-NEW`);
    await intercept(page, '**/admin/inventory-items/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Broken' } })
        : route.fallback(),
    );
    await form.getByRole('button', { name: 'Save' }).click();
    const report = form.getByRole('alert');
    await expect(report).toContainText('Save “S / red” done');
    await expect(report).toContainText('Update inventory item failed');
    await release(page, '**/admin/inventory-items/*');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect((await readItems(api, variant.id))[0]?.sku).toBe(`${code}-NEW`);
  },
);

test('duplicates and deletes a variant', { tag: '@all' }, async ({ page, api }) => {
  const { product, code } = await withVariants(api, ['S'], ['red']);
  const [item] = await readItems(api, variantOf(product, 'S / red').id);
  await goTo(page, `/a/products/${product.id}`);
  await openAction(page, 'S / red', 'Duplicate');
  const form = page.getByRole('dialog', { name: 'Copy of S / red' });
  await expect(form.getByLabel('SKU')).toHaveValue('');
  await form.getByRole('combobox', { name: 'Size' }).fill('XL');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Create variant' }).click();
  await page
    .getByRole('dialog', { name: 'Stock for XL / red' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  const copy = variantOf(await readProduct(api, product.id), 'XL / red');
  expect(copy.prices.map(({ amount }) => amount)).toEqual([1000]);

  await openAction(page, 'S / red', 'Delete variant');
  const dialog = page.getByRole('dialog', { name: 'Delete “S / red”?' });
  await expect(dialog).toContainText(`SKU ${code}-S-red`);
  await dialog.getByRole('button', { name: 'Delete variant' }).click();
  await expect(dialog).toBeHidden();
  expect((await readProduct(api, product.id)).variants?.map(({ title }) => title)).toEqual([
    'XL / red',
  ]);
  const { count } = await api.get<{ count: number }>(`/admin/inventory-items?id[]=${item?.id}`);
  expect(count).toBe(0);
});

test(
  'hundreds of variants: found, drawn only where one looks, put in order by keyboard',
  { tag: '@all' },
  async ({ page, api }) => {
    const sizes = Array.from({ length: 240 }, (_, index) => `Size ${index + 1}`);
    const product = await createProduct(api, {
      options: [{ title: 'Size' }],
      variants: sizes.map((title) => ({ title, options: [{ value: title }], prices: [] })),
    });
    await goTo(page, `/a/products/${product.id}`);
    const table = page.getByRole('table', { name: 'Variants' });
    await expect(table).toHaveAttribute('aria-rowcount', '241');
    expect(await table.getByRole('row').count()).toBeLessThan(60);
    // A row that is edited stays.
    await page.getByRole('button', { name: 'Edit SKU · Size 1', exact: true }).press('Enter');
    const sku = table.getByRole('textbox', { name: 'SKU' });
    await sku.fill('HALF');
    await page
      .getByRole('group', { name: 'Variants' })
      .evaluate((rows) => rows.scrollTo(0, rows.scrollHeight));
    await expect(table.getByRole('link', { name: 'Size 240' })).toBeVisible();
    await expect(sku).toHaveValue('HALF');
    await sku.press('Escape');
    await table.getByRole('link', { name: 'Size 1', exact: true }).focus();
    await page.getByRole('group', { name: 'Variants' }).focus();
    await page.keyboard.press('End');
    await expect(table.getByRole('link', { name: 'Size 240' })).toBeVisible();
    await page.keyboard.press('Home');
    const handle = page.getByRole('button', { name: 'Move Size 3', exact: true });
    await handle.focus();
    await page.keyboard.press('Home');
    await expect(table.getByRole('row').nth(1)).toContainText('Size 3');
    await page.getByRole('button', { name: 'Save order' }).click();
    await expect(page.getByText('Saved variant order')).toBeVisible();
    const { variants = [] } = await readProduct(api, product.id);
    expect(variants).toHaveLength(240);
    const ranked = variants.toSorted((a, b) => a.variant_rank - b.variant_rank);
    expect(ranked.slice(0, 4).map(({ title }) => title)).toEqual([
      'Size 3',
      'Size 1',
      'Size 2',
      'Size 4',
    ]);
    await page.getByRole('searchbox', { name: 'Search variants' }).fill('size 199');
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('link', { name: 'Size 199' })).toBeVisible();
  },
);

test(
  'a link to a variant opens at its first field, with nothing unfolded over the next',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api, ['S'], ['red']);
    const variant = variantOf(product, 'S / red');
    await goTo(page, `/a/products/${product.id}?edit=stock&for=${variant.id}`);
    await expect(page.getByRole('spinbutton').first()).toBeFocused();
    await goTo(page, `/a/products/${product.id}?edit=variant&for=${variant.id}`);
    const form = page.getByRole('dialog', { name: 'Edit variant S / red' });
    await expect(form.getByRole('combobox', { name: 'Size' })).toBeFocused();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
  },
);

test(
  'numbers of a variant that are none are refused at their fields',
  { tag: '@all' },
  async ({ page, api }) => {
    const { product } = await withVariants(api, ['S'], ['red']);
    const variant = variantOf(product, 'S / red');
    await goTo(page, `/a/products/${product.id}?edit=variant&for=${variant.id}`);
    const form = page.getByRole('dialog', { name: 'Edit variant S / red' });
    const price = form.getByLabel('Price in EUR');
    await price.fill('dear');
    await price.press('Enter');
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/\S/);
    await price.fill('12');
    const weight = form.getByLabel('Weight');
    await weight.fill('1.5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(weight).toBeFocused();
    await expect(weight).toHaveAccessibleDescription('Enter a whole number.');
    const stored = variantOf(await readProduct(api, product.id), 'S / red');
    expect(stored).toMatchObject({ weight: null, prices: [{ amount: 1000 }] });
  },
);

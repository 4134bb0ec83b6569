import { createProduct, readProduct } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';
import { search } from '../support/visit.ts';

test('edits every general field, and only sends what changed', async ({ page, api }) => {
  const product = await createProduct(api, { material: 'Tin' });
  await goTo(page, `/a/products/${product.id}?edit=general`);
  const form = page.getByRole('dialog', { name: 'Edit general information' });
  const handle = `lamp-${Date.now()}`;
  await form.getByLabel('Handle').fill(handle);
  await form.getByLabel('Description').fill('A lamp.\nFor nights at sea.');
  await form.getByLabel('Material').fill('');
  await form.getByRole('switch', { name: 'Discountable' }).press('Space');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(product.id)),
    form.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    handle,
    description: 'A lamp.\nFor nights at sea.',
    material: null,
    discountable: false,
  });
  await expect(form).toBeHidden();
  expect(await readProduct(api, product.id)).toMatchObject({
    handle,
    material: null,
    title: product.title,
  });
});

test(
  'files a product: channels, categories, collection, type and tags',
  { tag: '@all' },
  async ({ page, api }) => {
    const stamp = Date.now();
    const { collection } = await api.post<{ collection: { title: string; id: string } }>(
      '/admin/collections',
      { title: `Winter ${stamp}` },
    );
    const { product_category: category } = await api.post<{
      product_category: { id: string; name: string };
    }>('/admin/product-categories', { name: `Lanterns ${stamp}`, is_active: true });
    const product = await createProduct(api, { tags: [{ value: 'old' }] });
    const before = product.sales_channels?.map(({ id }) => id) ?? [];
    await goTo(page, `/a/products/${product.id}?edit=organization`);
    const form = page.getByRole('dialog', { name: 'Edit organization' });
    await form.getByRole('searchbox', { name: 'Search categories' }).fill(String(stamp));
    await form.getByRole('checkbox', { name: category.name }).check();
    await search(page, form.getByLabel('Collection'), collection.title);
    await page.getByRole('option', { name: collection.title }).click();
    await form.getByLabel('Type').fill('Lighting');
    await page.keyboard.press('Escape');
    await form.getByLabel('Tags').fill('brass');
    await page.keyboard.press('Enter');
    await search(page, form.getByRole('combobox', { name: 'Sales channels' }), 'Wholesale');
    await page.getByRole('option', { name: 'Wholesale' }).click();
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(product.id)),
      form.getByRole('button', { name: 'Save' }).click(),
    ]);
    expect(Object.keys(request.postDataJSON() as object).toSorted()).toEqual([
      'categories',
      'collection_id',
      'sales_channels',
      'tags',
      'type',
    ]);
    await expect(form).toBeHidden();
    const stored = await readProduct(api, product.id);
    expect(stored.collection_id).toBe(collection.id);
    expect(stored.categories?.map(({ id }) => id)).toEqual([category.id]);
    expect(stored.tags?.map((tag) => tag.value).toSorted()).toEqual(['brass', 'old']);
    expect(stored.type?.value).toBe('Lighting');
    expect(stored.sales_channels).toHaveLength(before.length + 1);
  },
);

test(
  'a handle that another product has is explained at the field',
  { tag: '@all' },
  async ({ page, api }) => {
    const [taken, product] = [await createProduct(api), await createProduct(api)];
    await goTo(page, `/a/products/${product.id}?edit=general`);
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await form.getByLabel('Handle').fill(taken.handle);
    await form.getByRole('button', { name: 'Save' }).click();
    const field = form.getByLabel('Handle');
    await expect(field).toHaveAccessibleDescription(/Another product already uses this handle/);
    await expect(field).toHaveAccessibleDescription(/Server message: Product with handle/);
    await expect(field).toHaveValue(taken.handle);
    expect((await readProduct(api, product.id)).handle).toBe(product.handle);
  },
);

test(
  'a title is needed, and a handle that fits an address',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await goTo(page, `/a/products/${product.id}?edit=general`);
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await form.getByRole('textbox', { name: 'Title', exact: true }).fill(' ');
    await form.getByLabel('Handle').fill('No spaces/please');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(
      form.getByRole('textbox', { name: 'Title', exact: true }),
    ).toHaveAccessibleDescription(/Enter a title/);
    await expect(form.getByLabel('Handle')).toHaveAccessibleDescription(/lowercase letters/);
    expect((await readProduct(api, product.id)).title).toBe(product.title);
  },
);

test('what someone else saved meanwhile is shown before it is overwritten', async ({
  page,
  api,
}) => {
  const product = await createProduct(api);
  await goTo(page, `/a/products/${product.id}?edit=general`);
  const form = page.getByRole('dialog', { name: 'Edit general information' });
  await form.getByLabel('Subtitle').fill('Mine');
  await api.post(`/admin/products/${product.id}`, { subtitle: 'Theirs', material: 'Copper' });
  await form.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(dialog.getByRole('row', { name: 'Subtitle Mine Theirs' })).toBeVisible();
  expect((await readProduct(api, product.id)).subtitle).toBe('Theirs');
  await dialog.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(form).toBeHidden();
  expect(await readProduct(api, product.id)).toMatchObject({
    subtitle: 'Mine',
    material: 'Copper',
  });
});

test(
  'the saved version is used for what is in conflict only',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api);
    await goTo(page, `/a/products/${product.id}?edit=general`);
    const form = page.getByRole('dialog', { name: 'Edit general information' });
    await form.getByLabel('Subtitle').fill('Mine');
    await form.getByLabel('Description').fill('Mine alone');
    await api.post(`/admin/products/${product.id}`, { subtitle: 'Theirs', material: 'Copper' });
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Use saved version' }).click();
    await expect(form.getByLabel('Subtitle')).toHaveValue('Theirs');
    await expect(form.getByLabel('Material')).toHaveValue('Copper');
    await expect(form.getByLabel('Description')).toHaveValue('Mine alone');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await readProduct(api, product.id)).toMatchObject({
      subtitle: 'Theirs',
      material: 'Copper',
      description: 'Mine alone',
    });
  },
);

test('unsaved work is not left without asking', async ({ page, api }) => {
  const product = await createProduct(api);
  await goTo(page, `/a/products/${product.id}?edit=general`);
  const form = page.getByRole('dialog', { name: 'Edit general information' });
  await form.getByLabel('Subtitle').fill('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Subtitle')).toHaveValue('Half a thought');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await ask.getByRole('button', { name: 'Discard changes' }).click();
  await expect(form).toBeHidden();
  expect((await readProduct(api, product.id)).subtitle).toBeNull();
});

test('a fact is edited in place with the mouse, and saved by leaving it or the page', async ({
  page,
  api,
}) => {
  const product = await createProduct(api, { material: 'Tin' });
  await goTo(page, `/a/products/${product.id}`);
  const facts = page.getByRole('region', { name: 'General', exact: true });
  const field = facts.getByRole('textbox', { name: 'Material' });
  await facts.getByRole('definition').filter({ hasText: 'Tin' }).click();
  await expect(field).toBeFocused();
  // Beside its label.
  const below = await field.evaluate((input) => {
    const label = input.closest('dd')?.previousElementSibling;
    return input.getBoundingClientRect().top - (label?.getBoundingClientRect().top ?? NaN);
  });
  expect(Math.abs(below)).toBeLessThan(12);
  await field.fill(' Brass ');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(product.id)),
    facts.getByRole('heading', { name: 'General' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ material: 'Brass' });
  await expect(field).toBeHidden();
  await facts.getByRole('definition').filter({ hasText: 'Brass' }).click();
  await field.fill('Copper');
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await readProduct(api, product.id)).material).toBe('Copper');
});

test('a product is renamed at its heading with the keyboard', async ({ page, api }) => {
  const product = await createProduct(api);
  const title = `${product.title} Mini`;
  await goTo(page, `/a/products/${product.id}`);
  const edit = page.getByRole('button', { name: 'Edit Title' });
  const field = page.getByRole('textbox', { name: 'Title' });
  await edit.press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(product.title);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeAttached();
  await field.fill(title);
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(product.id)),
    page.keyboard.press('Enter'),
  ]);
  expect(request.postDataJSON()).toEqual({ title });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(field).toBeHidden();
  await expect(edit).toBeFocused();
});

test(
  'a handle that is taken stays in its place with the reason, until Escape',
  { tag: '@all' },
  async ({ page, api }) => {
    const [taken, product] = [await createProduct(api), await createProduct(api)];
    await goTo(page, `/a/products/${product.id}`);
    const edit = page.getByRole('button', { name: 'Edit Handle' });
    const field = page.getByRole('textbox', { name: 'Handle' });
    await edit.press('Enter');
    await expect(field).toBeFocused();
    await field.fill(taken.handle);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Server message: Product with handle/);
    await expect(field).toHaveValue(taken.handle);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: product.handle })).toBeVisible();
    expect((await readProduct(api, product.id)).handle).toBe(product.handle);
  },
);

test('a product that does not exist says so', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/a/products/prod_nothing');
  await expect(page.getByText('Product not found')).toBeVisible();
  await page.getByRole('link', { name: 'Go to products' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
});

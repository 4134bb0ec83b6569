import { intercept, release } from '../support/intercept.ts';
import { createProduct } from '../support/products.ts';
import { createSets, ownName, productIds } from '../support/sets.ts';
import type { ApiCollection } from '../support/sets.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

test(
  'a collection is created, filled through the picker, renamed and deleted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page, [/422/]);
    const [mast, sail] = [await createProduct(api), await createProduct(api)];
    const title = ownName('Summer');
    await goTo(page, '/a/collections');
    await page.getByRole('button', { name: 'New collection' }).click();
    const form = page.getByRole('dialog', { name: 'New collection' });
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Handle').fill('heirloom-brass');
    await form.getByRole('button', { name: 'Create collection' }).click();
    await expect(form.getByText('Another collection already uses this handle.')).toBeVisible();
    await form.getByLabel('Handle').fill('');
    await form.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: `Add products to “${title}”` });
    const search = picker.getByRole('combobox');
    for (const { title: product } of [mast, sail]) {
      await search.fill(product);
      await expect(picker.getByRole('option', { name: product })).toBeVisible();
      await expect(picker.getByText('1 of 1')).toBeVisible();
      await search.press('ArrowDown');
      await search.press('Enter');
    }
    await expectNoViolations(page);
    await picker.getByRole('button', { name: 'Add 2 products' }).click();
    const table = page.getByRole('table', { name: 'Products' });
    await expect(table.getByRole('link', { name: mast.title })).toBeVisible();
    await expect(table.getByRole('link', { name: sail.title })).toBeVisible();
    await expect
      .poll(async () => productIds(api, `collection_id[]=${id}`))
      .toEqual([mast.id, sail.id].toSorted());

    await table.getByRole('checkbox', { name: `Select ${mast.title}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(table.getByRole('link', { name: mast.title })).toHaveCount(0);
    await expect.poll(async () => productIds(api, `collection_id[]=${id}`)).toEqual([sail.id]);

    await page.getByRole('button', { name: 'Edit collection' }).click();
    const general = page.getByRole('dialog', { name: 'Edit collection' });
    await general.getByLabel('Title').fill(`${title}, late`);
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title}, late` })).toBeVisible();
    const { collection } = await api.get<{ collection: ApiCollection }>(`/admin/collections/${id}`);
    expect(collection.title).toBe(`${title}, late`);

    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete collection' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${title}, late”?` });
    await expect(question.getByText('1 product will be removed from the collection')).toBeVisible();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete collection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    const { collections } = await api.get<{ collections: ApiCollection[] }>(
      `/admin/collections?q=${encodeURIComponent(title)}`,
    );
    expect(collections).toEqual([]);
    const { product } = await api.get<{ product: { collection_id: string | null } }>(
      `/admin/products/${sail.id}`,
    );
    expect(product.collection_id).toBeNull();
    expectNoErrors();
  },
);

test('the picker of products is filtered', { tag: '@all' }, async ({ page, api }) => {
  const mast = await createProduct(api);
  const sail = await createProduct(api, { status: 'published' });
  const { collection } = await createSets(api, mast.id);
  await goTo(page, collection);
  await page.getByRole('button', { name: 'Add products' }).first().click();
  const picker = page.getByRole('dialog', { name: /^Add products/ });
  await picker.getByRole('button', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: 'Published', exact: true }).click();
  await page.keyboard.press('Escape');
  const search = picker.getByRole('combobox');
  await search.fill(mast.title);
  await expect(picker.getByRole('option')).toHaveCount(0);
  await search.fill(sail.title);
  await expect(picker.getByRole('option', { name: sail.title })).toBeVisible();
  await picker.getByRole('button', { name: 'Remove Status' }).click();
  await search.fill(mast.title);
  await expect(picker.getByRole('option', { name: mast.title })).toBeVisible();
});

test(
  'adding and removing is undone from the message, except what someone has changed since',
  { tag: '@all' },
  async ({ page, api }) => {
    const [mast, sail] = [await createProduct(api), await createProduct(api)];
    const own = await createSets(api, mast.id);
    const other = await createSets(api, sail.id);
    const [here, there] = [own, other].map(({ collection }) => collection.split('/').at(-1) ?? '');
    const inSet = async (id = ''): Promise<string[]> => productIds(api, `collection_id[]=${id}`);
    await goTo(page, own.collection);
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    const table = page.getByRole('table', { name: 'Products' });

    // Undo returns the product to its old collection.
    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: /^Add products to/ });
    await picker.getByRole('combobox').fill(mast.title);
    await expect(picker.getByRole('option', { name: mast.title })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await picker.getByRole('combobox').fill(sail.title);
    await picker.getByRole('option', { name: sail.title }).click();
    await picker.getByRole('button', { name: 'Add 1 product' }).click();
    await expect(table.getByRole('link', { name: sail.title })).toBeVisible();
    await undo.click();
    await expect(page.getByText('Change undone')).toBeVisible();
    await expect(table.getByRole('link', { name: sail.title })).toHaveCount(0);
    expect(await inSet(there)).toEqual([sail.id]);

    await table.getByRole('checkbox', { name: `Select ${mast.title}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => inSet(here)).toEqual([]);
    await undo.click();
    await expect.poll(() => inSet(here)).toEqual([mast.id]);
    await expect(table.getByRole('link', { name: mast.title })).toBeVisible();

    await table.getByRole('checkbox', { name: `Select ${mast.title}` }).check();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await undo.hover();
    await api.post(`/admin/collections/${there}/products/batch`, { product_ids: [mast.id] });
    await undo.click();
    await expect(
      page.getByText('1 product has been updated since then and won’t change.'),
    ).toBeVisible();
    expect(await inSet(here)).toEqual([]);
  },
);

test(
  'all products that a search finds are taken out, on all pages, and put back',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Leaving').replaceAll(' ', '');
    const staying = await createProduct(api);
    const { collection } = await createSets(api, staying.id);
    const id = collection.split('/').at(-1) ?? '';
    const leaving = await Promise.all(
      Array.from({ length: 27 }, (_, at) => createProduct(api, { title: `${mark} ${at + 1}` })),
    );
    await api.post(`/admin/collections/${id}/products/batch`, {
      product_ids: leaving.map((product) => product.id),
    });
    const inSet = async (): Promise<string[]> => productIds(api, `collection_id[]=${id}`);
    await goTo(page, collection);
    await page.getByRole('searchbox', { name: 'Search these products' }).fill(mark);
    await expect(page.getByText('1–25 of 27')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await page.getByRole('button', { name: 'Select all 27' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(inSet).toEqual([staying.id]);
    await page.getByText('Removed 27 products').hover();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(inSet).toEqual([staying, ...leaving].map((product) => product.id).toSorted());
  },
);

test(
  'in a category too, adding is undone from the message',
  { tag: '@all' },
  async ({ page, api }) => {
    const [mast, sail] = [await createProduct(api), await createProduct(api)];
    const { category } = await createSets(api, mast.id);
    const id = category.split('/').at(-1) ?? '';
    await goTo(page, category);
    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: /^Add products to/ });
    await picker.getByRole('combobox').fill(sail.title);
    await picker.getByRole('option', { name: sail.title }).click();
    await picker.getByRole('button', { name: 'Add 1 product' }).click();
    const inSet = async (): Promise<string[]> => productIds(api, `category_id[]=${id}`);
    await expect.poll(inSet).toEqual([mast.id, sail.id].toSorted());
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(inSet).toEqual([mast.id]);
  },
);

test('a product that could not be taken out comes back', async ({ page, api }) => {
  const { collection } = await api.post<{ collection: ApiCollection }>('/admin/collections', {
    title: ownName('Winter'),
  });
  const product = await createProduct(api, { collection_id: collection.id });
  await goTo(page, `/a/collections/${collection.id}`);
  await intercept(page, `**/admin/collections/${collection.id}/products/batch`, (route) =>
    route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } }),
  );
  await page.getByRole('checkbox', { name: `Select ${product.title}` }).check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Not today')).toBeVisible();
  await expect(page.getByRole('link', { name: product.title })).toBeVisible();
});

test(
  'a deletion that fails half way says so, and the retry does the rest',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = ownName('Spring');
    const { collection } = await api.post<{ collection: ApiCollection }>('/admin/collections', {
      title,
    });
    const product = await createProduct(api, { collection_id: collection.id });
    await goTo(page, `/a/collections/${collection.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete collection' }).click();
    await intercept(page, `**/admin/collections/${collection.id}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 400, json: { type: 'not_allowed', message: 'Not today' } })
        : route.fallback(),
    );
    const question = page.getByRole('dialog', { name: `Delete “${title}”?` });
    await question.getByRole('button', { name: 'Delete collection' }).click();
    await expect(question.getByText('Not today')).toBeVisible();
    await expect(question.getByText('Remove products')).toBeVisible();
    expect(await productIds(api, `collection_id[]=${collection.id}`)).toEqual([]);
    await release(page, `**/admin/collections/${collection.id}`);
    await question.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    const { collections } = await api.get<{ collections: ApiCollection[] }>(
      `/admin/collections?q=${encodeURIComponent(title)}`,
    );
    expect(collections).toEqual([]);
    await api.get(`/admin/products/${product.id}`);
  },
);

test(
  'the list is searched and sorted by the server, and a row is deleted from its menu',
  { tag: '@all' },
  async ({ page, api }) => {
    const mark = ownName('Rows');
    for (const title of [`${mark} b`, `${mark} a`]) await api.post('/admin/collections', { title });
    await goTo(page, '/a/collections');
    await page.getByRole('searchbox', { name: 'Search collections' }).fill(mark);
    const rows = page.getByRole('table', { name: 'Collections' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'Title', exact: true }).click();
    await expect(rows.nth(1)).toContainText(`${mark} a`);
    await page.getByRole('button', { name: `Actions for ${mark} a` }).click();
    await page.getByRole('menuitem', { name: 'Delete collection' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText(`${mark} b`);
  },
);

test(
  'a handle is made of the title, and one that the server made does not stand in the way',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = ownName('Sofas 🛋️');
    await goTo(page, '/a/collections');
    await page.getByRole('button', { name: 'New collection' }).click();
    const form = page.getByRole('dialog', { name: 'New collection' });
    await form.getByLabel('Title').fill(title);
    await form.getByRole('button', { name: 'Create collection' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const read = async (): Promise<ApiCollection> =>
      (await api.get<{ collection: ApiCollection }>(`/admin/collections/${id}`)).collection;
    expect((await read()).handle).toMatch(/^[a-z0-9-]+$/);

    const handle = `sofas-🛋️-${Date.now()}`;
    await api.post(`/admin/collections/${id}`, { handle });
    await goTo(page, `/a/collections/${id}?edit=general`);
    const general = page.getByRole('dialog', { name: 'Edit collection' });
    await expect(general.getByLabel('Handle')).toHaveValue(handle);
    await general.getByLabel('Title').fill(`${title}, late`);
    await general.getByRole('button', { name: 'Save' }).click();
    await expect(general).toBeHidden();
    expect(await read()).toMatchObject({ title: `${title}, late`, handle });
  },
);

test(
  'products are added once, however often the button is pressed',
  { tag: '@all' },
  async ({ page, api }) => {
    const { collection } = await api.post<{ collection: ApiCollection }>('/admin/collections', {
      title: ownName('Spring'),
    });
    const product = await createProduct(api);
    await goTo(page, `/a/collections/${collection.id}`);
    await page.getByRole('button', { name: 'Add products' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Add products to' });
    await picker.getByRole('combobox').fill(product.title);
    // The options shift once the search answers.
    await expect(picker.getByRole('option')).toHaveText([new RegExp(product.title)]);
    await picker.getByRole('option').click();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/products/batch')) sent += 1;
    });
    await picker.getByRole('button', { name: 'Add 1 product' }).dblclick();
    await expect(page.getByRole('link', { name: product.title })).toBeVisible();
    await expect(picker).toBeHidden();
    // Shown before the server was asked for the product's collection.
    await expect(page.getByText('Added 1 product')).toBeVisible();
    expect(sent).toBe(1);
  },
);

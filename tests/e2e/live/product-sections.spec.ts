import { picture } from '../support/pictures.ts';
import { createProduct, imagesOf, readItems, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, test, watchErrors, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await withSession(page);
});

test('the status menu sets each of the four states', async ({ page, api }) => {
  const product = await createProduct(api);
  await page.goto(`/a/products/${product.id}`);
  let now = 'Draft';
  for (const next of ['Proposed', 'Rejected', 'Published', 'Draft']) {
    await page.getByRole('button', { name: `Status: ${now}` }).click();
    await page.getByRole('menuitemradio', { name: next }).click();
    await expect(page.getByRole('button', { name: `Status: ${next}` })).toBeEnabled();
    expect((await readProduct(api, product.id)).status).toBe(next.toLowerCase());
    now = next;
  }
});

test('attributes are saved as whole numbers and codes', async ({ page, api }) => {
  const product = await createProduct(api, { weight: 100, hs_code: '9405' });
  await page.goto(`/a/products/${product.id}?edit=attributes`);
  const form = page.getByRole('dialog', { name: 'Edit attributes' });
  await form.getByLabel('Length').fill('12');
  await form.getByLabel('Weight').fill('');
  await form.getByLabel('HS code').fill('');
  await form.getByRole('combobox', { name: 'Country of origin' }).fill('Norw');
  await page.getByRole('option', { name: 'Norway' }).click();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(product.id)),
    form.getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    length: 12,
    weight: null,
    hs_code: null,
    origin_country: 'NO',
  });
  await expect(form).toBeHidden();
  await expect(page.getByRole('region', { name: 'Attributes' })).toContainText('Norway');
});

test('metadata keeps its types; removed entries are gone', async ({ page, api }) => {
  const product = await createProduct(api, {
    metadata: { care: 'Wipe dry', sizes: { small: [1, 2] }, old: true },
  });
  await page.goto(`/a/products/${product.id}?edit=metadata`);
  const form = page.getByRole('dialog', { name: 'Edit metadata' });
  await form.getByText('JSON', { exact: true }).click();
  // A name that the server would lose without a word.
  await form.getByRole('textbox').fill('{"care": {"toString": "Polish"}}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox')).toBeFocused();
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(
    '“toString” can’t be used as a key. Use a different one.',
  );
  await form
    .getByRole('textbox')
    .fill(JSON.stringify({ care: 'Polish', sizes: { small: [1, 2] }, count: 3 }));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect((await readProduct(api, product.id)).metadata).toEqual({
    care: 'Polish',
    sizes: { small: [1, 2] },
    count: 3,
  });
});

test('pictures: added with progress, moved by keyboard, described, one chosen, one removed', async ({
  page,
  api,
}) => {
  const product = await createProduct(api);
  await page.goto(`/a/products/${product.id}?edit=media`);
  const form = page.getByRole('dialog', { name: 'Edit media' });
  // The first one that is chosen arrives last.
  let arrived = 0;
  let letThrough = (): void => undefined;
  const othersArrived = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/admin/uploads', async (route) => {
    if (route.request().postDataBuffer()?.includes('red.png')) await othersArrived;
    const response = await route.fetch();
    await route.fulfill({ response });
    arrived += 1;
    if (arrived === 2) letThrough();
  });
  await form
    .locator('input[type=file]')
    .setInputFiles([
      picture('red.png', [200, 30, 30]),
      picture('green.png', [30, 200, 30]),
      picture('blue.png', [30, 30, 200]),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      { name: 'letter.png', mimeType: 'image/png', buffer: Buffer.from('Dear all, no picture') },
    ]);
  await expect(form.getByRole('button', { name: /^Move image/ })).toHaveCount(3);
  await expect(form.getByText('Use a JPEG, PNG, WebP, or GIF.')).toHaveCount(2);
  expect(arrived).toBe(3);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const added = await readProduct(api, product.id);
  const first = imagesOf(added);
  expect(first.map((url) => /red|green|blue/.exec(url)?.[0])).toEqual(['red', 'green', 'blue']);
  expect(added.thumbnail).toBe(first[0]);

  // Without a mouse: the last one to the front, described, as the thumbnail; the one after it away.
  await page.getByRole('button', { name: 'Edit media' }).focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Move image 3', exact: true }).focus();
  await page.keyboard.press('Home');
  await expect(
    form.getByRole('status').filter({ hasText: 'Moved to position 1 of 3' }),
  ).toBeAttached();
  await form.getByRole('textbox', { name: 'Alt text for image 1' }).focus();
  await page.keyboard.type('A lamp at dusk');
  await form.getByRole('radio', { name: 'Use image 1 as the thumbnail' }).focus();
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: 'Remove image 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Remove image 2' })).toBeFocused();
  await form.getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  const stored = await readProduct(api, product.id);
  expect(imagesOf(stored)).toEqual([first[2], first[0]]);
  expect(stored.thumbnail).toBe(first[2]);
  expect(stored.metadata).toEqual({
    image_alt: { [first[2] ?? '']: 'A lamp at dusk' },
    image_order: [first[2], first[0]],
  });
  await expect(page.getByRole('img', { name: 'A lamp at dusk' })).toBeVisible();
});

/** A product with three pictures; which of them comes first is the server's doing. */
async function withPictures(api: Api): Promise<ApiProduct> {
  const images = ['a', 'b', 'c'].map((name) => `/static/${name}-${Date.now()}.png`);
  const { id } = await createProduct(api, { images });
  return readProduct(api, id);
}

test('pictures: a drag puts them into another order', async ({ page, api }) => {
  const product = await withPictures(api);
  const [a, b, c] = imagesOf(product);
  await page.route('**/static/*.png', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/a/products/${product.id}?edit=media`);
  const form = page.getByRole('dialog', { name: 'Edit media' });
  const from = await form.getByRole('button', { name: 'Move image 1', exact: true }).boundingBox();
  const to = await form.getByRole('button', { name: 'Move image 3', exact: true }).boundingBox();
  if (!from || !to) throw new Error('The pictures are not on the screen');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y + 8, { steps: 12 });
  await page.mouse.up();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(imagesOf(await readProduct(api, product.id))).toEqual([b, c, a]);
});

test('pictures: a new order that fails leaves every picture with the product, and the retry saves it', async ({
  page,
  api,
}) => {
  const product = await withPictures(api);
  const [a, b, c] = imagesOf(product);
  const stored = async (): Promise<string[]> =>
    ((await readProduct(api, product.id)).images ?? []).map(({ url }) => url).toSorted();
  await page.route('**/static/*.png', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/a/products/${product.id}?edit=media`);
  const form = page.getByRole('dialog', { name: 'Edit media' });
  // Each save loses another call, for as long as there is one to lose.
  let posts = 0;
  let lost = 0;
  await page.route(`**/admin/products/${product.id}`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts += 1;
    return posts === lost
      ? route.fulfill({ status: 500, json: { type: 'unknown_error', message: 'Not now' } })
      : route.fallback();
  });
  for (lost = 1; lost <= 3; lost += 1) {
    posts = 0;
    await form.getByRole('button', { name: 'Move image 3', exact: true }).press('Home');
    await form.getByRole('button', { name: 'Save' }).click();
    const hasFailed = form.getByRole('alert').filter({ hasText: 'Not now' });
    await expect
      .poll(async () => (await hasFailed.isVisible()) || !(await form.isVisible()))
      .toBe(true);
    expect(await stored()).toEqual(imagesOf(product).toSorted());
    if (posts < lost) break;
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
    expect(await stored()).toEqual(imagesOf(product).toSorted());
    await page.getByRole('button', { name: 'Edit media' }).click();
  }
  expect(lost).toBe(2);
  await expect(form).toBeHidden();
  expect(imagesOf(await readProduct(api, product.id))).toEqual([c, a, b]);
});

test('pictures: what two people add, remove and move is put together; only two new orders are asked about', async ({
  page,
  api,
}) => {
  const product = await withPictures(api);
  const [a, b, c] = imagesOf(product);
  const others = ['d', 'e'].map((name) => `/static/${name}-${Date.now()}.png`);
  const [d, e] = others;
  const setElsewhere = (...images: (string | undefined)[]): Promise<unknown> =>
    api.post(`/admin/products/${product.id}`, { images, metadata: { image_order: images } });
  await page.route('**/static/*.png', (route) => route.fulfill({ status: 204 }));
  await page.goto(`/a/products/${product.id}?edit=media`);
  const form = page.getByRole('dialog', { name: 'Edit media' });
  const moveLast = (number: number): Promise<void> =>
    form.getByRole('button', { name: `Move image ${number}`, exact: true }).press('Home');
  await moveLast(3);
  await setElsewhere(a, b, c, d);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(imagesOf(await readProduct(api, product.id))).toEqual([c, a, b, d]);

  await page.getByRole('button', { name: 'Edit media' }).click();
  await moveLast(4);
  await form.getByRole('button', { name: 'Remove image 2' }).click();
  await setElsewhere(b, c, a, d, e);
  await form.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('dialog', { name: 'Changed by someone else' });
  const row = question.getByRole('row', { name: 'Image order' });
  const names = (...urls: (string | undefined)[]): (string | RegExp)[] =>
    urls.map((url) => url?.split('/').at(-1) ?? '');
  await expect(row.getByRole('list').first().getByRole('listitem')).toHaveText(names(d, a, b, e));
  await expect(row.getByRole('list').last().getByRole('listitem')).toHaveText(names(b, a, d, e));
  await question.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(form).toBeHidden();
  expect(imagesOf(await readProduct(api, product.id))).toEqual([d, a, b, e]);
});

test('duplicates a product as a draft, without codes and stock', async ({ page, api }) => {
  const code = `DUP-${Date.now()}`;
  const product = await createProduct(api, {
    status: 'published',
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'S',
        sku: code,
        options: [{ value: 'S' }],
        prices: [{ currency_code: 'eur', amount: 1250 }],
      },
    ],
  });
  await page.goto(`/a/products/${product.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const form = page.getByRole('dialog', { name: 'Duplicate product' });
  await form.getByLabel('SKU suffix').fill('-B');
  await form.getByRole('button', { name: 'Duplicate' }).click();
  await expect(
    page.getByRole('heading', { name: `${product.title} (copy)`, level: 1 }),
  ).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(id).not.toBe(product.id);
  const copy = await readProduct(api, id);
  expect(copy.status).toBe('draft');
  expect(copy.variants).toHaveLength(1);
  expect(copy.variants?.[0]).toMatchObject({ title: 'S', sku: `${code}-B` });
  expect(copy.variants?.[0]?.prices.map(({ amount }) => amount)).toEqual([1250]);
});

test('deletes a product with its inventory items, after saying what is lost', async ({
  page,
  api,
}) => {
  const code = `DEL-${Date.now()}`;
  const product = await createProduct(api, {
    options: [{ title: 'Size' }],
    variants: ['S', 'M'].map((size) => ({
      title: size,
      sku: `${code}-${size}`,
      manage_inventory: true,
      options: [{ value: size }],
      prices: [],
    })),
  });
  const variants = product.variants ?? [];
  const items = (await Promise.all(variants.map(({ id }) => readItems(api, id)))).flat();
  expect(items).toHaveLength(2);
  const noErrors = watchErrors(page, [/analytics-config/, /status of 404/, /status of 500/]);
  await page.goto(`/a/products/${product.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete product' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${product.title}”?` });
  await expect(dialog).toContainText('2 variants with their codes and prices');
  // One inventory item fails: the product is gone, and what is left is said and done by the retry.
  await page.route(`**/admin/inventory-items/${items[1]?.id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { type: 'unknown_error', message: 'Broken' } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Delete product' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Delete inventory item: M failed');
  await page.unroute(`**/admin/inventory-items/${items[1]?.id}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  const { count } = await api.get<{ count: number }>(
    `/admin/inventory-items?${items.map(({ id }) => `id[]=${id}`).join('&')}`,
  );
  expect(count).toBe(0);
  await expect(api.get(`/admin/products/${product.id}`)).rejects.toThrow('404');
  noErrors();
});

test('previous and next follow the list that one came from, across its pages', async ({
  page,
  api,
}) => {
  const stamp = `Row ${Date.now()}`;
  for (const number of [1, 2, 3]) {
    await createProduct(api, { title: `${stamp} ${number}` });
  }
  await page.goto(`/a/products?q=${encodeURIComponent(stamp)}&order=title`);
  await page.getByRole('link', { name: `${stamp} 2` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${stamp} 2` })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Other products in the list' });
  await expect(others).toContainText('2 of 3');
  await others.getByRole('link', { name: 'Next product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${stamp} 3` })).toBeVisible();
  await expect(others.getByRole('button', { name: 'Next product' })).toBeDisabled();
  await page.reload();
  await others.getByRole('link', { name: 'Previous product' }).click();
  await others.getByRole('link', { name: 'Previous product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${stamp} 1` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL(/q=Row/);
});

test('each editor is without accessibility violations', async ({ page, api }) => {
  test.slow();
  const product = await createProduct(api, {
    options: [{ title: 'Size' }],
    variants: [{ title: 'S', options: [{ value: 'S' }], prices: [], manage_inventory: true }],
  });
  const variant = product.variants?.[0]?.id ?? '';
  const edits = [
    'general',
    'organization',
    'attributes',
    'options',
    'media',
    'metadata',
    'duplicate',
    'json',
    'newVariant',
    `variant&for=${variant}`,
    `stock&for=${variant}`,
  ];
  for (const edit of edits) {
    await page.goto(`/a/products/${product.id}?edit=${edit}`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('button').nth(1)).toBeVisible();
    await expectNoViolations(page, { within: '[role=dialog]' });
  }
});

test('what is no whole number stays in its field and is refused there', async ({ page, api }) => {
  const product = await createProduct(api, { weight: 100 });
  await page.goto(`/a/products/${product.id}?edit=attributes`);
  const form = page.getByRole('dialog', { name: 'Edit attributes' });
  const weight = form.getByLabel('Weight');
  for (const text of ['1,5', '1.5', '12,50', '-5', '99999999999', 'heavy']) {
    await weight.fill(text);
    await weight.press('Enter');
    await expect(weight).toHaveValue(text);
    await expect(weight).toHaveAccessibleDescription(/whole number|or more|or less/);
    await expect(weight).toBeFocused();
  }
  await form.getByLabel('Length').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(weight).toBeFocused();
  expect(await readProduct(api, product.id)).toMatchObject({ weight: 100, length: null });
  await weight.fill('1,500');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  expect(await readProduct(api, product.id)).toMatchObject({ weight: 1500, length: 12 });
});

test('organisation opens at its first field, not at the button that takes a channel away', async ({
  page,
  api,
}) => {
  const { sales_channels: channels } = await api.get<{ sales_channels: { id: string }[] }>(
    '/admin/sales-channels',
  );
  const product = await createProduct(api, {
    sales_channels: channels.slice(0, 1).map(({ id }) => ({ id })),
  });
  await page.goto(`/a/products/${product.id}?edit=organization`);
  await expect(page.getByRole('combobox', { name: 'Sales channels' })).toBeFocused();
});

import { intercept, release } from '../support/intercept.ts';
import { createProduct, readItems, readProduct } from '../support/products.ts';
import { expect, goTo, test, watchErrors } from '../support/test.ts';

test('the status menu sets each of the four states', { tag: '@all' }, async ({ page, api }) => {
  const product = await createProduct(api);
  await goTo(page, `/a/products/${product.id}`);
  let now = 'Draft';
  for (const next of ['Proposed', 'Rejected', 'Published', 'Draft']) {
    await page.getByRole('button', { name: `Status: ${now}` }).click();
    await page.getByRole('menuitemradio', { name: next }).click();
    await expect(page.getByRole('button', { name: `Status: ${next}` })).toBeEnabled();
    expect((await readProduct(api, product.id)).status).toBe(next.toLowerCase());
    now = next;
  }
});

test('attributes are saved as whole numbers and codes', { tag: '@all' }, async ({ page, api }) => {
  const product = await createProduct(api, { weight: 100, hs_code: '9405' });
  await goTo(page, `/a/products/${product.id}?edit=attributes`);
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
  await goTo(page, `/a/products/${product.id}?edit=metadata`);
  const form = page.getByRole('dialog', { name: 'Edit metadata' });
  await form.getByText('JSON', { exact: true }).click();
  // The server silently drops such a key.
  await form.getByRole('textbox').fill('{"care": {"toString": "Polish"}}');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox')).toBeFocused();
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(
    '“toString” can’t be used as a key. Use a different key.',
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

test('a form that is opened right after a save begins with what was saved', async ({
  page,
  api,
}) => {
  const product = await createProduct(api, { subtitle: 'Before' });
  await goTo(page, `/a/products/${product.id}?edit=general`);
  const form = page.getByRole('dialog', { name: 'General' });
  const subtitle = form.getByLabel('Subtitle');
  await subtitle.fill('After');
  // Delays the refetch after the save.
  let isSaved = false;
  let isOpen = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    isOpen = resolve;
  });
  await intercept(page, `**/admin/products/${product.id}`, async (route) => {
    if (route.request().method() === 'POST') isSaved = true;
    else if (isSaved) await opened;
    await route.fallback();
  });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Edit general' }).click();
  await expect(form.locator('[data-skeleton]').first()).toBeVisible();
  isOpen();
  await expect(subtitle).toHaveValue('After');
  await expect(form.getByRole('textbox').first()).toBeFocused();
});

test(
  'duplicates a product as a draft, without codes and stock',
  { tag: '@all' },
  async ({ page, api }) => {
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
    await goTo(page, `/a/products/${product.id}`);
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
  },
);

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
  await goTo(page, `/a/products/${product.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete product' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${product.title}”?` });
  await expect(dialog).toContainText('2 variants with their codes and prices');
  // An inventory item fails: the product is deleted, a retry deletes the rest.
  await intercept(page, `**/admin/inventory-items/${items[1]?.id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, json: { type: 'unknown_error', message: 'Broken' } })
      : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Delete product' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Delete inventory item: M failed');
  await release(page, `**/admin/inventory-items/${items[1]?.id}`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  const { count } = await api.get<{ count: number }>(
    `/admin/inventory-items?${items.map(({ id }) => `id[]=${id}`).join('&')}`,
  );
  expect(count).toBe(0);
  await expect(api.get(`/admin/products/${product.id}`)).rejects.toThrow('404');
  noErrors();
});

test(
  'previous and next follow the list that one came from, across its pages',
  { tag: '@all' },
  async ({ page, api }) => {
    const stamp = `Row ${Date.now()}`;
    for (const number of [1, 2, 3]) {
      await createProduct(api, { title: `${stamp} ${number}` });
    }
    await goTo(page, `/a/products?q=${encodeURIComponent(stamp)}&order=title`);
    await page.getByRole('link', { name: `${stamp} 2` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${stamp} 2` })).toBeVisible();
    const others = page.getByRole('navigation', { name: 'Other products in the list' });
    await expect(others).toContainText('2 of 3');
    await others.getByRole('link', { name: 'Next product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${stamp} 3` })).toBeVisible();
    await expect(others.getByRole('button', { name: 'Next product' })).toBeDisabled();
    await page.reload();
    await others.getByRole('link', { name: 'Previous product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${stamp} 2` })).toBeVisible();
    await others.getByRole('link', { name: 'Previous product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${stamp} 1` })).toBeVisible();
    await page.getByRole('link', { name: 'Back to products' }).click();
    await expect(page).toHaveURL(/q=Row/);
  },
);

test(
  'what is no whole number stays in its field and is refused there',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await createProduct(api, { weight: 100 });
    await goTo(page, `/a/products/${product.id}?edit=attributes`);
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
  },
);

test(
  'organisation opens at its first field, not at the button that takes a channel away',
  { tag: '@all' },
  async ({ page, api }) => {
    const { sales_channels: channels } = await api.get<{ sales_channels: { id: string }[] }>(
      '/admin/sales-channels',
    );
    const product = await createProduct(api, {
      sales_channels: channels.slice(0, 1).map(({ id }) => ({ id })),
    });
    await goTo(page, `/a/products/${product.id}?edit=organization`);
    await expect(page.getByRole('combobox', { name: 'Sales channels' })).toBeFocused();
  },
);

import type { Page } from '@playwright/test';
import { filmBarcode } from '../support/camera.ts';
import { readRows } from '../support/database.ts';
import { saveButton, type } from '../support/grid.ts';
import {
  readItem,
  locationsOf,
  reservationsOf,
  stockedVariant,
  unstockedVariant,
} from '../support/inventory.ts';
import { createProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

const stockedAt = async (api: Parameters<typeof readItem>[0], item: string, location: string) =>
  (await readItem(api, item))?.location_levels.find((level) => level.location_id === location)
    ?.stocked_quantity;

/** Derives an EAN from a text. */
function ean13(text: string): string {
  const digits = [...text].map((letter) => letter.charCodeAt(0) % 10).join('');
  const twelve = `20${digits.slice(-10).padStart(10, '0')}`;
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

const list = (page: Page) => page.getByRole('table', { name: 'Inventory' });

test('an item is found, its stock set from the list, and what has none is found by that', async ({
  page,
  api,
  request,
}) => {
  const expectNoErrors = watchErrors(page);
  const { item, sku, location, variant } = await stockedVariant(api);
  await goTo(page, `/a/inventory?q=${sku}`);
  const row = list(page).getByRole('row').filter({ hasText: sku });
  await expect(row).toContainText('10');
  await row.getByRole('button', { name: `Actions for ${sku}` }).click();
  await page.getByRole('menuitem', { name: 'Edit stock' }).click();
  const form = page.getByRole('dialog', { name: 'Stock' });
  await form.getByLabel(`In stock at ${location.name}`).fill('0');
  await form.getByLabel(`Incoming at ${location.name}`).fill('7');
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved stock for “${sku}”`)).toBeVisible();
  expect(await stockedAt(api, item, location.id)).toBe(0);
  await goTo(page, `/a/inventory?q=${sku}&available=1`);
  await expect(list(page).getByRole('row').filter({ hasText: sku })).toBeVisible();
  await goTo(page, `/a/inventory?q=${sku}&missing=variant`);
  await expect(page.getByText('No items found')).toBeVisible();
  // Shoppers can't buy it.
  const { regions } = await api.get<{ regions: { id: string; currency_code: string }[] }>(
    '/admin/regions?order=created_at',
  );
  const region = regions.find(({ currency_code: code }) => code === 'eur');
  const cart = await request.post('/store/carts', {
    data: { region_id: region?.id, items: [{ variant_id: variant, quantity: 1 }] },
  });
  expect(cart.ok()).toBe(false);
  expectNoErrors();
});

test('a figure of stock is set in its place, and never emptied by mistake', async ({
  page,
  api,
}) => {
  const { item, location } = await stockedVariant(api);
  await goTo(page, `/a/inventory/${item}`);
  const edit = page.getByRole('button', { name: `Edit In stock · ${location.name}` });
  const field = page.getByRole('spinbutton', { name: `In stock at ${location.name}` });
  await edit.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/whole number/);
  await field.fill('12');
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(edit).toBeFocused();
  expect(await stockedAt(api, item, location.id)).toBe(12);
});

test(
  'selected items open as one spreadsheet, whether or not a variant is made of them',
  { tag: '@all' },
  async ({ page, api }) => {
    const { item, sku, location, product } = await stockedVariant(api);
    // The server keeps an item when its variant is deleted.
    const { item: loose } = await unstockedVariant(api);
    await api.post(`/admin/inventory-items/${loose}`, { sku: `${sku}-b` });
    await readRows('delete from product_variant_inventory_item where inventory_item_id = $1', [
      loose,
    ]);
    await goTo(page, `/a/inventory?q=${sku}`);
    await list(page).getByRole('checkbox').first().check();
    await page.getByRole('link', { name: 'Edit stock in spreadsheet' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit stock' })).toBeVisible();
    const grid = page.getByRole('grid');
    const at = async (name: string) => {
      const head = grid.locator('[data-column-header]').filter({ hasText: location.name }).first();
      const place = (await head.getAttribute('data-column-header')) ?? '';
      return grid
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}(\\s|$)`) }) })
        .locator(`[data-column="${place}"]`);
    };
    await expect(await at(sku)).toHaveText('10');
    await expect(await at(`${sku}-b`)).toHaveText('');
    await expect(grid).toContainText(product.title);
    await expectNoViolations(page);
    // Adds to existing stock, or sets it where there was none.
    await page.getByText('Add', { exact: true }).click();
    await type(page, await at(sku), '15');
    await type(page, await at(`${sku}-b`), '4');
    await expect(await at(sku)).toHaveText('25');
    await saveButton(page).click();
    await expect(page.getByText('Saved 2 items')).toBeVisible();
    expect(await stockedAt(api, item, location.id)).toBe(25);
    expect(await stockedAt(api, loose, location.id)).toBe(4);

    // Concurrent change: asks before overwriting.
    await page.getByText('Set', { exact: true }).click();
    await api.post(`/admin/inventory-items/${loose}/location-levels/${location.id}`, {
      stocked_quantity: 9,
    });
    await type(page, await at(`${sku}-b`), '6');
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Use saved version' }).click();
    await expect(await at(`${sku}-b`)).toHaveText('9');
    expect(await stockedAt(api, loose, location.id)).toBe(9);

    // Clearing sets zero, which can be raised again.
    await (await at(`${sku}-b`)).click();
    await page.keyboard.press('Delete');
    await expect(await at(`${sku}-b`)).toHaveText('0');
    await saveButton(page).click();
    await expect(page.getByText('Saved 1 item')).toBeVisible();
    expect(await stockedAt(api, loose, location.id)).toBe(0);
  },
);

test(
  'an item’s page tells where it lies, is edited, and leads to its product',
  { tag: '@all' },
  async ({ page, api }) => {
    const { item, sku, location, product } = await stockedVariant(api);
    await goTo(page, `/a/inventory/${item}`);
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
    await expect(page.locator('[data-page-head]')).toContainText(sku);
    const stock = page.getByRole('table', { name: 'Stock' });
    await expect(stock.getByRole('row').filter({ hasText: location.name })).toContainText('10');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Edit details' }).click();
    const form = page.getByRole('dialog', { name: 'Edit details' });
    await form.getByLabel('Title').fill('Red, small');
    await form.getByLabel('Material').fill('Wool');
    await form.getByLabel('Weight').fill('250');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`Saved “${sku}”`)).toBeVisible();
    expect(await readItem(api, item)).toMatchObject({ title: 'Red, small', material: 'Wool' });
    await expect(page.getByText('Wool')).toBeVisible();
    await page.getByRole('button', { name: 'Edit details' }).click();
    await form.getByLabel('Material').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    expect(await readItem(api, item)).toMatchObject({ material: null });
    await page.getByRole('list', { name: 'Variant' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  },
);

test(
  'deleting an item says what goes with it, and asks for its name',
  { tag: '@all' },
  async ({ page, api }) => {
    const { item, sku, location } = await stockedVariant(api);
    await api.post('/admin/reservations', {
      inventory_item_id: item,
      location_id: location.id,
      quantity: 2,
    });
    await goTo(page, `/a/inventory/${item}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete item' }).click();
    const question = page.getByRole('dialog', { name: `Delete “${sku}”?` });
    await expect(question.getByText('10 units in stock')).toBeVisible();
    await expect(question.getByText('2 reserved units')).toBeVisible();
    const button = question.getByRole('button', { name: 'Delete item' });
    await expect(button).toBeDisabled();
    await question.getByRole('textbox').fill(sku);
    await button.click();
    await expect(page.getByText(`Deleted “${sku}”`)).toBeVisible();
    await expect(page).toHaveURL(/\/a\/inventory$/);
    expect(await readItem(api, item)).toBeUndefined();
    expect(await reservationsOf(api, item)).toEqual([]);
  },
);

test('a variant whose stock isn’t tracked gets an item', { tag: '@all' }, async ({ page, api }) => {
  const product = await createProduct(api, {
    options: [{ title: 'Size' }],
    variants: [{ title: 'One', manage_inventory: false, options: [{ value: 'One' }], prices: [] }],
  });
  await goTo(page, '/a/inventory?edit=new');
  const form = page.getByRole('dialog', { name: 'New inventory item' });
  await form.getByRole('button', { name: 'Create item' }).click();
  await expect(form.getByText('Choose a variant.')).toBeVisible();
  const field = form.getByRole('combobox', { name: 'Variant' });
  await field.click();
  await field.fill(product.title);
  await page.getByRole('option', { name: product.title }).first().click();
  const sku = `NEW-${product.id.slice(-8)}`;
  await form.getByLabel('SKU').fill(sku);
  await form.getByRole('button', { name: 'Create item' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(page.getByText('Not stocked at any location.')).toBeVisible();
});

test(
  'a count by scanner survives a reload, shows what differs, and sets the stock',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const [one, other] = [await stockedVariant(api), await stockedVariant(api)];
    const ean = `20${Date.now().toString().slice(-11)}`;
    await api.post(`/admin/products/${one.product.id}/variants/${one.variant}`, { ean });
    const [, elsewhere] = await locationsOf(api);
    await goTo(page, '/a/inventory');
    await page.getByRole('link', { name: 'Count stock' }).click();
    const place = page.getByRole('combobox', { name: 'Location' });
    await place.click();
    await page.getByRole('option', { name: one.location.name }).click();
    const code = page.getByRole('textbox', { name: 'Scan or type a code' });
    const scan = async (text: string): Promise<void> => {
      await code.fill(text);
      await code.press('Enter');
    };
    for (const text of [ean, one.sku, one.sku.toLowerCase()]) await scan(text);
    await expect(page.getByRole('status').filter({ hasText: '3 counted' })).toBeVisible();
    await scan('no-such-code');
    await expect(page.getByRole('list', { name: 'Unknown codes' })).toContainText('no-such-code');
    await scan(other.sku);
    await page.getByLabel(`Units of ${other.sku}`).fill('10');
    await expectNoViolations(page);
    await page.reload();
    await place.click();
    await page.getByRole('option', { name: one.location.name }).click();
    await expect(page.getByLabel(`Units of ${one.sku}`)).toHaveValue('3');
    await page.getByRole('button', { name: 'Review 1 difference' }).click();
    const review = page.getByRole('dialog', { name: `Set the stock at ${one.location.name}?` });
    await expect(review.getByRole('list', { name: 'Differences' })).toContainText('10 → 3');
    await expectNoViolations(page);
    await review.getByRole('button', { name: 'Set stock for 1 item' }).click();
    await expect(page.getByText(`Stock updated for 1 item at ${one.location.name}`)).toBeVisible();
    expect(await stockedAt(api, one.item, one.location.id)).toBe(3);
    expect(await stockedAt(api, other.item, one.location.id)).toBe(10);
    expect(await stockedAt(api, one.item, elsewhere?.id ?? '')).toBeUndefined();
    await expect(page.getByText('No items counted yet.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Unknown codes' })).toContainText('no-such-code');
    await scan(one.sku);
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    // The scanner types on without a click.
    await expect(code).toBeFocused();
    expectNoErrors();
  },
);

test(
  'what others booked while one counted is never written over unseen',
  { tag: '@all' },
  async ({ page, api }) => {
    const one = await stockedVariant(api);
    await goTo(page, '/a/inventory/stocktake');
    const place = page.getByRole('combobox', { name: 'Location' });
    await place.click();
    await page.getByRole('option', { name: one.location.name }).click();
    const code = page.getByRole('textbox', { name: 'Scan or type a code' });
    for (let unit = 0; unit < 2; unit += 1) {
      await code.fill(one.sku);
      await code.press('Enter');
    }
    // Scans also count while a number field has focus.
    const units = page.getByRole('spinbutton', { name: /^Units of/ });
    await units.click();
    await units.press('End');
    await units.pressSequentially(one.sku);
    await units.press('Enter');
    await expect(units).toHaveValue('3');
    await expect(code).toBeFocused();
    const book = (units: number): Promise<unknown> =>
      api.post(`/admin/inventory-items/${one.item}/location-levels/${one.location.id}`, {
        stocked_quantity: units,
      });
    // Concurrent deliveries before and during the review.
    await book(20);
    await page.getByRole('button', { name: 'Review 1 difference' }).click();
    const review = page.getByRole('dialog', { name: `Set the stock at ${one.location.name}?` });
    const differences = review.getByRole('list', { name: 'Differences' });
    await expect(differences).toContainText('20 → 3');
    await book(25);
    await review.getByRole('button', { name: 'Set stock for 1 item' }).click();
    await expect(review.getByText(/^Stock changed in the meantime/)).toBeVisible();
    await expect(differences).toContainText('25 → 3');
    expect(await stockedAt(api, one.item, one.location.id)).toBe(25);
    await expectNoViolations(page);
    await expect(review.locator(':focus')).toHaveCount(1);
    await review.getByRole('button', { name: 'Set stock for 1 item' }).click();
    await expect(page.getByText(`Stock updated for 1 item at ${one.location.name}`)).toBeVisible();
    expect(await stockedAt(api, one.item, one.location.id)).toBe(3);
  },
);

test(
  'the camera counts a barcode where the browser itself can’t read any',
  { tag: '@all' },
  async ({ page, api }) => {
    const one = await stockedVariant(api);
    const code = ean13(one.sku);
    await api.post(`/admin/products/${one.product.id}/variants/${one.variant}`, { ean: code });
    await goTo(page, '/a/inventory/stocktake');
    const place = page.getByRole('combobox', { name: 'Location' });
    await place.click();
    await page.getByRole('option', { name: one.location.name }).click();
    expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
    const stop = await filmBarcode(page, code);
    await page.getByRole('button', { name: 'Use camera' }).click();
    await expect(page.getByRole('spinbutton', { name: /^Units of/ })).toHaveValue('1');
    await page.getByRole('button', { name: 'Stop camera' }).click();
    await stop();
  },
);

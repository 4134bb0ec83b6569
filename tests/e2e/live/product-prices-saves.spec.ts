import { saveButton, type } from '../support/grid.ts';
import { intercept, release } from '../support/intercept.ts';
import {
  addressOf,
  cell,
  grid,
  paste,
  pricedProducts,
  pricesIn,
  variantId,
  watchWrites,
} from '../support/product-prices.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'a call that is refused names its variant, which alone is tried again',
  { tag: '@all' },
  async ({ page, api }) => {
    const { all } = await pricedProducts(api, 2);
    const [first, second] = all;
    if (!first || !second) throw new Error('No products');
    await goTo(page, addressOf(all));
    await type(page, await cell(page, first, 'S', 'EUR'), '91');
    await type(page, await cell(page, first, 'M', 'EUR'), '92');
    await type(page, await cell(page, second, 'S', 'EUR'), '93');
    await intercept(page, `**/admin/products/${first.id}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not all' } })
        : route.fallback(),
    );
    const bad = `**/admin/products/${first.id}/variants/${variantId(first, 'M')}`;
    await intercept(page, bad, (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not this' } }),
    );
    await saveButton(page).click();
    await expect(page.getByText('1 variant couldn’t be saved.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(`M, ${first.title}`);
    await expect(page.getByRole('alert')).toContainText('Not this');
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
    expect(await pricesIn(api, first, 'eur')).toEqual([9100, 10_000]);
    expect(await pricesIn(api, second, 'eur')).toEqual([9300, 10_000]);
    await release(page, bad);
    const writes = watchWrites(page);
    await saveButton(page).click();
    await expect(page.getByText('Saved 1 variant', { exact: true }).first()).toBeVisible();
    expect(writes).toEqual([`/admin/products/${first.id}/variants/${variantId(first, 'M')}`]);
    expect(await pricesIn(api, first, 'eur')).toEqual([9100, 9200]);
  },
);

test(
  'what someone else changed is asked about, kept beside it, and a deleted product is told',
  { tag: '@all' },
  async ({ page, api }) => {
    const { all } = await pricedProducts(api, 3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('No products');
    await goTo(page, addressOf(all));
    await type(page, await cell(page, first, 'S', 'EUR'), '91');
    await type(page, await cell(page, second, 'S', 'EUR'), '92');
    await type(page, await cell(page, third, 'S', 'EUR'), '93');
    await api.post(`/admin/products/${first.id}/variants/${variantId(first, 'S')}`, {
      prices: [
        { currency_code: 'eur', amount: 8500 },
        { currency_code: 'jpy', amount: 10_000 },
        { currency_code: 'kwd', amount: 30_000 },
      ],
    });
    await api.post(`/admin/products/${second.id}/variants/${variantId(second, 'S')}`, {
      prices: [
        { currency_code: 'eur', amount: 10_000 },
        { currency_code: 'jpy', amount: 4321 },
        { currency_code: 'kwd', amount: 30_000 },
      ],
    });
    await api.delete(`/admin/products/${third.id}`);
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(dialog.getByRole('row')).toHaveCount(2);
    await expect(dialog.getByRole('row').nth(1)).toContainText(`S, ${first.title} · EUR`);
    await expect(dialog.getByRole('row').nth(1)).toContainText('€91.00');
    await expect(dialog.getByRole('row').nth(1)).toContainText('€85.00');
    expect(await pricesIn(api, second, 'eur')).toEqual([10_000, 10_000]);
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    await expect(dialog).toBeHidden();
    await expect(await cell(page, first, 'S', 'EUR')).toHaveText('85.00');
    await saveButton(page).click();
    await expect(page.getByText('Saved 1 variant')).toBeVisible();
    await expect(page.getByText('1 variant was deleted in the meantime.')).toBeVisible();
    await expect(grid(page).getByRole('rowheader', { name: third.title })).toHaveCount(0);
    expect(await pricesIn(api, first, 'eur')).toEqual([8500, 10_000]);
    expect(await pricesIn(api, second, 'eur')).toEqual([9200, 10_000]);
    expect(await pricesIn(api, second, 'jpy')).toEqual([4321, 10_000]);
    // A save updates the baseline.
    await type(page, await cell(page, second, 'S', 'EUR'), '94');
    await saveButton(page).click();
    await expect.poll(() => pricesIn(api, second, 'eur')).toEqual([9400, 10_000]);
  },
);

test(
  'a lost answer is told, and what it did isn’t done twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const sizes = Array.from({ length: 6 }, (_, index) => `Size ${index + 1}`);
    const { all } = await pricedProducts(api, 1, sizes);
    const [product] = all;
    if (!product) throw new Error('No product');
    await goTo(page, addressOf(all));
    await (await cell(page, product, 'Size 1', 'EUR')).click();
    await paste(page, '91\n'.repeat(6));
    await intercept(page, `**/admin/products/${product.id}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await saveButton(page).click();
    await expect(page.getByText('6 variants couldn’t be saved.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('may or may not have been saved');
    await release(page, `**/admin/products/${product.id}`);
    const writes = watchWrites(page);
    await saveButton(page).click();
    await expect(page.getByText('Saved 6 variants')).toBeVisible();
    expect(writes).toEqual([]);
    expect(await pricesIn(api, product, 'eur')).toEqual(Array(6).fill(9100));
  },
);

test(
  'a long save says how far it is, is stopped, and goes on with the rest',
  { tag: '@all' },
  async ({ page, api }) => {
    const sizes = Array.from({ length: 12 }, (_, index) => `Size ${index + 1}`);
    const { all } = await pricedProducts(api, 6, sizes);
    const [product] = all;
    if (!product) throw new Error('No product');
    await goTo(page, addressOf(all));
    await expect(await cell(page, product, 'Size 1', 'EUR')).toBeVisible();
    await (await cell(page, product, 'Size 1', 'EUR')).click();
    await paste(page, '77\n'.repeat(72));
    await expect(page.getByText('72 unsaved changes')).toBeVisible();
    let sent = 0;
    let hold = true;
    await intercept(page, '**/admin/products/prod_*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent += 1;
      // The first three are answered; later calls hang until stopped.
      if (sent > 3 && hold) return undefined;
      return route.fallback();
    });
    await saveButton(page).click();
    await expect(page.getByText(/^Saving \d+ of 72…$/)).toBeVisible();
    await expect.poll(() => sent).toBe(6);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Saved 36 variants')).toBeVisible();
    await expect(page.getByText('36 unsaved changes')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('may or may not have been saved');
    hold = false;
    await saveButton(page).click();
    await expect(page.getByText('36 unsaved changes')).toHaveCount(0);
    expect(sent).toBe(9);
    for (const one of all) expect(await pricesIn(api, one, 'eur')).toEqual(Array(12).fill(7700));
  },
);

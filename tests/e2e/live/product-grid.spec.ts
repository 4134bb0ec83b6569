import type { Page } from '@playwright/test';
import { pasteInto } from '../support/grid.ts';
import { intercept } from '../support/intercept.ts';
import { createProduct, readItems, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';
import type { Api } from '../support/test.ts';

/** Priced in EUR. */
const sized = (api: Api, sizes: readonly string[]): Promise<ApiProduct> =>
  createProduct(api, {
    options: [{ title: 'Size' }],
    variants: sizes.map((size) => ({
      title: size,
      manage_inventory: true,
      options: [{ value: size }],
      prices: [{ currency_code: 'eur', amount: 1000 }],
    })),
  });

const grid = (page: Page) => page.getByRole('grid');

/** Cell ids contain their position; the grid names the active cell. */
async function focusCell(page: Page, row: string, column: string): Promise<void> {
  // Group headers precede column headers.
  const header = grid(page).locator('[data-column-header]');
  await expect(header.filter({ hasText: column })).toBeVisible();
  const headers = await header.allTextContents();
  const place = headers.findIndex((text) => text.startsWith(column));
  await grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('gridcell')
    .nth(place)
    .click();
}

const paste = (page: Page, text: string): Promise<void> => pasteInto(grid(page), text);

const pricesOf = (product: ApiProduct, title: string): Record<string, number> =>
  Object.fromEntries(
    (product.variants?.find((variant) => variant.title === title)?.prices ?? []).map(
      ({ currency_code: code, amount }) => [code, amount],
    ),
  );

test('prices are typed, filled, pasted, undone and saved with the keyboard', async ({
  page,
  api,
}) => {
  const product = await sized(api, ['S', 'M', 'L']);
  await goTo(page, `/a/products/${product.id}`);
  await page.getByRole('link', { name: 'Prices and stock' }).click();
  await expect(grid(page)).toBeFocused();
  await page.keyboard.type('24.5');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Control+ArrowDown');
  await expect(page.getByText('3 cells selected').first()).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  // JPY has no decimals, KWD three.
  await focusCell(page, 'S', 'JPY');
  await paste(page, '3200\t1.250\n3,300\t2.5\nfree\t7\n');
  await expect(page.getByRole('button', { name: '1 cell has an invalid value' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved 2 variants')).toBeVisible();
  await expect(page.getByText('1 row has invalid values and wasn’t saved')).toBeVisible();
  await page.getByRole('button', { name: '1 cell has an invalid value' }).click();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: /invalid value/ })).toBeHidden();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved 1 variant')).toBeVisible();
  const saved = await readProduct(api, product.id);
  expect(pricesOf(saved, 'S')).toEqual({ eur: 2450, jpy: 3200, kwd: 1250 });
  expect(pricesOf(saved, 'M')).toEqual({ eur: 2450, jpy: 3300, kwd: 2500 });
  expect(pricesOf(saved, 'L')).toEqual({ eur: 2450, kwd: 7000 });
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

test('stock is saved; a variant that fails keeps its changes and is tried again alone', async ({
  page,
  api,
}) => {
  const product = await sized(api, ['S', 'M']);
  const [small, medium] = product.variants ?? [];
  // As an import leaves it: tracked, without an inventory item.
  const [missing] = await readItems(api, small?.id ?? '');
  await api.delete(`/admin/inventory-items/${missing?.id}`);
  await goTo(page, `/a/products/${product.id}/grid`);
  await focusCell(page, 'S', 'Rotterdam');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await focusCell(page, 'M', 'EUR');
  await page.keyboard.type('11');
  await page.keyboard.press('Tab');
  let calls = 0;
  await intercept(page, `**/admin/products/${product.id}/variants/${medium?.id}`, (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not now' } })
      : route.fallback();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 variant couldn’t be saved.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Not now');
  const stockOf = async (id: string | undefined): Promise<number[]> =>
    (await readItems(api, id ?? '')).flatMap(({ location_levels: levels }) =>
      levels.map((level) => level.stocked_quantity),
    );
  expect(await stockOf(small?.id)).toEqual([12]);
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2 unsaved changes')).toHaveCount(0);
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await stockOf(medium?.id)).toEqual([7]);
  expect(pricesOf(await readProduct(api, product.id), 'M')).toEqual({ eur: 1100 });
});

test(
  'what someone else changed meanwhile is kept, and asked about where both changed the same',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await sized(api, ['S', 'M']);
    const [small] = product.variants ?? [];
    await goTo(page, `/a/products/${product.id}/grid`);
    await focusCell(page, 'S', 'EUR');
    await page.keyboard.type('11');
    await page.keyboard.press('Enter');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await api.post(`/admin/products/${product.id}/variants/${small?.id}`, {
      prices: [
        { currency_code: 'eur', amount: 1500 },
        { currency_code: 'jpy', amount: 900 },
      ],
    });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(dialog.getByRole('row', { name: /^S · EUR/ })).toContainText('€11.00');
    await expect(dialog.getByRole('row', { name: /^S · EUR/ })).toContainText('€15.00');
    await expect(dialog.getByRole('row')).toHaveCount(2);
    expect(pricesOf(await readProduct(api, product.id), 'M')).toEqual({ eur: 1000 });
    await dialog.getByRole('button', { name: 'Use saved version' }).click();
    // The dialog restores focus on closing.
    await expect(dialog).toBeHidden();
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved 1 variant')).toBeVisible();
    // The save updated the baseline: no conflict.
    await focusCell(page, 'S', 'EUR');
    await page.keyboard.type('16');
    await page.keyboard.press('Enter');
    await expect(grid(page).getByRole('gridcell', { name: '16.00' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => pricesOf(await readProduct(api, product.id), 'S'))
      .toEqual({ eur: 1600, jpy: 900 });
    expect(pricesOf(await readProduct(api, product.id), 'M')).toEqual({ eur: 1200 });
  },
);

test('what is typed while a save is under way is not lost', async ({ page, api }) => {
  const product = await sized(api, ['S', 'M']);
  await goTo(page, `/a/products/${product.id}/grid`);
  await focusCell(page, 'S', 'EUR');
  await page.keyboard.type('11');
  await page.keyboard.press('Enter');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await intercept(page, `**/admin/products/${product.id}/variants/*`, async (route) => {
    await held;
    await route.continue();
  });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    save.click(),
  ]);
  expect(sent.postDataJSON()).toEqual({ prices: [{ currency_code: 'eur', amount: 1100 }] });
  await focusCell(page, 'S', 'EUR');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText('Saved 1 variant')).toBeVisible();
  await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
  await expect(grid(page).getByRole('gridcell', { name: '12.00' })).toBeVisible();
  expect(pricesOf(await readProduct(api, product.id), 'S')).toEqual({ eur: 1100 });
  await save.click();
  await expect
    .poll(async () => pricesOf(await readProduct(api, product.id), 'S'))
    .toEqual({ eur: 1200 });
});

test(
  'a column of many variants is saved with one call that leaves all else as it is',
  { tag: '@all' },
  async ({ page, api }) => {
    const sizes = Array.from({ length: 9 }, (_, index) => `Size ${index + 1}`);
    const { id } = await sized(api, sizes);
    interface Stored {
      id: string;
      variant_rank: number;
      inventory_items: { id: string; inventory_item_id: string }[];
      options: { id: string; value: string }[];
      prices: { currency_code: string; amount: number; price_list_id: string | null }[];
    }
    const read = async () => {
      const { variants } = await api.get<{ variants: Stored[] }>(
        `/admin/products/${id}/variants?expand=prices,inventory_items,options`,
      );
      return variants
        .toSorted((a, b) => a.variant_rank - b.variant_rank)
        .map(({ prices, ...variant }) => ({
          id: variant.id,
          items: variant.inventory_items.map((item) => [item.id, item.inventory_item_id]),
          options: variant.options.map((option) => [option.id, option.value]),
          prices: prices
            .map((one) => `${one.currency_code} ${one.amount} ${one.price_list_id ?? ''}`)
            .toSorted(),
        }));
    };
    const [first] = await read();
    const { price_list: list } = await api.post<{ price_list: { id: string } }>(
      '/admin/price-lists',
      {
        name: 'Of one test',
        description: 'Of one test',
        type: 'sale',
        prices: [{ variant_id: first?.id, currency_code: 'eur', amount: 500 }],
      },
    );
    await api.post(`/admin/products/${id}/variants/${first?.id}`, {
      prices: [
        { currency_code: 'eur', amount: 1000 },
        { currency_code: 'kwd', amount: 777 },
      ],
    });
    const before = await read();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await goTo(page, `/a/products/${id}/grid`);
    await focusCell(page, 'Size 1', 'EUR');
    await page.keyboard.type('24');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    for (let row = 2; row < sizes.length; row += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    // The last row stays unchanged.
    await expect(page.getByText('8 unsaved changes')).toBeVisible();
    // Filtered-out rows are saved too.
    await page.keyboard.press('/');
    await page.keyboard.type('size 9');
    await expect(page.getByText('1 of 9 variants')).toBeVisible();
    await expect(grid(page).getByRole('rowheader')).toHaveCount(1);
    await expect(page.getByRole('button', { name: '8 changed cells are hidden' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(grid(page)).toBeFocused();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved 8 variants')).toBeVisible();
    console.log(`Calls for a column of 8 variants: ${sent.length}`);
    expect(sent).toEqual([`/admin/products/${id}`]);
    expect(await read()).toEqual(
      before.map((variant, index) => ({
        ...variant,
        prices: variant.prices.map((price) =>
          index < 8 && price === 'eur 1000 ' ? 'eur 2400 ' : price,
        ),
      })),
    );
    await api.delete(`/admin/price-lists/${list.id}`);

    await page.getByRole('searchbox', { name: 'Search variants' }).fill('');
    // Only the refused variant is reported and stays changed.
    await focusCell(page, 'Size 1', 'JPY');
    await paste(page, '900\n'.repeat(9));
    await intercept(page, `**/admin/products/${id}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not all' } })
        : route.fallback(),
    );
    await intercept(page, `**/admin/products/${id}/variants/${before[3]?.id}`, (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not this' } }),
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('1 variant couldn’t be saved.')).toBeVisible();
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    // Undoes the paste as a whole, including saved cells.
    await expect(page.getByText('8 unsaved changes')).toBeVisible();
  },
);

import type { Locator, Page } from '@playwright/test';
import { cellOf, pasteInto, saveButton, type } from '../support/grid.ts';
import { intercept, release } from '../support/intercept.ts';
import { createProduct, readItems } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';
import type { Api } from '../support/test.ts';

let made = 0;

/** Found by one search; the last product is untracked. */
async function several(
  api: Api,
  count: number,
  sizes: readonly string[] = ['S', 'M'],
): Promise<{ word: string; all: ApiProduct[] }> {
  made += 1;
  const word = `Stock${process.pid}x${Date.now().toString(36)}${made}`;
  const all: ApiProduct[] = [];
  for (let index = 1; index <= count; index += 1) {
    const product = await createProduct(api, {
      title: `${word} ${index}`,
      handle: `${word}-${index}`.toLowerCase(),
      options: [{ title: 'Size' }],
      variants: sizes.map((size) => ({
        title: size,
        sku: `${word}-${index}-${size}`,
        manage_inventory: index < count,
        options: [{ value: size }],
        prices: [],
      })),
    });
    all.push(product);
  }
  return { word, all };
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Product stock' });
const addressOf = (products: readonly ApiProduct[]): string =>
  `/a/products/stock?list=&ids=${products.map(({ id }) => id).join(',')}`;

const cell = (
  page: Page,
  product: Pick<ApiProduct, 'title'>,
  size: string,
  location: string,
): Promise<Locator> => cellOf(grid(page), product, size, location);

const idOf = ({ variants = [] }: ApiProduct, size: string): string =>
  variants.find(({ title }) => title === size)?.id ?? '';

/** By location. */
const stockOf = async (
  api: Api,
  product: ApiProduct,
  size: string,
): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await readItems(api, idOf(product, size))).flatMap(({ location_levels: levels }) =>
      levels.map((level) => [level.location_id, level.stocked_quantity]),
    ),
  );

async function locationOf(api: Api, name: string): Promise<string> {
  const { stock_locations: all } = await api.get<{
    stock_locations: { id: string; name: string }[];
  }>('/admin/stock-locations?limit=100');
  return all.find((one) => one.name.startsWith(name))?.id ?? '';
}

test(
  'the stock of the selected products is typed, filled and saved with the keyboard',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const { word, all } = await several(api, 3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('No products');
    const rotterdam = await locationOf(api, 'Rotterdam');
    await goTo(page, `/a/products?q=${word}&order=title`);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit stock' }).press('Enter');
    await expect(grid(page).getByRole('rowheader')).toHaveCount(6);
    await expect(grid(page).locator('[data-column-header]').first()).toBeVisible();
    // Only locations; untracked variants have no cells.
    await expect(grid(page).locator('[data-column-header]', { hasText: 'EUR' })).toHaveCount(0);
    await expect(await cell(page, third, 'S', 'Rotterdam')).toHaveText('–');
    await expectNoViolations(page);
    const at = await cell(page, first, 'S', 'Rotterdam');
    await grid(page).focus();
    await page.keyboard.press('Control+Home');
    while ((await at.getAttribute('data-active')) === null) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    for (let row = 0; row < 5; row += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(page.getByText('4 unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved 4 variants')).toBeVisible();
    for (const product of [first, second]) {
      for (const size of ['S', 'M']) {
        expect(await stockOf(api, product, size)).toEqual({ [rotterdam]: 12 });
      }
    }
    // Clearing sets zero: the server can't restock a deleted level.
    await at.click();
    await page.keyboard.press('Delete');
    await expect(at).toHaveText('0');
    await saveButton(page).click();
    await expect.poll(() => stockOf(api, first, 'S')).toEqual({ [rotterdam]: 0 });
    await type(page, at, '5');
    await saveButton(page).click();
    await expect.poll(() => stockOf(api, first, 'S')).toEqual({ [rotterdam]: 5 });
    await page.reload();
    await expect(await cell(page, second, 'M', 'Rotterdam')).toHaveText('12');
    await expect(await cell(page, first, 'S', 'Rotterdam')).toHaveText('5');
    expectNoErrors();
  },
);

test(
  'what arrived is added to what is there, typed or pasted',
  { tag: '@all' },
  async ({ page, api }) => {
    const expectNoErrors = watchErrors(page);
    const { all } = await several(api, 3);
    const [first, second] = all;
    if (!first || !second) throw new Error('No products');
    const rotterdam = await locationOf(api, 'Rotterdam');
    await goTo(page, addressOf(all));
    const at = await cell(page, first, 'S', 'Rotterdam');
    await type(page, at, '40');
    const entry = page.getByRole('radiogroup', { name: 'Typed and pasted numbers' });
    await entry.getByText('Add', { exact: true }).click();
    await expect(page.getByText('Numbers you type or paste are added to the stock.')).toBeVisible();
    await expectNoViolations(page);
    await type(page, at, '12');
    await expect(at).toHaveText('52');
    // Enter without input adds nothing.
    await at.dblclick();
    await page.keyboard.press('Enter');
    await expect(at).toHaveText('52');
    // A delivery note: a line per variant, one of them empty.
    await at.click();
    await pasteInto(grid(page), '5\n\n7');
    await expect(at).toHaveText('57');
    await expect(await cell(page, first, 'M', 'Rotterdam')).toHaveText('');
    await expect(await cell(page, second, 'S', 'Rotterdam')).toHaveText('7');
    await page.keyboard.press('Control+z');
    await expect(at).toHaveText('52');
    await page.keyboard.press('Control+y');
    await entry.getByText('Set', { exact: true }).click();
    const other = await cell(page, second, 'M', 'Rotterdam');
    await type(page, other, '9');
    await type(page, other, '8');
    await expect(other).toHaveText('8');
    await saveButton(page).click();
    await expect(page.getByText('Saved 3 variants')).toBeVisible();
    expect(await stockOf(api, first, 'S')).toEqual({ [rotterdam]: 57 });
    expect(await stockOf(api, first, 'M')).toEqual({});
    expect(await stockOf(api, second, 'S')).toEqual({ [rotterdam]: 7 });
    expect(await stockOf(api, second, 'M')).toEqual({ [rotterdam]: 8 });
    expectNoErrors();
  },
);

test(
  'what someone else counted is asked about; a variant that fails is tried again alone',
  { tag: '@all' },
  async ({ page, api }) => {
    const { all } = await several(api, 2, ['S', 'M', 'L']);
    const [product] = all;
    if (!product) throw new Error('No product');
    const rotterdam = await locationOf(api, 'Rotterdam');
    const [item] = await readItems(api, idOf(product, 'S'));
    await api.post(`/admin/inventory-items/${item?.id}/location-levels`, {
      location_id: rotterdam,
      stocked_quantity: 5,
    });
    await goTo(page, addressOf(all));
    await expect(await cell(page, product, 'S', 'Rotterdam')).toHaveText('5');
    await type(page, await cell(page, product, 'S', 'Rotterdam'), '7');
    await type(page, await cell(page, product, 'M', 'Rotterdam'), '8');
    await type(page, await cell(page, product, 'L', 'Rotterdam'), '9');
    await api.post(`/admin/inventory-items/${item?.id}/location-levels/${rotterdam}`, {
      stocked_quantity: 4,
    });
    const [medium] = await readItems(api, idOf(product, 'M'));
    const bad = `**/admin/inventory-items/${medium?.id}/location-levels*`;
    await intercept(page, bad, (route) =>
      route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'Not now' } }),
    );
    await saveButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expect(dialog.getByRole('row').nth(1)).toContainText(`S, ${product.title} · Rotterdam`);
    expect(await stockOf(api, product, 'L')).toEqual({});
    await dialog.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(page.getByText('1 variant couldn’t be saved.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Not now');
    expect(await stockOf(api, product, 'S')).toEqual({ [rotterdam]: 7 });
    expect(await stockOf(api, product, 'M')).toEqual({});
    expect(await stockOf(api, product, 'L')).toEqual({ [rotterdam]: 9 });
    await release(page, bad);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(new URL(request.url()).pathname);
    });
    await saveButton(page).click();
    await expect.poll(() => stockOf(api, product, 'M')).toEqual({ [rotterdam]: 8 });
    expect(writes).toEqual([`/admin/inventory-items/${medium?.id}/location-levels`]);
  },
);

import {
  ALL,
  addOption,
  cell,
  go,
  grid,
  newTitle,
  opened,
  titleIn,
  type,
} from '../support/new-product.ts';
import { picture } from '../support/pictures.ts';
import { imagesOf, readItems } from '../support/products.ts';
import { expect, goTo, test } from '../support/test.ts';
import { search } from '../support/visit.ts';

test('creates a product with everything: pruned combinations, prices, stock, pictures', async ({
  page,
  api,
}) => {
  const title = newTitle();
  await goTo(page, '/a/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await titleIn(page).fill(title);
  await page.getByLabel('Subtitle').fill('Bright');
  await expect(page.getByLabel('Handle')).toHaveValue(/^deck-lantern-/);
  await search(page, page.getByRole('combobox', { name: 'Sales channels' }), 'Wholesale');
  await page.getByRole('option', { name: 'Wholesale' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Type' }).fill('Lighting');
  await page.keyboard.press('Escape');
  await page.getByLabel('Weight').fill('450');
  await page
    .locator('input[type=file]')
    .setInputFiles([picture('one.png', [200, 20, 20]), picture('two.png', [20, 20, 200])]);
  await expect(page.getByRole('button', { name: /^Move image/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Move image 2', exact: true }).press('ArrowUp');
  await page.getByLabel('Alt text for image 1').fill('A lantern on deck');
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S, M');
  await addOption(page, 2, 'Colour', 'red;blue');
  await expect(page.getByText('4 of 4 combinations will be created')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Create S / blue' }).uncheck();
  await expect(page.getByText('3 of 4 combinations will be created')).toBeVisible();
  const code = `LAN-${Date.now().toString(36).toUpperCase()}`;
  await page.getByLabel('SKU prefix').fill(code);
  await page.getByRole('button', { name: 'Fill in blank SKUs' }).click();
  await expect(page.getByLabel('SKU for M / blue')).toHaveValue(`${code}-M-BLUE`);
  await page.getByRole('checkbox', { name: 'Track inventory for M / blue' }).uncheck();
  await go(page, 'Prices and stock');
  await expect(page.getByText('Inventory isn’t tracked for 1 variant.')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Japan (JPY)' }).check();
  await page.keyboard.press('Escape');
  await type(page, ALL, 'EUR', '19.99');
  await type(page, ALL, 'JPY', '3200');
  for (const row of [ALL, 'S / red', 'M / red', 'M / blue']) {
    await expect(await cell(page, row, 'EUR')).toHaveText('19.99');
    await expect(await cell(page, row, 'JPY')).toHaveText('3,200');
  }
  await type(page, 'M / red', 'EUR', '24.5');
  await type(page, 'M / red', 'Japan', '2900');
  // Empty where variants differ.
  await expect(await cell(page, ALL, 'EUR')).toHaveText('');
  await type(page, ALL, 'Rotterdam', '10');
  await type(page, 'S / red', 'Bristol', '4');
  // Untracked.
  await expect(await cell(page, 'M / blue', 'Rotterdam')).toHaveText('–');
  await go(page, 'Review');
  await expect(page.getByText('24 units')).toBeVisible();
  await expect(page.getByText('€19.99 – €24.50')).toBeVisible();
  const readiness = page.getByRole('list', { name: 'Before shoppers can buy it' });
  await expect(readiness).toContainText(/No price in [^.]*USD/u);
  await expect(readiness.getByText(/No price in [^.]*EUR/u)).toHaveCount(0);
  await expect(page.getByText('This product is ready to publish.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();

  const stored = await opened(page, api, title);
  expect(stored).toMatchObject({ status: 'published', subtitle: 'Bright' });
  expect(stored.type?.value).toBe('Lighting');
  expect(stored.weight).toBe(450);
  expect(stored.sales_channels?.map(({ name }) => name).toSorted()).toEqual([
    'Online shop',
    'Wholesale',
  ]);
  expect(stored.images).toHaveLength(2);
  expect(Object.values(stored.metadata?.image_alt ?? {})).toEqual(['A lantern on deck']);
  expect(stored.metadata?.image_alt).toHaveProperty([imagesOf(stored)[0] ?? '']);
  const prices = (variant: number): [string, number][] =>
    stored.variants?.[variant]?.prices.map(({ region_id, currency_code, amount }) => [
      region_id ? 'region' : currency_code,
      amount,
    ]) ?? [];
  expect(stored.variants?.map((variant) => [variant.title, variant.sku])).toEqual([
    ['S / red', `${code}-S-RED`],
    ['M / red', `${code}-M-RED`],
    ['M / blue', `${code}-M-BLUE`],
  ]);
  expect(prices(0).toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['eur', 1999],
    ['jpy', 3200],
  ]);
  expect(prices(1).toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['eur', 2450],
    ['jpy', 3200],
    ['region', 2900],
  ]);
  expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([14, 10, 0]);
  const [item] = await readItems(api, stored.variants?.[0]?.id ?? '');
  expect(item?.location_levels.map((level) => level.stocked_quantity).toSorted()).toEqual([10, 4]);
  await goTo(page, '/a/products/new');
  await expect(titleIn(page)).toHaveValue('');
});

test('with the keyboard alone', { tag: '@all' }, async ({ page, api }) => {
  const title = newTitle();
  await goTo(page, '/a/products/new');
  await expect(titleIn(page)).toBeFocused();
  await page.keyboard.type(title);
  const press = async (role: 'button' | 'checkbox', name: string, key = 'Enter'): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).first().focus();
    await page.keyboard.press(key);
  };
  const next = async (): Promise<void> => {
    await press('button', 'Next');
    // The new step takes the focus asynchronously; earlier keys would be lost.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('tabindex')))
      .toBe('-1');
  };
  await next();
  await press('button', 'Add option');
  await expect(page.getByLabel('Option 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Size');
  await page.keyboard.press('Tab');
  await page.keyboard.type('S,M,L,');
  await expect(page.getByText('3 of 3 combinations will be created')).toBeVisible();
  await press('checkbox', 'Create L', 'Space');
  await page.getByLabel('SKU prefix').focus();
  await page.keyboard.type(`KEY-${Date.now()}`);
  await page.keyboard.press('Enter');
  await next();
  await grid(page).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  const head = (name: string) =>
    grid(page).locator('[data-column-header]').filter({ hasText: name });
  const column = await head('Rotterdam').getAttribute('data-column-header');
  for (let place = 0; place < Number(column); place += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('2');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/step=review$/);
  await press('button', 'Save as draft');
  const stored = await opened(page, api, title);
  expect(stored.status).toBe('draft');
  expect(
    stored.variants?.map(({ title: name, inventory_quantity: units }) => [name, units]),
  ).toEqual([
    ['S', 2],
    ['M', 0],
  ]);
  expect(stored.variants?.[1]?.prices.map(({ amount }) => amount)).toEqual([500]);
});

test(
  'once nothing is missing a product can be published from any step; the handle follows from the title',
  { tag: '@all' },
  async ({ page, api }) => {
    const title = newTitle();
    await goTo(page, '/a/products/new');
    await expect(page.getByLabel('Handle')).not.toHaveAttribute('required');
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await titleIn(page).fill(title);
    await page.getByLabel('Handle').fill('');
    await go(page, 'Variants');
    await page.getByRole('button', { name: 'Publish' }).click();
    const stored = await opened(page, api, title);
    expect(stored.status).toBe('published');
    expect(stored.handle).toMatch(/^deck-lantern-/);
  },
);

test('says what is missing, and where', async ({ page }) => {
  await goTo(page, '/a/products/new?step=variants');
  await page.getByRole('button', { name: 'Add option' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await go(page, 'Review');
  await page.getByRole('button', { name: 'Publish' }).click();
  const problems = page.getByRole('alert');
  await expect(problems).toContainText('Enter a title.');
  await expect(problems).toContainText('Enter a name for each option.');
  await expect(page).toHaveURL(/new$/);
  await expect(titleIn(page)).toHaveAccessibleDescription('Enter a title.');
  await problems.getByRole('button', { name: 'Add a value to each option.' }).click();
  await expect(page.getByLabel('Option 1', { exact: true })).toBeVisible();
});

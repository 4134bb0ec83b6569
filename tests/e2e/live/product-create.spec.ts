import type { Page } from '@playwright/test';
import { picture } from '../support/pictures.ts';
import { imagesOf, readItems, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, test, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await withSession(page);
});

let made = 0;

const newTitle = (): string => {
  made += 1;
  return `Deck lantern ${process.pid}-${Date.now().toString(36)}-${made}`;
};

const go = (page: Page, step: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click();

/** The product whose page is open. */
async function opened(page: Page, api: Api, title: string): Promise<ApiProduct> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return readProduct(api, new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

async function addOption(page: Page, number: number, name: string, values: string): Promise<void> {
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByLabel(`Option ${number}`, { exact: true }).fill(name);
  await page.getByRole('combobox', { name: `Values of option ${number}` }).fill(values);
  await page.keyboard.press('Enter');
}

test('creates a product with everything: pruned combinations, prices, stock, pictures', async ({
  page,
  api,
}) => {
  const title = newTitle();
  await page.goto('/a/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await page.getByLabel('Subtitle').fill('Bright');
  await expect(page.getByLabel('Handle')).toHaveValue(/^deck-lantern-/);
  await go(page, 'Organization');
  await page.getByRole('combobox', { name: 'Sales channels' }).fill('Wholesale');
  await page.getByRole('option', { name: 'Wholesale' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Type' }).fill('Lighting');
  await page.keyboard.press('Escape');
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S, M');
  await addOption(page, 2, 'Colour', 'red;blue');
  await expect(page.getByText('4 of 4 combinations will be created')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Create S / blue' }).uncheck();
  await expect(page.getByText('3 of 4 combinations will be created')).toBeVisible();
  const code = `LAN-${Date.now().toString(36).toUpperCase()}`;
  await page.getByLabel('SKU prefix').fill(code);
  await page.getByRole('button', { name: 'Fill empty SKUs' }).click();
  await expect(page.getByLabel('SKU for M / blue')).toHaveValue(`${code}-M-BLUE`);
  await page.getByRole('checkbox', { name: 'Track inventory for M / blue' }).uncheck();
  await go(page, 'Prices');
  await page.getByRole('combobox', { name: 'Regions with their own prices' }).click();
  await page.getByRole('option', { name: 'Japan' }).click();
  await page.keyboard.press('Escape');
  await page.getByLabel('All variants, EUR').fill('19.99');
  await page.getByLabel('All variants, JPY').fill('3200');
  await page.keyboard.press('Enter');
  await expect(page.getByText('JPY set for 3 variants.')).toBeVisible();
  await expect(page.getByLabel('M / red, EUR')).toHaveValue('19.99');
  await page.getByLabel('M / red, EUR').fill('24.5');
  await page.getByLabel('M / red, Japan').fill('2900');
  await go(page, 'Stock');
  await expect(page.getByText('Inventory isn’t tracked for 1 variant.')).toBeVisible();
  await page.getByLabel('All variants, Rotterdam warehouse').fill('10');
  await page.getByLabel('S / red, Bristol warehouse').fill('4');
  await go(page, 'Attributes');
  await page.getByLabel('Weight').fill('450');
  await go(page, 'Media');
  await page
    .locator('input[type=file]')
    .setInputFiles([picture('one.png', [200, 20, 20]), picture('two.png', [20, 20, 200])]);
  await expect(page.getByRole('button', { name: /^Move image/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Move image 2', exact: true }).press('ArrowUp');
  await page.getByLabel('Alt text for image 1').fill('A lantern on deck');
  await go(page, 'Review');
  await expect(page.getByText('24 units')).toBeVisible();
  await expect(page.getByText('€19.99 – €24.50')).toBeVisible();
  const readiness = page.getByRole('list', { name: 'Before shoppers can buy it' });
  await expect(readiness).toContainText(
    '3 of 3 variants can’t be bought in United States: no price in USD.',
  );
  await expect(readiness.getByText('no price in EUR')).toHaveCount(0);
  await expect(page.getByText('Shoppers can buy it as soon as it’s published.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();

  const stored = await opened(page, api, title);
  expect(stored).toMatchObject({ status: 'published', subtitle: 'Bright' });
  expect(stored.type?.value).toBe('Lighting');
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
  await page.goto('/a/products/new');
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('');
});

test('what is typed before a new option stays with its variants; what is typed for all is never dropped', async ({
  page,
}) => {
  await page.goto('/a/products/new?step=variants');
  await addOption(page, 1, 'Size', 'S, M');
  await go(page, 'Prices');
  await page.getByLabel('S, EUR', { exact: true }).fill('10');
  await page.getByLabel('M, EUR', { exact: true }).fill('12');
  await go(page, 'Variants');
  await addOption(page, 2, 'Color', 'red, blue');
  await expect(page.getByText('What you entered was copied to 4 variants.')).toBeVisible();
  await go(page, 'Prices');
  await expect(page.getByLabel('S / blue, EUR')).toHaveValue('10.00');
  await expect(page.getByLabel('M / red, EUR')).toHaveValue('12.00');
  // Pressed by a program: the field is not left before.
  await page.getByLabel('All variants, JPY').fill('3200');
  await page.getByRole('button', { name: 'Next' }).dispatchEvent('click');
  await go(page, 'Prices');
  await expect(page.getByLabel('M / blue, JPY')).toHaveValue('3,200');
  await page.getByLabel('All variants, GBP').fill('free');
  await go(page, 'Stock');
  await go(page, 'Prices');
  await expect(page.getByLabel('All variants, GBP')).toHaveValue('free');
  await page.getByLabel('All variants, GBP').fill('8');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('S / red, GBP')).toHaveValue('8.00');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('S / red, GBP')).toHaveValue('');
  await go(page, 'Variants');
  await page.getByRole('button', { name: 'Remove option Color' }).click();
  await expect(page.getByText('Variants were combined into 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 of 4 combinations will be created')).toBeVisible();
});

test('with the keyboard alone', async ({ page, api }) => {
  const title = newTitle();
  await page.goto('/a/products/new');
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toBeFocused();
  await page.keyboard.type(title);
  const press = async (role: 'button' | 'checkbox', name: string, key = 'Enter'): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).first().focus();
    await page.keyboard.press(key);
  };
  const next = async (): Promise<void> => {
    await press('button', 'Next');
    // The new step takes the focus; what is pressed before would be lost.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('tabindex')))
      .toBe('-1');
  };
  await next();
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
  await page.getByLabel('All variants, EUR').focus();
  await page.keyboard.type('5');
  await next();
  await page.getByLabel('S, Rotterdam warehouse', { exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
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

test('says what is missing, and where', async ({ page }) => {
  await page.goto('/a/products/new?step=variants');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  const problems = page.getByRole('alert');
  await expect(problems).toContainText('Enter a product title.');
  await expect(problems).toContainText('Enter a name for each option.');
  await expect(page).toHaveURL(/new$/);
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveAccessibleDescription(
    'Enter a title.',
  );
  await problems.getByRole('button', { name: 'Add a value to each option.' }).click();
  await expect(page.getByLabel('Option 1', { exact: true })).toBeVisible();
});

test('a price that is no amount stays in its cell, marked, until it is mended', async ({
  page,
  context,
}) => {
  await page.goto('/a/products/new');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(newTitle());
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', Array.from({ length: 30 }, (_, index) => `S${index}`).join(';'));
  await go(page, 'Prices');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByLabel('S27, EUR').fill('twelve');
  await go(page, 'Stock');
  await page.getByLabel('S1, Rotterdam warehouse').fill('many');
  const expectMarked = async (tab: Page): Promise<void> => {
    await go(tab, 'Prices');
    await expect(tab.getByLabel('S27, EUR')).toHaveValue('twelve');
    await expect(tab.getByLabel('S27, EUR')).toHaveAccessibleDescription(/1,234.56/);
    await go(tab, 'Stock');
    await expect(tab.getByLabel('S1, Rotterdam warehouse')).toHaveValue('many');
    await expect(tab.getByLabel('S1, Rotterdam warehouse')).toHaveAttribute('aria-invalid', 'true');
  };
  await expectMarked(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a valid price.');
  await expect(page.getByLabel('S27, EUR')).toHaveAttribute('aria-invalid', 'true');
  await page.close();
  const again = await context.newPage();
  await again.goto('/a/products/new');
  await expectMarked(again);
  await go(again, 'Prices');
  await again.getByLabel('S27, EUR').fill('12');
  await go(again, 'Stock');
  await expect(again.getByLabel('S1, Rotterdam warehouse')).toBeVisible();
  await go(again, 'Prices');
  await expect(again.getByLabel('S1, EUR')).toBeVisible();
  await again.getByRole('button', { name: 'Next page' }).click();
  await expect(again.getByLabel('S27, EUR')).toHaveValue('12.00');
});

test('option values may have a decimal comma', async ({ page }) => {
  await page.goto('/a/products/new?step=variants');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.keyboard.type('Volume');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0,75 l');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1,5 l,Magnum,3 l');
  await page.keyboard.press('Tab');
  await expect(page.getByText('4 of 4 combinations will be created')).toBeVisible();
  for (const name of ['0,75 l', '1,5 l', 'Magnum', '3 l']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  }
});

test('the browser’s way back leads through the steps, then out of the flow', async ({ page }) => {
  await page.goto('/a/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/step=organization$/);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/step=variants$/);
  await go(page, 'Variants');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sales channels' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Subtitle')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/step=organization$/);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/a\/products$/);
});

test('a draft survives the tab, and can be discarded', async ({ page, context }) => {
  await page.goto('/a/products/new');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Half an idea');
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S,M');
  await page.getByLabel('SKU for M').fill('HALF-M');
  await page.close();
  const again = await context.newPage();
  await again.goto('/a/products/new');
  await expect(again.getByText(/Continuing your draft from/)).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('Half an idea');
  await go(again, 'Variants');
  await expect(again.getByLabel('SKU for M')).toHaveValue('HALF-M');
  await again.getByRole('button', { name: 'Discard draft' }).click();
  await again
    .getByRole('alertdialog')
    .or(again.getByRole('dialog'))
    .getByRole('button', { name: 'Discard draft' })
    .click();
  await expect(again.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('');
  await again.reload();
  await expect(again.getByText(/Continuing your draft from/)).toBeHidden();
});

test('two tabs keep a draft each; what a closed one has left is gone on with', async ({
  page,
  context,
}) => {
  const titleIn = (tab: Page) => tab.getByRole('textbox', { name: 'Title' }).first();
  await page.goto('/a/products/new');
  await titleIn(page).fill('First idea');
  await expect(page.getByText('Draft saved in this browser')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/a/products/new');
  await expect(titleIn(second)).toHaveValue('');
  await titleIn(second).fill('Second idea');
  await titleIn(page).fill('First idea, changed');
  await page.reload();
  await expect(titleIn(page)).toHaveValue('First idea, changed');
  await second.reload();
  await expect(titleIn(second)).toHaveValue('Second idea');
  await page.close();
  await second.close();
  const third = await context.newPage();
  await third.goto('/a/products/new');
  await expect(titleIn(third)).toHaveValue('Second idea');
  const fourth = await context.newPage();
  await fourth.goto('/a/products/new');
  await expect(titleIn(fourth)).toHaveValue('First idea, changed');
});

/** Fills a product with two variants and stock for both. */
async function fillWithStock(page: Page, title: string): Promise<void> {
  await page.goto('/a/products/new');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S,M');
  await go(page, 'Stock');
  await page.getByLabel('All variants, Rotterdam warehouse').fill('3');
}

test('stock that fails is shown as left; the retry finishes it and publishes last', async ({
  page,
  api,
}) => {
  const title = newTitle();
  await fillWithStock(page, title);
  let calls = 0;
  await page.route('**/location-levels', (route) => {
    calls += 1;
    return calls === 2
      ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No room' } })
      : route.fallback();
  });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/was created, but some steps didn’t finish/)).toBeVisible();
  await expect(page.getByText('No room')).toBeVisible();
  await expect(page.getByText('2 of 4 steps done')).toBeVisible();
  const find = async (): Promise<ApiProduct[]> =>
    (
      await api.get<{ products: ApiProduct[] }>(
        `/admin/products?title=${encodeURIComponent(title)}`,
      )
    ).products;
  expect(await find()).toMatchObject([{ status: 'draft' }]);
  await page.unroute('**/location-levels');
  await page.getByRole('button', { name: 'Try again' }).click();
  const stored = await opened(page, api, title);
  expect(stored.status).toBe('published');
  expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([3, 3]);
  expect(await find()).toHaveLength(1);
});

test('a tab that closes half way goes on where it stopped, and makes nothing twice', async ({
  page,
  context,
  api,
}) => {
  const title = newTitle();
  await fillWithStock(page, title);
  await page.route('**/location-levels', (route) =>
    route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No room' } }),
  );
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText(/was created, but some steps didn’t finish/)).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/a/products/new');
  await expect(again.getByText(/was created, but some steps didn’t finish/)).toBeVisible();
  await again.getByRole('button', { name: 'Try again' }).click();
  const stored = await opened(again, api, title);
  expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([3, 3]);
  const { count } = await api.get<{ count: number }>(
    `/admin/products?title=${encodeURIComponent(title)}`,
  );
  expect(count).toBe(1);
});

test('when the answer to the creation is lost, the product is found instead of made twice', async ({
  page,
  api,
}) => {
  const title = newTitle();
  await fillWithStock(page, title);
  await page.route('**/admin/products', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Save as draft' }).click();
  const stored = await opened(page, api, title);
  expect(stored.variants?.map((variant) => variant.inventory_quantity)).toEqual([3, 3]);
  const { count } = await api.get<{ count: number }>(
    `/admin/products?title=${encodeURIComponent(title)}`,
  );
  expect(count).toBe(1);
});

test('a refused creation leads back to the form with everything in it', async ({ page }) => {
  const title = newTitle();
  await page.route('**/admin/products', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { type: 'invalid_data', message: 'No lanterns' } })
      : route.fallback(),
  );
  await page.goto('/a/products/new');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(
    page.getByText(/wasn’t created. Everything you entered is still here/),
  ).toBeVisible();
  await expect(page.getByText(/No lanterns/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to form' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue(title);
});

test('a handle or a code that another product has is named and marked where it stands', async ({
  page,
  api,
}) => {
  const title = newTitle();
  const code = `TAKEN-${Date.now().toString(36)}`.toUpperCase();
  const { product: other } = await api.post<{ product: ApiProduct }>('/admin/products', {
    title,
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'Large',
        sku: code,
        ean: `${code}-E`,
        prices: [],
        options: [{ value: 'Large' }],
      },
    ],
  });
  const save = page.getByRole('button', { name: 'Save as draft' });
  const alert = page.getByRole('alert');
  await page.goto('/a/products/new');
  await page.getByRole('textbox', { name: 'Title' }).first().fill(`${title} again`);
  const lookups: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('handle=')) lookups.push(request.url());
  });
  // Typed key by key it is looked up once.
  await page.getByLabel('Handle').fill('');
  await page.getByLabel('Handle').pressSequentially(other.handle ?? '');
  await expect(page.getByLabel('Handle')).toHaveAccessibleDescription(
    new RegExp(`“${title}” already uses this handle`),
  );
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'href',
    `/a/products/${other.id}`,
  );
  expect(lookups.length).toBeLessThan(4);
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S,M');
  await page.getByLabel('SKU for S').fill(`${code}-NEW`);
  await page.getByLabel('SKU for M').fill(code);
  await page.getByRole('button', { name: 'Details for M' }).click();
  await page.getByLabel('EAN').fill(`${code}-E`);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await go(page, 'Review');
  const readiness = page.getByRole('list', { name: 'Before shoppers can buy it' });
  await expect(readiness).toContainText(`“${title}” already uses this handle`);
  await expect(readiness).toContainText(`SKU ${code} – Already used by “${title} – Large”.`);
  await save.click();
  await expect(alert).toContainText('Another product already uses this handle.');
  await expect(page.getByLabel('Handle')).toBeFocused();
  await expect(page.getByLabel('Handle')).toHaveAccessibleDescription(/already uses this handle/);
  await page.getByLabel('Handle').fill(`${other.handle}-again`);
  await expect(alert).toBeHidden();
  await save.click();
  const owner = `Already used by “${title} – Large”.`;
  await expect(alert).toContainText(`SKU ${code} – ${owner}`);
  await expect(page.getByLabel('SKU for M')).toHaveAccessibleDescription(owner);
  await expect(page.getByLabel('SKU for S')).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('SKU for M').fill(`${code}-M`);
  await page.getByRole('checkbox', { name: 'Create S' }).uncheck();
  await save.click();
  await expect(alert).toContainText(`EAN ${code}-E – Already used by another variant.`);
  await page.getByRole('button', { name: 'Details for M' }).click();
  await expect(page.getByLabel('EAN')).toHaveAccessibleDescription(
    'Already used by another variant.',
  );
  await page.getByLabel('EAN').fill('');
  await page.getByRole('button', { name: 'Close' }).last().click();
  await save.click();
  const stored = await opened(page, api, `${title} again`);
  expect(stored.variants?.map(({ sku }) => sku)).toEqual([`${code}-M`]);
});

test('every step is without accessibility violations, also on a phone and in Arabic', async ({
  page,
}) => {
  await page.goto('/a/products/new');
  await page.getByRole('textbox', { name: 'Title' }).first().fill('Lantern');
  await go(page, 'Variants');
  await addOption(page, 1, 'Size', 'S,M');
  for (const step of [
    'Prices',
    'Stock',
    'Attributes',
    'Media',
    'Review',
    'Organization',
    'Variants',
  ]) {
    await go(page, step);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoViolations(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/a/products/new?step=prices&lng=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoViolations(page);
});

import type { Locator, Page } from '@playwright/test';
import { cellOf, pasteInto, saveButton, type } from '../support/grid.ts';
import { intercept, release } from '../support/intercept.ts';
import { chargedFor } from '../support/price-lists.ts';
import { createProduct, readProduct } from '../support/products.ts';
import type { ApiProduct } from '../support/products.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  goTo,
  test,
  watchErrors,
  withSession,
} from '../support/test.ts';
import type { Api } from '../support/test.ts';

freshTest.beforeEach(async ({ page }) => withSession(page));

let made = 0;

/** Found by one search; per size 100 EUR, 10,000 JPY, 30 KWD. */
async function several(
  api: Api,
  count: number,
  sizes: readonly string[] = ['S', 'M'],
): Promise<{ word: string; all: ApiProduct[] }> {
  made += 1;
  const word = `Prices${process.pid}x${Date.now().toString(36)}${made}`;
  const { store } = await api.get<{ store: { default_sales_channel: { id: string } } }>(
    '/admin/store',
  );
  const all: ApiProduct[] = [];
  for (let index = 1; index <= count; index += 1) {
    const product = await createProduct(api, {
      title: `${word} ${index}`,
      handle: `${word}-${index}`.toLowerCase(),
      status: 'published',
      sales_channels: [{ id: store.default_sales_channel.id }],
      options: [{ title: 'Size' }],
      variants: sizes.map((size) => ({
        title: size,
        sku: `${word}-${index}-${size}`,
        manage_inventory: false,
        options: [{ value: size }],
        prices: [
          { currency_code: 'eur', amount: 10_000 },
          { currency_code: 'jpy', amount: 10_000 },
          { currency_code: 'kwd', amount: 30_000 },
        ],
      })),
    });
    all.push(product);
  }
  return { word, all };
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Product prices' });
const addressOf = (products: readonly ApiProduct[]): string =>
  `/a/products/prices?list=&ids=${products.map(({ id }) => id).join(',')}`;

const cell = (
  page: Page,
  product: Pick<ApiProduct, 'title'>,
  size: string,
  column: string,
): Promise<Locator> => cellOf(grid(page), product, size, column);

const paste = (page: Page, text: string): Promise<void> => pasteInto(grid(page), text);

/** By size. */
async function pricesIn(api: Api, { id }: ApiProduct, currency: string): Promise<number[]> {
  const { variants = [] } = await readProduct(api, id);
  return variants
    .toSorted((one, other) => one.variant_rank - other.variant_rank)
    .map(({ prices }) => prices.find((one) => one.currency_code === currency)?.amount ?? -1);
}

const variantId = ({ variants = [] }: ApiProduct, size: string): string =>
  variants.find(({ title }) => title === size)?.id ?? '';

/** The server caches prices for half a minute. */
const SETTLED = { timeout: 45_000 };

function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/admin/products')) writes.push(pathname);
  });
  return writes;
}

test(
  'with the keyboard alone, the selected products are priced, and shoppers are charged that',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const expectNoErrors = watchErrors(page);
    const { word, all } = await several(api, 3);
    const [first, second, third] = all;
    if (!first || !second || !third) throw new Error('No products');
    const writes = watchWrites(page);
    const reads: string[] = [];
    await goTo(page, `/a/products?q=${word}&order=title`);
    await expect(page.getByRole('link', { name: first.title })).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected');
    await page.keyboard.press('b');
    const more = page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'More' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Edit prices' })).toBeFocused();
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (asked.method() === 'GET' && /^\/admin\/(products|variants)/.test(pathname)) {
        reads.push(pathname);
      }
    });
    await page.keyboard.press('Enter');
    await expect(grid(page).getByRole('rowheader')).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: third.title })).toHaveCount(0);
    // A call for products and one for all variants.
    expect(reads.toSorted()).toEqual(['/admin/products', '/admin/variants']);
    await expectNoViolations(page);

    await page.reload();
    await expect(grid(page).getByRole('rowheader')).toHaveCount(4);
    await grid(page).focus();
    const at = await cell(page, first, 'S', 'EUR');
    await page.keyboard.press('Control+Home');
    while ((await at.getAttribute('data-active')) === null) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+Control+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Adjust prices' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Percent')).toBeFocused();
    await page.keyboard.type('12.5');
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Percent')).toBeHidden();
    await expect(at).toHaveText('87.50');
    const columns = await grid(page).locator('[data-column-header]').allTextContents();
    const three = columns.slice(
      columns.findIndex((text) => text.startsWith('EUR')),
      columns.findIndex((text) => text.startsWith('EUR')) + 3,
    );
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved 4 variants')).toBeVisible();
    await expect(saveButton(page)).toBeDisabled();
    expect(writes.toSorted()).toEqual(
      [first, second].map(({ id }) => `/admin/products/${id}`).toSorted(),
    );
    const lowered = (column: string, before: number): number =>
      three.some((text) => text.startsWith(column)) ? (before * 875) / 1000 : before;
    for (const product of [first, second]) {
      expect(await pricesIn(api, product, 'eur')).toEqual([8750, 8750]);
      expect(await pricesIn(api, product, 'jpy')).toEqual(Array(2).fill(lowered('JPY', 10_000)));
      expect(await pricesIn(api, product, 'kwd')).toEqual(Array(2).fill(lowered('KWD', 30_000)));
    }
    expect(await pricesIn(api, third, 'eur')).toEqual([10_000, 10_000]);

    // JPY without decimals, KWD with three.
    await (await cell(page, second, 'M', 'JPY')).click();
    await page.keyboard.type('7777');
    await page.keyboard.press('Enter');
    await (await cell(page, second, 'M', 'KWD')).click();
    await page.keyboard.type('27.125');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved 1 variant')).toBeVisible();
    const charged = (currency: string): Promise<number> =>
      chargedFor(api, request, variantId(second, 'M'), { currency });
    await expect.poll(() => charged('jpy'), SETTLED).toBe(7777);
    await expect.poll(() => charged('eur'), SETTLED).toBe(8750);
    await expect.poll(() => charged('kwd'), SETTLED).toBe(27_125);

    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/a/products\\?q=${word}&order=title`));
    await expect(page.getByRole('link', { name: third.title })).toBeVisible();
    expectNoErrors();
  },
);

test(
  'all that match are chosen beyond the page, and open by what they match',
  { tag: '@all' },
  async ({ page, api }) => {
    const { word } = await several(api, 26, ['S']);
    const list = `q=${word}&order=title`;
    await goTo(page, `/a/products?${list}`);
    await expect(page.getByRole('link', { name: `${word} 1`, exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const bar = page.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Select all 26' }).click();
    await expect(bar).toContainText('26 selected');
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Edit prices' }).click();
    await expect(page).toHaveURL(`/a/products/prices?list=${encodeURIComponent(list)}`);
    await expect(grid(page)).toHaveAttribute('aria-rowcount', '28');
    await page.goBack();
    await expect(page).toHaveURL(`/a/products?${list}`);
    await expect(page.getByRole('link', { name: `${word} 1`, exact: true })).toBeVisible();
  },
);

test('all that match a search are found in it, pasted, raised and rounded', async ({
  page,
  api,
}) => {
  const { word, all } = await several(api, 3, ['S', 'M', 'L']);
  const [first, second, third] = all;
  if (!first || !second || !third) throw new Error('No products');
  await goTo(page, `/a/products/prices?list=${encodeURIComponent(`q=${word}&order=title`)}`);
  await expect(grid(page).getByRole('rowheader')).toHaveCount(9);
  await expect(grid(page).locator('[data-begins]')).toHaveCount(2);

  await page.getByRole('searchbox').fill(`${word}-2`);
  await expect(grid(page).getByRole('rowheader')).toHaveCount(3);
  await (await cell(page, second, 'S', 'EUR')).click();
  await paste(page, '11\n12\n13\n');
  await page.getByRole('searchbox').fill('');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(9);
  await expect(await cell(page, second, 'L', 'EUR')).toHaveText('13.00');

  await (await cell(page, third, 'S', 'EUR')).click();
  await (await cell(page, third, 'L', 'EUR')).click({ modifiers: ['Shift'] });
  const adjust = page.getByRole('button', { name: 'Adjust prices' });
  await adjust.click();
  await page.getByText('Raise', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply to selection' }).click();
  await expect(page.getByText('Enter a number from 0 to 999.')).toBeVisible();
  await page.getByLabel('Percent').fill('5');
  await page.getByLabel('Round').selectOption({ label: 'Ending in .99' });
  await page.getByRole('button', { name: 'Apply to selection' }).click();
  await expect(await cell(page, third, 'M', 'EUR')).toHaveText('104.99');
  // KWD rounds to thousandths.
  await (await cell(page, third, 'S', 'KWD')).click();
  await adjust.click();
  await page.getByLabel('Percent').fill('');
  await page.getByLabel('Round').selectOption({ label: 'Ending in .95' });
  await page.getByRole('button', { name: 'Apply to selection' }).click();
  await expect(await cell(page, third, 'S', 'KWD')).toHaveText('29.950');
  await (await cell(page, first, 'S', 'JPY')).click();
  await page.keyboard.type('9000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await saveButton(page).click();
  await expect(page.getByText('Saved 8 variants')).toBeVisible();
  expect(await pricesIn(api, first, 'jpy')).toEqual([9000, 9000, 10_000]);
  expect(await pricesIn(api, first, 'eur')).toEqual([10_000, 10_000, 10_000]);
  expect(await pricesIn(api, second, 'eur')).toEqual([1100, 1200, 1300]);
  expect(await pricesIn(api, third, 'eur')).toEqual([10_499, 10_499, 10_499]);
  expect(await pricesIn(api, third, 'kwd')).toEqual([29_950, 30_000, 30_000]);
});

test(
  'a call that is refused names its variant, which alone is tried again',
  { tag: '@all' },
  async ({ page, api }) => {
    const { all } = await several(api, 2);
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

test('what someone else changed is asked about, kept beside it, and a deleted product is told', async ({
  page,
  api,
}) => {
  const { all } = await several(api, 3);
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
});

test(
  'a lost answer is told, and what it did isn’t done twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const { all } = await several(api, 1);
    const [product] = all;
    if (!product) throw new Error('No product');
    await goTo(page, addressOf(all));
    await type(page, await cell(page, product, 'S', 'EUR'), '91');
    await type(page, await cell(page, product, 'M', 'EUR'), '92');
    await intercept(page, `**/admin/products/${product.id}`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await saveButton(page).click();
    await expect(page.getByText('2 variants couldn’t be saved.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('may or may not have been saved');
    await release(page, `**/admin/products/${product.id}`);
    const writes = watchWrites(page);
    await saveButton(page).click();
    await expect(page.getByText('Saved 2 variants')).toBeVisible();
    expect(writes).toEqual([]);
    expect(await pricesIn(api, product, 'eur')).toEqual([9100, 9200]);
  },
);

test(
  'a long save says how far it is, is stopped, and goes on with the rest',
  { tag: '@all' },
  async ({ page, api }) => {
    const sizes = Array.from({ length: 12 }, (_, index) => `Size ${index + 1}`);
    const { all } = await several(api, 6, sizes);
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

freshTest(
  'changes are kept until one leaves on purpose; products that are gone are told',
  { tag: '@all' },
  async ({ page, api }) => {
    const { all } = await several(api, 2, ['S']);
    const [first, second] = all;
    if (!first || !second) throw new Error('No products');
    await api.delete(`/admin/products/${second.id}`);
    await page.goto(addressOf(all));
    await expect(page.getByText('1 of the selected products no longer exists.')).toBeVisible();
    await type(page, await cell(page, first, 'S', 'EUR'), '91');
    await page.getByRole('link', { name: 'Products', exact: true }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(await cell(page, first, 'S', 'EUR')).toHaveText('91.00');

    await api.delete(`/admin/products/${first.id}`);
    const other = await page.context().newPage();
    await other.goto(addressOf(all));
    await expect(other.getByText('No variants to show')).toBeVisible();
    await expectNoViolations(other);
    await other.getByRole('link', { name: 'Go to products' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  },
);

test(
  'more than a spreadsheet takes is said before it is read',
  { tag: '@all' },
  async ({ page }) => {
    let asked = 0;
    await intercept(page, '**/admin/products?*', (route) => {
      asked += 1;
      return route.fulfill({ json: { products: [], count: 2001, offset: 0, limit: 100 } });
    });
    await goTo(page, '/a/products/prices?list=status%3Ddraft');
    await expect(page.getByText('Too many products for one spreadsheet')).toBeVisible();
    await expect(page.getByText('up to 2,000 products and 10,000 variants')).toBeVisible();
    expect(asked).toBe(1);
    await expect(page.getByRole('link', { name: 'Go to products' })).toHaveAttribute(
      'href',
      '/a/products?status=draft',
    );
  },
);

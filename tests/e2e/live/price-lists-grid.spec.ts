import type { Locator, Page } from '@playwright/test';
import { type } from '../support/grid.ts';
import { intercept, release } from '../support/intercept.ts';
import { chargedFor, makePriceList, pricedProduct, pricesIn } from '../support/price-lists.ts';
import { expect, expectNoViolations, goTo, test, watchErrors } from '../support/test.ts';

const grid = (page: Page) => page.getByRole('grid');

/** By row, market (group header) and quantity. */
async function cell(
  page: Page,
  row: string,
  market: string,
  quantity = 'Any quantity',
): Promise<Locator> {
  const groups = grid(page).locator('[data-group-start]');
  await expect(groups.filter({ hasText: market }).first()).toBeVisible();
  const group = groups.filter({ hasText: new RegExp(`^${market}$`) });
  const start = Number(await group.getAttribute('data-group-start'));
  const count = Number(await group.getAttribute('data-group-count'));
  const heads = await grid(page).locator('[data-column-header]').allTextContents();
  const place = heads.slice(start, start + count).indexOf(quantity) + start;
  return grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${row}\\s?Test lamp`) }) })
    .getByRole('gridcell')
    .nth(place);
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved \d+ variant/)).toBeVisible();
};

/** The server caches prices for half a minute. */
const SETTLED = { timeout: 45_000 };

test('products are added and priced, and shoppers are charged by group and quantity', async ({
  page,
  api,
  request,
}) => {
  const expectNoErrors = watchErrors(page);
  const product = await pricedProduct(api, ['S', 'M']);
  const [small = '', medium = ''] = (product.variants ?? []).map(({ id }) => id);
  const list = await makePriceList(api);
  await goTo(page, `/a/price-lists/${list.id}`);
  await page.getByRole('button', { name: 'Add products' }).first().click();
  const picker = page.getByRole('dialog', { name: `Add products to “${list.name}”` });
  await picker.getByRole('combobox').fill(product.title);
  await expect(picker.getByRole('option', { name: product.title })).toBeVisible();
  await expect(picker.getByText('1 of 1')).toBeVisible();
  await picker.getByRole('combobox').press('ArrowDown');
  await picker.getByRole('combobox').press('Enter');
  await picker.getByRole('button', { name: 'Set prices for 1 product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: list.name })).toBeVisible();

  await expect(await cell(page, 'S', 'EUR', 'Base')).toHaveText('100.00');
  await type(page, await cell(page, 'S', 'EUR'), '90');
  await type(page, await cell(page, 'S', 'JPY'), '8000');
  await type(page, await cell(page, 'S', 'KWD'), '27.125');
  // Base prices are read-only.
  await type(page, await cell(page, 'S', 'EUR', 'Base'), '1');
  await expect(await cell(page, 'S', 'EUR', 'Base')).toHaveText('100.00');
  await page.getByRole('button', { name: 'Add quantity tier' }).click();
  await page.getByLabel('From quantity').fill('10');
  await page.getByLabel('To quantity').fill('19');
  await page.keyboard.press('Enter');
  await type(page, await cell(page, 'S', 'EUR', '10–19'), '70');
  await expectNoViolations(page);
  await save(page);
  await expect
    .poll(() => pricesIn(api, list.id, product))
    .toEqual(['S eur 7000 10-19', 'S eur 9000', 'S jpy 8000', 'S kwd 27125']);

  const charged = (currency: string, quantity = 1, variant = small): Promise<number> =>
    chargedFor(api, request, variant, { currency, quantity });
  await expect.poll(() => charged('eur'), SETTLED).toBe(9000);
  expect(await charged('eur', 9)).toBe(9000);
  expect(await charged('eur', 10)).toBe(7000);
  expect(await charged('eur', 19)).toBe(7000);
  expect(await charged('eur', 20)).toBe(9000);
  expect(await charged('jpy')).toBe(8000);
  expect(await charged('kwd')).toBe(27_125);
  expect(await charged('eur', 1, medium)).toBe(10_000);
  expectNoErrors();
});

test(
  'prices are taken off the base, rounded, marked, removed and saved in few calls',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S', 'M', 'L']);
    const [first] = product.variants ?? [];
    const list = await makePriceList(api, {
      prices: [{ variant_id: first?.id, currency_code: 'eur', amount: 12_000 }],
    });
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/admin/price-lists')) {
        writes.push(request.method());
      }
    });
    await goTo(page, `/a/price-lists/${list.id}`);
    await page.getByRole('link', { name: 'Edit prices' }).click();
    await expect(page.getByRole('button', { name: '1 price above base' })).toBeVisible();
    await page.getByRole('button', { name: '1 price above base' }).click();
    await expect(page.getByText('Above the base price of €100.00.')).toBeVisible();
    await (await cell(page, 'S', 'EUR')).click();
    await (await cell(page, 'L', 'EUR')).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Adjust prices' }).click();
    await page.getByLabel('Percent').fill('15');
    await page.getByLabel('Round').selectOption({ label: 'Ending in .99' });
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Apply to selection' }).click();
    await expect(await cell(page, 'M', 'EUR')).toHaveText('84.99');
    await expect(page.getByRole('button', { name: /above base/ })).toHaveCount(0);
    await type(page, await cell(page, 'M', 'JPY'), '800');
    await expect(page.getByRole('button', { name: '1 price below 50% of base' })).toBeVisible();
    // Refetching thousands of prices after a save takes a while.
    let goOn = (): void => undefined;
    const reading = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await intercept(page, `**/admin/price-lists/${list.id}*`, async (route) => {
      if (route.request().method() === 'GET' && writes.length > 0) await reading;
      await route.fallback();
    });
    await save(page);
    expect(await pricesIn(api, list.id, product)).toEqual([
      'L eur 8499',
      'M eur 8499',
      'M jpy 800',
      'S eur 8499',
    ]);
    // A changed price and three new prices.
    expect(writes).toEqual(['POST']);
    // Saved prices are editable before the refetch ends.
    await expect(await cell(page, 'M', 'JPY')).toHaveText('800');
    await (await cell(page, 'M', 'JPY')).click();
    await page.keyboard.press('Delete');
    goOn();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => pricesIn(api, list.id, product)).toHaveLength(3);
    expect(writes).toEqual(['POST', 'DELETE']);
  },
);

test(
  'what someone else saved meanwhile is asked about, and a lost answer adds nothing twice',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S']);
    const variant = product.variants?.[0]?.id ?? '';
    const other = await pricedProduct(api, ['Z']);
    const list = await makePriceList(api, {
      prices: [{ variant_id: variant, currency_code: 'eur', amount: 9000 }],
    });
    await goTo(page, `/a/price-lists/${list.id}/prices`);
    await type(page, await cell(page, 'S', 'EUR'), '80');
    const [price] = (
      await api.get<{ price_list: { prices: { id: string }[] } }>(`/admin/price-lists/${list.id}`)
    ).price_list.prices;
    await api.post(`/admin/price-lists/${list.id}`, {
      prices: [
        { id: price?.id, variant_id: variant, currency_code: 'eur', amount: 8500 },
        { variant_id: other.variants?.[0]?.id, currency_code: 'eur', amount: 9500 },
      ],
    });
    const button = page.getByRole('button', { name: 'Save', exact: true });
    await button.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('€85.00');
    await dialog.getByRole('button', { name: /keep|mine/i }).click();
    await expect.poll(() => pricesIn(api, list.id, product)).toContain('S eur 8000');
    // The concurrently added product appears.
    await expect(page.getByRole('rowheader', { name: other.title })).toBeVisible();

    await intercept(page, `**/admin/price-lists/${list.id}`, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await type(page, await cell(page, 'S', 'JPY'), '7000');
    await button.click();
    await expect(page.getByText('1 variant couldn’t be saved')).toBeVisible();
    await release(page, `**/admin/price-lists/${list.id}`);
    await button.click();
    await expect(page.getByText('Saved 1 variant').first()).toBeVisible();
    expect(await pricesIn(api, list.id, product)).toEqual([
      ' eur 9500',
      'S eur 8000',
      'S jpy 7000',
    ]);
  },
);

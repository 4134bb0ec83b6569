import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { saveButton, type } from '../support/grid.ts';
import { chargedFor, makePriceList, pricedProduct, pricesIn } from '../support/price-lists.ts';
import {
  expect,
  expectNoViolations,
  freshTest,
  goTo,
  test,
  watchErrors,
  withSession,
} from '../support/test.ts';

/** The server caches prices for half a minute. */
const SETTLED = { timeout: 45_000 };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import prices' });

async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

async function choose(page: Page, text: string): Promise<void> {
  const name = 'prices.csv';
  await page.getByRole('button', { name: 'Import prices' }).click();
  await dialog(page)
    .getByLabel('Choose a CSV file, or drop it here')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test(
  'an exported file changes nothing; a changed one opens as unsaved changes and is what shoppers pay',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const expectNoErrors = watchErrors(page);
    const product = await pricedProduct(api, ['S', 'M']);
    const [small = '', medium = ''] = (product.variants ?? []).map(({ id }) => id);
    const price = (currency_code: string, amount: number, rest = {}) => ({
      variant_id: small,
      currency_code,
      amount,
      ...rest,
    });
    const list = await makePriceList(api, {
      prices: [
        price('eur', 9000),
        price('eur', 7000, { min_quantity: 10, max_quantity: 19 }),
        price('jpy', 8000),
        price('kwd', 27_125),
      ],
    });
    await goTo(page, `/a/price-lists/${list.id}/prices`);
    const file = await exported(page);
    const [header = ''] = file.replace(/^\uFEFF/, '').split('\r\n');
    expect(header).toContain('Variant ID;Product;Variant;SKU');
    expect(header).toContain('Base EUR;Price EUR;Price EUR 10-19');
    expect(file).toContain('100.00;90.00;70.00');
    expect(file).toContain('30.000;27.125');
    await choose(page, file);
    await expect(dialog(page).getByText('Step 2 of 2')).toBeVisible();
    await expect(dialog(page).getByText('No changes in this file')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Show in spreadsheet' })).toBeDisabled();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Back' }).click();
    await expect(dialog(page).getByText('Step 1 of 2')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Back' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Next' }).click();
    await expect(dialog(page).getByText('No changes in this file')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();

    await choose(
      page,
      `Variant ID;Price EUR;Price EUR 24+;Price JPY;Note\n${small};85,50;60;;x\n${medium};80;;1.5;\nnone;1;1;1;\n`,
    );
    const plan = dialog(page).getByRole('region', { name: 'Changes' });
    await expect(plan.getByText('2 problems.')).toBeVisible();
    await expect(
      plan.getByText('Row 3, Price JPY: “1.5” has too many decimal places'),
    ).toBeVisible();
    await expect(
      plan.getByText('Row 4, Variant ID: “none” isn’t in this price list'),
    ).toBeVisible();
    await expect(plan.getByText('This column isn’t used: Note')).toBeVisible();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Show 4 changes in spreadsheet' }).click();
    await expect(page.getByRole('columnheader', { name: '24+' }).first()).toBeVisible();
    expect(await pricesIn(api, list.id, product)).toHaveLength(4);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved 2 variants')).toBeVisible();
    expect(await pricesIn(api, list.id, product)).toEqual([
      'M eur 8000',
      'S eur 6000 24-null',
      'S eur 7000 10-19',
      'S eur 8550',
      'S kwd 27125',
    ]);
    await expect.poll(() => chargedFor(api, request, small), SETTLED).toBe(8550);
    expect(await chargedFor(api, request, small, { quantity: 24 })).toBe(6000);
    expectNoErrors();
  },
);

test(
  'a file that can’t be read says why, and nothing happens',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S']);
    const list = await makePriceList(api, {
      prices: [{ variant_id: product.variants?.[0]?.id, currency_code: 'eur', amount: 9000 }],
    });
    await goTo(page, `/a/price-lists/${list.id}/prices`);
    await choose(page, 'Name;Price EUR\nx;1\n');
    await expect(
      dialog(page).getByText('The file needs a “Variant ID” or “SKU” column'),
    ).toBeVisible();
    await dialog(page)
      .getByLabel('Choose a CSV file, or drop it here')
      .setInputFiles({
        name: 'p.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('SKU;Price EUR;Price EUR\nx;1;2\n'),
      });
    await expect(dialog(page).getByText('The “Price EUR” column appears twice.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Next' })).toBeDisabled();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  },
);

test(
  'a file’s products that aren’t in the price list yet join the spreadsheet',
  { tag: '@all' },
  async ({ page, api }) => {
    const [product, byId, bySku] = [
      await pricedProduct(api, ['S']),
      await pricedProduct(api, ['S']),
      await pricedProduct(api, ['S']),
    ];
    const idOf = ({ variants }: typeof product): string => variants?.[0]?.id ?? '';
    const sku = `SKU-${idOf(bySku).slice(-8)}`;
    await api.post(`/admin/products/${bySku.id}/variants/${idOf(bySku)}`, { sku });
    const list = await makePriceList(api, {
      prices: [{ variant_id: idOf(product), currency_code: 'eur', amount: 9000 }],
    });
    await goTo(page, `/a/price-lists/${list.id}/prices`);
    await choose(
      page,
      `Variant ID;SKU;Price EUR\n${idOf(product)};;80\n${idOf(byId)};;70\n;${sku};60\n;no-such-sku;50\n`,
    );
    await expect(
      dialog(page).getByText('3 rows are for variants that aren’t in this price list yet'),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Add their products' }).click();
    await expect(
      dialog(page).getByText('1 row is for a variant that isn’t in your store'),
    ).toBeVisible();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Show 3 changes in spreadsheet' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved 3 variants')).toBeVisible();
    const variants = [product, byId, bySku].flatMap(({ variants: own = [], title }) =>
      own.map((variant) => ({ ...variant, title })),
    );
    expect((await pricesIn(api, list.id, { variants })).toSorted()).toEqual(
      [`${product.title} eur 8000`, `${byId.title} eur 7000`, `${bySku.title} eur 6000`].toSorted(),
    );
  },
);

test('an empty price list is filled from a file', { tag: '@all' }, async ({ page, api }) => {
  const product = await pricedProduct(api, ['S']);
  const variant = product.variants?.[0]?.id ?? '';
  const list = await makePriceList(api);
  await goTo(page, `/a/price-lists/${list.id}/prices`);
  await choose(page, `Variant ID;Price EUR\n${variant};80\n`);
  await dialog(page).getByRole('button', { name: 'Add their products' }).click();
  await dialog(page).getByRole('button', { name: 'Show 1 change in spreadsheet' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved 1 variant')).toBeVisible();
  expect(await pricesIn(api, list.id, product)).toEqual(['S eur 8000']);
});

freshTest(
  'where the code of the dialog doesn’t come, prices that were typed stay, and a second press asks for it again',
  { tag: '@all' },
  async ({ page, api }) => {
    await withSession(page);
    const product = await pricedProduct(api, ['S', 'M']);
    const list = await makePriceList(api, {
      prices: [{ variant_id: product.variants?.[0]?.id, currency_code: 'eur', amount: 9000 }],
    });
    let asked = 0;
    const code = /assets\/ImportPrices-.*\.js/;
    await page.route(code, async (route) => {
      asked += 1;
      await route.abort();
    });
    await page.goto(`/a/price-lists/${list.id}/prices`);
    const price = page.getByRole('gridcell').filter({ hasText: '90.00' });
    await type(page, price, '85');
    const typed = page.getByRole('gridcell').filter({ hasText: '85.00' });
    await expect(typed).toBeVisible();
    await page.getByRole('button', { name: 'Import prices' }).click();
    const said = page.getByRole('alert').filter({ hasText: 'Couldn’t reach your store' });
    await expect(said).toBeVisible();
    expect(asked).toBe(2);
    await expect(typed).toBeVisible();
    await page.unroute(code);
    await expect(async () => {
      // A toast may cover the button.
      await page.getByRole('button', { name: 'Import prices' }).press('Enter');
      await expect(dialog(page)).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await saveButton(page).click();
    await expect.poll(() => pricesIn(api, list.id, product)).toEqual(['S eur 8500']);
  },
);

test(
  'all prices of a price list are deleted in one go, and come back',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await pricedProduct(api, ['S', 'M']);
    const [small, medium] = (product.variants ?? []).map(({ id }) => id);
    const list = await makePriceList(api, {
      prices: [
        { variant_id: small, currency_code: 'eur', amount: 9000 },
        { variant_id: small, currency_code: 'eur', amount: 8000, min_quantity: 10 },
        { variant_id: medium, currency_code: 'kwd', amount: 1500 },
      ],
    });
    const before = await pricesIn(api, list.id, product);
    await goTo(page, `/a/price-lists/${list.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete all prices' }).click();
    const question = page.getByRole('dialog', { name: `Delete all prices in “${list.name}”?` });
    await expect(question.getByText('3 prices in this list')).toBeVisible();
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Delete all prices' }).click();
    await expect(page.getByText(`Deleted all prices in “${list.name}”`)).toBeVisible();
    expect(await pricesIn(api, list.id, product)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => pricesIn(api, list.id, product)).toEqual(before);
    const empty = await makePriceList(api);
    await goTo(page, `/a/price-lists/${empty.id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete all prices' }).click();
    await expect(page.getByText('This price list has no prices.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete all prices' })).toBeDisabled();
  },
);

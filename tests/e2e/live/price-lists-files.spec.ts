import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chargedFor, makePriceList, pricedProduct, pricesIn } from '../support/price-lists.ts';
import { expect, expectNoViolations, test, watchErrors, withSession } from '../support/test.ts';

test.beforeEach(async ({ page }) => withSession(page));

/** Prices that shoppers are charged may be half a minute old. */
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

test('an exported file changes nothing; a changed one opens as unsaved changes and is what shoppers pay', async ({
  page,
  api,
  request,
}) => {
  test.setTimeout(120_000);
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
  await page.goto(`/a/price-lists/${list.id}/prices`);
  const file = await exported(page);
  const [header = ''] = file.replace(/^\uFEFF/, '').split('\r\n');
  expect(header).toContain('Variant ID;Product;Variant;SKU');
  expect(header).toContain('Base EUR;Price EUR;Price EUR 10-19');
  expect(file).toContain('100.00;90.00;70.00');
  expect(file).toContain('30.000;27.125');
  await choose(page, file);
  await expect(dialog(page).getByText('This file changes nothing')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Show in spreadsheet' })).toBeDisabled();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await choose(
    page,
    `Variant ID;Price EUR;Price EUR 24+;Price JPY;Note\n${small};85,50;60;;x\n${medium};80;;1.5;\nnone;1;1;1;\n`,
  );
  const plan = dialog(page).getByRole('region', { name: 'What changes' });
  await expect(plan.getByText('2 problems.')).toBeVisible();
  await expect(plan.getByText('Row 3, Price JPY: “1.5” has more decimals')).toBeVisible();
  await expect(plan.getByText('Row 4, Variant ID: “none” isn’t in this spreadsheet')).toBeVisible();
  await expect(plan.getByText('This column isn’t used: Note')).toBeVisible();
  await expectNoViolations(page);
  await dialog(page).getByRole('button', { name: 'Show 4 changes in spreadsheet' }).click();
  await expect(page.getByRole('columnheader', { name: '24+' }).first()).toBeVisible();
  // Nothing is sent before one saves.
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
});

test('a file that can’t be read says why, and nothing happens', async ({ page, api }) => {
  const product = await pricedProduct(api, ['S']);
  const list = await makePriceList(api, {
    prices: [{ variant_id: product.variants?.[0]?.id, currency_code: 'eur', amount: 9000 }],
  });
  await page.goto(`/a/price-lists/${list.id}/prices`);
  await choose(page, 'Name;Price EUR\nx;1\n');
  await expect(dialog(page).getByText('The file needs a column')).toBeVisible();
  await dialog(page)
    .getByLabel('Choose a CSV file, or drop it here')
    .setInputFiles({
      name: 'p.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('SKU;Price EUR;Price EUR\nx;1;2\n'),
    });
  await expect(dialog(page).getByText('The column “Price EUR” is there twice.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
});

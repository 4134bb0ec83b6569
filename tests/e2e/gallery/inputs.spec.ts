import type { Page } from '@playwright/test';
import { expect, goTo, test } from '../support/test.ts';

interface Values {
  amount: number | 'NaN' | null;
  quantity: number | 'NaN' | null;
  day: string | null;
  tags: string[];
  country: string | null;
}

const values = async (page: Page): Promise<Values> =>
  JSON.parse((await page.getByTestId('values').textContent()) ?? '') as Values;

test.beforeEach(async ({ page }) => {
  await goTo(page, '/gallery/inputs');
  await expect(page.getByTestId('values')).toBeVisible();
});

test('money is typed in the reader’s way and kept in minor units', async ({ page }) => {
  const price = page.getByRole('textbox', { name: 'Price' });
  await price.fill('1,999.99');
  await price.blur();
  expect((await values(page)).amount).toBe(199_999);
  await price.fill('12.345');
  await price.blur();
  expect((await values(page)).amount).toBe('NaN');
  await expect(page.getByText('EUR allows 2 decimal places.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('KWD');
  await price.fill('12.345');
  await price.blur();
  expect((await values(page)).amount).toBe(12_345);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY');
  await price.fill('1.5');
  await price.blur();
  await expect(page.getByText('JPY doesn’t use decimals.')).toBeVisible();
});

test('money in Arabic takes Arabic digits', { tag: '@all' }, async ({ page }) => {
  await goTo(page, '/gallery/inputs?lng=ar');
  const price = page.getByRole('textbox', { name: 'Price' });
  await price.fill('١٬٢٣٤٫٥٦');
  await price.blur();
  expect((await values(page)).amount).toBe(123_456);
});

test('a quantity steps within its bounds', { tag: '@all' }, async ({ page }) => {
  const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
  await quantity.press('ArrowUp');
  expect((await values(page)).quantity).toBe(4);
  await quantity.press('PageUp');
  await quantity.press('PageUp');
  expect((await values(page)).quantity).toBe(20);
  await quantity.fill('25');
  await expect(page.getByText('Must be 20 or less.')).toBeVisible();
  await quantity.fill('2.5');
  await quantity.blur();
  await expect(page.getByText('Enter a whole number.')).toBeVisible();
});

test('a day is typed or picked with the keyboard', async ({ page }) => {
  const day = page.getByRole('textbox', { name: 'Day' });
  await day.fill('24/12/2026');
  expect((await values(page)).day).toBe('2026-12-24');
  await day.fill('31/02/2026');
  await day.blur();
  await expect(page.getByText(/^Enter a date such as/)).toBeVisible();
  await day.fill('24/12/2026');
  const open = page.getByRole('button', { name: 'Choose a date for Day' });
  await open.click();
  await expect(page.getByRole('button', { name: /\b24 December 2026/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  expect((await values(page)).day).toBe('2027-01-25');
  await expect(open).toBeFocused();
});

test('tags end with commas and are there once', { tag: '@all' }, async ({ page }) => {
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.fill('Copper');
  await tags.press(',');
  await tags.fill('BRASS');
  await tags.press('Enter');
  expect((await values(page)).tags).toEqual(['brass', 'marine', 'Copper']);
});

test(
  'a country is found by its name in the reader’s language',
  { tag: '@all' },
  async ({ page }) => {
    const country = page.getByRole('combobox', { name: 'Country' });
    await country.fill('austria');
    await page.getByRole('option', { name: 'Austria' }).click();
    expect((await values(page)).country).toBe('at');
    await expect(country).toHaveValue(/Austria/);
  },
);

test(
  'further errors of a field are listed in a tooltip, for the keyboard too',
  { tag: '@all' },
  async ({ page }) => {
    await expect(page.getByText('Choose a country of the region.')).toBeVisible();
    await page.getByRole('button', { name: '+2 errors' }).focus();
    await expect(page.getByRole('tooltip')).toContainText('We don’t ship there.');
    await expect(page.getByRole('tooltip')).toContainText('No taxes are set.');
  },
);

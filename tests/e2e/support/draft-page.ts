import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { search } from './visit.ts';

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

export const total = (page: Page, section: string, name: string | RegExp): Locator =>
  page
    .getByRole('region', { name: section, exact: true })
    .locator('dt', { hasText: name })
    .locator('xpath=following-sibling::dd');

/** Minor units, from the digits shown. */
export const minor = async (shown: Locator): Promise<number> =>
  Number((await shown.innerText()).replaceAll(/\D/g, ''));

export async function chooseRegion(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Region', exact: true }).click();
  await page.getByRole('option', { name }).click();
}

export async function addVariant(page: Page, sku: string, quantity?: string): Promise<void> {
  await button(page, 'Add products').click();
  const picker = page.getByRole('dialog', { name: 'Add products' });
  await search(page, picker.getByRole('combobox'), sku);
  await picker.getByRole('option', { name: new RegExp(sku) }).click();
  if (quantity) await picker.getByRole('spinbutton').fill(quantity);
  await picker.getByRole('button', { name: /^Add 1 variant/ }).click();
  await expect(picker).toHaveCount(0);
}

export async function fillAddress(page: Page, country: string): Promise<void> {
  const form = page.getByRole('group', { name: 'Shipping address' });
  await form.getByLabel('Country or region').fill(country);
  await page.getByRole('option', { name: country }).first().click();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Byrne');
  await form.getByLabel('Street address').fill('7 Mole Street');
  await form.getByLabel('Postal code').fill('1001');
  await form.getByLabel('City').fill('Harbour');
}

export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

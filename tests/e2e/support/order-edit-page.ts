import type { Locator, Page } from '@playwright/test';
import { readEdits } from './editable-order.ts';
import type { ApiEdit } from './editable-order.ts';
import type { ApiOrder } from './orders.ts';
import type { Api } from './test.ts';
import { expect, goTo } from './test.ts';

export const line = (page: Page, variant: string): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: variant });
export const quantity = (page: Page, variant: string): Locator =>
  line(page, variant).getByRole('spinbutton');
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'Summary' });
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

export async function openEdit(page: Page, { id }: ApiOrder): Promise<void> {
  await goTo(page, `/a/orders/${id}/edit`);
  await expect(page.getByRole('list', { name: 'Items' })).toBeVisible();
}

/** Waits until saved and shown. */
export async function setQuantity(page: Page, variant: string, units: number): Promise<void> {
  await quantity(page, variant).fill(String(units));
  await quantity(page, variant).press('Enter');
  await expect(line(page, variant).getByText(`→ ${units}`)).toBeVisible();
}

export async function pick(page: Page, product: string, variant: string): Promise<void> {
  const picker = page.getByRole('dialog');
  await picker.getByRole('combobox').fill(product);
  // Before the search answers, other products' variants are listed.
  await picker
    .getByRole('option', { name: new RegExp(variant) })
    .filter({ hasText: product })
    .click();
  await picker.getByRole('button', { name: 'Add 1 variant' }).click();
  await expect(picker).toHaveCount(0);
}

/** The order's open edit. */
export async function openEditOf(api: Api, orderId: string): Promise<ApiEdit | undefined> {
  const edits = await readEdits(api, orderId);
  return edits.find(({ status }) => status === 'created' || status === 'requested');
}

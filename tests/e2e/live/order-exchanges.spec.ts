import type { Locator, Page } from '@playwright/test';
import { confirmExchange, readSwaps } from '../support/exchanges.ts';
import { readSold, returnOption, sellOrder, stocked } from '../support/sold-orders.ts';
import type { SoldOrder } from '../support/sold-orders.ts';
import { expect, test, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';

/** The name of a product that can be sent: one of the test's own. */
interface Sendable {
  id: string;
  title: string;
}

async function sendable(
  api: Api,
  price: { currency_code: string } | { region_id: string },
): Promise<Sendable> {
  const id = await stocked(api, price);
  const { variants } = await api.get<{ variants: { product: { title: string } }[] }>(
    `/admin/variants?id[]=${id}&expand=product`,
  );
  return { id, title: variants[0]?.product.title ?? '' };
}

async function open(page: Page, { id }: SoldOrder, query = ''): Promise<void> {
  await withSession(page);
  await page.goto(`/a/orders/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const exchangeForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Return, exchange/ });
const dialog = (page: Page, name: RegExp): Locator => page.getByRole('dialog', { name });

/** The amount of a form's summary in minor units. */
async function amountOf(form: Locator, label: string): Promise<number> {
  const row = form
    .locator('dl > div')
    .filter({ has: form.page().getByText(label, { exact: true }) });
  const text = (await row.locator('dd').textContent()) ?? '';
  const digits = Number(text.replaceAll(/\D/gu, ''));
  return /[-−]/u.test(text) ? -digits : digits;
}

/** Who pays whom by the form's summary, in minor units; negative where the customer gets money back. */
async function difference(form: Locator): Promise<number> {
  const label = form.getByText(/^(Customer pays|Customer gets back|Nothing to pay)$/);
  const name = (await label.textContent()) ?? '';
  const amount = await amountOf(form, name);
  return name === 'Customer gets back' ? -amount : amount;
}

/** The parts of the form's summary, added up. */
async function sumOfParts(form: Locator): Promise<number> {
  const rows = await form.locator('dl > div:not([data-total])').locator('dd').allTextContents();
  return rows.reduce((sum, text) => {
    const digits = Number(text.replaceAll(/\D/gu, ''));
    return sum + (/[-−]/u.test(text) ? -digits : digits);
  }, 0);
}

async function pick(page: Page, { title }: Sendable, quantity = 1): Promise<void> {
  await exchangeForm(page).getByRole('button', { name: 'Add items' }).click();
  const picker = page.getByRole('dialog', { name: 'Add items to send' });
  await picker.getByRole('combobox').fill(title);
  await picker.getByRole('option', { name: new RegExp(title) }).click();
  await picker.getByRole('spinbutton').fill(String(quantity));
  await picker.getByRole('button', { name: 'Add 1 variant' }).click();
  await expect(picker).toHaveCount(0);
}

async function chooseOption(page: Page, field: string, name: string | RegExp): Promise<void> {
  await exchangeForm(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name }).click();
}

for (const { currency, ...sale } of [
  { currency: 'eur', percentOff: 15, isTaxIncluded: true },
  { currency: 'gbp', discount: { type: 'fixed', value: 1001, allocation: 'total' } as const },
  { currency: 'jpy', percentOff: 15 },
  { currency: 'kwd', discount: { type: 'fixed', value: 333, allocation: 'item' } as const },
]) {
  test(`${currency}: an exchange comes to what it said, from the first click to its payment`, async ({
    page,
    api,
    request,
  }) => {
    const order = await sellOrder(api, request, { currency, quantities: [3, 2], ...sale });
    const [first, second] = order.items;
    const other = await sendable(
      api,
      sale.isTaxIncluded ? { region_id: order.region_id } : { currency_code: currency },
    );
    const way = await returnOption(api, order);
    await open(page, order);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Exchange items' }).click();
    const form = exchangeForm(page);
    await form.getByRole('button', { name: 'Create exchange' }).click();
    await expect(form.getByText('Enter the quantity of at least one item.')).toBeVisible();
    await form.getByRole('spinbutton', { name: new RegExp(first?.title ?? '') }).fill('2');
    await form.getByRole('spinbutton', { name: new RegExp(second?.title ?? '') }).fill('1');
    await expect(form.getByText('Add at least one item to send.')).toBeVisible();
    await form.getByRole('combobox', { name: new RegExp(`Reason for ${first?.title}`) }).click();
    await page.getByRole('option', { name: 'Damaged' }).click();
    await form.getByRole('textbox', { name: new RegExp(`Note on ${first?.title}`) }).fill('Wet');
    await pick(page, other, 4);
    await form.getByRole('combobox', { name: 'Shipping of the new items' }).click();
    await page.getByRole('option').nth(1).click();
    const price = form.getByRole('textbox', { name: 'Price of shipping' });
    await price.fill('7');
    if (way) await chooseOption(page, 'Return shipping', new RegExp(`^${way.name}`));
    const shown = await difference(form);
    expect(await sumOfParts(form)).toBe(shown);
    expect(shown).toBeGreaterThan(0);
    await form.getByRole('button', { name: 'Create exchange' }).click();
    await expect(form).toHaveCount(0);

    const [made] = await readSwaps(api, order);
    expect(made?.additional_items).toMatchObject([{ variant_id: other.id, quantity: 4 }]);
    const back = new Map(made?.return_order.items.map((item) => [item.item_id, item]));
    expect(back.get(first?.id ?? '')).toMatchObject({ quantity: 2, note: 'Wet' });
    expect(back.get(first?.id ?? '')?.reason_id).not.toBeNull();
    expect(back.get(second?.id ?? '')).toMatchObject({ quantity: 1 });
    expect(made?.return_order.location_id).toBe(order.fulfillments[0]?.location_id);
    const entry = page.getByRole('list', { name: 'Exchanges and claims' });
    await expect(entry.getByText('The customer confirms it with the payment link.')).toBeVisible();

    const { swap } = await confirmExchange(api, request, order);
    expect(swap?.difference_due).toBe(shown);
  });
}

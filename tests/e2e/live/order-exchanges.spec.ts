import type { Locator, Page } from '@playwright/test';
import { confirmExchange, readSwaps } from '../support/exchanges.ts';
import { intercept } from '../support/intercept.ts';
import { readSold, returnOption, sellOrder, stocked } from '../support/sold-orders.ts';
import type { SoldOrder } from '../support/sold-orders.ts';
import { expect, freshTest, goTo, test, withSession } from '../support/test.ts';
import type { Api } from '../support/test.ts';
import { search } from '../support/visit.ts';

/** A product to send in exchange. */
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
  await goTo(page, `/a/orders/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const exchangeForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Return or exchange/ });
const dialog = (page: Page, name: RegExp): Locator => page.getByRole('dialog', { name });

/** Minor units, from the form's summary. */
async function amountOf(form: Locator, label: string): Promise<number> {
  const row = form
    .locator('dl > div')
    .filter({ has: form.page().getByText(label, { exact: true }) });
  const text = (await row.locator('dd').textContent()) ?? '';
  const digits = Number(text.replaceAll(/\D/gu, ''));
  return /[-−]/u.test(text) ? -digits : digits;
}

/** Minor units; negative when the customer gets money back. */
async function difference(form: Locator): Promise<number> {
  await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
  const label = form.getByText(/^(Customer pays|Customer gets back|Nothing to pay)$/);
  const name = (await label.textContent()) ?? '';
  const amount = await amountOf(form, name);
  return name === 'Customer gets back' ? -amount : amount;
}

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
  await search(page, picker.getByRole('combobox'), title);
  await picker.getByRole('option', { name: new RegExp(title) }).click();
  await picker.getByRole('spinbutton').fill(String(quantity));
  await picker.getByRole('button', { name: 'Add 1 variant' }).click();
  await expect(picker).toHaveCount(0);
}

async function chooseOption(page: Page, field: string, name: string | RegExp): Promise<void> {
  await exchangeForm(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name }).click();
}

/** The first option. */
async function chooseWay(page: Page): Promise<void> {
  await exchangeForm(page).getByRole('combobox', { name: 'Shipping for new items' }).click();
  await page.getByRole('option').nth(1).click();
}

/** Link template for confirming exchanges. */
const TEMPLATE = 'https://shop.example/swap/{cart_id}';

test(
  'the picker offers the returned product’s variants first',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    const [item] = order.items;
    await open(page, order);
    await page.getByRole('button', { name: 'Return or exchange' }).click();
    await page.getByRole('radio', { name: /^Exchange/ }).check();
    const form = exchangeForm(page);
    await form.getByRole('spinbutton', { name: new RegExp(item?.title ?? '') }).fill('1');
    await form.getByRole('button', { name: 'Add items' }).click();
    const picker = page.getByRole('dialog', { name: 'Add items to send' });
    await expect(picker.getByRole('option').first()).toContainText(item?.title ?? '');
    await picker.getByRole('switch', { name: 'In stock only' }).check();
    await expect(picker.getByRole('option').first()).toBeVisible();
    await expect(picker.getByText('Out of stock')).toHaveCount(0);
  },
);

test(
  'an exchange comes to what it said, from the first click to its payment',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, {
      quantities: [3, 2],
      percentOff: 15,
      isTaxIncluded: true,
    });
    const [first, second] = order.items;
    const other = await sendable(api, { region_id: order.region_id });
    const way = await returnOption(api, order);
    await open(page, order);
    await page.getByRole('button', { name: 'Return or exchange' }).click();
    await page.getByRole('radio', { name: /^Exchange/ }).check();
    const form = exchangeForm(page);
    await form.getByRole('button', { name: 'Create exchange' }).click();
    await expect(form.getByText('Enter a quantity for at least one item.')).toBeVisible();
    await form.getByRole('spinbutton', { name: new RegExp(first?.title ?? '') }).fill('2');
    await form.getByRole('spinbutton', { name: new RegExp(second?.title ?? '') }).fill('1');
    await expect(form.getByText('Add at least one item to send.')).toBeVisible();
    await form.getByRole('combobox', { name: new RegExp(`Reason for ${first?.title}`) }).click();
    await page.getByRole('option', { name: 'Damaged' }).click();
    await form.getByRole('textbox', { name: new RegExp(`Note on ${first?.title}`) }).fill('Wet');
    await pick(page, other, 4);
    await chooseWay(page);
    const price = form.getByRole('textbox', { name: 'Shipping price' });
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
    await expect(entry.getByText('The customer confirms with the payment link.')).toBeVisible();

    const { swap } = await confirmExchange(api, request, order);
    expect(swap?.difference_due).toBe(shown);
  },
);

freshTest(
  'an exchange that gives money back: confirmed, settled, packed, shipped and received',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, { quantities: [3], isTaxIncluded: true });
    const other = await sendable(api, { region_id: order.region_id });
    // The shared store has no template.
    await intercept(page, /\/admin\/store$/, async (route) => {
      const answer = await route.fetch();
      const { store } = (await answer.json()) as { store: object };
      await route.fulfill({ json: { store: { ...store, swap_link_template: TEMPLATE } } });
    });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, order, '?edit=exchange');
    const form = exchangeForm(page);
    await form.getByRole('spinbutton').first().fill('2');
    await pick(page, other);
    await expect(form.getByText('Added when chosen')).toBeVisible();
    await expect(form.getByText('Customer gets back, less shipping')).toBeVisible();
    await chooseWay(page);
    const shown = await difference(form);
    expect(shown).toBeLessThan(0);
    await form.getByRole('button', { name: 'Create exchange' }).click();
    await expect(form).toHaveCount(0);
    const [made] = await readSwaps(api, order);
    await page.getByRole('button', { name: 'Copy payment link' }).click();
    await expect(page.getByText('Payment link copied')).toBeVisible();
    const copied = await page.evaluate(async () => navigator.clipboard.readText());
    expect(copied).toBe(TEMPLATE.replace('{cart_id}', made?.cart_id ?? ''));

    const { swap } = await confirmExchange(api, request, order);
    expect(swap?.difference_due).toBe(shown);
    await page.reload();
    await page.getByRole('button', { name: 'Process exchange payment' }).click();
    const pay = dialog(page, /^Process exchange payment/);
    const amount = (-shown / 100).toFixed(2);
    await expect(pay.getByText(`Customer gets back €${amount}`)).toBeVisible();
    await pay.getByRole('button', { name: 'Process exchange payment' }).click();
    await expect(pay).toHaveCount(0);
    expect((await readSold(api, order.id)).refunds).toMatchObject([
      { amount: -shown, reason: 'swap' },
    ]);
    await page.getByRole('button', { name: 'Fulfill exchange' }).click();
    const pack = dialog(page, /^Fulfill an exchange/);
    await pack.getByRole('button', { name: 'Fulfill exchange' }).click();
    await expect(pack).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as shipped' }).first().click();
    const ship = dialog(page, /^Ship order/);
    await ship.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(ship).toHaveCount(0);
    const [shipped] = await readSwaps(api, order);
    expect(shipped?.fulfillments[0]?.shipped_at).not.toBeNull();
    await page.getByRole('button', { name: 'Receive return' }).click();
    const receive = dialog(page, /^Receive a return/);
    await receive.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(receive).toHaveCount(0);
    const [received] = await readSwaps(api, order);
    expect(received?.return_order.status).toBe('received');
    // Only the difference was refunded.
    expect((await readSold(api, order.id)).refunded_total).toBe(-shown);
  },
);

test('an exchange by keyboard alone', { tag: '@all' }, async ({ page, api, request }) => {
  const order = await sellOrder(api, request);
  const other = await sendable(api, { currency_code: 'eur' });
  await open(page, order, '?edit=return');
  const form = exchangeForm(page);
  await expect(form.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  const reach = async (target: Locator, key = 'Tab'): Promise<void> => {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };
  // Switching the kind keeps items and focus.
  await reach(form.getByRole('radio', { name: 'Refund' }));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Exchange' })).toBeFocused();
  await expect(form.getByRole('spinbutton')).toHaveValue('1');
  await reach(form.getByRole('button', { name: 'Add items' }));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Add items to send' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(other.title);
  await expect(picker.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('spinbutton')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(picker).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Add items' })).toBeFocused();
  const units = form.getByRole('spinbutton', { name: new RegExp(`Quantity for ${other.title}`) });
  await reach(units);
  await page.keyboard.press('ArrowUp');
  await expect(units).toHaveValue('2');
  await reach(form.getByRole('combobox', { name: 'Shipping for new items' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const shown = await difference(form);
  await page.keyboard.press('Control+Enter');
  await expect(form).toHaveCount(0);
  const { swap } = await confirmExchange(api, request, order);
  expect(swap?.additional_items).toMatchObject([{ variant_id: other.id, quantity: 2 }]);
  expect(swap?.difference_due).toBe(shown);
});

test(
  'a difference that can’t be given back is told, and stays open',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    const other = await sendable(api, { currency_code: 'eur' });
    await api.post(`/admin/orders/${order.id}/swaps`, {
      return_items: [{ item_id: order.items[0]?.id, quantity: 3 }],
      additional_items: [{ variant_id: other.id, quantity: 1 }],
      return_location_id: order.fulfillments[0]?.location_id,
    });
    const { swap } = await confirmExchange(api, request, order);
    expect(swap?.difference_due).toBeLessThan(0);
    await api.post(`/admin/orders/${order.id}/refund`, {
      amount: order.refundable_amount,
      reason: 'other',
    });
    await open(page, order);
    await page.getByRole('button', { name: 'Process exchange payment' }).click();
    const form = dialog(page, /^Process exchange payment/);
    await form.getByRole('button', { name: 'Process exchange payment' }).click();
    await expect(form.getByText('didn’t settle the difference')).toBeVisible();
    expect((await readSwaps(api, order))[0]?.payment_status).toBe('requires_action');
  },
);

test(
  'an order of which a part is refunded says why nothing can be exchanged',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await api.post(`/admin/orders/${order.id}/refund`, { amount: 100, reason: 'other' });
    await open(page, order, '?edit=return');
    const form = exchangeForm(page);
    await expect(form.getByRole('radio', { name: 'Exchange' })).toBeDisabled();
    await expect(form.getByText(/^Items can’t be exchanged after a refund/)).toBeVisible();
    // The server refuses it too.
    await expect(
      api.post(`/admin/orders/${order.id}/swaps`, {
        return_items: [{ item_id: order.items[0]?.id, quantity: 1 }],
      }),
    ).rejects.toThrow(/has not been captured/);
  },
);

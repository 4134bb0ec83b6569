import type { Locator, Page } from '@playwright/test';
import { readSold, returnOption, sellOrder, stockOf } from '../support/sold-orders.ts';
import type { SoldOrder } from '../support/sold-orders.ts';
import { expect, goTo, test } from '../support/test.ts';

async function open(page: Page, { id }: SoldOrder, query = ''): Promise<void> {
  await goTo(page, `/a/orders/${id}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Minor units, from the form's summary. */
async function amountOf(form: Locator, label: string): Promise<number> {
  const row = form
    .locator('dl > div')
    .filter({ has: form.page().getByText(label, { exact: true }) });
  const text = (await row.locator('dd').textContent()) ?? '';
  const digits = Number(text.replaceAll(/\D/gu, ''));
  return /[-−]/u.test(text) ? -digits : digits;
}

const requestForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Return or exchange/ });
const receiveForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Receive a return/ });

async function chooseOption(page: Page, field: Locator, name: string | RegExp): Promise<void> {
  await field.click();
  await page.getByRole('option', { name }).click();
}

test('a return comes to what it said, from the first click to the refund', async ({
  page,
  api,
  request,
}) => {
  const order = await sellOrder(api, request, {
    currency: 'gbp',
    percentOff: 15,
    quantities: [3, 2],
  });
  const [first, second] = order.items;
  const way = await returnOption(api, order);
  // The server's own sum for the same return.
  await api.post(`/admin/orders/${order.id}/return`, {
    items: [
      { item_id: first?.id, quantity: 2 },
      { item_id: second?.id, quantity: 1 },
    ],
    ...(way ? { return_shipping: { option_id: way.id, price: way.amount } } : {}),
  });
  const trial = (await readSold(api, order.id)).returns[0];
  await api.post(`/admin/returns/${trial?.id}/cancel`, {});
  expect(trial?.refund_amount).toBeGreaterThan(0);

  await open(page, order);
  await page.getByRole('button', { name: 'Return or exchange' }).click();
  const form = requestForm(page);
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(form.getByText('Enter a quantity for at least one item.')).toBeVisible();
  await form.getByRole('spinbutton', { name: new RegExp(first?.title ?? '') }).fill('2');
  await form.getByRole('spinbutton', { name: new RegExp(second?.title ?? '') }).fill('1');
  await chooseOption(
    page,
    form.getByRole('combobox', { name: new RegExp(`Reason for ${first?.title}`) }),
    'Damaged',
  );
  await form.getByRole('textbox', { name: new RegExp(`Note on ${first?.title}`) }).fill('Wet');
  if (way) {
    await chooseOption(
      page,
      form.getByRole('combobox', { name: 'Return shipping' }),
      new RegExp(`^${way.name}`),
    );
  }
  const shown = await amountOf(form, 'Customer gets back');
  expect(shown).toBe(trial?.refund_amount);
  const parts = await Promise.all(
    ['Returned items', 'Discounts'].map((label) => amountOf(form, label)),
  );
  expect(parts[0]).toBe(3 * 1999);
  expect(parts[1]).toBeLessThan(0);
  await form.getByRole('button', { name: 'Request return' }).click();
  await expect(form).toHaveCount(0);
  const asked = (await readSold(api, order.id)).returns.find((one) => one.status === 'requested');
  expect(asked?.refund_amount).toBe(shown);
  expect(asked?.items.find((one) => one.item_id === first?.id)).toMatchObject({
    quantity: 2,
    note: 'Wet',
  });
  expect(asked?.items.find((one) => one.item_id === first?.id)?.reason_id).not.toBeNull();

  const section = page.getByRole('list', { name: 'Returns', exact: true });
  await expect(section.getByText('Waiting')).toBeVisible();
  const before = await stockOf(api, first?.variant_id ?? '');
  await page.getByRole('button', { name: 'Receive return' }).click();
  const receive = receiveForm(page);
  await expect(receive.getByText('Customer gets back')).toBeVisible();
  expect(await amountOf(receive, 'Customer gets back')).toBe(shown);
  await receive.getByRole('button', { name: /^Receive and refund/ }).click();
  await expect(receive).toHaveCount(0);
  await expect(section.getByText('Received', { exact: true })).toBeVisible();
  const after = await readSold(api, order.id);
  expect(after.refunds).toMatchObject([{ amount: shown, reason: 'return' }]);
  expect(after.refunded_total).toBe(shown);
  const returned = new Map(after.items.map((item) => [item.id, item.returned_quantity]));
  expect([returned.get(first?.id ?? ''), returned.get(second?.id ?? '')]).toEqual([2, 1]);
  const location = order.fulfillments[0]?.location_id ?? '';
  const stock = await stockOf(api, first?.variant_id ?? '');
  expect(stock.get(location)).toBe((before.get(location) ?? 0) + 2);
});

test(
  'a return that arrives in part: what came is refunded, and the rest is explained',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, { quantities: [3, 2] });
    const [first, second] = order.items;
    await api.post(`/admin/orders/${order.id}/return`, {
      items: [
        { item_id: first?.id, quantity: 2 },
        { item_id: second?.id, quantity: 1 },
      ],
    });
    const asked = (await readSold(api, order.id)).returns[0];
    await open(page, order, `?edit=receiveReturn&for=${asked?.id}`);
    const form = receiveForm(page);
    const tick = form.getByRole('checkbox', { name: new RegExp(second?.title ?? '') });
    await tick.uncheck();
    await form.getByRole('spinbutton', { name: new RegExp(first?.title ?? '') }).fill('1');
    await expect(form.getByText('2 items didn’t arrive.')).toBeVisible();
    expect(await amountOf(form, 'Refund agreed when requested')).toBe(asked?.refund_amount);
    const refund = await amountOf(form, 'Customer gets back');
    // One unit with 21 % tax.
    expect(refund).toBe(1999 + 420);
    await form.getByRole('button', { name: /^Receive and refund/ }).click();
    await expect(form).toHaveCount(0);
    const after = await readSold(api, order.id);
    expect(after.refunds).toMatchObject([{ amount: refund }]);
    const units = new Map(after.returns[0]?.items.map((item) => [item.item_id, item]));
    expect(units.get(first?.id ?? '')?.received_quantity).toBe(1);
    expect(units.get(second?.id ?? '')?.received_quantity).toBe(0);
    await expect(page.getByText('1 of 2 arrived')).toBeVisible();
    await expect(page.getByText('0 of 1 arrived')).toBeVisible();
  },
);

test(
  'another refund than worked out, none at all, and never more than there is',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    const [item] = order.items;
    await api.post(`/admin/orders/${order.id}/refund`, {
      amount: order.refundable_amount - 1000,
      reason: 'other',
    });
    await open(page, order, '?edit=return');
    const form = requestForm(page);
    await form.getByRole('spinbutton').fill('1');
    await expect(form.getByText(/only .*10\.00 is left to refund/)).toBeVisible();
    expect(await amountOf(form, 'Customer gets back')).toBe(1000);
    const refund = form.getByRole('textbox', { name: 'Refund' });
    await refund.fill('11');
    await form.getByRole('button', { name: 'Request return' }).click();
    await expect(refund).toHaveAttribute('aria-invalid', 'true');
    expect((await readSold(api, order.id)).returns).toEqual([]);
    await refund.fill('0');
    expect(await amountOf(form, 'Customer gets back')).toBe(0);
    await form.getByRole('button', { name: 'Request return' }).click();
    await expect(form).toHaveCount(0);
    const [asked] = (await readSold(api, order.id)).returns;
    expect(asked).toMatchObject({ status: 'requested', refund_amount: 0 });
    // Units on their way back can't be returned again.
    await goTo(page, `/a/orders/${order.id}?edit=return`);
    await expect(form.getByText('of 2 returnable')).toBeVisible();
    // After canceling they can.
    await goTo(page, `/a/orders/${order.id}`);
    await page.getByRole('button', { name: 'Actions for return 1' }).click();
    await page.getByRole('menuitem', { name: /^Cancel return/ }).click();
    const cancel = page.getByRole('dialog', { name: /^Cancel a return/ });
    await cancel.getByRole('button', { name: 'Cancel return' }).click();
    await expect(cancel).toHaveCount(0);
    expect((await readSold(api, order.id)).returns[0]?.status).toBe('canceled');
    await page.getByRole('button', { name: 'Actions for return 1' }).click();
    const gone = page.getByRole('menuitem', { name: /^Receive return/ });
    await expect(gone).toContainText('This return has been canceled.');
    await expect(gone).toHaveAttribute('aria-disabled', 'true');
    expect(item?.quantity).toBe(3);
  },
);

test(
  'what was never sent can’t be returned, and isn’t offered',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, { isShipped: false });
    await open(page, order);
    await expect(page.getByRole('button', { name: 'More actions' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Return or exchange' })).toHaveCount(0);
    await goTo(page, `/a/orders/${order.id}?edit=return`);
    await expect(requestForm(page)).toContainText('Items must be fulfilled and not yet returned');
  },
);

test(
  'by keyboard alone: a return with its refund',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await open(page, order, '?edit=return');
    const form = requestForm(page);
    await expect(form.getByRole('spinbutton')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(form.getByRole('combobox', { name: /^Reason for/ })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(form).toHaveCount(0);
    const receive = page.getByRole('button', { name: 'Receive return' });
    await receive.focus();
    await page.keyboard.press('Enter');
    await expect(receiveForm(page).getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(receiveForm(page)).toHaveCount(0);
    const after = await readSold(api, order.id);
    expect(after.refunds).toMatchObject([{ amount: 1999 + 420 }]);
    expect(after.returns).toMatchObject([{ status: 'received' }]);
  },
);

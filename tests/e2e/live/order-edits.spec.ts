import type { Page } from '@playwright/test';
import { editableOrder, readEdits } from '../support/editable-order.ts';
import { loseAnswer } from '../support/lost-answers.ts';
import {
  button,
  line,
  openEdit,
  openEditOf,
  pick,
  quantity,
  setQuantity,
  summary,
} from '../support/order-edit-page.ts';
import { readOrder } from '../support/orders.ts';
import type { ApiOrder } from '../support/orders.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

/** Matches an amount without its currency. */
const amount = (minor: number): RegExp => {
  const text = (minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  return new RegExp(`(?<![\\d.,])${text.replace('.', '\\.')}(?![\\d.])`);
};

async function rowAction(page: Page, variant: string, name: string): Promise<void> {
  await line(page, variant)
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
}

/** By variant. */
const unitsOf = (items: readonly { description?: string; quantity: number }[]): object =>
  Object.fromEntries(items.map((item) => [item.description, item.quantity]));

test('changes, removes, brings back and adds items, and the order is what was announced', async ({
  page,
  api,
}) => {
  const { order, product } = await editableOrder(api, { discount: 700 });
  await goTo(page, `/a/orders/${order.id}`);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Edit items' }).click();
  await expect(page.getByText('No changes yet')).toBeVisible();
  // Viewing creates no edit.
  expect(await readEdits(api, order.id)).toEqual([]);

  await setQuantity(page, 'Long', 3);
  let edit = await openEditOf(api, order.id);
  await expect(summary(page)).toContainText(amount(edit?.difference_due ?? 0));

  await rowAction(page, 'Short', 'Remove');
  await expect(line(page, 'Short').getByText('Removed')).toBeVisible();
  edit = await openEditOf(api, order.id);
  expect(unitsOf(edit?.items ?? [])).toEqual({ Long: 3 });

  // The server can't restore a removed line; other changes must survive.
  await line(page, 'Short').getByRole('button', { name: /^Undo/ }).click();
  await expect(line(page, 'Short').getByText('Removed')).toHaveCount(0);
  edit = await openEditOf(api, order.id);
  expect(unitsOf(edit?.items ?? [])).toEqual({ Long: 3, Short: 2 });
  expect(edit?.items.every(({ original_item_id: original }) => original !== null)).toBe(true);

  await button(page, 'Add items').click();
  await pick(page, product, 'Spare');
  await expect(line(page, 'Spare').getByText('Added')).toBeVisible();
  await rowAction(page, 'Short', 'Remove');
  await expect(line(page, 'Short').getByText('Removed')).toBeVisible();
  edit = await openEditOf(api, order.id);
  const announced = edit;
  expect(unitsOf(announced?.items ?? [])).toEqual({ Long: 3, Spare: 1 });
  await expect(summary(page)).toContainText(amount(announced?.total ?? 0));
  await expect(summary(page)).toContainText(amount(Math.abs(announced?.difference_due ?? 0)));

  await button(page, 'Confirm changes').click();
  const form = page.getByRole('dialog', { name: /^Confirm changes/ });
  await expect(form).toContainText('Removed: 2 ×');
  await expect(form).toContainText(amount(Math.abs(announced?.difference_due ?? 0)));
  await form.getByRole('button', { name: 'Confirm changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  const after = await readOrder(api, order.id);
  expect(after.total).toBe(announced?.total);
  expect(unitsOf(after.items)).toEqual({ Long: 3, Spare: 1 });
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('Order edit confirmed'),
  ).toBeVisible();
});

test('replaces an item by another one', { tag: '@all' }, async ({ page, api }) => {
  const { order, product } = await editableOrder(api);
  await openEdit(page, order);
  await rowAction(page, 'Short', 'Replace');
  await pick(page, product, 'Spare');
  await expect(line(page, 'Short').getByText('Removed')).toBeVisible();
  expect(unitsOf((await openEditOf(api, order.id))?.items ?? [])).toEqual({ Long: 2, Spare: 1 });
});

test(
  'asks the customer, changes what was asked in a new edit, and cancels',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await openEdit(page, order);
    await setQuantity(page, 'Long', 4);
    await page.getByRole('textbox', { name: 'Internal note' }).fill('By phone');
    await button(page, 'Save').click();
    await expect
      .poll(async () => (await openEditOf(api, order.id))?.internal_note)
      .toBe('By phone');
    await button(page, 'Ask customer to confirm').click();
    const form = page.getByRole('dialog', { name: /^Ask the customer/ });
    await form.getByRole('button', { name: 'Ask customer to confirm' }).click();
    await expect(page.getByText('The customer was asked to confirm these changes')).toBeVisible();
    const [asked] = await readEdits(api, order.id);
    expect(asked?.status).toBe('requested');
    expect(asked?.payment_collection?.amount).toBe(asked?.difference_due);
    // Requested edits are locked.
    await expect(quantity(page, 'Long')).toHaveCount(0);
    await button(page, 'More actions for the edit').click();
    await expect(page.getByRole('menuitem', { name: /^Copy confirmation link/ })).toContainText(
      'add an order edit link template',
    );
    await page.getByRole('menu').press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);

    await button(page, 'Edit request').click();
    await expect(quantity(page, 'Long')).toHaveValue('4');
    const [anew, old] = await readEdits(api, order.id);
    expect([anew?.status, old?.status]).toEqual(['created', 'canceled']);
    expect(anew?.internal_note).toBe('By phone');
    expect(anew?.difference_due).toBe(asked?.difference_due);

    await button(page, 'More actions for the edit').click();
    await page.getByRole('menuitem', { name: /^Cancel edit/ }).click();
    const cancel = page.getByRole('dialog', { name: /^Cancel edit/ });
    await cancel.getByRole('button', { name: 'Cancel edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
    expect((await readEdits(api, order.id)).map(({ status }) => status)).toEqual([
      'canceled',
      'canceled',
    ]);
    expect((await readOrder(api, order.id)).total).toBe(order.total);
  },
);

test(
  'deletes an edit from the order’s page, which says that there is one',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await openEdit(page, order);
    await setQuantity(page, 'Long', 1);
    await page.getByRole('link', { name: 'Back to the order' }).click();
    const banner = page.getByRole('status').filter({ hasText: 'This order is being edited' });
    await expect(banner).toContainText('2 → 1');
    // The edit comes before moving goods, which it would lose.
    await expect(page.getByRole('link', { name: 'Continue edit' })).toHaveCount(2);
    await banner.getByRole('button', { name: 'More actions for the edit' }).click();
    await page.getByRole('menuitem', { name: /^Delete edit/ }).click();
    const form = page.getByRole('dialog', { name: /^Delete edit/ });
    await form.getByRole('button', { name: 'Delete edit' }).click();
    await expect(banner).toHaveCount(0);
    expect(await readEdits(api, order.id)).toEqual([]);
  },
);

test('what is due after an edit is marked as paid once', { tag: '@all' }, async ({ page, api }) => {
  const { order } = await editableOrder(api);
  await openEdit(page, order);
  await setQuantity(page, 'Long', 3);
  const due = (await openEditOf(api, order.id))?.difference_due ?? 0;
  expect(due).toBeGreaterThan(0);
  await button(page, 'Confirm changes').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm changes' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
  const banner = page.getByRole('status').filter({ hasText: 'Customer owes' });
  await expect(banner).toContainText(amount(due));
  await expect(summary(page).getByText('Customer owes')).toBeVisible();
  await expect(button(page, 'Mark as paid')).toHaveCount(2);
  await banner.getByRole('button', { name: 'Mark as paid' }).click();
  const form = page.getByRole('dialog', { name: 'Mark amount as paid' });
  await form.getByRole('button', { name: /^Mark .* as paid$/ }).click();
  await expect(form).toHaveCount(0);
  await expect(banner).toHaveCount(0);
  const [edit] = await readEdits(api, order.id);
  expect(edit?.payment_collection).toMatchObject({ status: 'authorized', amount: due });
  await expect(summary(page).getByText('Customer owes')).toHaveCount(0);
  await expect(summary(page).getByText('Paid for order edits')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('Order edit marked as paid'),
  ).toBeVisible();
});

test(
  'two people at one order: nobody’s change is overwritten, and both are told',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await openEdit(page, order);
    await setQuantity(page, 'Long', 3);
    const edit = await openEditOf(api, order.id);
    const short = edit?.items.find(({ description }) => description === 'Short');
    await api.post(`/admin/order-edits/${edit?.id}/items/${short?.id}`, { quantity: 6 });

    await quantity(page, 'Short').fill('4');
    await quantity(page, 'Short').press('Enter');
    const told = page.getByRole('status').filter({ hasText: 'your change wasn’t made' });
    await expect(told).toContainText('2 → 6');
    await expect(quantity(page, 'Short')).toHaveValue('6');
    await told.getByRole('button', { name: 'Got it' }).click();
    await expect(told).toHaveCount(0);
    expect(unitsOf((await openEditOf(api, order.id))?.items ?? [])).toEqual({ Long: 3, Short: 6 });
    await setQuantity(page, 'Short', 4);
    expect(unitsOf((await openEditOf(api, order.id))?.items ?? [])).toEqual({ Long: 3, Short: 4 });

    // Window focus refetches.
    await api.post(`/admin/order-edits/${edit?.id}/confirm`, {});
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(page.getByText('The edit was confirmed. The order has changed.')).toBeVisible();
    expect(await openEditOf(api, order.id)).toBeUndefined();
  },
);

test('two who begin at once: the second is told of the first one’s edit', async ({ page, api }) => {
  const { order } = await editableOrder(api);
  await openEdit(page, order);
  await api.post('/admin/order-edits', { order_id: order.id, internal_note: 'Mine' });
  await quantity(page, 'Long').fill('9');
  await quantity(page, 'Long').press('Enter');
  await expect(page.getByText('Someone started editing this order.')).toBeVisible();
  await expect(quantity(page, 'Long')).toHaveValue('2');
  expect(await readEdits(api, order.id)).toHaveLength(1);
});

test(
  'a form that is closed before one knows: the page says that it was done, and by nobody else',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    const others = page.getByText('Someone else made changes');
    await openEdit(page, order);
    await setQuantity(page, 'Long', 3);
    await loseAnswer(page, /\/order-edits\/[^/]+\/confirm$/, 'after');
    await button(page, 'Confirm changes').click();
    const form = page.getByRole('dialog', { name: /^Confirm changes/ });
    await form.getByRole('button', { name: 'Confirm changes' }).click();
    await expect(form.getByText('We don’t know if this was done')).toBeVisible();
    // Window focus refetches.
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    // The page has refetched: the edit is over.
    await expect(page.getByText('No changes yet')).toBeAttached();
    await expect(others).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog', { name: 'Leave without checking?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect(form).toHaveCount(0);
    await expect(page.getByText(`Order #${order.display_id} changed`)).toBeVisible();
    await expect(others).toHaveCount(0);
    expect((await readEdits(api, order.id)).map(({ status }) => status)).toEqual(['confirmed']);
  },
);

test(
  'by keyboard alone: a quantity is changed and the edit confirmed',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await openEdit(page, order);
    const field = quantity(page, 'Long');
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await field.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(line(page, 'Long').getByText('→ 3')).toBeVisible();
    await expect(field).toBeFocused();
    const confirm = button(page, 'Confirm changes');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      if (await confirm.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: /^Confirm changes/ });
    await expect(form.getByRole('button', { name: 'Confirm changes' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));
    expect(unitsOf((await readOrder(api, order.id)).items)).toEqual({ Long: 3, Short: 2 });
  },
);

test(
  'what is packed, sent or moved meanwhile is locked, and it says why',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    const path = `/admin/orders/${order.id}`;
    const [first] = order.items;
    await openEdit(page, order);
    await setQuantity(page, 'Short', 3);
    const packed = await api.post<{ order: ApiOrder }>(`${path}/fulfillment`, {
      items: [{ item_id: first?.id, quantity: 1 }],
    });
    // Confirming would lose the fulfillment.
    await button(page, 'Confirm changes').click();
    const form = page.getByRole('dialog', { name: /^Confirm changes/ });
    await form.getByRole('button', { name: 'Confirm changes' }).click();
    await expect(form.getByText('Ship or cancel open fulfillments first.')).toBeVisible();
    expect((await openEditOf(api, order.id))?.status).toBe('created');
    await goTo(page, `/a/orders/${order.id}/edit`);
    await expect(page.getByText('The items can’t be changed now')).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);

    const [parcel] = packed.order.fulfillments;
    await api.post(`${path}/shipment`, { fulfillment_id: parcel?.id });
    await page.reload();
    await expect(
      page.getByText('Items were fulfilled or returned after this edit started'),
    ).toBeVisible();
    await button(page, 'More actions for the edit').click();
    await page.getByRole('menuitem', { name: /^Delete edit/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete edit' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${order.id}$`));

    await goTo(page, `/a/orders/${order.id}/edit`);
    await expect(
      page.getByText('This item is already in a fulfillment, so it can’t be changed.'),
    ).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(1);
    await expectNoViolations(page);
  },
);

test(
  'a canceled order’s menu says why its items can’t be edited',
  { tag: '@all' },
  async ({ page, api }) => {
    const { order } = await editableOrder(api);
    await api.post(`/admin/orders/${order.id}/cancel`, {});
    await goTo(page, `/a/orders/${order.id}`);
    await button(page, 'More actions').click();
    const entry = page.getByRole('menuitem', { name: /^Edit items/ });
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(entry).toContainText('The order has been canceled.');
  },
);

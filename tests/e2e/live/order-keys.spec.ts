import type { Locator, Page } from '@playwright/test';
import { reach } from '../support/keys.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { expect, goTo, test } from '../support/test.ts';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

test('finds an order, captures, fulfills, ships, refunds and notes it, all with the keyboard', async ({
  page,
  api,
  request,
}) => {
  test.slow();
  const order = await placeOrder(api, request);
  const { order: stored } = await api.get<{ order: { email: string } }>(
    `/admin/orders/${order.id}`,
  );
  const { keyboard } = page;
  await goTo(page, '/a/orders');
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible();

  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: /^Search/u })).toBeFocused();
  await keyboard.type(stored.email);
  const found = page.getByRole('link', { name: `#${order.display_id}` });
  await expect(page.getByRole('table', { name: 'Orders' }).getByRole('link')).toHaveCount(1);
  await reach(page, found);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `#${order.display_id}` })).toBeVisible();

  await reach(page, button(page, 'Capture payment'));
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button(page, /^Capture .*\d/u)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await readOrder(api, order.id)).toMatchObject({ payment_status: 'captured' });

  await reach(page, button(page, 'Fulfill items'));
  await keyboard.press('Enter');
  const fulfill = page.getByRole('dialog', { name: /^Fulfill order/u });
  await expect(fulfill.getByRole('spinbutton')).toHaveValue('3');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(fulfill).toHaveCount(0);
  const [item] = order.items;
  expect((await readOrder(api, order.id)).fulfillments).toMatchObject([
    { items: [{ item_id: item?.id, quantity: 3 }], location_id: expect.any(String) },
  ]);

  // The fulfillment below has the same button.
  await reach(page, button(page, 'Mark as shipped').first());
  await keyboard.press('Enter');
  const ship = page.getByRole('dialog', { name: /^Ship order/u });
  await expect(ship.getByRole('combobox', { name: 'Tracking numbers' })).toBeFocused();
  await keyboard.type('TT-1,');
  await keyboard.type('TT-2');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(ship).toHaveCount(0);
  const shipped = await readOrder(api, order.id);
  expect(shipped.fulfillment_status).toBe('shipped');
  expect(
    shipped.fulfillments[0]?.tracking_links.map((link) => link.tracking_number).toSorted(),
  ).toEqual(['TT-1', 'TT-2']);

  await reach(page, button(page, 'More actions'));
  await keyboard.press('Enter');
  await reach(page, page.getByRole('menuitem', { name: 'Refund' }), 'ArrowDown');
  await keyboard.press('Enter');
  const refund = page.getByRole('dialog', { name: /^Refund order/u });
  await expect(refund.getByRole('textbox', { name: 'Amount' })).toBeFocused();
  await keyboard.type('12.50');
  await expect(refund.getByText('Paid after this refund')).toBeVisible();
  await reach(page, refund.getByRole('textbox', { name: 'Note' }));
  await keyboard.type('Scratched');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(refund).toHaveCount(0);
  expect(await readOrder(api, order.id)).toMatchObject({
    payment_status: 'partially_refunded',
    refunded_total: 1250,
    refunds: [{ amount: 1250, reason: 'other', note: 'Scratched' }],
  });

  const timeline = page.getByRole('region', { name: 'Timeline', exact: true });
  await reach(page, timeline.getByRole('textbox', { name: 'Note' }));
  await keyboard.type('Will call about the scratch');
  await keyboard.press('ControlOrMeta+Enter');
  const note = timeline.getByRole('listitem').filter({ hasText: 'Will call about the scratch' });
  await expect(note).toBeVisible();
  const { notes } = await api.get<{ notes: { value: string }[] }>(
    `/admin/notes?resource_id=${order.id}`,
  );
  expect(notes.map(({ value }) => value)).toEqual(['Will call about the scratch']);
});

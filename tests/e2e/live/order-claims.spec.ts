import {
  amountOf,
  chooseIn,
  claimForm,
  claimItem,
  claimTagsOf,
  claimsOf,
  openOrder,
} from '../support/claims.ts';
import { picture } from '../support/pictures.ts';
import { readSold, returnOption, sellOrder } from '../support/sold-orders.ts';
import { expect, test } from '../support/test.ts';

for (const currency of ['eur', 'jpy', 'kwd']) {
  test(`${currency}: a claim refunds what it said, at once, and its return nothing more`, async ({
    page,
    api,
    request,
  }) => {
    const order = await sellOrder(api, request, { currency, percentOff: 15, quantities: [3, 2] });
    const [first, second] = order.items;
    const way = await returnOption(api, order);
    // What the server works out for the same items when they are returned.
    await api.post(`/admin/orders/${order.id}/return`, {
      items: [
        { item_id: first?.id, quantity: 2 },
        { item_id: second?.id, quantity: 1 },
      ],
    });
    const trial = (await readSold(api, order.id)).returns[0];
    await api.post(`/admin/returns/${trial?.id}/cancel`, {});

    await openOrder(page, order);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Create claim' }).click();
    const form = claimForm(page);
    await form.getByRole('button', { name: 'Create claim' }).click();
    await expect(form.getByText('Enter the quantity of at least one item.')).toBeVisible();
    const entry = await claimItem(form, first?.title ?? '', 2, 'Wrong item');
    await entry.getByRole('textbox', { name: 'Note' }).fill('Blue, not red');
    await entry.getByRole('combobox', { name: 'Tags' }).fill('Warehouse 2,');
    await form.getByRole('spinbutton', { name: new RegExp(second?.title ?? '') }).fill('1');
    await form.getByRole('button', { name: /^Create claim/ }).click();
    // Each item says why.
    await expect(form.getByText('Choose what went wrong')).toBeVisible();
    await claimItem(form, second?.title ?? '', 1, 'Production failure');
    expect(await amountOf(form, 'Claimed items')).toBe(3 * 1999);
    expect(await amountOf(form, 'Discounts on them')).toBeLessThan(0);
    const shown = await amountOf(form, 'Customer gets back');
    expect(shown).toBe(trial?.refund_amount);
    if (way) {
      await chooseIn(form.getByRole('combobox', { name: /^Return of/ }), new RegExp(way.name));
      // It is the store's fault: the way back costs the customer nothing.
      expect(await amountOf(form, 'Customer gets back')).toBe(shown);
    }
    await form.getByRole('button', { name: /^Create claim and refund/ }).click();
    await expect(form).toHaveCount(0);

    const [claim] = await claimsOf(api, order);
    expect(claim).toMatchObject({
      type: 'refund',
      payment_status: 'refunded',
      refund_amount: shown,
      no_notification: false,
    });
    const items = new Map(claim?.claim_items.map((one) => [one.item_id, one]));
    expect(items.get(first?.id ?? '')).toMatchObject({
      quantity: 2,
      reason: 'wrong_item',
      note: 'Blue, not red',
    });
    expect(items.get(second?.id ?? '')).toMatchObject({
      quantity: 1,
      reason: 'production_failure',
    });
    const tags = await claimTagsOf(api, order);
    expect(tags.get(items.get(first?.id ?? '')?.id ?? '')).toEqual(['warehouse 2']);
    const after = await readSold(api, order.id);
    expect(after.refunds).toMatchObject([{ amount: shown, reason: 'claim' }]);
    const section = page.getByRole('list', { name: 'Exchanges and claims' });
    await expect(section.getByText(/Wrong item/)).toBeVisible();
    await expect(section.getByText('Blue, not red')).toBeVisible();
    await expect(section.getByText('Refunded', { exact: true })).toBeVisible();
    if (!way) return;

    // What was claimed comes back, and nothing more is refunded.
    await page.getByRole('button', { name: 'Receive return' }).click();
    const receive = page.getByRole('dialog', { name: /^Receive a return/ });
    await expect(receive.getByText(/belongs to a claim/)).toBeVisible();
    await receive.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(receive).toHaveCount(0);
    expect((await claimsOf(api, order))[0]?.return_order?.status).toBe('received');
    expect((await readSold(api, order.id)).refunded_total).toBe(shown);
  });
}

test('a replacement to the end: another address, packed, shipped, its return received', async ({
  page,
  api,
  request,
}) => {
  const order = await sellOrder(api, request);
  const [item] = order.items;
  const way = await returnOption(api, order);
  await openOrder(page, order, '?edit=claim');
  const form = claimForm(page);
  await claimItem(form, item?.title ?? '', 2, 'Production failure');
  await form.getByRole('radio', { name: /^Replacement/ }).check();
  await form.getByRole('button', { name: 'Create claim' }).click();
  await expect(form.getByText('Add what you send as a replacement.')).toBeVisible();
  await form.getByRole('button', { name: 'Send the same items again' }).click();
  await expect(form.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  expect(await amountOf(form, 'Value of the replacement')).toBe(2 * 1999);
  expect(await amountOf(form, 'Customer pays')).toBe(0);
  await form.getByRole('button', { name: 'Create claim' }).click();
  await expect(form.getByText('Choose how the replacement is sent.')).toBeVisible();
  await chooseIn(form.getByRole('combobox', { name: 'Shipping of the new items' }), /./);
  await form.getByRole('radio', { name: 'Another address' }).check();
  await form.getByRole('textbox', { name: 'City' }).fill('');
  await form.getByRole('button', { name: 'Create claim' }).click();
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'City' }).fill('Newport');
  await chooseIn(form.getByRole('combobox', { name: /^Return of/ }), new RegExp(way?.name ?? ''));
  await form.getByRole('button', { name: 'Create claim' }).click();
  await expect(form).toHaveCount(0);
  const [made] = await claimsOf(api, order);
  expect(made).toMatchObject({
    type: 'replace',
    payment_status: 'na',
    refund_amount: null,
    shipping_address: { city: 'Newport', first_name: 'Ada', postal_code: '1001' },
    shipping_methods: [{ price: 0 }],
    additional_items: [{ variant_id: item?.variant_id, quantity: 2 }],
    return_order: { status: 'requested', shipping_method: { price: 0 } },
  });

  // The next thing to do leads on, until nothing is left.
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Fulfill replacement' }).click();
  await dialog.getByRole('button', { name: 'Fulfill replacement' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await dialog.getByRole('button', { name: /^Mark as shipped/ }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Receive return' }).click();
  await dialog.getByRole('button', { name: 'Receive', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const [done] = await claimsOf(api, order);
  expect(done?.fulfillments).toHaveLength(1);
  expect(done?.fulfillments[0]?.shipped_at).not.toBeNull();
  expect(done?.return_order?.status).toBe('received');
  const after = await readSold(api, order.id);
  expect([after.refunded_total, after.total]).toEqual([0, order.total]);
  await expect(page.getByText(/^Claim opened|Claim created/).first()).toBeVisible();
});

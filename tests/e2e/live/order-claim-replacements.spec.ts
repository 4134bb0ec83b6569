import {
  amountOf,
  chooseIn,
  claimForm,
  claimItem,
  claimsOf,
  makeClaim,
  openOrder,
} from '../support/claims.ts';
import { readSold, returnOption, sellOrder } from '../support/sold-orders.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'a replacement to the end: another address, packed, shipped, its return received',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    const [item] = order.items;
    const way = await returnOption(api, order);
    await openOrder(page, order, '?edit=claim');
    const form = claimForm(page);
    await claimItem(form, item?.title ?? '', 2, 'Defective');
    await form.getByRole('radio', { name: /^Replacement/ }).check();
    await form.getByRole('button', { name: 'Create claim' }).click();
    await expect(form.getByText('Add at least one item to send.')).toBeVisible();
    await form.getByRole('button', { name: 'Send the same items again' }).click();
    await expect(form.getByRole('spinbutton', { name: /^Quantity for/ })).toHaveValue('2');
    expect(await amountOf(form, 'Value of the replacement')).toBe(2 * 1999);
    expect(await amountOf(form, 'Customer pays')).toBe(0);
    await form.getByRole('button', { name: 'Create claim' }).click();
    await expect(form.getByText('Choose a shipping option.')).toBeVisible();
    await chooseIn(form.getByRole('combobox', { name: 'Shipping for new items' }), /./);
    await form.getByRole('radio', { name: 'Another address' }).check();
    await form.getByRole('textbox', { name: 'City' }).fill('');
    await form.getByRole('button', { name: 'Create claim' }).click();
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
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

    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Fulfill replacement' }).click();
    await dialog.getByRole('button', { name: 'Fulfill replacement' }).click();
    await expect(dialog).toHaveCount(0);
    await page
      .getByRole('list', { name: 'Fulfillments' })
      .getByRole('button', { name: 'Mark as shipped' })
      .click();
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
  },
);

test(
  'a replacement made without shipping gets it; canceled, nothing can be done',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    const { shipping_options: ways } = await api.get<{
      shipping_options: { id: string; name: string }[];
    }>(`/admin/shipping-options?region_id=${order.region_id}&is_return=false`);
    const [way] = ways;
    await makeClaim(api, order, {
      type: 'replace',
      claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: 'other' }],
      additional_items: [{ variant_id: order.items[0]?.variant_id, quantity: 1 }],
    });
    await openOrder(page, order);
    await page.getByRole('button', { name: 'Actions for Claim 1' }).click();
    await expect(page.getByRole('menuitem', { name: /^Fulfill replacement/ })).toContainText(
      'Edit the claim to choose a shipping option first.',
    );
    await page.getByRole('menuitem', { name: 'Edit claim' }).click();
    const edit = page.getByRole('dialog', { name: /^Edit a claim/ });
    await chooseIn(
      edit.getByRole('combobox', { name: 'Shipping for new items' }),
      new RegExp(`^${way?.name}$`),
    );
    await edit.getByRole('button', { name: 'Save claim' }).click();
    await expect(edit).toHaveCount(0);
    expect((await claimsOf(api, order))[0]?.shipping_methods).toMatchObject([
      { shipping_option_id: way?.id, price: 0 },
    ]);
    await page.getByRole('button', { name: 'Actions for Claim 1' }).click();
    await page.getByRole('menuitem', { name: /^Cancel claim/ }).click();
    const cancel = page.getByRole('dialog', { name: /^Cancel a claim/ });
    await cancel.getByRole('button', { name: 'Cancel claim' }).click();
    await expect(cancel).toHaveCount(0);
    expect((await claimsOf(api, order))[0]?.canceled_at).not.toBeNull();
    await page.getByRole('button', { name: 'Actions for Claim 1' }).click();
    for (const name of [/^Edit claim/, /^Fulfill replacement/, /^Cancel claim/]) {
      const item = page.getByRole('menuitem', { name });
      await expect(item).toContainText('This exchange or claim has been canceled.');
      await expect(item).toHaveAttribute('aria-disabled', 'true');
    }
    await goTo(page, `/a/orders/${order.id}?edit=claim`);
    await expect(claimForm(page).getByText('of 3 claimable')).toBeVisible();
  },
);

test(
  'the server’s own: a replacement leaves its reservation behind',
  { tag: '@all' },
  async ({ api, request }) => {
    const order = await sellOrder(api, request);
    const [item] = order.items;
    const { shipping_options: ways } = await api.get<{ shipping_options: { id: string }[] }>(
      `/admin/shipping-options?region_id=${order.region_id}&is_return=false`,
    );
    await makeClaim(api, order, {
      type: 'replace',
      claim_items: [{ item_id: item?.id, quantity: 1, reason: 'other' }],
      additional_items: [{ variant_id: item?.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: ways[0]?.id, price: 0 }],
    });
    const [claim] = await claimsOf(api, order);
    await api.post(`/admin/orders/${order.id}/claims/${claim?.id}/fulfillments`, {
      location_id: order.fulfillments[0]?.location_id,
    });
    const { variant } = await api.get<{ variant: { inventory: { id: string }[] } }>(
      `/admin/variants/${item?.variant_id}/inventory`,
    );
    const { reservations } = await api.get<{ reservations: { line_item_id: string | null }[] }>(
      `/admin/reservations?inventory_item_id[]=${variant.inventory[0]?.id}`,
    );
    expect(reservations.map(({ line_item_id: id }) => id)).toEqual([null]);
  },
);

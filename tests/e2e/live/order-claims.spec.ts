import {
  amountOf,
  chooseIn,
  claimForm,
  claimItem,
  claimTagsOf,
  claimsOf,
  makeClaim,
  openOrder,
} from '../support/claims.ts';
import { picture } from '../support/pictures.ts';
import { readSold, returnOption, sellOrder } from '../support/sold-orders.ts';
import { expect, goTo, test } from '../support/test.ts';

test(
  'a claim refunds what it said, at once, and its return nothing more',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, {
      currency: 'jpy',
      percentOff: 15,
      quantities: [3, 2],
    });
    const [first, second] = order.items;
    const way = await returnOption(api, order);
    // The server's own sum for returning the same items.
    await api.post(`/admin/orders/${order.id}/return`, {
      items: [
        { item_id: first?.id, quantity: 2 },
        { item_id: second?.id, quantity: 1 },
      ],
    });
    const trial = (await readSold(api, order.id)).returns[0];
    await api.post(`/admin/returns/${trial?.id}/cancel`, {});

    await openOrder(page, order);
    await page.getByRole('button', { name: 'Return or exchange' }).click();
    await page.getByRole('radio', { name: /^Claim/ }).check();
    const form = claimForm(page);
    await form.getByRole('button', { name: 'Create claim' }).click();
    await expect(form.getByText('Enter a quantity for at least one item.')).toBeVisible();
    const entry = await claimItem(form, first?.title ?? '', 2, 'Wrong item');
    await entry.getByRole('textbox', { name: 'Note' }).fill('Blue, not red');
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: 'Return or exchange' }).click();
    await page.getByRole('radio', { name: /^Claim/ }).check();
    await expect(form.getByText(/^Continuing your draft/)).toBeVisible();
    await expect(entry.getByRole('textbox', { name: 'Note' })).toHaveValue('Blue, not red');
    await entry.getByRole('combobox', { name: 'Tags' }).fill('Warehouse 2,');
    await form.getByRole('spinbutton', { name: new RegExp(second?.title ?? '') }).fill('1');
    await form.getByRole('button', { name: /^Create claim/ }).click();
    await expect(form.getByText('Choose a reason')).toBeVisible();
    await claimItem(form, second?.title ?? '', 1, 'Defective');
    expect(await amountOf(form, 'Claimed items')).toBe(3 * 1999);
    expect(await amountOf(form, 'Discounts')).toBeLessThan(0);
    const shown = await amountOf(form, 'Customer gets back');
    expect(shown).toBe(trial?.refund_amount);
    if (way) {
      await chooseIn(form.getByRole('combobox', { name: /^Return of/ }), new RegExp(way.name));
      // The store's fault: return shipping is free.
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

    // No further refund.
    await page.getByRole('button', { name: 'Receive return' }).click();
    const receive = page.getByRole('dialog', { name: /^Receive a return/ });
    await expect(receive.getByText(/belongs to a claim/)).toBeVisible();
    await receive.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(receive).toHaveCount(0);
    expect((await claimsOf(api, order))[0]?.return_order?.status).toBe('received');
    expect((await readSold(api, order.id)).refunded_total).toBe(shown);
  },
);

test(
  'a missing item doesn’t come back, and one unit is claimed once',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, { quantities: [3, 2] });
    const [first, second] = order.items;
    await openOrder(page, order, '?edit=claim');
    const form = claimForm(page);
    await claimItem(form, first?.title ?? '', 1, 'Missing item');
    const back = form.getByRole('combobox', { name: /^Return of/ });
    await expect(form.getByText('Missing items can’t be returned.')).toBeVisible();
    await expect(back).toBeDisabled();
    // Together with an item that did arrive, the server would expect both back.
    await claimItem(form, second?.title ?? '', 1, 'Wrong item');
    await chooseIn(back, /^Return via/);
    await form.getByRole('button', { name: /^Create claim/ }).click();
    await expect(form.getByText(/Claim them separately/)).toBeVisible();
    expect(await claimsOf(api, order)).toEqual([]);
    await form
      .getByRole('spinbutton', { name: new RegExp(`^Claimed quantity for ${second?.title}`) })
      .fill('0');
    // One unit with 21 % tax.
    expect(await amountOf(form, 'Customer gets back')).toBe(1999 + 420);
    await form.getByRole('button', { name: /^Create claim and refund/ }).click();
    await expect(form).toHaveCount(0);
    const [claim] = await claimsOf(api, order);
    expect(claim).toMatchObject({ refund_amount: 1999 + 420, return_order: null });
    expect(claim?.claim_items).toMatchObject([{ reason: 'missing_item', quantity: 1 }]);
    // Settled units can't be claimed again.
    await goTo(page, `/a/orders/${order.id}?edit=claim`);
    await expect(form.getByText('of 2 claimable')).toHaveCount(2);
  },
);

test(
  'another refund, the customer’s share of the way back, and never more than there is',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await api.post(`/admin/orders/${order.id}/refund`, {
      amount: order.refundable_amount - 3000,
      reason: 'other',
    });
    await openOrder(page, order, '?edit=claim');
    const form = claimForm(page);
    const title = order.items[0]?.title ?? '';
    await claimItem(form, title, 1, 'Other');
    expect(await amountOf(form, 'Customer gets back')).toBe(1999 + 420);
    await chooseIn(form.getByRole('combobox', { name: /^Return of/ }), /^Return via/);
    await form.getByRole('textbox', { name: 'Return shipping fee' }).fill('5');
    const shipping = await amountOf(form, 'Return shipping');
    expect(shipping).toBeLessThanOrEqual(-500);
    expect(await amountOf(form, 'Customer gets back')).toBe(1999 + 420 + shipping);
    await claimItem(form, title, 2, 'Other');
    await expect(form.getByText(/only .*30\.00 is left to refund/)).toBeVisible();
    expect(await amountOf(form, 'Customer gets back')).toBe(3000);
    const refund = form.getByRole('textbox', { name: 'Refund', exact: true });
    await refund.fill('31');
    await form.getByRole('button', { name: /^Create claim/ }).click();
    await expect(refund).toHaveAttribute('aria-invalid', 'true');
    expect(await claimsOf(api, order)).toEqual([]);
    await refund.fill('12.34');
    await form.getByRole('button', { name: /^Create claim and refund/ }).click();
    await expect(form).toHaveCount(0);
    const [claim] = await claimsOf(api, order);
    expect(claim).toMatchObject({ refund_amount: 1234, payment_status: 'refunded' });
    const after = await readSold(api, order.id);
    expect(after.refunds.map(({ amount }) => amount)).toContain(1234);
  },
);

test(
  'pictures: shown with the claim; reason, note, tags and pictures change afterwards',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request, { quantities: [3, 2] });
    const [first, second] = order.items;
    await openOrder(page, order, '?edit=claim');
    const form = claimForm(page);
    const entry = await claimItem(form, first?.title ?? '', 1, 'Defective');
    await entry.getByRole('textbox', { name: 'Note' }).fill('Torn');
    await entry.getByRole('combobox', { name: 'Tags' }).fill('fabric,');
    await entry
      .locator('input[type=file]')
      .setInputFiles([
        picture('torn.png', [200, 30, 30]),
        picture('label.png', [30, 200, 30]),
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
      ]);
    await expect(form.getByText('Use a JPEG, PNG, WebP, or GIF.')).toBeVisible();
    await expect(form.getByRole('button', { name: /^Remove image/ })).toHaveCount(2);
    const other = await claimItem(form, second?.title ?? '', 1, 'Wrong item');
    await expect(other.getByRole('button', { name: /^Remove image/ })).toHaveCount(0);
    await form.getByRole('button', { name: /^Create claim and refund/ }).click();
    await expect(form).toHaveCount(0);
    const [made] = await claimsOf(api, order);
    const claimed = made?.claim_items.find(({ item_id: id }) => id === first?.id);
    const urls = claimed?.images.map(({ url }) => url) ?? [];
    expect(urls).toHaveLength(2);
    // Uploads outlive the form.
    for (const url of urls) expect((await request.get(url)).ok()).toBe(true);
    const section = page.getByRole('list', { name: 'Exchanges and claims' });
    await expect(section.getByRole('link', { name: /^Open image/ })).toHaveCount(2);

    await page.getByRole('button', { name: 'Actions for Claim 1' }).click();
    await page.getByRole('menuitem', { name: 'Edit claim' }).click();
    const edit = page.getByRole('dialog', { name: /^Edit a claim/ });
    const group = edit.getByRole('group', { name: first?.title ?? '' });
    await expect(group.getByText('fabric')).toBeVisible();
    await edit.getByRole('button', { name: 'Save claim' }).click();
    await expect(edit.getByText('No changes to save.')).toBeVisible();
    await group.getByRole('textbox', { name: 'Note' }).fill('');
    await expect(group.getByText('A note can be changed, but not removed.')).toBeVisible();
    await group.getByRole('textbox', { name: 'Note' }).fill('Torn at the seam');
    await chooseIn(group.getByRole('combobox', { name: 'Reason' }), 'Other');
    await group.getByRole('combobox', { name: 'Tags' }).fill('Seam,');
    await group.getByRole('button', { name: /^Remove image 1/ }).click();
    await group.locator('input[type=file]').setInputFiles(picture('seam.png', [30, 30, 200]));
    await expect(group.getByRole('button', { name: /^Remove image/ })).toHaveCount(2);
    await edit.getByRole('switch', { name: 'Notify the customer' }).uncheck();
    await edit.getByRole('button', { name: 'Save claim' }).click();
    await expect(edit).toHaveCount(0);
    const [changed] = await claimsOf(api, order);
    expect(changed?.no_notification).toBe(true);
    const now = changed?.claim_items.find(({ id }) => id === claimed?.id);
    expect(now).toMatchObject({ reason: 'other', note: 'Torn at the seam', quantity: 1 });
    const kept = now?.images.map(({ url }) => url) ?? [];
    expect(kept).toHaveLength(2);
    expect(kept.filter((url) => urls.includes(url))).toHaveLength(1);
    expect(kept.some((url) => url.includes('seam'))).toBe(true);
    expect((await claimTagsOf(api, order)).get(claimed?.id ?? '')).toEqual(['fabric', 'seam']);
    expect(changed?.claim_items.find(({ item_id: id }) => id === second?.id)).toMatchObject({
      reason: 'wrong_item',
      note: null,
    });
  },
);

test(
  'by keyboard alone: a claim with its refund',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await sellOrder(api, request);
    await openOrder(page, order, '?edit=claim');
    const form = claimForm(page);
    await expect(form.getByRole('spinbutton')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const reason = form.getByRole('combobox', { name: 'Reason' });
    await expect(reason).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(reason).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(reason).not.toHaveValue('');
    await page.keyboard.press('Control+Enter');
    await expect(form).toHaveCount(0);
    const [claim] = await claimsOf(api, order);
    expect(claim).toMatchObject({ type: 'refund', refund_amount: 1999 + 420 });
  },
);

test(
  'untold, the server refunds a claim without its discount; the app tells it',
  { tag: '@all' },
  async ({ api, request }) => {
    const order = await sellOrder(api, request, { percentOff: 50 });
    await makeClaim(api, order, {
      type: 'refund',
      claim_items: [{ item_id: order.items[0]?.id, quantity: 1, reason: 'other' }],
    });
    const [claim] = await claimsOf(api, order);
    expect(claim?.refund_amount).toBe(1999 + 420);
  },
);

import { randomUUID } from 'node:crypto';
import { createCustomer, ownEmail } from '../support/customers.ts';
import { button, idOf, minor, total } from '../support/draft-page.ts';
import { customItem, createDraft, pricedVariant, readDraft, region } from '../support/drafts.ts';
import { loseAnswer } from '../support/lost-answers.ts';
import { placeOrder } from '../support/orders.ts';
import { expect, goTo, test } from '../support/test.ts';
import { search } from '../support/visit.ts';

test(
  'a discount of another region is refused, and one that fits counts',
  { tag: '@all' },
  async ({ page, api }) => {
    const variant = await pricedVariant(api, 'eur', 2000);
    const [eur, jpy] = [await region(api, 'eur'), await region(api, 'jpy')];
    const codes = {
      here: `HERE${randomUUID().slice(0, 6)}`.toUpperCase(),
      there: `THERE${randomUUID().slice(0, 6)}`.toUpperCase(),
    };
    for (const [code, where] of [
      [codes.here, eur],
      [codes.there, jpy],
    ] as const) {
      await api.post('/admin/discounts', {
        code,
        regions: [where.id],
        is_dynamic: false,
        is_disabled: false,
        rule: { type: 'percentage', value: 10, allocation: 'total' },
      });
    }
    const id = await createDraft(api, { items: [{ variant_id: variant.id, quantity: 1 }] });
    await goTo(page, `/a/drafts/${id}?edit=discounts`);
    const form = page.getByRole('dialog', { name: 'Edit discounts' });
    await form.getByLabel('Discount code').fill(codes.there);
    await form.getByRole('button', { name: 'Add discount' }).click();
    await expect(form.getByText('This discount can’t be used in this region.')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    expect((await readDraft(api, id)).cart.discounts).toEqual([]);
    await form.getByRole('button', { name: `Remove ${codes.there}` }).click();
    await form.getByLabel('Discount code').fill(codes.here);
    await form.getByLabel('Discount code').press('Enter');
    await expect(form.getByText('10% off')).toBeVisible();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    const { cart } = await readDraft(api, id);
    expect(cart.discount_total).toBe(200);
    await expect.poll(() => minor(total(page, 'Summary', /^Total$/))).toBe(cart.total);
  },
);

test(
  'customer and address are edited in place, and items with all else as a new draft',
  { tag: '@all' },
  async ({ page, api }) => {
    const variant = await pricedVariant(api, 'eur', 2000);
    const id = await createDraft(api, {
      items: [{ variant_id: variant.id, quantity: 1, unit_price: 1500 }, customItem],
      withShipping: true,
    });
    const customer = await createCustomer(api);
    await goTo(page, `/a/drafts/${id}?edit=contact`);
    const contact = page.getByRole('dialog', { name: 'Edit customer' });
    await search(page, contact.getByLabel('Customer', { exact: true }), customer.email);
    await page.getByRole('option').filter({ hasText: customer.email }).click();
    await expect(contact.getByText('prices you entered will be reset')).toBeVisible();
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact).toHaveCount(0);
    const moved = await readDraft(api, id);
    expect(moved.cart.customer_id).toBe(customer.id);
    // As announced in the form.
    expect(
      moved.cart.items.map(({ unit_price: price }) => price).toSorted((a, b) => a - b),
    ).toEqual([700, 2000]);

    await button(page, 'Edit shipping address').click();
    const address = page.getByRole('dialog', { name: 'Edit shipping address' });
    await address.getByLabel('City').fill('Turku');
    await address.getByRole('button', { name: 'Save' }).click();
    await expect(address).toHaveCount(0);
    const before = await readDraft(api, id);
    expect(before.cart.shipping_address?.city).toBe('Turku');

    await page.getByRole('link', { name: 'Edit items' }).click();
    await expect(page.getByText('saving replaces it with a new draft')).toBeVisible();
    const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
    const rope = items.filter({ hasText: variant.sku });
    await expect(rope.getByLabel('Price')).toHaveValue('20.00');
    await rope.getByLabel('Price').fill('15');
    await rope.getByLabel('Quantity').fill('4');
    await button(page, 'Remove Engraving').click();
    await button(page, 'Save as new draft').click();
    await expect(page.getByText('Draft replaced')).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));
    const { cart } = await readDraft(api, idOf(page));
    expect(cart.items.map(({ quantity, unit_price: price }) => [quantity, price])).toEqual([
      [4, 1500],
    ]);
    expect(cart.customer_id).toBe(customer.id);
    expect(cart.shipping_methods).toHaveLength(1);
    expect(cart.shipping_methods[0]?.price).toBe(before.cart.shipping_methods[0]?.price);
    await expect(readDraft(api, id)).rejects.toThrow();
  },
);

test(
  'an order is duplicated as a draft, and a draft too',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const order = await placeOrder(api, request);
    await goTo(page, `/a/orders/${order.id}`);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Duplicate as draft' }).click();
    await button(page, 'Create draft order').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
    const id = idOf(page);
    const draft = await readDraft(api, id);
    expect(draft.cart.items.map(({ title, quantity }) => [title, quantity])).toEqual(
      order.items.map(({ title, quantity }) => [title, quantity]),
    );
    expect(draft.cart.total).toBe(order.total);
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Duplicate as draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New draft' })).toBeVisible();
    await button(page, 'Create draft order').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
    expect(idOf(page)).not.toBe(id);
    expect((await readDraft(api, idOf(page))).cart.total).toBe(order.total);
  },
);

test(
  'the palette begins a draft order, finds one, and leads to the drafts and the returns',
  { tag: '@all' },
  async ({ page, api }) => {
    const email = ownEmail();
    const id = await createDraft(api, { items: [customItem], email });
    await goTo(page, '/a/orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const palette = page.getByRole('dialog', { name: 'Search and commands' });
    const look = async (text: string): Promise<void> => {
      // Shortcuts load after the first screen.
      await expect(async () => {
        if (!(await palette.isVisible())) await page.keyboard.press('ControlOrMeta+k');
        await expect(palette.getByRole('combobox')).toBeFocused({ timeout: 3000 });
      }).toPass();
      await page.keyboard.type(text);
    };
    const choose = async (text: string, name: RegExp): Promise<void> => {
      await look(text);
      await expect(palette.getByRole('option', { selected: true })).toHaveAccessibleName(name);
      await page.keyboard.press('Enter');
      await expect(palette).toBeHidden();
    };
    await choose('new draft', /New draft order/);
    await expect(page.getByRole('heading', { level: 1, name: 'New draft' })).toBeVisible();
    await choose('draft orders', /Draft orders/);
    await expect(page.getByRole('heading', { level: 1, name: 'Draft orders' })).toBeVisible();
    await choose('returns', /Returns/);
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    // The email is a customer's too.
    await look(email);
    await palette.getByRole('group', { name: 'Draft orders' }).getByRole('option').click();
    await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
    expect(idOf(page)).toBe(id);
  },
);

test('a draft is deleted', async ({ page, api }) => {
  const id = await createDraft(api, { items: [customItem] });
  await goTo(page, `/a/drafts/${id}`);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Delete draft' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
  await expect(page).toHaveURL(/\/a\/drafts$/);
  await expect(readDraft(api, id)).rejects.toThrow();
});

test(
  'the answer of a payment is lost: the draft is paid once, and told',
  { tag: '@all' },
  async ({ page, api }) => {
    const id = await createDraft(api, { items: [customItem] });
    const call = await loseAnswer(page, /\/draft-orders\/[^/]+\/pay$/, 'after');
    await goTo(page, `/a/drafts/${id}?edit=pay`);
    const form = page.getByRole('dialog', { name: 'Mark as paid' });
    await form.getByRole('button', { name: 'Mark as paid' }).click();
    await expect(form.getByText('The order may have been created.')).toBeVisible();
    await form.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL(/\/a\/orders\/order_/);
    await call.settled();
    expect(call.posts).toBe(1);
    expect((await readDraft(api, id)).order_id).toBe(idOf(page));
  },
);

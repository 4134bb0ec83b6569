import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { createCustomer, ownEmail } from '../support/customers.ts';
import {
  customItem,
  createDraft,
  draftsOf,
  pricedVariant,
  readDraft,
  region,
} from '../support/drafts.ts';
import { intercept } from '../support/intercept.ts';
import { loseAnswer } from '../support/lost-answers.ts';
import { placeOrder, readOrder } from '../support/orders.ts';
import { expect, goTo, test } from '../support/test.ts';
import { search, stands } from '../support/visit.ts';

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

const total = (page: Page, section: string, name: string | RegExp): Locator =>
  page
    .getByRole('region', { name: section, exact: true })
    .locator('dt', { hasText: name })
    .locator('xpath=following-sibling::dd');

/** Minor units, from the digits shown. */
const minor = async (shown: Locator): Promise<number> =>
  Number((await shown.innerText()).replaceAll(/\D/g, ''));

async function chooseRegion(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: 'Region', exact: true }).click();
  await page.getByRole('option', { name }).click();
}

async function addVariant(page: Page, sku: string, quantity?: string): Promise<void> {
  await button(page, 'Add products').click();
  const picker = page.getByRole('dialog', { name: 'Add products' });
  await search(page, picker.getByRole('combobox'), sku);
  await picker.getByRole('option', { name: new RegExp(sku) }).click();
  if (quantity) await picker.getByRole('spinbutton').fill(quantity);
  await picker.getByRole('button', { name: /^Add 1 variant/ }).click();
  await expect(picker).toHaveCount(0);
}

async function fillAddress(page: Page, country: string): Promise<void> {
  const form = page.getByRole('group', { name: 'Shipping address' });
  await form.getByLabel('Country or region').fill(country);
  await page.getByRole('option', { name: country }).first().click();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Byrne');
  await form.getByLabel('Street address').fill('7 Mole Street');
  await form.getByLabel('Postal code').fill('1001');
  await form.getByLabel('City').fill('Harbour');
}

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('from nothing to a paid order, and the sums agree', async ({ page, api }) => {
  const variant = await pricedVariant(api, 'jpy', 2000);
  const email = ownEmail();
  await goTo(page, '/a/drafts');
  await page.getByRole('link', { name: 'New draft order' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New draft' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await chooseRegion(page, /\(JPY\)/);
  await addVariant(page, variant.sku, '3');
  await button(page, 'Add custom item').click();
  await page.getByLabel('Item name').fill('Engraving');
  await page.getByRole('listitem').filter({ hasText: 'No tax' }).getByLabel('Price').fill('7');
  await page.getByRole('combobox', { name: 'Shipping option' }).click();
  await page.getByRole('option', { name: /Standard parcel/ }).click();
  await fillAddress(page, 'Japan');
  const estimate = await minor(total(page, 'Estimate', /^Estimated total/));
  await button(page, 'Create draft order').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
  const id = idOf(page);
  const draft = await readDraft(api, id);
  const { cart } = draft;
  expect(cart.email).toBe(email);
  expect(cart.items.map((item) => [item.variant_id, item.quantity])).toEqual(
    expect.arrayContaining([
      [variant.id, 3],
      [null, 1],
    ]),
  );
  expect(cart.shipping_address?.city).toBe('Harbour');
  expect(cart.billing_address?.city).toBe('Harbour');
  // Without discounts the estimate is exact.
  expect(estimate).toBe(cart.total);
  expect(await minor(total(page, 'Summary', /^Total$/))).toBe(cart.total);
  expect(await minor(total(page, 'Summary', /^Tax$/))).toBe(cart.tax_total);

  await button(page, 'Mark as paid').click();
  const pay = page.getByRole('dialog', { name: 'Mark as paid' });
  const asked = pay.locator('dt', { hasText: /^Total$/ }).locator('xpath=following-sibling::dd');
  expect(await minor(asked)).toBe(cart.total);
  await pay.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(page).toHaveURL(/\/a\/orders\/order_/);
  const order = await readOrder(api, idOf(page));
  expect(order.total).toBe(cart.total);
  expect(order.payment_status).toBe('captured');
  expect((await readDraft(api, id)).order_id).toBe(order.id);
  // Read-only once it is an order.
  await goTo(page, `/a/drafts/${id}`);
  await expect(page.getByRole('link', { name: 'Go to order' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Edit items' })).toHaveCount(0);
});

test('another region keeps all items, and says which have no price there', async ({
  page,
  api,
}) => {
  const variant = await pricedVariant(api, 'eur', 2000);
  await goTo(page, '/a/drafts/new');
  await page.getByLabel('Email').fill(ownEmail());
  await chooseRegion(page, /\(EUR\)/);
  await addVariant(page, variant.sku);
  await button(page, 'Add custom item').click();
  await page.getByLabel('Item name').fill('Engraving');
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem');
  await items.nth(1).getByLabel('Price').fill('7');
  await chooseRegion(page, /\(JPY\)/);
  await expect(items).toHaveCount(2);
  await expect(page.getByLabel('Item name')).toHaveValue('Engraving');
  await expect(items.first().getByText('No price in JPY.')).toBeVisible();
  await button(page, 'Create draft order').click();
  await expect(items.nth(1).getByText('Enter a price.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Item name')).toHaveValue('Engraving');
  await expect(page.getByText('It’s saved only in this browser.')).toBeVisible();
  await expect(button(page, 'Start over')).toBeVisible();
  await items.first().getByLabel('Price').fill('300');
  await items.nth(1).getByLabel('Price').fill('1000');
  await button(page, 'Create draft order').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
  const { cart } = await readDraft(api, idOf(page));
  expect(cart.items.map(({ unit_price: price }) => price).toSorted((a, b) => a - b)).toEqual([
    300, 1000,
  ]);
});

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

test('customer and address are edited in place, and items with all else as a new draft', async ({
  page,
  api,
}) => {
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
  expect(moved.cart.items.map(({ unit_price: price }) => price).toSorted((a, b) => a - b)).toEqual([
    700, 2000,
  ]);

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
});

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

test('the estimate stays in sight while items are entered', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await goTo(page, '/a/drafts/new');
  await chooseRegion(page, /\(JPY\)/);
  for (const at of [0, 1, 2]) {
    await button(page, 'Add custom item').click();
    await page.getByLabel('Item name').nth(at).fill('Engraving');
  }
  const zip = page.getByRole('group', { name: 'Shipping address' }).getByLabel('Postal code');
  await zip.scrollIntoViewIfNeeded();
  await expect(total(page, 'Estimate', /^Estimated total/)).toBeInViewport({ ratio: 1 });
  const line = page.getByText(/^Estimated total \D*\d/);
  await expect(line).toBeHidden();
  await page.setViewportSize({ width: 390, height: 640 });
  await zip.scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport({ ratio: 1 });
});

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

test('the answer of a creation is lost: the draft is found and not made twice', async ({
  page,
  api,
}) => {
  const email = ownEmail();
  await goTo(page, '/a/drafts/new');
  await page.getByLabel('Email').fill(email);
  await chooseRegion(page, /\(EUR\)/);
  await button(page, 'Add custom item').click();
  await page.getByLabel('Item name').fill('Engraving');
  await page.getByRole('textbox', { name: 'Price' }).fill('7');
  await intercept(page, /\/admin\/draft-orders$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Create draft order').click();
  await expect(page.getByText('We don’t know yet if this was created')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  // Lookup happens after the server surely finished.
  await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
  expect(await draftsOf(api, email)).toEqual([idOf(page)]);
});

test('by keyboard alone from nothing to a draft', { tag: '@all' }, async ({ page, api }) => {
  const variant = await pricedVariant(api, 'eur', 2000);
  const email = ownEmail();
  await goTo(page, '/a/drafts');
  await expect(page.getByRole('table')).toBeVisible();
  // Shortcuts load after the first screen.
  await stands(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New draft' })).toBeVisible();
  const reach = async (target: Locator): Promise<void> => {
    for (let presses = 0; presses < 80; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('It is out of the keyboard’s reach');
  };
  await reach(page.getByLabel('Email'));
  await page.keyboard.type(email);
  await reach(page.getByRole('combobox', { name: 'Region' }));
  await page.keyboard.type('Euro');
  await expect(page.getByRole('option', { name: /Euro/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await reach(button(page, 'Add products'));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Add products' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(variant.sku);
  await expect(picker.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('spinbutton')).toBeVisible();
  await reach(picker.getByRole('spinbutton'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+Enter');
  await expect(picker).toHaveCount(0);
  await expect(button(page, 'Add products')).toBeFocused();
  await expect(button(page, 'Create draft order')).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Draft #\d+/ })).toBeVisible();
  const { cart } = await readDraft(api, idOf(page));
  expect(cart.items.map(({ quantity }) => quantity)).toEqual([2]);
  expect(cart.email).toBe(email);
});

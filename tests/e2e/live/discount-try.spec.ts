import type { Page } from '@playwright/test';
import { createCustomer, ownEmail } from '../support/customers.ts';
import {
  createDiscount,
  createTemplate,
  generateCode,
  regionIn,
  sellableProduct,
} from '../support/discounts.ts';
import { createGroup } from '../support/groups.ts';
import type { ApiProduct } from '../support/products.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';
import { search } from '../support/visit.ts';

const form = (page: Page) => page.getByRole('dialog', { name: 'Test discount' });
const answer = (page: Page) => form(page).getByRole('region', { name: 'Result' });

async function addProducts(page: Page, products: readonly ApiProduct[]): Promise<void> {
  await form(page).getByRole('button', { name: 'Add products' }).click();
  const picker = page.getByRole('dialog', { name: 'Add products' });
  for (const { title } of products) {
    await search(page, picker.getByRole('combobox'), title);
    await picker.getByRole('option', { name: title }).click();
  }
  await picker.getByRole('button', { name: /^Add \d/ }).click();
  await expect(picker).toBeHidden();
}

const attempt = async (page: Page): Promise<void> =>
  form(page)
    .getByRole('button', { name: /^(Test discount|Try again)$/ })
    .click();

/** Ids of carts made or changed by the page. */
function watchCarts(page: Page): { made: string[]; used: Set<string> } {
  const seen = { made: [] as string[], used: new Set<string>() };
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const id = /^\/store\/carts\/([^/]+)/.exec(path)?.[1];
    if (id) seen.used.add(id);
    if (path === '/store/carts') {
      void response.json().then(({ cart }: { cart: { id: string } }) => seen.made.push(cart.id));
    }
  });
  return seen;
}

test(
  'a discount is tried as a shopper, the cart is used again, marked, emptied and never completed',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const [lamp, rope] = [await sellableProduct(api), await sellableProduct(api)];
    const discount = await createDiscount(api, {
      usage_limit: 1,
      rule: {
        type: 'percentage',
        value: 20,
        allocation: 'total',
        description: 'Test',
        conditions: [{ operator: 'in', products: [lamp.id] }],
      },
    });
    const carts = watchCarts(page);
    await goTo(page, `/a/discounts/${discount.id}`);
    await page.getByRole('button', { name: 'Test discount' }).click();
    await attempt(page);
    await expect(form(page).getByText('Add at least one product.')).toBeVisible();
    await addProducts(page, [lamp, rope]);
    await form(page)
      .getByRole('spinbutton', { name: `Quantity: ${lamp.title}` })
      .fill('3');
    await attempt(page);
    // 20 % of three lamps at 100.00, tax included or not.
    await expect(answer(page)).toContainText(/€(60\.00|49\.59) off with this code/);
    await expect(answer(page)).toContainText('Not an included product');
    await expect(form(page)).toContainText('a trial cart that never becomes an order');
    await expectNoViolations(page);

    // Applies, but takes off nothing.
    await form(page)
      .getByRole('button', { name: `Remove ${lamp.title}` })
      .click();
    await attempt(page);
    await expect(answer(page)).toContainText('The code is valid, but gives no discount');

    expect(carts.made).toHaveLength(1);
    expect([...carts.used]).toEqual(carts.made);
    const stored = await request.get(`/store/carts/${carts.made[0]}`);
    const { cart } = (await stored.json()) as {
      cart: {
        items: unknown[];
        discounts: unknown[];
        completed_at: string | null;
        context: Record<string, unknown>;
      };
    };
    expect(cart).toMatchObject({ items: [], discounts: [], completed_at: null });
    expect(cart.context).toMatchObject({ quartermaster_trial: true });
    const { discount: after } = await api.get<{ discount: { usage_count: number } }>(
      `/admin/discounts/${discount.id}`,
    );
    expect(after.usage_count).toBe(0);

    // The cart survives a reload.
    await page.reload();
    await addProducts(page, [lamp]);
    await attempt(page);
    await expect(answer(page)).toContainText('off with this code');
    expect(carts.made).toHaveLength(1);
  },
);

test(
  'what stopped a code is said by the rule and by the store',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await sellableProduct(api);
    const dollar = await regionIn(api, 'usd');
    const cases: [Record<string, unknown>, string, string][] = [
      [{ starts_at: '2099-01-01T00:00:00.000Z' }, 'It starts 1 Jan 2099', 'not valid yet'],
      [
        { starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-02-01T12:00:00.000Z' },
        'It ended 1 Feb 2020',
        'is expired',
      ],
      [{ is_disabled: true }, 'It’s disabled.', 'is disabled'],
      [{ regions: [dollar.id] }, 'It doesn’t work in this region.', 'not available'],
    ];
    const euro = await regionIn(api, 'eur');
    for (const [fields, reason, said] of cases) {
      const discount = await createDiscount(api, fields);
      await goTo(page, `/a/discounts/${discount.id}?edit=try`);
      await form(page).getByRole('combobox', { name: 'Region' }).click();
      await page.getByRole('option', { name: euro.name }).click();
      await addProducts(page, [product]);
      await attempt(page);
      await expect(answer(page).getByRole('alert')).toContainText(reason);
      await expect(answer(page).getByRole('alert')).toContainText(said);
      await expect(answer(page).getByRole('listitem').filter({ hasText: 'not met' })).toHaveCount(
        1,
      );
    }
  },
);

test('a customer’s groups count, and a guest has none', { tag: '@all' }, async ({ page, api }) => {
  const product = await sellableProduct(api);
  const inside = await createCustomer(api, { email: ownEmail() });
  const outside = await createCustomer(api, { email: ownEmail() });
  const group = await createGroup(api, [inside]);
  const discount = await createDiscount(api, {
    rule: {
      type: 'fixed',
      value: 1000,
      allocation: 'item',
      description: 'Test',
      conditions: [{ operator: 'in', customer_groups: [group.id] }],
    },
  });
  const carts = watchCarts(page);
  await goTo(page, `/a/discounts/${discount.id}?edit=try`);
  await addProducts(page, [product]);
  await attempt(page);
  await expect(answer(page).getByRole('alert')).toContainText('don’t work for guests');
  const customer = form(page).getByRole('combobox', { name: 'Customer' });
  for (const [{ email }, words] of [
    [outside, 'This customer isn’t in an included group.'],
    [inside, '€10.00 off with this code'],
  ] as const) {
    await search(page, customer, email);
    await page.getByRole('option', { name: email }).click();
    await attempt(page);
    await expect(answer(page)).toContainText(words);
  }
  // One each for guests and customers: a cart can't drop its customer.
  expect(carts.made).toHaveLength(2);
});

test(
  'free shipping is seen, and a code whose template was deleted is explained',
  { tag: '@all' },
  async ({ page, api }) => {
    const product = await sellableProduct(api);
    const shipping = await createDiscount(api, {
      rule: { type: 'free_shipping', value: 0, allocation: 'total', description: 'Test' },
    });
    await goTo(page, `/a/discounts/${shipping.id}?edit=try`);
    await addProducts(page, [product]);
    await attempt(page);
    await expect(answer(page)).toContainText(/Free shipping \(€\d+\.\d\d off\)/);

    const template = await createTemplate(api);
    const code = await generateCode(api, template.id, `${template.code}-1`);
    await goTo(page, `/a/discounts/${code.id}?edit=try`);
    await addProducts(page, [product]);
    await attempt(page);
    await expect(answer(page)).toContainText('off with this code');
    await api.delete(`/admin/discounts/${template.id}`);
    await attempt(page);
    await expect(answer(page).getByRole('alert')).toContainText('Its template was deleted');
  },
);

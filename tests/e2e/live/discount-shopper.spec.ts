import { createCustomer, ownEmail } from '../support/customers.ts';
import {
  buyWith,
  createDiscount,
  createTemplate,
  ownCode,
  readDiscount,
  regionIn,
  sellableProduct,
  tryCode,
} from '../support/discounts.ts';
import { createGroup } from '../support/groups.ts';
import { inTurn } from '../../support/short.ts';
import { expect, expectNoViolations, goTo, test } from '../support/test.ts';

/** Prices in currencies with two, no and three decimals, none of which a percentage divides evenly. */
const PRICES = { eur: 9999, jpy: 1235, kwd: 12_345 };

/** A rule, what the page says of it in each currency, and what it takes off two pieces there: minor units. */
const RULES = [
  {
    rule: { type: 'percentage', value: 15, allocation: 'total' },
    said: { eur: /^15% off the order/, jpy: /^15% off the order/, kwd: /^15% off the order/ },
    off: { eur: 3000, jpy: 371, kwd: 3704 },
  },
  {
    rule: { type: 'fixed', value: 500, allocation: 'total' },
    said: {
      eur: /^€5\.00 off the order/,
      jpy: /^(JP)?¥500 off the order/,
      kwd: /^KWD\s0\.500 off the order/,
    },
    off: { eur: 500, jpy: 500, kwd: 500 },
  },
  {
    rule: { type: 'fixed', value: 125, allocation: 'item' },
    said: {
      eur: /^€1\.25 off each item/,
      jpy: /^(JP)?¥125 off each item/,
      kwd: /^KWD\s0\.125 off each item/,
    },
    off: { eur: 250, jpy: 250, kwd: 250 },
  },
] as const;

for (const currency of inTurn(['eur', 'jpy', 'kwd'] as const, 1)) {
  test(
    `in ${currency}, a discount takes off what its sentence says`,
    { tag: '@all' },
    async ({ page, api, request }) => {
      const region = await regionIn(api, currency);
      const product = await sellableProduct(api, PRICES);
      const shopping = { regionId: region.id, products: [product], quantity: 2 };
      for (const { rule, said, off } of RULES) {
        const discount = await createDiscount(api, {
          regions: [region.id],
          rule: { ...rule, description: 'Test' },
        });
        expect(await tryCode(request, discount.code, shopping)).toBe(off[currency]);
        await goTo(page, `/a/discounts/${discount.id}`);
        const summary = page.getByRole('region', { name: 'Summary' }).getByRole('paragraph');
        await expect(summary).toHaveText(said[currency]);
        await expect(summary).toContainText(`in “${region.name}”`);
      }
    },
  );
}

test(
  'a code that is used up is refused, and one without a limit goes on',
  { tag: '@all' },
  async ({ api, request }) => {
    const region = await regionIn(api, 'eur');
    const product = await sellableProduct(api);
    const shopping = { regionId: region.id, products: [product] };
    const once = await createDiscount(api, { usage_limit: 1 });
    const often = await createDiscount(api);
    for (const { id, code } of [once, often]) {
      await buyWith(request, code, shopping);
      await expect.poll(async () => (await readDiscount(api, id)).usage_count).toBe(1);
    }
    expect(await tryCode(request, once.code, shopping)).toContain('maximum allowed times');
    expect(await tryCode(request, often.code, shopping)).toBe(1000);
  },
);

test(
  'customer groups decide who gets a discount, and guests get none of those',
  { tag: '@all' },
  async ({ api, request }) => {
    const region = await regionIn(api, 'eur');
    const product = await sellableProduct(api);
    const inside = await createCustomer(api, { email: ownEmail() });
    const outside = await createCustomer(api, { email: ownEmail() });
    const group = await createGroup(api, [inside]);
    const shopping = { regionId: region.id, products: [product] };
    const made = async (operator: 'in' | 'not_in') =>
      createDiscount(api, {
        code: ownCode(),
        rule: {
          type: 'percentage',
          value: 10,
          allocation: 'total',
          description: 'Test',
          conditions: [{ operator, customer_groups: [group.id] }],
        },
      });
    const only = await made('in');
    const except = await made('not_in');
    const answer = async (code: string, customerId?: string) =>
      tryCode(request, code, { ...shopping, ...(customerId ? { customerId } : {}) });
    expect(await answer(only.code, inside.id)).toBe(1000);
    expect(await answer(only.code, outside.id)).toContain('not valid for customer');
    expect(await answer(only.code)).toContain('only valid for specific customer');
    expect(await answer(except.code, outside.id)).toBe(1000);
    expect(await answer(except.code, inside.id)).toContain('not valid for customer');
    expect(await answer(except.code)).toContain('only valid for specific customer');
  },
);

test(
  'each kind of product condition lets in what it names, or all else',
  { tag: '@all' },
  async ({ api, request }) => {
    const region = await regionIn(api, 'eur');
    const [named, other] = [await sellableProduct(api), await sellableProduct(api)];
    const { collection } = await api.post<{ collection: { id: string } }>('/admin/collections', {
      title: ownCode(),
    });
    const { product } = await api.post<{
      product: { type_id: string; tags: { id: string }[] };
    }>(`/admin/products/${named.id}`, {
      collection_id: collection.id,
      type: { value: ownCode() },
      tags: [{ value: ownCode() }],
    });
    const conditions = [
      { products: [named.id] },
      { product_collections: [collection.id] },
      { product_types: [product.type_id] },
      { product_tags: product.tags.map(({ id }) => id) },
    ];
    for (const condition of conditions) {
      for (const [operator, gets, getsNone] of [
        ['in', named, other],
        ['not_in', other, named],
      ] as const) {
        const { code } = await createDiscount(api, {
          rule: {
            type: 'percentage',
            value: 10,
            allocation: 'total',
            description: 'Test',
            conditions: [{ operator, ...condition }],
          },
        });
        const at = { regionId: region.id };
        expect(await tryCode(request, code, { ...at, products: [gets] })).toBe(1000);
        expect(await tryCode(request, code, { ...at, products: [getsNone] })).toBe(0);
      }
    }
  },
);

test(
  'a product’s page leads to the discounts that it can get, and shoppers get those',
  { tag: '@all' },
  async ({ page, api, request }) => {
    const [product, other] = await Promise.all([sellableProduct(api), sellableProduct(api)]);
    const region = await regionIn(api, 'eur');
    const on = (operator: 'in' | 'not_in', { id }: { id: string }) => ({
      regions: [region.id],
      rule: {
        type: 'percentage',
        value: 10,
        allocation: 'total',
        description: 'Test',
        conditions: [{ operator, products: [id] }],
      },
    });
    const shopping = { regionId: region.id, products: [product] };
    const [named, elsewhere, excluded, all, usedUp, template] = [
      await createDiscount(api, on('in', product)),
      await createDiscount(api, on('in', other)),
      await createDiscount(api, on('not_in', product)),
      await createDiscount(api),
      await createDiscount(api, { ...on('in', product), usage_limit: 1 }),
      await createTemplate(api, on('in', product)),
    ];
    await buyWith(request, usedUp.code, shopping);
    // The server counts a use after it has answered.
    await expect.poll(async () => (await readDiscount(api, usedUp.id)).usage_count).toBe(1);
    await goTo(page, `/a/products/${product.id}`);
    await page.getByRole('button', { name: 'Show discounts' }).click();
    const rows = page.getByRole('list', { name: 'Discounts' });
    const row = (code: string) => rows.getByRole('listitem').filter({ hasText: code });
    for (const { code } of [named, template]) {
      await expect(row(code)).toContainText('Chosen by its conditions');
      await expect(row(code)).toContainText('Active');
    }
    await expect(row(all.code)).toContainText('For all products');
    await expect(row(usedUp.code)).toContainText('Used up');
    for (const { code } of [elsewhere, excluded]) await expect(row(code)).toHaveCount(0);
    await expectNoViolations(page);
    const off = (code: string) => tryCode(request, code, shopping);
    expect(await Promise.all([off(named.code), off(all.code), off(template.code)])).toEqual([
      1000, 1000, 1000,
    ]);
    expect([await off(elsewhere.code), await off(excluded.code)]).toEqual([0, 0]);
    await row(named.code).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: named.code })).toBeVisible();
  },
);

/** Discount codes in a shopper's cart take off what their description says, or are refused. */
import { readFile } from 'node:fs/promises';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import type { DiscountResponse } from '../../../generated/admin/admin.schemas.ts';
import { createApi } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { ruleOf } from '../../../src/areas/discounts/rule.ts';
import { ruleSentence } from '../../../src/areas/discounts/sentence.ts';
import type { SentenceWords } from '../../../src/areas/discounts/sentence.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import { inTurn } from '../../support/short.ts';
import { openMarket, signedIn } from './market.ts';
import { serverUrl } from './server.ts';
import { first, present, unique, until } from './support.ts';
import { buildWorld, createStockedProduct, placeOrder } from './world.ts';
import type { World } from './world.ts';

let world: World;
let api: Api;
let words: SentenceWords;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
  api = await signedIn(world.url);
  const file = inRoot('public', 'locales', 'en', 'discounts.json');
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'en',
    resources: { en: { discounts: JSON.parse(await readFile(file, 'utf8')) as object } },
    interpolation: { escapeValue: false },
  });
  words = { t: i18n.getFixedT('en', 'discounts'), tag: 'en', zone: 'UTC' };
});

type Discount = DiscountResponse['discount'];
interface Made {
  id: string;
  code: string;
}

/** Default: 10 % in the world's region. */
async function discount(fields: Record<string, unknown> = {}): Promise<Made> {
  const { discount: made } = await api.post<{ discount: Made }>('/admin/discounts', {
    code: unique('OFF').toUpperCase(),
    is_dynamic: false,
    regions: [world.regionId],
    rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Test' },
    ...fields,
  });
  return made;
}

const discountFor = async (condition: object): Promise<Made> =>
  discount({
    rule: {
      type: 'percentage',
      value: 10,
      allocation: 'total',
      description: 'Test',
      conditions: [condition],
    },
  });

/** Returns minor units taken off, or the refusal. */
async function tryCode(
  code: string,
  more: {
    regionId?: string;
    variants?: readonly string[];
    quantity?: number;
    customer?: string;
  } = {},
): Promise<number | string> {
  const { regionId = world.regionId, quantity = 1, customer } = more;
  const shopper = createApi(world.url);
  const { cart } = await shopper.post<{ cart: { id: string } }>('/store/carts', {
    region_id: regionId,
    sales_channel_id: world.channelId,
    items: (more.variants ?? [world.variantIds[0]]).map((id) => ({ variant_id: id, quantity })),
  });
  const path = `/store/carts/${cart.id}`;
  if (customer !== undefined) await shopper.post(path, { customer_id: customer });
  const answer = await fetch(`${world.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ discounts: [{ code }] }),
  });
  const body = (await answer.json()) as { message?: string; cart?: { discount_total: number } };
  return body.cart?.discount_total ?? body.message ?? '';
}

const RULES = [
  {
    rule: { type: 'percentage', value: 15, allocation: 'total' },
    said: { eur: '15% off the order', jpy: '15% off the order', kwd: '15% off the order' },
    // Two units at 19.99, 1,999 and 12.345.
    off: { eur: 600, jpy: 600, kwd: 3704 },
  },
  {
    rule: { type: 'fixed', value: 500, allocation: 'total' },
    said: { eur: '€5.00 off the order', jpy: '¥500 off the order', kwd: 'KWD 0.500 off the order' },
    off: { eur: 500, jpy: 500, kwd: 500 },
  },
  {
    rule: { type: 'fixed', value: 125, allocation: 'item' },
    said: {
      eur: '€1.25 off each item',
      jpy: '¥125 off each item',
      kwd: 'KWD 0.125 off each item',
    },
    off: { eur: 250, jpy: 250, kwd: 250 },
  },
] as const;

test.each(inTurn(['eur', 'jpy', 'kwd'] as const, 1))(
  'in %s, a discount takes off what its sentence says',
  async (currency) => {
    const { regionId, variantIds } = await openMarket(api, world, currency, false);
    const bought = { regionId, variants: variantIds.slice(0, 1), quantity: 2 };
    for (const { rule, said, off } of RULES) {
      const { id, code } = await discount({
        regions: [regionId],
        rule: { ...rule, description: 'Test' },
      });
      expect(await tryCode(code, bought)).toBe(off[currency]);
      const { discounts } = await admin.listDiscounts({ q: code, expand: 'regions,rule' });
      const stored = present(discounts.find((one) => one.id === id));
      expect(ruleSentence(ruleOf(stored), words).replaceAll('\u00a0', ' ')).toContain(
        said[currency],
      );
    }
  },
);

test('a code that is used up is refused, and one without a limit goes on', async () => {
  const once = await discount({ usage_limit: 1 });
  const often = await discount();
  const count = async ({ id }: Made): Promise<number> =>
    (await admin.getDiscount(id)).discount.usage_count;
  for (const used of [once, often]) {
    await placeOrder(world, { discount: used.code });
    await until(
      () => count(used),
      (uses) => uses === 1,
    );
  }
  expect(await tryCode(once.code)).toContain('maximum allowed times');
  expect(await tryCode(often.code)).toBe(200);
});

test('customer groups decide who gets a discount, and guests get none of those', async () => {
  const customer = async (): Promise<string> =>
    (
      await admin.createCustomer({
        email: `${unique('ada')}@example.com`,
        first_name: 'Ada',
        last_name: 'Byrne',
        password: 'quartermaster',
      })
    ).customer.id;
  const [inside, outside] = [await customer(), await customer()];
  const { customer_group: group } = await admin.createCustomerGroup({ name: unique('Group') });
  await admin.addCustomersToGroup(group.id, { customer_ids: [{ id: inside }] });
  const { code: only } = await discountFor({ operator: 'in', customer_groups: [group.id] });
  const { code: except } = await discountFor({ operator: 'not_in', customer_groups: [group.id] });
  expect(await tryCode(only, { customer: inside })).toBe(200);
  expect(await tryCode(only, { customer: outside })).toContain('not valid for customer');
  expect(await tryCode(only)).toContain('only valid for specific customer');
  expect(await tryCode(except, { customer: outside })).toBe(200);
  expect(await tryCode(except, { customer: inside })).toContain('not valid for customer');
  expect(await tryCode(except)).toContain('only valid for specific customer');
});

test('each kind of product condition lets in what it names, or all else', async () => {
  const place = { channelId: world.channelId, locationId: world.locationId };
  const named = await createStockedProduct(place);
  const { collection } = await admin.createCollection({ title: unique('Collection') });
  const { product } = await admin.updateProduct(named.productId, {
    collection_id: collection.id,
    type: { value: unique('type') },
    tags: [{ value: unique('tag') }],
  });
  const conditions = [
    { products: [named.productId] },
    { product_collections: [collection.id] },
    { product_types: [present(product.type_id)] },
    { product_tags: [first(product.tags).id] },
  ];
  const [gets, getsNone] = [named.variantIds.slice(0, 1), world.variantIds.slice(0, 1)];
  for (const condition of inTurn(conditions, 0)) {
    const { code: only } = await discountFor({ operator: 'in', ...condition });
    expect(await tryCode(only, { variants: gets })).toBe(200);
    expect(await tryCode(only, { variants: getsNone })).toBe(0);
    const { code: except } = await discountFor({ operator: 'not_in', ...condition });
    expect(await tryCode(except, { variants: getsNone })).toBe(200);
    expect(await tryCode(except, { variants: gets })).toBe(0);
  }
});

test('a template that is disabled or has ended stops no code, one that is deleted stops all', async () => {
  const template = await discount({ is_dynamic: true });
  const code = unique('ONE').toUpperCase();
  await admin.createDynamicDiscountCode(template.id, { code });
  const change = (fields: Partial<Discount>): Promise<unknown> =>
    api.post(`/admin/discounts/${template.id}`, fields);
  await change({ is_disabled: true, starts_at: '2020-01-01T00:00:00.000Z' });
  await change({ ends_at: '2020-02-01T00:00:00.000Z' });
  expect(await tryCode(template.code)).toContain('expired');
  expect(await tryCode(code)).toBe(200);
  await admin.deleteDiscount(template.id);
  expect(await tryCode(code)).toContain('not found');
});

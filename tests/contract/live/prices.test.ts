/** Price lists in a shopper's cart, and saving price columns. */
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';
import * as admin from '../../../generated/admin/index.ts';
import { createApi } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { readGridNow } from '../../../src/areas/products/grid/query.ts';
import { saveSteps } from '../../../src/areas/products/grid/save.ts';
import { serverUrl } from './server.ts';
import { first, unique } from './support.ts';
import { buildWorld, createStockedProduct } from './world.ts';
import type { World } from './world.ts';

const DAY = 86_400_000;
const call = { signal: new AbortController().signal };

let world: World;

beforeAll(async () => {
  world = await buildWorld(serverUrl());
});

/** Unit price before tax. */
async function charged(shopper: Api, variantId: string): Promise<number> {
  const { cart } = await shopper.post<{ cart: { id: string } }>('/store/carts', {
    region_id: world.regionId,
    sales_channel_id: world.channelId,
  });
  // Items created with a cart ignore the customer.
  const { cart: filled } = await shopper.post<{ cart: { items: { unit_price: number }[] } }>(
    `/store/carts/${cart.id}/line-items`,
    { variant_id: variantId, quantity: 1 },
  );
  return first(filled.items).unit_price;
}

test('a price list counts only for its group, between its dates, and when it is lower', async () => {
  const place = { channelId: world.channelId, locationId: world.locationId };
  const { variantIds } = await createStockedProduct(place);
  const guest = createApi(world.url);
  const email = `${unique('ada')}@example.com`;
  const account = { first_name: 'Ada', last_name: 'Byrne', email, password: 'quartermaster' };
  const { customer } = await guest.post<{ customer: { id: string } }>('/store/customers', account);
  const { access_token: token } = await guest.post<{ access_token: string }>('/store/auth/token', {
    email,
    password: account.password,
  });
  const member = createApi(world.url, { authorization: `Bearer ${token}` });
  const { customer_group: group } = await admin.createCustomerGroup({ name: unique('Group') });
  await admin.addCustomersToGroup(group.id, { customer_ids: [{ id: customer.id }] });
  const list = async (
    variantId: string,
    amount: number,
    more: Partial<Parameters<typeof admin.createPriceList>[0]> = {},
  ): Promise<unknown> =>
    admin.createPriceList({
      name: unique('List'),
      description: '',
      type: 'sale',
      status: 'active',
      prices: [{ variant_id: variantId, currency_code: 'eur', amount }],
      ...more,
    });
  const [forSome, forAll] = variantIds;
  await list(forSome, 1000, { customer_groups: [{ id: group.id }] });
  await list(forSome, 700, { starts_at: new Date(Date.now() + DAY).toISOString() });
  await list(forSome, 600, { ends_at: new Date(Date.now() - DAY).toISOString() });
  await list(forSome, 500, { status: 'draft' });
  await list(forSome, 9000, { type: 'override' });
  await list(forAll, 1500);
  expect(await charged(member, forSome)).toBe(1000);
  expect(await charged(guest, forSome)).toBe(2000);
  expect(await charged(guest, forAll)).toBe(1500);
});

/** Everything a price save could damage. */
const stored = async (productId: string) =>
  (
    await admin.listProductVariants(productId, { expand: 'prices,inventory_items,options' })
  ).variants
    .map(({ prices, ...variant }) => ({
      id: variant.id,
      rank: variant.variant_rank,
      items: variant.inventory_items?.map((item) => [item.id, item.inventory_item_id]),
      options: variant.options?.map((option) => [option.id, option.value]),
      prices: prices
        ?.map((one) => [one.currency_code, one.amount, one.price_list_id ?? ''].join(' '))
        .toSorted(),
    }))
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0));

test('a column of many variants is saved with one call that leaves all else as it is', async () => {
  const sizes = Array.from({ length: 9 }, (_one, at) => `Size ${at + 1}`);
  const { product } = await admin.createProduct({
    title: unique('Rope'),
    options: [{ title: 'Size' }],
    variants: sizes.map((size) => ({
      title: size,
      sku: unique('SKU'),
      manage_inventory: true,
      prices: [
        { currency_code: 'eur', amount: 1000 },
        { currency_code: 'kwd', amount: 777 },
      ],
      options: [{ value: size }],
    })),
  });
  const { id } = product;
  const before = await stored(id);
  await admin.createPriceList({
    name: unique('List'),
    description: '',
    type: 'sale',
    prices: [{ variant_id: first(before).id, currency_code: 'eur', amount: 500 }],
  });
  const listed = await stored(id);
  const { variants, stock } = await readGridNow(new QueryClient(), id, [], new Set(), call);
  // The last variant stays unchanged.
  const edits = new Map(
    before.slice(0, -1).map((variant) => [variant.id, new Map([['eur', 2400]])]),
  );
  const send = vi.spyOn(globalThis, 'fetch');
  await Promise.all(saveSteps(id, variants, edits, stock).map((step) => step.run(call)));
  const sent = send.mock.calls.filter(([, init]) => init?.method === 'POST');
  send.mockRestore();
  expect(sent.map(([url]) => new URL(String(url)).pathname)).toEqual([`/admin/products/${id}`]);
  expect(await stored(id)).toEqual(
    listed.map((variant, at) => ({
      ...variant,
      prices: variant.prices?.map((price) =>
        at < 8 && price === 'eur 1000 ' ? 'eur 2400 ' : price,
      ),
    })),
  );
});

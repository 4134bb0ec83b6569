import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Api } from './test.ts';

export interface ApiOrder {
  id: string;
  display_id: number;
  customer_id: string;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  currency_code: string;
  total: number;
  refunded_total: number;
  items: {
    id: string;
    title: string;
    quantity: number;
    fulfilled_quantity: number | null;
    shipped_quantity: number | null;
  }[];
  payments: { id: string; amount: number; captured_at: string | null }[];
  refunds: { amount: number; reason: string; note: string | null }[];
  fulfillments: {
    id: string;
    location_id: string | null;
    shipped_at: string | null;
    canceled_at: string | null;
    no_notification: boolean | null;
    tracking_links: { tracking_number: string }[];
    items: { item_id: string; quantity: number }[];
    metadata: Record<string, unknown> | null;
  }[];
}

export async function readOrder(api: Api, id: string): Promise<ApiOrder> {
  return (await api.get<{ order: ApiOrder }>(`/admin/orders/${id}`)).order;
}

/** Fixed, as the server lists a region's countries in any order; no other app language is tied to the Netherlands. */
const HOME = 'nl';

interface Market {
  regionId: string;
  country: string;
  channelId: string;
  variantId: string;
}

/** Stocked at each location of the default channel. */
async function stockedVariant(api: Api, currency: string, channelId: string): Promise<string> {
  const { product } = await api.post<{ product: { variants: { id: string }[] } }>(
    '/admin/products',
    {
      title: `Rope ${randomUUID().slice(0, 8)}`,
      status: 'published',
      sales_channels: [{ id: channelId }],
      options: [{ title: 'Length' }],
      variants: [
        {
          title: '10 m',
          sku: `ROPE-${randomUUID().slice(0, 8)}`,
          manage_inventory: true,
          prices: [{ currency_code: currency, amount: 2000 }],
          options: [{ value: '10 m' }],
        },
      ],
    },
  );
  const id = product.variants[0]?.id ?? '';
  const [{ variant }, { stock_locations: locations }] = await Promise.all([
    api.get<{ variant: { inventory: { id: string }[] } }>(`/admin/variants/${id}/inventory`),
    api.get<{ stock_locations: { id: string }[] }>(
      '/admin/stock-locations?order=created_at&limit=3',
    ),
  ]);
  for (const { id: location } of locations) {
    await api.post(`/admin/inventory-items/${variant.inventory[0]?.id}/location-levels`, {
      location_id: location,
      stocked_quantity: 500,
    });
  }
  return id;
}

async function market(api: Api): Promise<Market> {
  const [{ regions }, { store }] = await Promise.all([
    api.get<{
      regions: { id: string; currency_code: string; countries: { iso_2: string }[] }[];
    }>('/admin/regions?limit=100&order=created_at'),
    api.get<{ store: { default_sales_channel_id: string } }>('/admin/store'),
  ]);
  const region = regions.find((one) => one.currency_code === 'eur') ?? regions[0];
  if (!region) throw new Error('The store has no region');
  const channelId = store.default_sales_channel_id;
  return {
    regionId: region.id,
    country:
      (region.countries.find(({ iso_2: code }) => code === HOME) ?? region.countries[0])?.iso_2 ??
      '',
    channelId,
    variantId: await stockedVariant(api, region.currency_code, channelId),
  };
}

const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byrne',
  address_1: '7 Mole Street',
  city: 'Harbour',
  postal_code: '1001',
};

interface Purchase {
  /** Default: a new customer. */
  email?: string;
  /** Default: a new product. */
  at?: Market;
}

/**
 * Orders of the same shopper and product, so that a filtered list has no others.
 *
 * @returns newest first
 */
export async function placeOrders(
  api: Api,
  request: APIRequestContext,
  count: number,
  {
    email = `${randomUUID()}@example.com`,
    quantity = 1,
  }: { email?: string; quantity?: number } = {},
): Promise<{ customerId: string; orders: ApiOrder[] }> {
  const at = await market(api);
  const orders: ApiOrder[] = [];
  while (orders.length < count) {
    orders.unshift(await placeOrder(api, request, quantity, { email, at }));
  }
  return { customerId: orders[0]?.customer_id ?? '', orders };
}

/**
 * Placed as a shopper with manual payment: to be captured, stock reserved.
 *
 * @param quantity units of its single item
 */
export async function placeOrder(
  api: Api,
  request: APIRequestContext,
  quantity = 3,
  { email = `${randomUUID()}@example.com`, at }: Purchase = {},
): Promise<ApiOrder> {
  const { regionId, country, channelId, variantId } = at ?? (await market(api));
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { cart } = await post<{ cart: { id: string } }>('/store/carts', {
    region_id: regionId,
    country_code: country,
    sales_channel_id: channelId,
    items: [{ variant_id: variantId, quantity }],
  });
  const path = `/store/carts/${cart.id}`;
  const address = { ...ADDRESS, country_code: country };
  await post(path, {
    email,
    shipping_address: address,
    billing_address: address,
  });
  const options = await request.get(`/store/shipping-options/${cart.id}`);
  const { shipping_options: ways } = (await options.json()) as {
    shipping_options: { id: string }[];
  };
  await post(`${path}/shipping-methods`, { option_id: ways[0]?.id });
  await post(`${path}/payment-sessions`, {});
  await post(`${path}/payment-session`, { provider_id: 'manual' });
  const { data } = await post<{ data: { id: string } }>(`${path}/complete`, {});
  return readOrder(api, data.id);
}

/** Packs everything at its stock's location. */
export async function packOrder(api: Api, { id, items }: ApiOrder): Promise<ApiOrder> {
  const { stock_locations: locations } = await api.get<{ stock_locations: { id: string }[] }>(
    '/admin/stock-locations?order=created_at&limit=3',
  );
  await api.post(`/admin/orders/${id}/fulfillment`, {
    items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
    location_id: locations[0]?.id,
  });
  return readOrder(api, id);
}

import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Api } from './test.ts';

interface Region {
  id: string;
  currency_code: string;
  countries: { iso_2: string }[];
}

/** With its returns, exchanges and claims. */
export interface SoldOrder {
  id: string;
  display_id: number;
  region_id: string;
  currency_code: string;
  payment_status: string;
  fulfillment_status: string;
  total: number;
  refunded_total: number;
  refundable_amount: number;
  items: {
    id: string;
    title: string;
    variant_id: string;
    quantity: number;
    returned_quantity: number | null;
  }[];
  refunds: { amount: number; reason: string }[];
  fulfillments: { id: string; location_id: string | null }[];
  returns: {
    id: string;
    status: string;
    refund_amount: number;
    location_id: string | null;
    no_notification: boolean | null;
    shipping_method: { price: number } | null;
    items: {
      item_id: string;
      quantity: number;
      requested_quantity: number | null;
      received_quantity: number | null;
      reason_id: string | null;
      note: string | null;
    }[];
  }[];
}

export async function readSold(api: Api, id: string): Promise<SoldOrder> {
  const { order } = await api.get<{ order: SoldOrder }>(`/admin/orders/${id}`);
  // The server doesn't order items: most units first, as in `Sale.quantities`.
  return { ...order, items: order.items.toSorted((a, b) => b.quantity - a.quantity) };
}

interface Sale {
  /** Default: EUR. */
  currency?: string;
  /** Units per item; default: one item of 3. */
  quantities?: readonly number[];
  /** Default: a new customer. */
  email?: string;
  /** Default: none. */
  percentOff?: number;
  /** Uses the region's prices, which include tax where the region's do. */
  isTaxIncluded?: boolean;
  isShipped?: boolean;
}

/** Neither halves nor percents divide it evenly. */
const PRICE = 1999;

/** Returns the single variant. */
export async function stocked(
  api: Api,
  price: { currency_code: string } | { region_id: string },
): Promise<string> {
  const [{ store }, { stock_locations: locations }] = await Promise.all([
    api.get<{ store: { default_sales_channel_id: string } }>('/admin/store'),
    api.get<{ stock_locations: { id: string }[] }>(
      '/admin/stock-locations?order=created_at&limit=3',
    ),
  ]);
  const { product } = await api.post<{ product: { variants: { id: string }[] } }>(
    '/admin/products',
    {
      title: `Anchor ${randomUUID().slice(0, 8)}`,
      status: 'published',
      sales_channels: [{ id: store.default_sales_channel_id }],
      options: [{ title: 'Size' }],
      variants: [
        {
          title: 'Small',
          manage_inventory: true,
          prices: [{ ...price, amount: PRICE }],
          options: [{ value: 'Small' }],
        },
      ],
    },
  );
  const id = product.variants[0]?.id ?? '';
  const { variant } = await api.get<{ variant: { inventory: { id: string }[] } }>(
    `/admin/variants/${id}/inventory`,
  );
  for (const { id: location } of locations) {
    await api.post(`/admin/inventory-items/${variant.inventory[0]?.id}/location-levels`, {
      location_id: location,
      stocked_quantity: 100,
    });
  }
  return id;
}

/** By location. */
export async function stockOf(api: Api, variantId: string): Promise<Map<string, number>> {
  const { variant } = await api.get<{
    variant: {
      inventory: { location_levels: { location_id: string; stocked_quantity: number }[] }[];
    };
  }>(`/admin/variants/${variantId}/inventory`);
  const levels = variant.inventory[0]?.location_levels ?? [];
  return new Map(levels.map((level) => [level.location_id, level.stocked_quantity]));
}

/** Sells new products: paid, packed and shipped, with the region's taxes. */
export async function sellOrder(
  api: Api,
  request: APIRequestContext,
  {
    currency = 'eur',
    quantities = [3],
    percentOff,
    isTaxIncluded = false,
    isShipped = true,
    email = `${randomUUID()}@example.com`,
  }: Sale = {},
): Promise<SoldOrder> {
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { regions } = await api.get<{ regions: Region[] }>(
    '/admin/regions?limit=100&order=created_at',
  );
  const region = regions.find((one) => one.currency_code === currency);
  if (!region) throw new Error(`The store sells nowhere in ${currency}`);
  const codes = regions.flatMap(({ countries }) => countries.map(({ iso_2: code }) => code));
  const country =
    currency === 'eur' && codes.includes('nl') ? 'nl' : (region.countries[0]?.iso_2 ?? '');
  const variants: string[] = [];
  // In the sandbox, currency prices exclude tax; some regions' prices include it.
  const price = isTaxIncluded ? { region_id: region.id } : { currency_code: currency };
  for (const _ of quantities) variants.push(await stocked(api, price));
  const { cart } = await post<{ cart: { id: string } }>('/store/carts', {
    region_id: region.id,
    country_code: country,
    items: variants.map((id, at) => ({ variant_id: id, quantity: quantities[at] })),
  });
  const path = `/store/carts/${cart.id}`;
  if (percentOff !== undefined) {
    const code = `OFF${randomUUID().slice(0, 8)}`.toUpperCase();
    await api.post('/admin/discounts', {
      code,
      is_dynamic: false,
      rule: { type: 'percentage', value: percentOff, allocation: 'total' },
      regions: [region.id],
    });
    await post(path, { discounts: [{ code }] });
  }
  const address = {
    first_name: 'Ada',
    last_name: 'Byrne',
    address_1: '7 Mole Street',
    city: 'Harbour',
    postal_code: '1001',
    country_code: country,
  };
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
  const order = await readSold(api, data.id);
  await api.post(`/admin/orders/${order.id}/capture`, {});
  if (!isShipped) return readSold(api, order.id);
  const { stock_locations: locations } = await api.get<{ stock_locations: { id: string }[] }>(
    '/admin/stock-locations?order=created_at&limit=3',
  );
  const { order: packed } = await api.post<{ order: Pick<SoldOrder, 'fulfillments'> }>(
    `/admin/orders/${order.id}/fulfillment`,
    {
      items: order.items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
      location_id: locations[0]?.id,
    },
  );
  await api.post(`/admin/orders/${order.id}/shipment`, {
    fulfillment_id: packed.fulfillments[0]?.id,
  });
  return readSold(api, order.id);
}

/** The region's only return option, if any. */
export async function returnOption(
  api: Api,
  { region_id: region }: SoldOrder,
): Promise<{ id: string; name: string; amount: number } | undefined> {
  const { shipping_options: options } = await api.get<{
    shipping_options: { id: string; name: string; amount: number }[];
  }>(`/admin/shipping-options?region_id=${region}&is_return=true`);
  return options[0];
}

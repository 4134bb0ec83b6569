import { type Api, createApi } from './api.ts';
import type { Region, ShippingName } from './setup.ts';

export interface Address {
  first_name: string;
  last_name: string;
  address_1: string;
  address_2?: string;
  city: string;
  postal_code: string;
  province?: string;
  country_code: string;
  phone?: string;
  company?: string;
}

export interface Purchase {
  region: Region;
  channel: string;
  items: { variant_id: string; quantity: number }[];
  address: Address;
  shipping: ShippingName;
  /** For guests; without it the shopper is signed in. */
  email?: string;
  discounts?: string[];
  giftCards?: string[];
}

export interface OrderItem {
  id: string;
  variant_id: string;
  quantity: number;
  unit_price: number;
  title: string;
}

export interface PlacedOrder {
  id: string;
  display_id: number;
  email: string;
  customer_id: string;
  total: number;
  items: OrderItem[];
}

export function shopperApi(url: string, token?: string): Api {
  return createApi(url, token === undefined ? {} : { authorization: `Bearer ${token}` });
}

export async function shopperToken(url: string, email: string, password: string): Promise<string> {
  const answer = await createApi(url).post<{ access_token: string }>('/store/auth/token', {
    email,
    password,
  });
  return answer.access_token;
}

/** Fills and pays a cart step by step, as a shop does. */
export async function placeOrder(api: Api, purchase: Purchase): Promise<PlacedOrder> {
  const { region, channel, items, address } = purchase;
  const { cart } = await api.post<{ cart: { id: string } }>('/store/carts', {
    region_id: region.id,
    country_code: address.country_code,
    sales_channel_id: channel,
    items,
  });
  const path = `/store/carts/${cart.id}`;
  await api.post(path, {
    ...(purchase.email === undefined ? {} : { email: purchase.email }),
    shipping_address: address,
    billing_address: address,
    ...(purchase.discounts === undefined
      ? {}
      : { discounts: purchase.discounts.map((code) => ({ code })) }),
    ...(purchase.giftCards === undefined
      ? {}
      : { gift_cards: purchase.giftCards.map((code) => ({ code })) }),
  });
  await api.post(`${path}/shipping-methods`, { option_id: region.shipping[purchase.shipping] });
  // With a single provider, its session is selected at once.
  await api.post(`${path}/payment-sessions`);
  const done = await api.post<{ type: string; data: PlacedOrder }>(`${path}/complete`);
  if (done.type !== 'order') throw new Error(`The cart ${cart.id} became a ${done.type}.`);
  return done.data;
}

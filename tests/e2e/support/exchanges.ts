import type { APIRequestContext } from '@playwright/test';
import type { SoldOrder } from './sold-orders.ts';
import type { Api } from './test.ts';

interface SwapRecord {
  id: string;
  cart_id: string;
  canceled_at: string | null;
  confirmed_at: string | null;
  payment_status: string;
  difference_due: number | null;
  allow_backorder: boolean;
  no_notification: boolean | null;
  additional_items: { id: string; variant_id: string; quantity: number }[];
  fulfillments: { id: string; shipped_at: string | null }[];
  return_order: {
    id: string;
    status: string;
    location_id: string | null;
    shipping_method: { price: number } | null;
    items: { item_id: string; quantity: number; reason_id: string | null; note: string | null }[];
  };
}

export async function readSwaps(api: Api, { id }: SoldOrder): Promise<SwapRecord[]> {
  const { order } = await api.get<{ order: { swaps: SwapRecord[] } }>(`/admin/orders/${id}`);
  return order.swaps;
}

/**
 * Confirms as the customer, with staff's or the region's first shipping option. The server answers the first step with
 * an error, but does it.
 * @returns the answer of the last step
 */
export async function confirmExchange(
  api: Api,
  request: APIRequestContext,
  order: SoldOrder,
): Promise<{ status: number; swap: SwapRecord | undefined }> {
  const [swap] = await readSwaps(api, order);
  const cart = swap?.cart_id ?? '';
  const options = await request.get(`/store/shipping-options/${cart}`);
  const { shipping_options: ways } = (await options.json()) as {
    shipping_options: { id: string }[];
  };
  const path = `/store/carts/${cart}`;
  await request.post(`${path}/shipping-methods`, { data: { option_id: ways[0]?.id } });
  await request.post(`${path}/payment-sessions`, { data: {} });
  await request.post(`${path}/payment-session`, { data: { provider_id: 'manual' } });
  const status = (await request.post(`${path}/complete`, { data: {} })).status();
  return { status, swap: (await readSwaps(api, order))[0] };
}

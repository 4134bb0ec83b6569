import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { createProduct } from './products.ts';
import type { ApiProduct } from './products.ts';
import type { Api } from './test.ts';

export interface ApiDiscount {
  id: string;
  code: string;
  is_disabled: boolean;
  starts_at: string;
  ends_at: string | null;
  usage_limit: number | null;
  usage_count: number;
  is_dynamic: boolean;
  valid_duration: string | null;
  metadata: Record<string, unknown> | null;
  regions: { id: string; name: string }[];
  rule: {
    type: string;
    value: number;
    allocation: string;
    description: string;
    conditions: { id: string; type: string; operator: string; products?: { id: string }[] }[];
  };
}

export const ownCode = (): string => `T${randomUUID().slice(0, 8)}`.toUpperCase();

export async function regionIn(api: Api, currency: string): Promise<{ id: string; name: string }> {
  const { regions } = await api.get<{
    regions: { id: string; name: string; currency_code: string }[];
  }>('/admin/regions?limit=100&order=created_at');
  const region = regions.find((one) => one.currency_code === currency);
  if (!region) throw new Error(`The store sells nowhere in ${currency}`);
  return region;
}

/** 10 % in the EUR region. */
export async function createDiscount(
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<ApiDiscount> {
  const region = await regionIn(api, 'eur');
  const { discount } = await api.post<{ discount: ApiDiscount }>('/admin/discounts', {
    code: ownCode(),
    is_dynamic: false,
    regions: [region.id],
    rule: { type: 'percentage', value: 10, allocation: 'total', description: 'Test' },
    ...fields,
  });
  return discount;
}

/** 10 % in the EUR region. */
export const createTemplate = async (
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<ApiDiscount> => createDiscount(api, { is_dynamic: true, ...fields });

export const generateCode = async (
  api: Api,
  templateId: string,
  code: string,
): Promise<ApiDiscount> =>
  (
    await api.post<{ discount: ApiDiscount }>(`/admin/discounts/${templateId}/dynamic-codes`, {
      code,
    })
  ).discount;

/** Oldest first. */
export async function codesOf(api: Api, templateId: string): Promise<ApiDiscount[]> {
  const { discounts } = await api.get<{
    discounts: (ApiDiscount & { parent_discount_id: string | null })[];
  }>('/admin/discounts?is_dynamic=true&limit=10000&order=id');
  return discounts.filter(({ parent_discount_id: parent }) => parent === templateId);
}

export async function readDiscount(api: Api, id: string): Promise<ApiDiscount> {
  const expand = 'regions,rule,rule.conditions,rule.conditions.products';
  return (await api.get<{ discount: ApiDiscount }>(`/admin/discounts/${id}?expand=${expand}`))
    .discount;
}

/** @param prices minor units by currency; default: 100.00 each */
export async function sellableProduct(
  api: Api,
  prices: Record<string, number> = { eur: 10_000, usd: 10_000 },
): Promise<ApiProduct> {
  const { store } = await api.get<{ store: { default_sales_channel_id: string } }>('/admin/store');
  return createProduct(api, {
    status: 'published',
    sales_channels: [{ id: store.default_sales_channel_id }],
    options: [{ title: 'Size' }],
    variants: [
      {
        title: 'One',
        manage_inventory: false,
        options: [{ value: 'One' }],
        prices: Object.entries(prices).map(([code, amount]) => ({ currency_code: code, amount })),
      },
    ],
  });
}

interface Shopping {
  regionId: string;
  products: readonly ApiProduct[];
}

/** Minor units taken off in a guest's cart, or the refusal. */
export async function tryCode(
  request: APIRequestContext,
  code: string,
  { regionId, products }: Shopping,
): Promise<number | string> {
  const items = products.map(({ variants }) => ({ variant_id: variants?.[0]?.id, quantity: 1 }));
  const made = await request.post('/store/carts', { data: { region_id: regionId, items } });
  const { cart } = (await made.json()) as { cart: { id: string } };
  const path = `/store/carts/${cart.id}`;
  const answer = await request.post(path, { data: { discounts: [{ code }] } });
  const body = (await answer.json()) as { message?: string; cart?: { discount_total: number } };
  return answer.ok() ? (body.cart?.discount_total ?? 0) : (body.message ?? '');
}

/** Uses the code once. */
export async function buyWith(
  request: APIRequestContext,
  code: string,
  { regionId, products }: Shopping,
): Promise<void> {
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const items = products.map(({ variants }) => ({ variant_id: variants?.[0]?.id, quantity: 1 }));
  const { cart } = await post<{ cart: { id: string } }>('/store/carts', {
    region_id: regionId,
    country_code: 'de',
    items,
  });
  const path = `/store/carts/${cart.id}`;
  const address = {
    first_name: 'Ada',
    last_name: 'Moore',
    address_1: '1 Harbour Street',
    city: 'Port',
    postal_code: '1000',
    country_code: 'de',
  };
  await post(path, {
    email: `${randomUUID()}@example.com`,
    shipping_address: address,
    billing_address: address,
    discounts: [{ code }],
  });
  const { shipping_options: ways } = (await (
    await request.get(`/store/shipping-options/${cart.id}`)
  ).json()) as { shipping_options: { id: string }[] };
  await post(`${path}/shipping-methods`, { option_id: ways[0]?.id });
  await post(`${path}/payment-sessions`, {});
  await post(`${path}/payment-session`, { provider_id: 'manual' });
  await post(`${path}/complete`, {});
}

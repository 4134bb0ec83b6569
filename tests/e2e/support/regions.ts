import { sellableProduct } from './discounts.ts';
import type { ApiProduct } from './products.ts';
import { expect } from './test.ts';
import type { Api } from './test.ts';
import type { APIRequestContext } from '@playwright/test';

export interface OwnRegion {
  id: string;
  name: string;
  /** In the default profile. */
  option: { id: string; name: string };
  product: ApiProduct;
  variant: string;
  /** Also removes the currency from the store. */
  remove: () => Promise<void>;
}

/**
 * With a shipping option of 10.00 and a product of 100.00.
 *
 * @param currency unused by other tests, two decimals
 * @param country in no region
 */
export async function makeRegion(
  api: Api,
  currency: string,
  country: string,
  fields: Record<string, unknown> = {},
): Promise<OwnRegion> {
  await removeRegions(api, currency);
  await api.post(`/admin/store/currencies/${currency}`, {});
  const name = `Region ${currency} ${Date.now()}`;
  const { region } = await api.post<{ region: { id: string } }>('/admin/regions', {
    name,
    currency_code: currency,
    tax_rate: 20,
    countries: [country],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
    ...fields,
  });
  const { shipping_profiles: profiles } = await api.get<{
    shipping_profiles: { id: string; type: string }[];
  }>('/admin/shipping-profiles');
  const option = await makeShippingOption(api, {
    region: region.id,
    profile: profiles.find(({ type }) => type === 'default')?.id ?? '',
    name: `Post ${currency}`,
  });
  const product = await sellableProduct(api, { [currency]: 10_000 });
  return {
    id: region.id,
    name,
    option,
    product,
    variant: product.variants?.[0]?.id ?? '',
    remove: () => removeRegions(api, currency),
  };
}

/** Removes the currency and its regions, such as leftovers of an earlier try. */
export async function removeRegions(api: Api, currency: string): Promise<void> {
  const { regions } = await api.get<{ regions: { id: string; currency_code: string }[] }>(
    '/admin/regions?limit=100',
  );
  for (const { id, currency_code: code } of regions) {
    if (code === currency) await api.delete(`/admin/regions/${id}`);
  }
  await api.delete(`/admin/store/currencies/${currency}`);
}

/** 10.00. */
export async function makeShippingOption(
  api: Api,
  { region, profile, name }: { region: string; profile: string; name: string },
): Promise<{ id: string; name: string }> {
  const { shipping_option: option } = await api.post<{
    shipping_option: { id: string; name: string };
  }>('/admin/shipping-options', {
    name,
    region_id: region,
    profile_id: profile,
    provider_id: 'manual',
    data: { id: 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: 1000,
  });
  return option;
}

interface ShoppersCart {
  id: string;
  subtotal: number;
  tax_total: number;
  total: number;
  items: { id: string; tax_lines: { name: string; code: string | null; rate: number }[] }[];
}

/** One of each variant. */
export async function shoppersCart(
  request: APIRequestContext,
  regionId: string,
  variants: readonly string[],
): Promise<ShoppersCart> {
  const made = await request.post('/store/carts', { data: { region_id: regionId } });
  let { cart } = (await made.json()) as { cart: ShoppersCart };
  for (const variant of variants) {
    const answer = await request.post(`/store/carts/${cart.id}/line-items`, {
      data: { variant_id: variant, quantity: 1 },
    });
    expect(answer.ok()).toBe(true);
    ({ cart } = (await answer.json()) as { cart: ShoppersCart });
  }
  return cart;
}

export async function offeredTo(request: APIRequestContext, cartId: string): Promise<string[]> {
  const answer = await request.get(`/store/shipping-options/${cartId}`);
  const { shipping_options: options } = (await answer.json()) as {
    shipping_options: { name: string }[];
  };
  return options.map(({ name }) => name).toSorted();
}

/** Test regions in currencies with two, none and three decimals, tax included or not. */
import { QueryClient } from '@tanstack/react-query';
import * as admin from '../../../generated/admin/index.ts';
import type { ShippingOptionListItem } from '../../../generated/admin/admin.schemas.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../../../sandbox/account.ts';
import { createApi } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { variantPrices } from '../../../src/areas/shared/variant-picker/prices.ts';
import type { TaxedVariant } from '../../../src/areas/shared/variant-picker/prices.ts';
import { first, unique } from './support.ts';
import type { World } from './world.ts';

/** Of the ordered, the other and the exchange product: none divides evenly. */
const CURRENCIES = { eur: [1999, 333, 2749], jpy: [1999, 331, 2751], kwd: [12_345, 101, 23_457] };
const RATES = { eur: 21, jpy: 8, kwd: 5 };
export type Currency = keyof typeof CURRENCIES;

export interface Market {
  regionId: string;
  currency: Currency;
  variantIds: readonly string[];
  productIds: readonly string[];
  /** One tag per product. */
  tagIds: readonly string[];
  wayId: string;
  backId: string;
}

/** Administrator's API, not limited to the contract. */
export async function signedIn(url: string): Promise<Api> {
  const { access_token: token } = await createApi(url).post<{ access_token: string }>(
    '/admin/auth/token',
    { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  );
  return createApi(url, { authorization: `Bearer ${token}` });
}

/** Makes a region with tax, two shipping options and three products. Its single country moves from region to region. */
export async function openMarket(
  api: Api,
  world: World,
  currency: Currency,
  isTaxIncluded: boolean,
): Promise<Market> {
  const { regions } = await api.get<{ regions: { id: string; countries: { iso_2: string }[] }[] }>(
    '/admin/regions?limit=200',
  );
  const before = regions.find(({ countries }) =>
    countries.some(({ iso_2: code }) => code === world.freeCountry),
  );
  if (before) await api.delete(`/admin/regions/${before.id}/countries/${world.freeCountry}`);
  const { region } = await api.post<{ region: { id: string } }>('/admin/regions', {
    name: unique('Sums'),
    currency_code: currency,
    tax_rate: RATES[currency],
    includes_tax: isTaxIncluded,
    countries: [world.freeCountry],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  });
  const way = async (isReturn: boolean, amount: number): Promise<string> => {
    const { shipping_option: option } = await api.post<{ shipping_option: { id: string } }>(
      '/admin/shipping-options',
      {
        name: unique('Way'),
        region_id: region.id,
        provider_id: 'manual',
        profile_id: world.profileId,
        data: { id: isReturn ? 'manual-fulfillment-return' : 'manual-fulfillment' },
        price_type: 'flat_rate',
        amount,
        is_return: isReturn,
        includes_tax: isTaxIncluded,
      },
    );
    return option.id;
  };
  const products: { id: string; variants: { id: string }[]; tags: { id: string }[] }[] = [];
  for (const amount of CURRENCIES[currency]) {
    const { product } = await api.post<{ product: (typeof products)[number] }>('/admin/products', {
      title: unique('Chain'),
      status: 'published',
      tags: [{ value: unique('tag') }],
      sales_channels: [{ id: world.channelId }],
      options: [{ title: 'Length' }],
      variants: [
        {
          title: '1 m',
          manage_inventory: false,
          prices: [{ region_id: region.id, amount }],
          options: [{ value: '1 m' }],
        },
      ],
    });
    products.push(product);
  }
  return {
    regionId: region.id,
    currency,
    variantIds: products.map(({ variants }) => first(variants).id),
    productIds: products.map(({ id }) => id),
    tagIds: products.map(({ tags }) => first(tags).id),
    wayId: await way(false, 701),
    backId: await way(true, 403),
  };
}

/** Returns the code. */
export async function discountIn(
  api: Api,
  { regionId }: Market,
  rule: Record<string, unknown>,
): Promise<string> {
  const code = unique('OFF').toUpperCase();
  await api.post('/admin/discounts', {
    code,
    regions: [regionId],
    is_dynamic: false,
    rule: { allocation: 'total', conditions: [], ...rule },
  });
  return code;
}

export const optionsOf = async (
  { regionId }: Market,
  isReturn: boolean,
): Promise<ShippingOptionListItem[]> =>
  (await admin.listShippingOptions({ region_id: regionId, is_return: isReturn })).shipping_options;

export const pricesOf = async ({
  regionId,
  currency,
  variantIds,
}: Market): Promise<Map<string, TaxedVariant>> => {
  const query = variantPrices({ regionId, currency }, variantIds);
  return new Map((await new QueryClient().fetchQuery(query)).map((one) => [one.id, one]));
};

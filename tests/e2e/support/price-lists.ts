import type { APIRequestContext } from '@playwright/test';
import { createProduct } from './products.ts';
import type { ApiProduct } from './products.ts';
import { ownName } from './sets.ts';
import type { Api } from './test.ts';

interface ApiPriceList {
  id: string;
  name: string;
  description: string;
  type: string;
  status: string;
  starts_at: string | null;
  ends_at: string | null;
  includes_tax: boolean;
  customer_groups: { id: string }[];
  prices: {
    id: string;
    amount: number;
    currency_code: string;
    region_id: string | null;
    min_quantity: number | null;
    max_quantity: number | null;
    variants: { id: string }[];
  }[];
}

/** Active; no prices by default. */
export async function makePriceList(
  api: Api,
  fields: Record<string, unknown> = {},
): Promise<ApiPriceList> {
  const { price_list: list } = await api.post<{ price_list: ApiPriceList }>('/admin/price-lists', {
    name: ownName('List'),
    description: '',
    type: 'sale',
    status: 'active',
    prices: [],
    ...fields,
  });
  return list;
}

export const readPriceListOf = async (api: Api, id: string): Promise<ApiPriceList> =>
  (await api.get<{ price_list: ApiPriceList }>(`/admin/price-lists/${id}`)).price_list;

export const priceListsNamed = async (api: Api, name: string): Promise<ApiPriceList[]> =>
  (
    await api.get<{ price_lists: ApiPriceList[] }>(
      `/admin/price-lists?q=${encodeURIComponent(name)}`,
    )
  ).price_lists;

/** “variant size, currency, amount, quantities” per price. */
export async function pricesIn(
  api: Api,
  id: string,
  { variants = [] }: Pick<ApiProduct, 'variants'>,
): Promise<string[]> {
  const { prices } = await readPriceListOf(api, id);
  const titles = new Map(variants.map((variant) => [variant.id, variant.title]));
  return prices
    .map(({ variants: of, currency_code: code, amount, min_quantity: min, max_quantity: max }) =>
      [titles.get(of[0]?.id ?? ''), code, amount, ...(min || max ? [`${min}-${max}`] : [])].join(
        ' ',
      ),
    )
    .toSorted();
}

/** Published, a variant per size: 100 EUR, 10,000 JPY, 30 KWD. */
export async function pricedProduct(api: Api, sizes: readonly string[]): Promise<ApiProduct> {
  const { store } = await api.get<{ store: { default_sales_channel: { id: string } } }>(
    '/admin/store',
  );
  return createProduct(api, {
    status: 'published',
    sales_channels: [{ id: store.default_sales_channel.id }],
    options: [{ title: 'Size' }],
    variants: sizes.map((size) => ({
      title: size,
      manage_inventory: false,
      options: [{ value: size }],
      prices: [
        { currency_code: 'eur', amount: 10_000 },
        { currency_code: 'jpy', amount: 10_000 },
        { currency_code: 'kwd', amount: 30_000 },
      ],
    })),
  });
}

/** Unit price before tax in a guest's cart. */
export async function chargedFor(
  api: Api,
  request: APIRequestContext,
  variantId: string,
  { currency = 'eur', quantity = 1 }: { currency?: string; quantity?: number } = {},
): Promise<number> {
  const [{ regions }, { store }] = await Promise.all([
    api.get<{ regions: { id: string; currency_code: string }[] }>(
      '/admin/regions?limit=100&order=created_at',
    ),
    api.get<{ store: { default_sales_channel: { id: string } } }>('/admin/store'),
  ]);
  const region = regions.find(({ currency_code: code }) => code === currency);
  const made = await request.post('/store/carts', {
    data: { region_id: region?.id, sales_channel_id: store.default_sales_channel.id },
  });
  const { cart: empty } = (await made.json()) as { cart: { id: string } };
  const answer = await request.post(`/store/carts/${empty.id}/line-items`, {
    data: { variant_id: variantId, quantity },
  });
  const { cart } = (await answer.json()) as { cart: { items: { unit_price: number }[] } };
  return cart.items[0]?.unit_price ?? Number.NaN;
}

import { ownEmail } from './customers.ts';
import { randomUUID } from 'node:crypto';
import type { Api } from './test.ts';

interface ApiDraft {
  id: string;
  status: string;
  order_id: string | null;
  cart: {
    email: string;
    customer_id: string;
    total: number;
    tax_total: number;
    discount_total: number;
    items: { variant_id: string | null; title: string; quantity: number; unit_price: number }[];
    discounts: { code: string }[];
    shipping_methods: { price: number }[];
    shipping_address: { city: string } | null;
    billing_address: { city: string } | null;
  };
}

export async function readDraft(api: Api, id: string): Promise<ApiDraft> {
  return (await api.get<{ draft_order: ApiDraft }>(`/admin/draft-orders/${id}`)).draft_order;
}

export async function draftsOf(api: Api, email: string): Promise<string[]> {
  const path = `/admin/draft-orders?q=${encodeURIComponent(email)}`;
  const { draft_orders: found } = await api.get<{ draft_orders: { id: string }[] }>(path);
  return found.map(({ id }) => id);
}

interface ApiRegion {
  id: string;
  currency_code: string;
  countries: { iso_2: string }[];
}

export async function region(api: Api, currency: string): Promise<ApiRegion> {
  const { regions } = await api.get<{ regions: ApiRegion[] }>(
    '/admin/regions?limit=100&order=created_at',
  );
  const found = regions.find(({ currency_code: code }) => code === currency);
  if (!found) throw new Error(`No region sells in ${currency}`);
  return found;
}

/** Sold in a single currency. */
export async function pricedVariant(
  api: Api,
  currency: string,
  amount: number,
): Promise<{ id: string; sku: string }> {
  const sku = `DRAFT-${randomUUID().slice(0, 8)}`;
  const { product } = await api.post<{ product: { variants: { id: string }[] } }>(
    '/admin/products',
    {
      title: `Sheet ${sku}`,
      status: 'published',
      options: [{ title: 'Length' }],
      variants: [
        {
          title: '10 m',
          sku,
          manage_inventory: false,
          prices: [{ currency_code: currency, amount }],
          options: [{ value: '10 m' }],
        },
      ],
    },
  );
  return { id: product.variants[0]?.id ?? '', sku };
}

export const customItem = { title: 'Engraving', unit_price: 700, quantity: 1 };

/** In EUR, to Finland. */
export async function createDraft(
  api: Api,
  draft: { items: object[]; withShipping?: boolean; email?: string; address?: object },
): Promise<string> {
  const { id: regionId } = await region(api, 'eur');
  const { shipping_options: options } = await api.get<{
    shipping_options: { id: string; name: string }[];
  }>(`/admin/shipping-options?region_id=${regionId}&is_return=false`);
  const option = options.find(({ name }) => name === 'Standard parcel');
  const address = {
    first_name: 'Ada',
    last_name: 'Byrne',
    address_1: '7 Mole Street',
    city: 'Harbour',
    postal_code: '1001',
    country_code: 'fi',
    ...draft.address,
  };
  const { draft_order: made } = await api.post<{ draft_order: { id: string } }>(
    '/admin/draft-orders',
    {
      email: draft.email ?? ownEmail(),
      region_id: regionId,
      items: draft.items,
      shipping_methods: draft.withShipping && option ? [{ option_id: option.id, price: 640 }] : [],
      shipping_address: address,
      billing_address: address,
    },
  );
  return made.id;
}

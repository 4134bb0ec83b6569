import { randomUUID } from 'node:crypto';
import type { ApiOrder } from './orders.ts';
import { readOrder } from './orders.ts';
import type { Api } from './test.ts';

interface Region {
  id: string;
  currency_code: string;
  countries: { iso_2: string }[];
}

interface EditableOrder {
  order: ApiOrder;
  /** With variants Long and Short (ordered) and Spare. */
  product: string;
  variants: Record<'Long' | 'Short' | 'Spare', string>;
}

/**
 * A paid EUR order of two units each of two variants.
 *
 * @param options.discount off the whole order, minor units
 */
export async function editableOrder(
  api: Api,
  { discount }: { discount?: number } = {},
): Promise<EditableOrder> {
  const name = `Cable ${randomUUID().slice(0, 8)}`;
  const { regions } = await api.get<{ regions: Region[] }>(
    '/admin/regions?limit=100&order=created_at',
  );
  const region = regions.find((each) => each.currency_code === 'eur');
  if (!region) throw new Error('The store sells nowhere in eur');
  const prices = { Long: 2000, Short: 1000, Spare: 500 };
  const { product } = await api.post<{
    product: { variants: { id: string; title: string }[] };
  }>('/admin/products', {
    title: name,
    status: 'published',
    options: [{ title: 'Length' }],
    variants: Object.entries(prices).map(([title, amount]) => ({
      title,
      sku: `${name}-${title}`,
      manage_inventory: false,
      prices: [{ currency_code: 'eur', amount }],
      options: [{ value: title }],
    })),
  });
  const idOf = (title: string): string =>
    product.variants.find((variant) => variant.title === title)?.id ?? '';
  const variants = { Long: idOf('Long'), Short: idOf('Short'), Spare: idOf('Spare') };
  const code = `EDIT-${randomUUID().slice(0, 8)}`;
  if (discount !== undefined) {
    await api.post('/admin/discounts', {
      code,
      regions: [region.id],
      is_dynamic: false,
      is_disabled: false,
      rule: { type: 'fixed', value: discount, allocation: 'total', description: code },
    });
  }
  const { shipping_options: ways } = await api.get<{ shipping_options: { id: string }[] }>(
    `/admin/shipping-options?region_id=${region.id}&is_return=false`,
  );
  const { draft_order: draft } = await api.post<{ draft_order: { id: string } }>(
    '/admin/draft-orders',
    {
      email: `${randomUUID()}@example.com`,
      region_id: region.id,
      ...(discount === undefined ? {} : { discounts: [{ code }] }),
      items: [
        { variant_id: variants.Long, quantity: 2 },
        { variant_id: variants.Short, quantity: 2 },
      ],
      shipping_methods: [{ option_id: ways[0]?.id }],
      shipping_address: {
        first_name: 'Ada',
        last_name: 'Byrne',
        address_1: '7 Mole Street',
        city: 'Harbour',
        postal_code: '1001',
        country_code: region.countries[0]?.iso_2,
      },
    },
  );
  const paid = await api.post<{ order: { id: string } }>(`/admin/draft-orders/${draft.id}/pay`, {});
  return { order: await readOrder(api, paid.order.id), product: name, variants };
}

export interface ApiEdit {
  id: string;
  status: string;
  internal_note: string | null;
  total: number;
  difference_due: number;
  items: {
    id: string;
    original_item_id: string | null;
    description: string;
    quantity: number;
  }[];
  payment_collection: { id: string; status: string; amount: number } | null;
}

/** Newest first. */
export async function readEdits(api: Api, orderId: string): Promise<ApiEdit[]> {
  const { order_edits: edits } = await api.get<{ order_edits: ApiEdit[] }>(
    `/admin/order-edits?order_id=${orderId}`,
  );
  return edits.toSorted((a, b) => (a.id < b.id ? 1 : -1));
}

import type { Api } from './test.ts';

interface Region {
  id: string;
  currency_code: string;
  countries: { iso_2: string }[];
}

interface PaidOrder {
  /** Becomes a customer unless `customerId` is set. */
  email: string;
  customerId?: string;
  /** The recipient's. */
  firstName?: string;
  /** Saved address of the customer; default: a new address. */
  addressId?: string;
  /** Default: EUR. */
  currency?: string;
}

/** A paid, unpacked phone order. */
export async function createPaidOrder(
  api: Api,
  { email, customerId, addressId, firstName = 'Ada', currency = 'eur' }: PaidOrder,
): Promise<{ id: string; display_id: number }> {
  const { regions } = await api.get<{ regions: Region[] }>(
    '/admin/regions?limit=100&order=created_at',
  );
  const region = regions.find((each) => each.currency_code === currency);
  if (!region) throw new Error(`The store sells nowhere in ${currency}`);
  const { shipping_options: ways } = await api.get<{ shipping_options: { id: string }[] }>(
    `/admin/shipping-options?region_id=${region.id}&is_return=false`,
  );
  const { draft_order: draft } = await api.post<{ draft_order: { id: string } }>(
    '/admin/draft-orders',
    {
      email,
      ...(customerId === undefined ? {} : { customer_id: customerId }),
      region_id: region.id,
      items: [{ title: 'Rope', unit_price: 1250, quantity: 2 }],
      shipping_methods: [{ option_id: ways[0]?.id }],
      shipping_address: addressId ?? {
        first_name: firstName,
        last_name: 'Byrne',
        address_1: '7 Mole Street',
        city: 'Harbour',
        postal_code: '1001',
        country_code: region.countries[0]?.iso_2,
      },
    },
  );
  const { order } = await api.post<{ order: { id: string; display_id: number } }>(
    `/admin/draft-orders/${draft.id}/pay`,
    {},
  );
  return order;
}

/** Order numbers on the list's first page, and the total count. */
export async function readNumbers(
  api: Api,
  query: string,
): Promise<{ numbers: string[]; count: number }> {
  const { orders, count } = await api.get<{ orders: { display_id: number }[]; count: number }>(
    `/admin/orders?limit=25&order=-created_at&fields=id,display_id,total&expand=&${query}`,
  );
  return { numbers: orders.map((order) => `#${order.display_id}`), count };
}

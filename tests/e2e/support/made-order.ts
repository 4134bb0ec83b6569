import { expect } from '@playwright/test';
import type { Api } from './test.ts';

interface Region {
  id: string;
  currency_code: string;
  countries: { iso_2: string }[];
}

interface MadeOrder {
  email: string;
  /** Number of distinct items. */
  items?: number;
}

/**
 * A paid phone order with half of the first item shipped and tracked, a partial refund and a note.
 *
 * @param texts generates a field's text
 */
export async function makeOrder(
  api: Api,
  texts: (field: string) => string,
  { email, items = 1 }: MadeOrder,
): Promise<{ id: string; display_id: number }> {
  const { regions } = await api.get<{ regions: Region[] }>(
    '/admin/regions?limit=100&order=created_at',
  );
  const region = regions.find((each) => each.currency_code === 'eur');
  if (!region) throw new Error('The store sells nowhere in euros');
  const { shipping_options: ways } = await api.get<{ shipping_options: { id: string }[] }>(
    `/admin/shipping-options?region_id=${region.id}&is_return=false`,
  );
  const { draft_order: draft } = await api.post<{ draft_order: { id: string } }>(
    '/admin/draft-orders',
    {
      email,
      region_id: region.id,
      items: Array.from({ length: items }, (_, place) => ({
        title: texts('item'),
        unit_price: 1250 + place,
        quantity: 2,
      })),
      shipping_methods: [{ option_id: ways[0]?.id }],
      shipping_address: {
        first_name: texts('first name'),
        last_name: texts('last name'),
        company: texts('company'),
        address_1: texts('street'),
        city: texts('city'),
        postal_code: '1001',
        country_code: region.countries[0]?.iso_2,
        phone: texts('phone'),
      },
    },
  );
  const { order } = await api.post<{
    order: { id: string; display_id: number; items: { id: string }[] };
  }>(`/admin/draft-orders/${draft.id}/pay`, {});
  const path = `/admin/orders/${order.id}`;
  const { order: packed } = await api.post<{ order: { fulfillments: { id: string }[] } }>(
    `${path}/fulfillment`,
    { items: [{ item_id: order.items[0]?.id, quantity: 1 }] },
  );
  await api.post(`${path}/shipment`, {
    fulfillment_id: packed.fulfillments[0]?.id,
    tracking_numbers: [TRACKING_NUMBER, texts('tracking number')],
  });
  // Notifications follow the answer; a read at that moment is refused.
  await expect(async () => {
    const { notifications } = await api.get<{ notifications: { event_name: string }[] }>(
      `/admin/notifications?resource_id=${order.id}`,
    );
    const events = notifications.map(({ event_name: event }) => event);
    expect(events).toContain('order.shipment_created');
  }).toPass({ timeout: 60_000 });
  await api.post(`${path}/refund`, { amount: 100, reason: 'discount', note: texts('refund note') });
  await api.post('/admin/notes', {
    resource_type: 'order',
    resource_id: order.id,
    value: texts('note'),
  });
  return order;
}

/** Matches Royal Mail's format. */
export const TRACKING_NUMBER = 'RR473124829GB';

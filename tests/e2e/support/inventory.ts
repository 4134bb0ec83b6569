import { withVariants } from './variants.ts';
import type { Api } from './test.ts';

interface ApiItem {
  id: string;
  sku: string | null;
  title: string | null;
  material: string | null;
  location_levels: { location_id: string; stocked_quantity: number; reserved_quantity: number }[];
}

interface ApiReservation {
  id: string;
  quantity: number;
  description: string | null;
  location_id: string;
}

/** The seeded ones; other tests' come and go. */
export const locationsOf = async (api: Api): Promise<{ id: string; name: string }[]> =>
  (
    await api.get<{ stock_locations: { id: string; name: string }[] }>(
      '/admin/stock-locations?order=created_at&limit=3',
    )
  ).stock_locations;

/** @returns undefined if deleted */
export const readItem = async (api: Api, id: string): Promise<ApiItem | undefined> =>
  (await api.get<{ inventory_items: ApiItem[] }>(`/admin/inventory-items?id[]=${id}`))
    .inventory_items[0];

export const reservationsOf = async (api: Api, item: string): Promise<ApiReservation[]> =>
  (
    await api.get<{ reservations: ApiReservation[] }>(
      `/admin/reservations?inventory_item_id[]=${item}`,
    )
  ).reservations;

/** Tracked, but stocked nowhere. */
export async function unstockedVariant(api: Api) {
  const { product, code } = await withVariants(api, ['S'], ['red']);
  const variant = product.variants?.[0]?.id ?? '';
  const [location] = await locationsOf(api);
  const { variant: stored } = await api.get<{ variant: { inventory: { id: string }[] } }>(
    `/admin/variants/${variant}/inventory`,
  );
  const item = stored.inventory[0]?.id ?? '';
  return {
    product,
    variant,
    sku: `${code}-S-red`,
    item,
    location: location ?? { id: '', name: '' },
  };
}

/** Ten units at the first location. */
export async function stockedVariant(api: Api) {
  const made = await unstockedVariant(api);
  await api.post(`/admin/inventory-items/${made.item}/location-levels`, {
    location_id: made.location.id,
    stocked_quantity: 10,
  });
  return made;
}

/** With all texts and a reservation; returns their paths. */
export async function makeStockedItem(
  api: Api,
  { title, note }: { title: string; note: string },
): Promise<{ inventoryItem: string; reservation: string }> {
  const { item, location } = await stockedVariant(api);
  await api.post(`/admin/inventory-items/${item}`, { title, description: note, material: note });
  const { reservation } = await api.post<{ reservation: ApiReservation }>('/admin/reservations', {
    inventory_item_id: item,
    location_id: location.id,
    quantity: 3,
    description: note,
  });
  return {
    inventoryItem: `/a/inventory/${item}`,
    reservation: `/a/reservations?edit=reservation&for=${reservation.id}`,
  };
}

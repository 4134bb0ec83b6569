import { type Api, inParallel } from './api.ts';
import type { Product } from './products.ts';
import type { LocationName, Setup } from './setup.ts';

function keptAt(index: number): LocationName[] {
  const places: LocationName[] = ['rotterdam'];
  if (index % 3 === 0) places.push('bristol');
  if (index % 5 === 0) places.push('yokohama');
  return places;
}

export async function stockVariants(
  api: Api,
  setup: Setup,
  products: readonly Product[],
): Promise<void> {
  const { inventory_items: items } = await api.get<{
    inventory_items: { id: string; sku: string }[];
  }>('/admin/inventory-items?limit=2000');
  const idOf = new Map(items.map(({ id, sku }) => [sku, id]));
  const tasks = products.flatMap(({ plan, variants }) =>
    variants.flatMap(({ sku }, at) => {
      const item = idOf.get(sku);
      if (item === undefined) return [];
      return keptAt(at).map((place) => ({
        item,
        place,
        level: levelOf(plan.stock ?? 'plenty', at, place),
      }));
    }),
  );
  await inParallel(tasks, ({ item, place, level }) =>
    api.post(`/admin/inventory-items/${item}/location-levels`, {
      location_id: setup.locations[place],
      ...level,
    }),
  );
}

function levelOf(
  stock: string,
  index: number,
  place: LocationName,
): { stocked_quantity: number; incoming_quantity?: number } {
  const share = place === 'rotterdam' ? 1 : place === 'bristol' ? 0.5 : 0.25;
  const plenty = Math.round((60 + ((index * 37) % 90)) * share);
  if (stock === 'none') return { stocked_quantity: 0, incoming_quantity: 24 };
  if (stock === 'low') {
    return { stocked_quantity: place === 'rotterdam' ? 5 + (index % 3) : 0, incoming_quantity: 12 };
  }
  if (stock === 'mixed') {
    if (index % 7 === 3) return { stocked_quantity: 0, incoming_quantity: 30 };
    if (index % 7 === 5) return { stocked_quantity: 3 };
  }
  return { stocked_quantity: plenty };
}

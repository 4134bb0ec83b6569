import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  getListReservationsQueryKey,
  listReservations,
} from '#generated/admin/reservations/reservations.ts';
import { inParts } from '#app/query/in-parts.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { useStockLocations } from '#shared/lists.ts';
import type { Order } from './query.ts';

/** Stock that is kept for an item. */
export interface Reserved {
  quantity: number;
  /** The name of the place where it lies; its id until the name is known. */
  location: string;
}

/** Ids that fit into one address. */
const IDS = 100;
/** An item has a reservation for each place and each thing that its variant is made of. */
const MOST = 1000;

/** The reservations of items of orders: a call for each hundred of them, side by side. */
const reservationsOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...getListReservationsQueryKey(), 'order', ids],
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(
        inParts(ids, IDS).map((part) =>
          listReservations({ line_item_id: part, limit: MOST }, { signal }),
        ),
      );
      return answers.flatMap(({ reservations }) => reservations);
    },
  });

/** Units that are reserved for orders; 0 until they are known, and where the store keeps no inventory. */
export function useReservedUnits(orders: readonly Pick<Order, 'items'>[]): number {
  const ids = orders.flatMap(({ items }) => items.map(({ id }) => id));
  const { data = [] } = useQuery({ ...reservationsOf(ids), enabled: ids.length > 0 });
  return data.reduce((sum, { quantity }) => sum + quantity, 0);
}

/**
 * What is kept for each item of an order: one call for all of them, once the page stands. Undefined until it is known,
 * null where it can't be, as in a store that keeps no inventory.
 */
export function useReservations(
  order: Order,
): ReadonlyMap<string, readonly Reserved[]> | undefined | null {
  const hasContent = useFirstContent();
  const ids = order.items.map(({ id }) => id);
  const query = useQuery({ ...reservationsOf(ids), enabled: hasContent && ids.length > 0 });
  const locations = useStockLocations({ isNeeded: hasContent });
  if (!query.data) return query.isError ? null : undefined;
  const names = new Map(locations.data?.map(({ id, name }) => [id, name]));
  const reserved = new Map<string, Reserved[]>(ids.map((id) => [id, []]));
  for (const { line_item_id: id, quantity, location_id: location } of query.data) {
    if (id !== null)
      reserved.get(id)?.push({ quantity, location: names.get(location) ?? location });
  }
  return reserved;
}

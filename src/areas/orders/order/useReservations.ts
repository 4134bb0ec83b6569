import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  getListReservationsQueryKey,
  listReservations,
} from '#generated/admin/reservations/reservations.ts';
import { chunk } from '#app/query/chunk.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { isApiError } from '#client/index.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { useStockLocations } from '#shared/sources/stock-locations.ts';
import type { Order } from './query.ts';

export interface Reserved {
  quantity: number;
  /** Location name, or its id until loaded */
  location: string;
}

/** Ids per call, limited by the URL length */
const IDS = 100;
/** One reservation per location and part of the variant */
const MOST = 1000;

const reservationsOf = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...getListReservationsQueryKey(), 'order', ids],
    queryFn: async ({ signal }) => {
      const answers = await mapConcurrently(chunk(ids, IDS), CALLS_AT_ONCE, (part) =>
        listReservations({ line_item_id: part, limit: MOST }, { signal }),
      );
      return answers.flatMap(({ reservations }) => reservations);
    },
  });

export interface ReservedUnits {
  /** 0 until read, and without inventory */
  units: number;
  isReading: boolean;
  /** Undefined once read */
  error: unknown;
  retry: () => void;
}

/** The server doesn't know reservations without inventory. */
const isUnknown = (error: unknown): boolean => isApiError(error) && error.status === 404;

export function useReservedUnits(orders: readonly Pick<Order, 'items'>[]): ReservedUnits {
  const ids = orders.flatMap(({ items }) => items.map(({ id }) => id));
  const { data, error, isPending, refetch } = useQuery({
    ...reservationsOf(ids),
    enabled: ids.length > 0,
  });
  return {
    units: data?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0,
    isReading: ids.length > 0 && isPending,
    error: data || !error || isUnknown(error) ? undefined : error,
    retry: () => void refetch(),
  };
}

/**
 * Reads reservations in one call, after the page has rendered.
 *
 * @returns undefined while loading, null if unavailable, as without inventory
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

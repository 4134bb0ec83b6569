import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { listInventoryItems } from '#generated/admin/inventory-items/inventory-items.ts';
import { listReservations } from '#generated/admin/reservations/reservations.ts';
import {
  getGetStockLocationQueryOptions,
  getListStockLocationsQueryKey,
  listStockLocations,
} from '#generated/admin/stock-locations/stock-locations.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';

const RELATIONS = joinNames<ExpandOf<typeof listStockLocations>>('address', 'sales_channels');

/** All locations with addresses and channels, by name. */
export const locationsOptions = queryOptions({
  queryKey: [...getListStockLocationsQueryKey(), 'whole'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { stock_locations: rows, count } = await listStockLocations(
        {
          limit,
          offset,
          expand: RELATIONS,
          order: 'name' satisfies OrderOf<typeof listStockLocations>,
        },
        { signal },
      );
      return { rows, count };
    }),
});

export const startLocations = async (client: QueryClient) => prefetch(client, locationsOptions);

export const locationRecord = recordQuery({
  name: 'stock_location',
  query: getGetStockLocationQueryOptions,
  relations: ['address', 'sales_channels'],
});

export type Location = RecordOf<typeof locationRecord>;

/** Records deleted with a location. */
export interface Holdings {
  /** Inventory items that have or had stock there. */
  items: number;
  reservations: number;
}

/** Counts a location's records; refetched before deleting. */
export const holdingsOf = (id: string) =>
  queryOptions({
    queryKey: [...getListStockLocationsQueryKey(), 'holdings', id],
    queryFn: async ({ signal }): Promise<Holdings> => {
      const [items, reservations] = await Promise.all([
        listInventoryItems({ location_id: [id], limit: 1 }, { signal }),
        listReservations({ location_id: [id], limit: 1 }, { signal }),
      ]);
      return { items: items.count, reservations: reservations.count };
    },
    staleTime: 0,
  });

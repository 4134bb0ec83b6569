import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import {
  getListStockLocationsQueryKey,
  listStockLocations,
} from '#generated/admin/stock-locations/stock-locations.ts';
import { byName } from './by-name.ts';
import { everyPage } from '../read/every-page.ts';

/** By name. */
export function useStockLocations({ isNeeded = true } = {}): UseQueryResult<StockLocation[]> {
  return useQuery({
    enabled: isNeeded,
    queryKey: [...getListStockLocationsQueryKey(), 'all'],
    queryFn: ({ signal }) =>
      everyPage(async ({ limit, offset }) => {
        const { stock_locations: rows, count } = await listStockLocations(
          { limit, offset },
          { signal },
        );
        return { rows, count };
      }),
    select: byName,
  });
}

import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import type { ApiError } from '#client/index.ts';
import type { OrderOf } from '#app/query/names.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { Item } from '../item/query.ts';
import { readItemsNow } from './save.ts';

/** Rows per request, 2 kB each. */
const ROWS_AT_ONCE = 500;

/** All items with variant codes, read upfront: the server can't search EAN, UPC or barcode, and scans need no call. */
export const countedItems = queryOptions<Item[], ApiError>({
  queryKey: [...getListInventoryItemsQueryKey(), 'codes'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { inventory_items: rows, count } = await listInventoryItems(
        { limit, offset, order: 'id' satisfies OrderOf<typeof listInventoryItems> },
        { signal },
      );
      return { rows, count };
    }, ROWS_AT_ONCE),
});

/** Current stock of counted items, also written to the counting page's cache. Fixed until `turn` changes. */
export const itemsNow = (client: QueryClient, ids: readonly string[], turn: number) =>
  queryOptions<ReadonlyMap<string, Item>, ApiError>({
    // Outside the lists, which a save refetches: the confirmed figures must stay.
    queryKey: ['stocktake', 'now', turn],
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const now = await readItemsNow(ids, { signal });
      client.setQueryData(countedItems.queryKey, (items) =>
        items?.map((item) => now.get(item?.id) ?? item),
      );
      return now;
    },
  });

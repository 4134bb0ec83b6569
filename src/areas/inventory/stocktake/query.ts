import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import type { ApiError } from '#client/index.ts';
import { everyPage } from '#shared/every-page.ts';
import type { Item } from '../item/query.ts';
import { readItemsNow } from './save.ts';

/** Rows of one call: 2 kB each. */
const ROWS_AT_ONCE = 500;

/**
 * All inventory items with their variants' codes. The server finds none by EAN, UPC or barcode: so they are read before
 * the first scan, and each scan is answered at once, without a call.
 */
export const countedItems = queryOptions<Item[], ApiError>({
  queryKey: [...getListInventoryItemsQueryKey(), 'codes'],
  queryFn: ({ signal }) =>
    everyPage(async (page) => {
      const { inventory_items: rows, count } = await listInventoryItems(
        { ...page, order: 'id' },
        { signal },
      );
      return { rows, count };
    }, ROWS_AT_ONCE),
});

/**
 * Counted items as the store has them when a count is looked through, by their ids. The page that counts learns of them
 * too. They stay as they were shown until `turn` asks anew.
 */
export const itemsNow = (client: QueryClient, ids: readonly string[], turn: number) =>
  queryOptions<ReadonlyMap<string, Item>, ApiError>({
    // Not among the lists, which a save reads again: what was agreed to is what was shown.
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

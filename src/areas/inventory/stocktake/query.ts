import { queryOptions } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import type { ApiError } from '#client/index.ts';
import { everyPage } from '#shared/every-page.ts';
import type { Item } from '../item/query.ts';

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

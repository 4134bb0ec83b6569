import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { WHOLE_COUNT_HOLDS, numberSent } from '#app/area/to-do.ts';
import type { OrderOf } from '#app/query/names.ts';
import type { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '#shared/read/every-page.ts';
import type { Item } from './item/query.ts';
import { FEWER_THAN, foundItems } from './list/query.ts';

/** 2 kB each. */
const MOST_READ = 5000;
const ROWS_AT_ONCE = 500;

interface LowItems {
  items: readonly Item[];
  isCut: boolean;
}

/** Keeps only items that some limit finds; shared by counts at the same time. */
const lowItems = queryOptions<LowItems, ApiError>({
  queryKey: [...getListInventoryItemsQueryKey(), 'low'],
  queryFn: async ({ signal }) => {
    const filters = { available: [String(Math.max(...FEWER_THAN))] };
    let isCut = false;
    const items = await everyPage(async (page) => {
      const { inventory_items: rows, count } = await listInventoryItems(
        { ...page, order: '-id' satisfies OrderOf<typeof listInventoryItems> },
        { signal },
      );
      isCut = numberSent(count) > MOST_READ;
      return { rows: [...listOf(rows)], count: Math.min(count, MOST_READ) };
    }, ROWS_AT_ONCE);
    return { items: foundItems(items, { filters }), isCut };
  },
  staleTime: WHOLE_COUNT_HOLDS,
  gcTime: WHOLE_COUNT_HOLDS,
});

/**
 * Counts a view's items among all, or the newest of very many.
 *
 * @throws ApiError
 */
export async function readLowCount(
  view: Pick<ListView, 'filters'>,
  client: QueryClient,
): Promise<{ count: number; isCut: boolean }> {
  const { items, isCut } = await client.fetchQuery(lowItems);
  return { count: foundItems(items, view).length, isCut };
}

import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import type { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '#shared/every-page.ts';
import { given } from '#shared/given.ts';
import type { ListInventoryItemsParams } from '#generated/admin/admin.schemas.ts';
import { startReading } from '#app/query/start-reading.ts';
import type { Item } from '../item/query.ts';
import { unitsOf } from './stock.ts';

/** The filters of the list, as its address names them. */
export const FILTERS = ['location_id', 'available', 'missing'] as const;

/** By how many units fewer than which there are an item is found; the first means that there are none. */
export const FEWER_THAN = [1, 5, 10, 25, 100] as const;

/** What an item may lack. */
export const MISSING = ['sku', 'variant'] as const;

/** The newest on top until another order is chosen. */
export const DEFAULT_ORDER = '-created_at';

/** Rows of one call when all are read: 2 kB each. */
const ROWS_AT_ONCE = 500;

/** A page of the list, or all that the filters may find. */
export interface FoundItems {
  items: readonly Item[];
  count: number;
}

/** Whether a view has a filter that the server doesn't know: all items are read for it, and found here. */
export const isOwnFilter = ({ filters }: Pick<ListView, 'filters'>): boolean =>
  filters['available'] !== undefined || filters['missing'] !== undefined;

/** What the server is asked for, without the part of it. */
export const asked = ({ search, filters, order }: ListView): ListInventoryItemsParams =>
  given<ListInventoryItemsParams>({
    q: search || undefined,
    location_id: filters['location_id'],
    order: order ?? DEFAULT_ORDER,
  });

/** The query of what a view needs: its page, or everything where it is found here. */
export function itemsQuery(view: ListView) {
  const params = asked(view);
  const part = isOwnFilter(view)
    ? undefined
    : { limit: view.pageSize, offset: (view.page - 1) * view.pageSize };
  return queryOptions<FoundItems, ApiError>({
    queryKey: [...getListInventoryItemsQueryKey(), params, part ?? 'all'],
    queryFn: async ({ signal }) => {
      const read = async (page: { limit: number; offset: number }) => {
        const { inventory_items: rows, count } = await listInventoryItems(
          { ...params, ...page },
          { signal },
        );
        return { rows, count };
      };
      if (part) {
        const { rows, count } = await read(part);
        return { items: rows, count };
      }
      const items = await everyPage(read, ROWS_AT_ONCE);
      return { items, count: items.length };
    },
  });
}

/** Those of all items that the filters of the page's own find, in their order. */
export function foundItems(items: readonly Item[], { filters }: Pick<ListView, 'filters'>): Item[] {
  const { available, missing = [], location_id: locations = [] } = filters;
  const most = Number(available?.[0]);
  return items.filter((item) => {
    if (typeof item !== 'object' || item === null) return false;
    if (missing.includes('sku') && item.sku) return false;
    if (missing.includes('variant') && listOf(item.variants).length > 0) return false;
    return !Number.isFinite(most) || unitsOf(item, locations).available < most;
  });
}

/** For the route's loader: starts to load the page that an address shows. */
export const startItems = async (client: QueryClient, view: ListView) =>
  startReading(client, itemsQuery(view));

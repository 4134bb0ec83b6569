import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import {
  getListInventoryItemsQueryKey,
  listInventoryItems,
} from '#generated/admin/inventory-items/inventory-items.ts';
import { numberSent } from '#app/area/to-do.ts';
import { filterParams } from '#app/extensions/filters.ts';
import type { ApiError } from '#client/index.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { LOW_STOCK } from '#shared/inventory/low-stock.ts';
import { everyPage } from '#shared/read/every-page.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { ListInventoryItemsParams } from '#generated/admin/admin.schemas.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { Item } from '../item/query.ts';
import { unitsOf } from './stock.ts';

/** Upper bounds (exclusive) of available units; 1 means none. */
export const FEWER_THAN = [1, ...LOW_STOCK] as const;

export const MISSING = ['sku', 'variant'] as const;

/** By URL name, filters that the server doesn't know. They get the chosen values and locations. */
const OWN_FILTERS = {
  available: (item, [units], locations) => {
    const most = Number(units);
    return !Number.isFinite(most) || unitsOf(item, locations).available < most;
  },
  missing: (item, parts) =>
    !(parts.includes('sku') && item.sku) &&
    !(parts.includes('variant') && listOf(item.variants).length > 0),
} satisfies Record<
  string,
  (item: Item, chosen: readonly string[], locations: readonly string[]) => boolean
>;

const OWN_NAMES = Object.keys(OWN_FILTERS) as (keyof typeof OWN_FILTERS)[];

/** URL names of the filters. */
export const FILTERS = ['location_id', ...OWN_NAMES] as const;

export const DEFAULT_ORDER = '-created_at';

/** Rows per request, 2 kB each. */
const ROWS_AT_ONCE = 500;

/** A page, or all items if filtered in the browser. */
export interface FoundItems {
  items: readonly Item[];
  count: number;
}

/** True if a filter is unknown to the server, so all items are read. */
export const isOwnFilter = ({ filters }: Pick<ListView, 'filters'>): boolean =>
  OWN_NAMES.some((name) => filters[name] !== undefined);

/** Parameters without paging. */
export const asked = ({ search, filters, order }: ListView): ListInventoryItemsParams =>
  omitUndefined<ListInventoryItemsParams>({
    q: search || undefined,
    location_id: filters['location_id'],
    order: order ?? DEFAULT_ORDER,
    ...(__HAS_EXTENSIONS__ ? filterParams(filters, 'inventory') : {}),
  });

export function itemsQuery(view: ListView) {
  const params = asked(view);
  const part = isOwnFilter(view)
    ? undefined
    : { limit: view.pageSize, offset: (view.page - 1) * view.pageSize };
  return queryOptions<FoundItems, ApiError>({
    queryKey: [...getListInventoryItemsQueryKey(), params, part ?? 'all'],
    queryFn: async ({ signal }) => {
      const read = async ({ limit, offset }: { limit: number; offset: number }) => {
        const { inventory_items: rows, count } = await listInventoryItems(
          { ...params, limit, offset },
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

/** Applies the browser's own filters. */
export function foundItems(items: readonly Item[], { filters }: Pick<ListView, 'filters'>): Item[] {
  const { location_id: locations = [] } = filters;
  return items.filter(
    (item) =>
      isObject(item) &&
      OWN_NAMES.every((name) => {
        const chosen = filters[name];
        return chosen === undefined || OWN_FILTERS[name](item, chosen, locations);
      }),
  );
}

/** 2 kB each. */
const MOST_COUNTED = 200;

/** Counts a view; those of own filters share the list's call for all items. */
export const itemCountOf = (view: ListView) => {
  const isOwn = isOwnFilter(view);
  return {
    ...itemsQuery({ ...view, page: 1, pageSize: 1, order: undefined }),
    ...(isOwn ? { most: MOST_COUNTED } : {}),
    select: ({ items, count }: FoundItems) => ({
      count: isOwn ? foundItems(items, view).length : count,
    }),
  };
};

/** Shared by counts at the same time. */
const newestItems = queryOptions({
  queryKey: [...getListInventoryItemsQueryKey(), 'newest'],
  queryFn: ({ signal }) =>
    listInventoryItems({ limit: MOST_COUNTED, offset: 0, order: DEFAULT_ORDER }, { signal }),
});

/**
 * Counts a view's items among the newest.
 *
 * @throws ApiError
 */
export async function readNewestCount(
  view: Pick<ListView, 'filters'>,
  client: QueryClient,
): Promise<{ count: number; isCut: boolean }> {
  const { inventory_items: items, count } = await client.fetchQuery(newestItems);
  const isCut = numberSent(count) > MOST_COUNTED;
  return { count: foundItems(listOf(items), view).length, isCut };
}

export const startItems = async (client: QueryClient, view: ListView) =>
  prefetch(client, itemsQuery(view));

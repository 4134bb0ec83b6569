import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type {
  ListCollectionsParams,
  ProductCollectionListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListCollectionsQueryOptions } from '#generated/admin/collections/collections.ts';
import type { ApiError } from '#client/index.ts';
import { rangeBounds, textToRange } from '#ui/date/range.ts';
import { readersZone } from '#ui/date/zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';

/** A row of the list. */
export type ListedCollection = ProductCollectionListResponse['collections'][number];

/** Filters of the list, as its address and the server name them. */
export const FILTERS = ['created_at', 'updated_at'] as const;

/** Newest first. */
export const USUAL_ORDER = '-created_at';

/** A date filter of the address as the server reads it; nothing for a text that is no range. */
function bounds(values: readonly string[] | undefined): { gte?: string; lt?: string } | undefined {
  const range = textToRange(values?.[0] ?? '');
  return range && rangeBounds(range, readersZone());
}

/** What the list asks the server for. */
export function listParams(view: ListView): ListCollectionsParams {
  const created = bounds(view.filters['created_at']);
  const updated = bounds(view.filters['updated_at']);
  return {
    limit: view.pageSize,
    offset: (view.page - 1) * view.pageSize,
    order: view.order ?? USUAL_ORDER,
    ...(view.search ? { q: view.search } : {}),
    ...(created ? { created_at: created } : {}),
    ...(updated ? { updated_at: updated } : {}),
  };
}

/** Whether the list has a search beside a date filter, of which the server heeds only the search. */
export const ignoresDates = ({ search, filters }: ListView): boolean =>
  search !== '' && FILTERS.some((name) => filters[name] !== undefined);

/** Starts to load the list that an address shows, without waiting. */
export function startCollectionList(queryClient: QueryClient, address: URLSearchParams): void {
  const view = readListView(address, FILTERS);
  void queryClient.prefetchQuery(getListCollectionsQueryOptions(listParams(view)));
}

/** One page of the list; the rows before stay while new ones come. */
export function useCollectionList(
  view: ListView,
): UseQueryResult<ProductCollectionListResponse, ApiError> {
  return useQuery({
    ...getListCollectionsQueryOptions(listParams(view)),
    placeholderData: keepPreviousData,
  });
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient, QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import { rangeBounds, textToRange } from '#ui/date/range.ts';
import { readersZone } from '#ui/date/zone.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';

/** What every list asks the server for. */
export interface PageParams {
  limit: number;
  /** Rows before the first one of the page. */
  offset: number;
  order: string;
  q: string | undefined;
}

interface ListQueryConfig<Answer> {
  /** Filters of the list, as its address names them. */
  filters: readonly string[];
  /** The order until another is chosen, as the server names it; a leading `-` means descending. */
  defaultOrder: string;
  /** The generated query of one page. */
  options: (
    page: PageParams,
    view: ListView,
  ) => UseQueryOptions<Answer, ApiError, Answer, QueryKey>;
}

/** The query of a list, by what its address says. */
export interface ListQuery<Answer> {
  filters: readonly string[];
  defaultOrder: string;
  options: (view: ListView) => UseQueryOptions<Answer, ApiError, Answer, QueryKey>;
  /** For the route's loader: starts to load the page that an address shows, without waiting. */
  start: (queryClient: QueryClient, address: URLSearchParams) => void;
  /** One page of the list; the rows before stay while new ones come. */
  usePage: (view: ListView) => UseQueryResult<Answer, ApiError>;
}

/** What a view asks the server for, whatever the list. */
export const pageParams = (view: ListView, defaultOrder: string): PageParams => ({
  limit: view.pageSize,
  offset: (view.page - 1) * view.pageSize,
  order: view.order ?? defaultOrder,
  q: view.search || undefined,
});

/** Makes the query of a list out of the generated query options. */
export function listQuery<Answer>(config: ListQueryConfig<Answer>): ListQuery<Answer> {
  const { filters, defaultOrder } = config;
  const options = (view: ListView): UseQueryOptions<Answer, ApiError, Answer, QueryKey> =>
    config.options(pageParams(view, defaultOrder), view);
  return {
    filters,
    defaultOrder,
    options,
    start: (queryClient, address) =>
      void queryClient.prefetchQuery(options(readListView(address, filters))),
    usePage: (view) => useQuery({ ...options(view), placeholderData: keepPreviousData }),
  };
}

/**
 * A filter for a range of the reader's days, as the server compares instants.
 *
 * @returns undefined when it is not set, or is no range
 */
export function instantsOf(
  view: ListView,
  filter: string,
): ReturnType<typeof rangeBounds> | undefined {
  const range = textToRange(view.filters[filter]?.[0] ?? '');
  return range && rangeBounds(range, readersZone());
}

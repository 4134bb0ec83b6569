import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import { ALL_VIEW } from '#ui/list/saved-views.ts';
import type { ViewCounts } from '#ui/list/saved-views.ts';
import type { ListSettings } from '#ui/list/useListPreferences.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ShownList } from '#shared/list/useList.ts';

/**
 * After the rows; the list itself counts its view.
 *
 * @param countOf should select little else
 */
export function useViewCounts<Row, Answer extends { count: number }>(
  { state, query }: Pick<ShownList<Row, Answer>, 'state' | 'query'>,
  { views, view, isViewChanged, query: shown }: ListSettings,
  countOf: (view: ListView) => UseQueryOptions<Answer, ApiError, Answer, QueryKey>,
): ViewCounts {
  const shownCount = query.isPlaceholderData ? undefined : query.data?.count;
  const stands = shownCount !== undefined;
  const current = view
    ? isViewChanged
      ? undefined
      : view.id
    : shown === ''
      ? ALL_VIEW
      : undefined;
  const all = useMemo(() => [{ id: ALL_VIEW, query: '' }, ...views], [views]);
  const counts = useQueries({
    queries: all.map((each) => ({
      ...countOf(readListView(new URLSearchParams(each.query), state.filterNames)),
      enabled: stands && each.id !== current,
      // Keep counts while refetching.
      placeholderData: keepPreviousData,
    })),
    combine: countsOf,
  });
  return useMemo(
    () =>
      Object.fromEntries(
        all.map(({ id }, index) => [
          id,
          id === current ? (shownCount ?? counts[index]) : counts[index],
        ]),
      ),
    [all, current, shownCount, counts],
  );
}

const countsOf = (results: UseQueryResult<{ count: number }, ApiError>[]): (number | undefined)[] =>
  results.map(({ data }) => data?.count);

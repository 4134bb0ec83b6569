import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ApiError } from '#client/index.ts';
import { ALL_VIEW } from '#ui/list/saved-views.ts';
import type { SavedView, ViewCounts } from '#ui/list/saved-views.ts';
import { useListPreferences } from '#ui/list/useListPreferences.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ListQuery } from './list-query.ts';
import type { ShownList } from './useList.ts';

interface Counted {
  count: number | undefined;
}

type CountOptions<Answer> = UseQueryOptions<Answer, ApiError, Counted, QueryKey> & {
  /** Most records of the whole list with which the view is counted, because all of them are read. */
  most?: number;
};

/** Counts a view's records with a small call each, or as the function says. */
export type CountOf<Answer> =
  | Pick<ListQuery<unknown, Answer & Counted>, 'options' | 'read'>
  | ((view: ListView) => CountOptions<Answer>);

function countOptions<Answer>(countOf: CountOf<Answer>, view: ListView): CountOptions<Answer> {
  if (typeof countOf === 'function') return countOf(view);
  return {
    queryKey: [...countOf.options(view).queryKey, 'count'],
    queryFn: () => countOf.read(view, { limit: 1, offset: 0 }),
  };
}

interface CountViewsProps<Answer> {
  id: string;
  list: Pick<ShownList<unknown>, 'state' | 'result'>;
  startingViews?: readonly SavedView[] | undefined;
  countOf: CountOf<Answer>;
  onCounts: (counts: ViewCounts) => void;
}

/** After the rows; the list itself counts its view. */
export function CountViews<Answer>(props: CountViewsProps<Answer>): null {
  const { id, list, startingViews, countOf, onCounts } = props;
  const { state, result } = list;
  const { filterNames } = state;
  const settings = useListPreferences(id, filterNames, startingViews);
  const { views, view, isViewChanged, query } = settings;
  const shownCount = result.isStale || !result.rows ? undefined : result.count;
  // Without views there are no tabs.
  const stands = shownCount !== undefined && views.length > 0;
  const shown = view ? (isViewChanged ? undefined : view.id) : query === '' ? ALL_VIEW : undefined;
  const optionsOf = (text: string): CountOptions<Answer> => ({
    ...countOptions(countOf, readListView(new URLSearchParams(text), filterNames)),
    // Keep counts while refetching.
    placeholderData: keepPreviousData,
  });
  const whole = useQuery({ ...optionsOf(''), enabled: stands && shown !== ALL_VIEW });
  const all = shown === ALL_VIEW ? (shownCount ?? whole.data?.count) : whole.data?.count;
  const counts = useQueries({
    queries: views.map((each): CountOptions<Answer> => {
      const options = optionsOf(each.query);
      const { most = Infinity } = options;
      const isCounted = most === Infinity || (all !== undefined && all <= most);
      return { ...options, enabled: stands && isCounted && each.id !== shown };
    }),
    combine: countsOf,
  });
  const found = useMemo(
    (): ViewCounts => ({
      [ALL_VIEW]: all,
      ...Object.fromEntries(
        views.map((each, index) => [
          each.id,
          each.id === shown ? (shownCount ?? counts[index]) : counts[index],
        ]),
      ),
    }),
    [all, views, shown, shownCount, counts],
  );
  useEffect(() => onCounts(found), [found, onCounts]);
  return null;
}

const countsOf = (results: UseQueryResult<Counted, ApiError>[]): (number | undefined)[] =>
  results.map(({ data }) => data?.count);

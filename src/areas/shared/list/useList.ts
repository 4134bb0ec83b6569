import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#client/index.ts';
import type { ListResult } from '#ui/list/List.tsx';
import { useListState } from '#ui/list/useListState.ts';
import type { ListState } from '#ui/list/useListState.ts';
import type { ListQuery } from './list-query.ts';
import { useListResult } from './useListResult.tsx';

export interface ShownList<Row, Answer = unknown, Filter extends string = string> {
  filters: readonly Filter[];
  /** From the URL. */
  state: ListState;
  query: UseQueryResult<Answer, ApiError>;
  result: ListResult<Row>;
  defaultOrder: string;
}

export function useList<Row, Answer extends { count: number }, Params, Filter extends string>(
  list: ListQuery<Row, Answer, Params, Filter>,
): ShownList<Row, Answer, Filter> {
  const state = useListState(list.filters);
  // Keep rows while paging.
  const query = useQuery({ ...list.options(state), placeholderData: keepPreviousData });
  const result = useListResult(query, list.rowsOf);
  return { filters: list.filters, state, query, result, defaultOrder: list.defaultOrder };
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '../page/useChangeParams.ts';
import { VIEW_PARAM } from './saved-views.ts';

/** Rows on one page. */
export const PAGE_SIZES = [25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

/** What a link to a list restores. */
export interface ListView {
  search: string;
  /** Column to sort by, as the server names it; a leading `-` means descending. */
  order: string | undefined;
  /** First page is 1. */
  page: number;
  pageSize: number;
  /** Chosen values by filter; a filter without a value is missing. */
  filters: Record<string, string[]>;
}

export interface ListState extends ListView {
  filterNames: readonly string[];
  /** The search and the filters as a text: what the list is about, whatever its page or order. */
  scope: string;
  setSearch: (search: string) => void;
  setOrder: (order: string | undefined) => void;
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
  setFilter: (name: string, values: string[]) => void;
  /** Drops the search and all filters. */
  clear: () => void;
  isFiltered: boolean;
}

/** Reads a list's view from the address; unknown or broken values fall back to the usual ones. */
export function readListView(params: URLSearchParams, filterNames: readonly string[]): ListView {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const filters: Record<string, string[]> = {};
  for (const name of filterNames) {
    const values = params.getAll(name).filter(Boolean);
    if (values.length > 0) filters[name] = values;
  }
  return {
    search: params.get('q') ?? '',
    order: params.get('order') ?? undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    filters,
  };
}

/** The view of a list, kept in the address so that a link, a reload and the back button restore it. */
export function useListState(filterNames: readonly string[]): ListState {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const view = useMemo(() => readListView(params, filterNames), [params, filterNames]);

  /** Any change but that of the page leads back to the first page. */
  const change = useCallback(
    (edit: (next: URLSearchParams) => void, { replace = false } = {}) => {
      changeParams(
        (next) => {
          next.delete('page');
          edit(next);
        },
        { replace },
      );
    },
    [changeParams],
  );

  return useMemo(() => {
    const put = (name: string, value: string | undefined, options?: { replace: boolean }): void =>
      change((next) => (value ? next.set(name, value) : next.delete(name)), options);
    return {
      ...view,
      filterNames,
      scope: JSON.stringify([view.search, view.filters]),
      isFiltered: view.search !== '' || Object.keys(view.filters).length > 0,
      setSearch: (search) => put('q', search, { replace: true }),
      setOrder: (order) => put('order', order),
      setPage: (page) => put('page', page > 1 ? String(page) : undefined),
      setPageSize: (size) =>
        put('size', size === DEFAULT_PAGE_SIZE ? undefined : String(size), { replace: true }),
      setFilter: (name, values) =>
        change((next) => {
          next.delete(name);
          for (const value of values) next.append(name, value);
        }),
      clear: () =>
        change((next) => {
          for (const name of ['q', VIEW_PARAM, ...filterNames]) next.delete(name);
        }),
    };
  }, [view, change, filterNames]);
}

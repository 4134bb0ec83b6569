import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '../page/useChangeParams.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../table/page-sizes.ts';
import { withFurtherNames } from './further-filters.ts';
import { VIEW_PARAM } from './saved-views.ts';

export interface ListView {
  search: string;
  /** Server field; `-` prefix means descending. */
  order: string | undefined;
  /** First page is 1. */
  page: number;
  pageSize: number;
  /** By filter name; no empty arrays. */
  filters: Record<string, string[]>;
}

export interface ListState extends ListView {
  filterNames: readonly string[];
  /** Search and filters as text, without page and order. */
  scope: string;
  setSearch: (search: string) => void;
  setOrder: (order: string | undefined) => void;
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
  setFilter: (name: string, values: string[]) => void;
  clear: () => void;
  isFiltered: boolean;
}

/** Reads the URL; invalid values become defaults. */
export function readListView(params: URLSearchParams, filterNames: readonly string[]): ListView {
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));
  const filters: Record<string, string[]> = {};
  for (const name of withFurtherNames(params, filterNames)) {
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

/** List state in the URL. */
export function useListState(filterNames: readonly string[]): ListState {
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const view = useMemo(() => readListView(params, filterNames), [params, filterNames]);

  /** Changes go back to page 1. */
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
          const names = withFurtherNames(next, filterNames);
          for (const name of ['q', VIEW_PARAM, ...names]) next.delete(name);
        }),
    };
  }, [view, change, filterNames]);
}

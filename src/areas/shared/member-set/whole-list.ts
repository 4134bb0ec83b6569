import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { Member } from './members.ts';

export interface WholePage<Row> {
  rows: readonly Row[];
  count: number;
}

interface WholeListConfig<Answer, Row> {
  /** The record, with all members. */
  query: UseQueryOptions<Answer, ApiError, Answer, QueryKey> & { queryKey: QueryKey };
  membersOf: (answer: Answer) => readonly Row[] | null | undefined;
  textOf: (row: Row) => string;
  sortBy: Readonly<Record<string, (row: Row) => string>>;
  defaultOrder: string;
}

/**
 * Filters, sorts and pages in the browser.
 *
 * @param page 1-based
 */
export function pageOf<Row>(
  rows: readonly Row[],
  view: Pick<ListView, 'search' | 'order' | 'page' | 'pageSize'>,
  {
    textOf,
    sortBy,
    defaultOrder,
  }: Pick<WholeListConfig<never, Row>, 'textOf' | 'sortBy' | 'defaultOrder'>,
): WholePage<Row> {
  const words = view.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = textOf(row).toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
  const order = view.order ?? defaultOrder;
  const value = sortBy[order.replace(/^-/, '')];
  const sign = order.startsWith('-') ? -1 : 1;
  const sorted = value ? found.toSorted((a, b) => sign * value(a).localeCompare(value(b))) : found;
  const start = (view.page - 1) * view.pageSize;
  return { rows: sorted.slice(start, start + view.pageSize), count: found.length };
}

/** For members sent whole with their record; skips those without an id. */
export function wholeList<Answer, Row extends Member>(
  config: WholeListConfig<Answer, Row>,
): ListQuery<Row, WholePage<Row>> {
  const { query, membersOf, defaultOrder } = config;
  const pick = (answer: Answer, view: ListView): WholePage<Row> => {
    const rows = readEach(membersOf(answer), (row) => (row.id ? [row] : [])).flat();
    return pageOf(rows, view, config);
  };
  return {
    filters: [],
    defaultOrder,
    params: () => undefined,
    // Only the record's page fetches it.
    options: (view) =>
      ({
        ...query,
        enabled: false,
        select: (answer: Answer) => pick(answer, view),
      }) as unknown as UseQueryOptions<WholePage<Row>, ApiError, WholePage<Row>, QueryKey>,
    read: async (view, { limit, offset }) => {
      // Uses only the signal.
      const queryFn = query.queryFn as (context: { signal: AbortSignal }) => Promise<Answer>;
      const answer = await queryFn({ signal: new AbortController().signal });
      const { rows, count } = pick(answer, { ...view, page: 1, pageSize: Number.MAX_SAFE_INTEGER });
      return { rows: rows.slice(offset, offset + limit), count };
    },
    rowsOf: ({ rows }) => rows,
    start: async (queryClient) => prefetch(queryClient, query),
  };
}

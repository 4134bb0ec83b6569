import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { startReading } from '#app/query/start-reading.ts';
import type { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ListQuery } from '../list-query.ts';
import type { Member } from './members.ts';

/** A page of members that came all at once, and how many match. */
export interface WholePage<Row> {
  rows: readonly Row[];
  count: number;
}

interface WholeListConfig<Answer, Row> {
  /** The query of the record that names all its members. */
  query: UseQueryOptions<Answer, ApiError, Answer, QueryKey> & { queryKey: QueryKey };
  membersOf: (answer: Answer) => readonly Row[] | null | undefined;
  /** What the search looks into. */
  textOf: (row: Row) => string;
  /** The texts by which columns sort, named as the columns name them. */
  sortBy: Readonly<Record<string, (row: Row) => string>>;
  defaultOrder: string;
}

/**
 * The page of a list that is there whole: found, sorted and cut in the browser.
 *
 * @param page first page is 1
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

/**
 * The list of a record's members where the server has no list of them and sends them all with the record: searched, sorted
 * and paged here, out of the record's own query, which its page has read. A member without an id is left out.
 */
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
    // The record's page reads it, and reads it anew, until it is deleted; what is selected of it is the page of members.
    options: (view) =>
      ({
        ...query,
        enabled: false,
        select: (answer: Answer) => pick(answer, view),
      }) as unknown as UseQueryOptions<WholePage<Row>, ApiError, WholePage<Row>, QueryKey>,
    read: async (view, { limit, offset }) => {
      // A generated query's call takes no more of its context than what stops it.
      const queryFn = query.queryFn as (context: { signal: AbortSignal }) => Promise<Answer>;
      const answer = await queryFn({ signal: new AbortController().signal });
      const { rows, count } = pick(answer, { ...view, page: 1, pageSize: Number.MAX_SAFE_INTEGER });
      return { rows: rows.slice(offset, offset + limit), count };
    },
    rowsOf: ({ rows }) => rows,
    start: async (queryClient) => startReading(queryClient, query),
  };
}

import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { ListQuery } from '../list/list-query.ts';
import { foundIn, pageOf } from '../list/local-list.ts';
import type { LocalList } from '../list/local-list.ts';
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

/** All words of the search must occur. */
const finder =
  <Row>(textOf: (row: Row) => string): LocalList<Row>['finder'] =>
  (search) => {
    const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    return (row) => {
      const text = textOf(row).toLocaleLowerCase();
      return words.every((word) => text.includes(word));
    };
  };

const comparing =
  <Row>(valueOf: (row: Row) => string) =>
  (one: Row, other: Row): number =>
    valueOf(one).localeCompare(valueOf(other));

/** For members sent whole with their record; skips those without an id. */
export function wholeList<Answer, Row extends Member>(
  config: WholeListConfig<Answer, Row>,
): ListQuery<Row, WholePage<Row>> {
  const { query, membersOf, textOf, sortBy, defaultOrder } = config;
  const list: LocalList<Row> = {
    finder: finder(textOf),
    sortBy: Object.fromEntries(
      Object.entries(sortBy).map(([column, valueOf]) => [column, comparing(valueOf)]),
    ),
    defaultOrder,
  };
  const find = (answer: Answer, view: ListView): Row[] => {
    const rows = readEach(membersOf(answer), (row) => (row.id ? [row] : [])).flat();
    return foundIn(rows, view, list);
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
        select: (answer: Answer): WholePage<Row> => {
          const found = find(answer, view);
          return { rows: pageOf(found, view), count: found.length };
        },
      }) as unknown as UseQueryOptions<WholePage<Row>, ApiError, WholePage<Row>, QueryKey>,
    read: async (view, { limit, offset }) => {
      // Uses only the signal.
      const queryFn = query.queryFn as (context: { signal: AbortSignal }) => Promise<Answer>;
      const answer = await queryFn({ signal: new AbortController().signal });
      const found = find(answer, view);
      return { rows: found.slice(offset, offset + limit), count: found.length };
    },
    rowsOf: ({ rows }) => rows,
    start: async (queryClient) => prefetch(queryClient, query),
  };
}

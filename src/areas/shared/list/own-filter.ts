import { prefetch } from '#app/query/prefetch.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '../read/every-page.ts';
import { pageOf } from './local-list.ts';
import type { ListQuery } from './list-query.ts';

/** Rows per request. */
const ROWS_AT_ONCE = 200;

interface OwnFilter<Row, Answer, Name> {
  name: Name;
  rows: keyof Answer & string;
  /** True if one of the values holds. */
  keeps: (row: Row, values: readonly string[]) => boolean;
}

/** Adds a filter that the server lacks: with it, all rows are read, and filtered here. */
export function withOwnFilter<
  Row,
  Answer extends { count: number },
  Params,
  Filter extends string,
  Name extends string,
>(
  list: ListQuery<Row, Answer, Params, Filter>,
  { name, rows: rowsName, keeps }: OwnFilter<Row, Answer, Name>,
): ListQuery<Row, Answer, Params, Filter | Name> {
  const valuesOf = ({ filters }: ListView): readonly string[] => filters[name] ?? [];
  const withRows = (answer: Answer, rows: readonly Row[]): Answer =>
    Object.assign({}, answer, { [rowsName]: rows });
  const readAll = async (view: ListView, call?: { signal: AbortSignal }): Promise<Answer> => {
    let first: Answer | undefined;
    const all = await everyPage(async (part) => {
      const answer = await list.read(view, part, call);
      first ??= answer;
      return { rows: [...listOf(list.rowsOf(answer))], count: answer.count };
    }, ROWS_AT_ONCE);
    const found = all.filter((row) => isObject(row) && keeps(row, valuesOf(view)));
    return { ...withRows(first as Answer, found), count: found.length };
  };
  const own: ListQuery<Row, Answer, Params, Filter | Name> = {
    ...list,
    filters: [...list.filters, name],
    options: (view) => {
      const values = valuesOf(view);
      if (values.length === 0) return list.options(view);
      return {
        queryKey: [...list.options({ ...view, page: 1 }).queryKey, name, ...values],
        queryFn: async ({ signal }) => readAll(view, { signal }),
        select: (answer) => withRows(answer, pageOf(list.rowsOf(answer), view)),
      };
    },
    read: async (view, part, call) => {
      if (valuesOf(view).length === 0) return list.read(view, part, call);
      const answer = await readAll(view, call);
      const { offset, limit } = part;
      return withRows(answer, list.rowsOf(answer).slice(offset, offset + limit));
    },
    start: async (queryClient, address) =>
      prefetch(queryClient, own.options(readListView(address, own.filters))),
  };
  return own;
}

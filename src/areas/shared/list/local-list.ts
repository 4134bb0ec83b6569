import { useMemo } from 'react';
import { isObject } from '#ui/format/guards.ts';
import type { ListResult } from '#ui/list/List.tsx';
import type { ListView } from '#ui/list/useListState.ts';

/** For lists that are read whole, because the server can't search, filter or sort them. */
export interface LocalList<Row> {
  finder: (search: string) => (row: Row) => boolean;
  /** By filter: values of a row, one of which must be chosen. */
  valuesOf?: Readonly<Record<string, (row: Row) => readonly string[]>>;
  /** By column. */
  sortBy: Readonly<Record<string, (one: Row, other: Row) => number>>;
  /** A leading `-` means descending. */
  defaultOrder: string;
}

interface LocalView extends Pick<ListView, 'search'> {
  filters: Readonly<Record<string, readonly string[]>>;
  order?: string | undefined;
}

const columnOf = (order: string): string => order.replace(/^-/, '');

/**
 * Searches, filters and sorts; skips what is no record. Unknown columns sort as the default one.
 *
 * @returns all pages
 */
export function foundIn<Row>(
  rows: readonly Row[],
  { search, filters, order }: LocalView,
  { finder, valuesOf = {}, sortBy, defaultOrder }: LocalList<Row>,
): Row[] {
  const isFound = finder(search);
  const asked = Object.entries(valuesOf).flatMap(([name, values]) => {
    const chosen = filters[name] ?? [];
    return chosen.length > 0 ? [{ chosen, values }] : [];
  });
  const found = rows.filter(
    (row) =>
      isObject(row) &&
      asked.every(({ chosen, values }) => values(row).some((value) => chosen.includes(value))) &&
      isFound(row),
  );
  const wanted = order ?? defaultOrder;
  const compare = sortBy[columnOf(wanted)] ?? sortBy[columnOf(defaultOrder)];
  const sorted = compare ? found.toSorted(compare) : found;
  return wanted.startsWith('-') ? sorted.toReversed() : sorted;
}

export const pageOf = <Row>(
  found: readonly Row[],
  { page, pageSize }: Pick<ListView, 'page' | 'pageSize'>,
): Row[] => found.slice((page - 1) * pageSize, page * pageSize);

/** @param all result of reading the whole list */
export function useLocalPage<Row>(
  all: Omit<ListResult<unknown>, 'rows' | 'count'>,
  found: readonly Row[] | undefined,
  { page, pageSize }: Pick<ListView, 'page' | 'pageSize'>,
): ListResult<Row> {
  const rows = useMemo(() => found && pageOf(found, { page, pageSize }), [found, page, pageSize]);
  return { ...all, rows, count: found?.length };
}

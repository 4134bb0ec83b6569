import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The field by which the server sorts this column, if it can. */
  sortBy?: string;
  /** Numbers are aligned at the end side. */
  align?: 'end';
  /** It takes what the others leave, in place of the first one, whose values are short. */
  fills?: boolean;
  /** Pixels; the column that takes what the others leave has none. */
  width?: number;
  /** Pixels up to which it grows where there is room. */
  maxWidth?: number;
  /** Narrow tables leave out the columns with the highest numbers first; 1 always stays. */
  priority?: 1 | 2 | 3;
  /** Hidden until it is chosen in the display menu. */
  optional?: boolean;
}

/**
 * The columns to show, in their order. The first column names the record and always leads.
 *
 * @param chosen ids of the other columns, in the order that one prefers; undefined for the usual ones
 */
export function shownColumns<C extends { id: string; optional?: boolean }>(
  columns: readonly C[],
  chosen: readonly string[] | undefined,
): C[] {
  const [first, ...others] = columns;
  if (!first) return [];
  if (!chosen) return [first, ...others.filter((column) => !column.optional)];
  const byId = new Map(others.map((column) => [column.id, column]));
  return [first, ...new Set(chosen)].flatMap((entry) =>
    typeof entry === 'string' ? (byId.get(entry) ?? []) : entry,
  );
}

/** Moves a column one place towards the start (-1) or the end (1); at the edge nothing changes. */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

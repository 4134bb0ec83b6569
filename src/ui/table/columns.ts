import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** First column: beside the link, not in its name. */
  mark?: (row: Row) => ReactNode;
  /** Server field. */
  sortBy?: string;
  align?: 'end';
  /** Takes the remaining width instead of the first column. */
  fills?: boolean;
  /** Pixels; the least. */
  width?: number;
  /** Text of a cell: the column grows to the longest. */
  text?: (row: Row) => string | null | undefined;
  /** Pixels beside the text. */
  beside?: number;
  /** Pixels; texts may be cut here, and wherever room is lacking. Without it, they never are. */
  maxWidth?: number;
  /** Place in a phone's row: at the end of the first line, in the second or in the third. */
  kind?: 'amount' | 'figure' | 'age' | 'badge';
  /** Narrow tables hide higher numbers first; 1 always stays. */
  priority?: 1 | 2 | 3;
  /** Hidden by default; `wide`: unless the window is wide. */
  optional?: boolean | 'wide';
}

/**
 * The first column always leads.
 *
 * @param chosen ids after the first; undefined for the default
 */
export function shownColumns<C extends { id: string; optional?: boolean | 'wide' }>(
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

/** @param by -1 towards the start, 1 towards the end; no-op at the edge */
export function moveColumn(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

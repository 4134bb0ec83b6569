/** A record of a list, with what the list itself says of it. */
export interface Listed<Row> {
  /** Undefined when the record has none: then it can neither be opened nor selected. */
  id: string | undefined;
  /** Tells it from the others, whatever it is. */
  key: string;
  /** What one calls it; empty when it has no name. */
  name: string;
  href: string | undefined;
  row: Row;
}

interface Readers<Row> {
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
}

/** A text that is read from a record; undefined when the record isn't as it should be. */
function textOf<Row>(read: (row: Row) => unknown, row: Row): string | undefined {
  try {
    const text = read(row);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads what a list says of its records. One that isn't as it should be, without an id or no record at all, keeps
 * its place, so that the others are shown and the count is right.
 */
export function readListed<Row>(
  rows: readonly Row[],
  { rowId, rowName, rowHref }: Readers<Row>,
): Listed<Row>[] {
  const seen = new Set<string>();
  return rows.map((row, place) => {
    const id = textOf(rowId, row) || undefined;
    const isNew = id !== undefined && !seen.has(id);
    if (isNew) seen.add(id);
    return {
      id,
      key: isNew ? id : `${id ?? ''} ${place}`,
      name: textOf(rowName, row) ?? '',
      href: id === undefined ? undefined : textOf(rowHref, row),
      row,
    };
  });
}

/** The ids of the records that have one. */
export const idsOf = <Row>(rows: readonly Row[], rowId: (row: Row) => string): string[] =>
  rows.flatMap((row) => textOf(rowId, row) || []);

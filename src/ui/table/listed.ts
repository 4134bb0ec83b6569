export interface Listed<Row> {
  /** Undefined if broken: can't be opened or selected. */
  id: string | undefined;
  /** Unique key, also for broken records. */
  key: string;
  name: string;
  href: string | undefined;
  row: Row;
}

interface Readers<Row> {
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHref: (row: Row) => string;
}

function textOf<Row>(read: (row: Row) => unknown, row: Row): string | undefined {
  try {
    const text = read(row);
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Broken records keep their place and count. */
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

export const idsOf = <Row>(rows: readonly Row[], rowId: (row: Row) => string): string[] =>
  rows.flatMap((row) => textOf(rowId, row) || []);

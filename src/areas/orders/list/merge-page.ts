export interface Part<Row> {
  rows: readonly Row[];
  count: number;
}

interface Page {
  offset: number;
  limit: number;
}

/**
 * Returns one page of a server-paged list merged with a whole second one, reading only what it needs.
 *
 * @param read reads part of the first list
 * @param more in the same order
 * @param compare ties: first list first
 */
export async function mergePage<Row>(
  read: (page: Page) => Promise<Part<Row>>,
  more: readonly Row[],
  compare: (a: Row, b: Row) => number,
  { offset, limit }: Page,
): Promise<Part<Row>> {
  const from = Math.max(0, offset - more.length);
  const { rows, count } = await read({ offset: from, limit: offset + limit - from });
  const merged: Row[] = [];
  let next = 0;
  for (const row of rows) {
    for (; next < more.length && compare(more[next] as Row, row) < 0; next += 1) {
      merged.push(more[next] as Row);
    }
    merged.push(row);
  }
  // Append the rest unless the first list continues.
  if (from + rows.length >= count) merged.push(...more.slice(next));
  return { rows: merged.slice(offset - from).slice(0, limit), count: count + more.length };
}

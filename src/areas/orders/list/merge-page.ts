/** Some rows of a list, and how many it has. */
export interface Part<Row> {
  rows: readonly Row[];
  count: number;
}

interface Page {
  offset: number;
  limit: number;
}

/**
 * One page of two lists made into one, of which the server pages the first. Only so much of that is read as the page can
 * need.
 *
 * @param read    reads a part of the first list, in its order
 * @param more    the whole second list, in the same order
 * @param compare the order of both; of equals the first list's comes first
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
  // Behind the last row that was read, unless more of the first list follow.
  if (from + rows.length >= count) merged.push(...more.slice(next));
  return { rows: merged.slice(offset - from).slice(0, limit), count: count + more.length };
}

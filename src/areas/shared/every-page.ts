/** Rows that one call brings when a whole list is wanted. */
export const EVERY_PAGE_SIZE = 100;

/**
 * Reads a whole list, page after page, for what has to be complete: the currencies of a form, a tree.
 *
 * @param limit rows of one call; more only where a row is small
 */
export async function everyPage<Row>(
  read: (page: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>,
  limit = EVERY_PAGE_SIZE,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows, count } = await read({ limit, offset: all.length });
    all.push(...rows);
    if (rows.length === 0 || all.length >= count) return all;
  }
}

/** Rows that one call brings when a whole list is wanted. */
export const EVERY_PAGE_SIZE = 100;

/** Reads a whole list, page after page, for what has to be complete: the currencies of a form, a tree. */
export async function everyPage<Row>(
  read: (page: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { rows, count } = await read({ limit: EVERY_PAGE_SIZE, offset: all.length });
    all.push(...rows);
    if (rows.length === 0 || all.length >= count) return all;
  }
}

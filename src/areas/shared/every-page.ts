import { sideBySide } from './side-by-side.ts';

/** Rows that one call brings when a whole list is wanted. */
export const EVERY_PAGE_SIZE = 100;

/** Pages that are read at the same time, once the first has told how many there are. */
const PAGES_AT_ONCE = 4;

/**
 * Reads a whole list for what has to be complete: the currencies of a form, a tree, the variants of a spreadsheet. The
 * first page tells how many rows there are; the others are then read side by side.
 *
 * The list must have an order of its own, or be asked for in one, so that its pages fit together.
 *
 * @param limit rows of one call; more only where a row is small, since the server's work grows with their square
 * @throws what `read` throws
 */
export async function everyPage<Row>(
  read: (page: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>,
  limit = EVERY_PAGE_SIZE,
): Promise<Row[]> {
  const { rows, count } = await read({ limit, offset: 0 });
  // A server may send fewer at once than it was asked for.
  const step = rows.length;
  const left = step === 0 ? 0 : Math.max(0, Math.ceil(count / step) - 1);
  const offsets = Array.from({ length: left }, (_, page) => (page + 1) * step);
  const pages = new Map<number, Row[]>();
  await sideBySide(offsets, PAGES_AT_ONCE, async (offset) => {
    pages.set(offset, (await read({ limit: step, offset })).rows);
  });
  return [...rows, ...offsets.flatMap((offset) => pages.get(offset) ?? [])];
}

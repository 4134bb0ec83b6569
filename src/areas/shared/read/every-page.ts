import { CALLS_AT_ONCE, mapConcurrently } from './map-concurrently.ts';

export const EVERY_PAGE_SIZE = 100;

/**
 * Reads a whole list, in parallel after the first page. Needs a stable order.
 *
 * @param limit raise only for small rows: server work grows with its square
 * @throws whatever `read` throws
 */
export async function everyPage<Row>(
  read: (page: { limit: number; offset: number }) => Promise<{ rows: Row[]; count: number }>,
  limit = EVERY_PAGE_SIZE,
): Promise<Row[]> {
  const { rows, count } = await read({ limit, offset: 0 });
  // A server may send fewer than asked for.
  const step = rows.length;
  const left = step === 0 ? 0 : Math.max(0, Math.ceil(count / step) - 1);
  const offsets = Array.from({ length: left }, (_, page) => (page + 1) * step);
  const others = await mapConcurrently(offsets, CALLS_AT_ONCE, (offset) =>
    read({ limit: step, offset }),
  );
  return [...rows, ...others.flatMap((page) => page.rows ?? [])];
}

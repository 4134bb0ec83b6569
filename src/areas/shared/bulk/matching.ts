import { everyPage } from '../every-page.ts';

/** Ids of a call of the whole list. */
const IDS_AT_ONCE = 500;

/**
 * The ids of all records that match a list's search and filters, each once.
 *
 * @param read brings one page of the list, and of each record no more than its id
 * @throws ApiError when a call fails
 */
export async function readMatchingIds(
  read: (page: {
    limit: number;
    offset: number;
  }) => Promise<{ rows: { id: string }[]; count: number }>,
): Promise<string[]> {
  const rows = await everyPage(read, IDS_AT_ONCE);
  return [...new Set(rows.map(({ id }) => id))];
}

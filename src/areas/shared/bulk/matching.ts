import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '../every-page.ts';
import type { ListQuery } from '../list-query.ts';

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

/**
 * The ids of all rows that a view of a list finds, with its search and filters.
 *
 * @throws ApiError when a call fails
 */
export const readIdsOf = <Answer extends { count: number }>(
  list: Pick<ListQuery<{ id: string }, Answer>, 'read' | 'rowsOf'>,
  view: ListView,
): Promise<string[]> =>
  readMatchingIds(async (part) => {
    const answer = await list.read(view, part);
    return { rows: [...list.rowsOf(answer)], count: answer.count };
  });

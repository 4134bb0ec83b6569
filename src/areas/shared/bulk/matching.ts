import type { ListView } from '#ui/list/useListState.ts';
import { everyPage } from '../read/every-page.ts';
import type { ListQuery } from '../list/list-query.ts';

const IDS_AT_ONCE = 500;

/**
 * Reads all ids, without duplicates.
 *
 * @throws ApiError
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

export const readIdsOf = <Answer extends { count: number }>(
  list: Pick<ListQuery<{ id: string }, Answer>, 'read' | 'rowsOf'>,
  view: ListView,
): Promise<string[]> =>
  readMatchingIds(async (part) => {
    const answer = await list.read(view, part);
    return { rows: [...list.rowsOf(answer)], count: answer.count };
  });

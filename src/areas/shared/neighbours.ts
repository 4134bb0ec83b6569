import { useQuery } from '@tanstack/react-query';
import { onPage } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { listOf } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { idsOf } from '#ui/table/listed.ts';
import type { ListQuery } from './list-query.ts';
import { useRecordPlace } from './record-place.ts';

export interface Neighbours {
  /** The addresses of the records before and after it in that list; undefined where there is none, or not yet. */
  previous: string | undefined;
  next: string | undefined;
  /** Its place in the list, from 1; undefined while unknown. */
  place: number | undefined;
  count: number;
}

export interface NeighboursOptions<Answer> {
  /** The list that the record may have been opened from. */
  list: Pick<ListQuery<{ id: string }, Answer>, 'filters' | 'options' | 'rowsOf'>;
  /** The address of a record, opened from the list with the given parameters. */
  recordPath: (id: string, from: { list: string }) => string;
}

/**
 * A record's neighbours in the list that it was opened from. The list's cached page has them mostly; at its first and
 * last row the page before or after is read.
 */
export function useNeighbours<Answer extends { count: number }>({
  list,
  recordPath,
}: NeighboursOptions<Answer>): Neighbours {
  const { id, list: query } = useRecordPlace();
  const view = readListView(new URLSearchParams(query), list.filters);
  const here = useQuery(list.options(view));
  const idsIn = (answer: Answer): string[] => idsOf(listOf(list.rowsOf(answer)), (row) => row.id);
  const ids = here.data ? idsIn(here.data) : [];
  const count = here.data?.count ?? 0;
  const index = ids.indexOf(id);
  // What lies beyond the page's first and last row can wait for the record itself.
  const hasContent = useFirstContent();
  const hasBefore = index === 0 && view.page > 1;
  const hasAfter = index === ids.length - 1 && index >= 0 && view.page * view.pageSize < count;
  const before = useQuery({
    ...list.options({ ...view, page: view.page - 1 }),
    enabled: hasBefore && hasContent,
  });
  const after = useQuery({
    ...list.options({ ...view, page: view.page + 1 }),
    enabled: hasAfter && hasContent,
  });
  const pathTo = (neighbour: string | undefined, page: number): string | undefined =>
    neighbour === undefined ? undefined : recordPath(neighbour, { list: onPage(query, page) });
  const isKnown = index >= 0;
  return {
    previous: hasBefore
      ? pathTo(before.data && idsIn(before.data).at(-1), view.page - 1)
      : pathTo(isKnown ? ids[index - 1] : undefined, view.page),
    next: hasAfter
      ? pathTo(after.data && idsIn(after.data)[0], view.page + 1)
      : pathTo(isKnown ? ids[index + 1] : undefined, view.page),
    place: isKnown ? (view.page - 1) * view.pageSize + index + 1 : undefined,
    count,
  };
}

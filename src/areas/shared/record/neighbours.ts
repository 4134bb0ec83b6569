import { useQuery } from '@tanstack/react-query';
import { onPage } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { listOf } from '#ui/format/instant.ts';
import { readListView } from '#ui/list/useListState.ts';
import { idsOf } from '#ui/table/listed.ts';
import type { ListQuery } from '../list/list-query.ts';
import { useRecordPlace } from './record-place.ts';

export interface Neighbours {
  isPending: boolean;
  /** URLs; undefined if none, or while loading. */
  previous: string | undefined;
  next: string | undefined;
  /** 1-based. */
  place: number | undefined;
  count: number;
}

export interface NeighboursOptions<Answer> {
  list: Pick<ListQuery<{ id: string }, Answer>, 'filters' | 'options' | 'rowsOf'>;
  recordPath: (id: string, from: { list: string }) => string;
}

/** Mostly from the cached list page; at its ends, from an adjacent one. */
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
  // Adjacent pages can wait for the record.
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
    isPending: here.isPending,
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

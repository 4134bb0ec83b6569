import { getListCollectionsQueryOptions } from '#generated/admin/collections/collections.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { listQuery } from '#shared/list-query.ts';
import type { RowOf } from '#shared/list-query.ts';

/** The list of collections, newest first. */
export const collectionList = listQuery({
  rows: 'collections',
  query: getListCollectionsQueryOptions,
  unasked: ['products'],
  filters: { created_at: 'dates', updated_at: 'dates' },
  defaultOrder: '-created_at',
});

/** A row of the list. */
export type ListedCollection = RowOf<typeof collectionList>;

/** Whether the list has a search beside a date filter, of which the server heeds only the search. */
export const ignoresDates = ({ search, filters }: ListView): boolean =>
  search !== '' && collectionList.filters.some((name) => filters[name] !== undefined);

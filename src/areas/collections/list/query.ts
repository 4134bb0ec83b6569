import { getListCollectionsQueryOptions } from '#generated/admin/collections/collections.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { RowOf } from '#shared/list/list-query.ts';

export const collectionList = listQuery({
  rows: 'collections',
  query: getListCollectionsQueryOptions,
  alwaysSent: ['products'],
  filters: { created_at: 'dates', updated_at: 'dates' },
  defaultOrder: '-created_at',
});

export type ListedCollection = RowOf<typeof collectionList>;

/** With a search, the server ignores date filters. */
export const ignoresDates = ({ search, filters }: ListView): boolean =>
  search !== '' && collectionList.filters.some((name) => filters[name] !== undefined);

import type { ProductCollectionListResponse } from '#generated/admin/admin.schemas.ts';
import { getListCollectionsQueryOptions } from '#generated/admin/collections/collections.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { given } from '#shared/given.ts';
import { instantsOf, listQuery } from '#shared/list-query.ts';

/** A row of the list. */
export type ListedCollection = ProductCollectionListResponse['collections'][number];

/** The list of collections, newest first. */
export const collectionList = listQuery({
  filters: ['created_at', 'updated_at'],
  defaultOrder: '-created_at',
  options: (page, view) =>
    getListCollectionsQueryOptions(
      given({
        ...page,
        created_at: instantsOf(view, 'created_at'),
        updated_at: instantsOf(view, 'updated_at'),
      }),
    ),
});

/** Whether the list has a search beside a date filter, of which the server heeds only the search. */
export const ignoresDates = ({ search, filters }: ListView): boolean =>
  search !== '' && collectionList.filters.some((name) => filters[name] !== undefined);

import type { ProductCollectionResponse } from '#generated/admin/admin.schemas.ts';
import {
  getCollection,
  getGetCollectionQueryOptions,
  getUpdateCollectionMutationOptions,
} from '#generated/admin/collections/collections.ts';
import { recordQuery } from '#shared/record-query.ts';

/** The collection of a page. */
export type Collection = ProductCollectionResponse['collection'];

export const collectionRecord = recordQuery({
  options: (id) => getGetCollectionQueryOptions(id),
  get: getCollection,
  select: ({ collection }: ProductCollectionResponse) => collection,
  updateOptions: (meta, request) =>
    getUpdateCollectionMutationOptions({ request, mutation: { meta } }),
});

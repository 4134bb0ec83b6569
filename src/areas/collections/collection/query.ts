import { useQuery } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import type { ProductCollectionResponse } from '#generated/admin/admin.schemas.ts';
import {
  getCollection,
  getGetCollectionQueryKey,
  getGetCollectionQueryOptions,
} from '#generated/admin/collections/collections.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import type { ApiError } from '#client/index.ts';

/** The collection of a page. */
export type Collection = ProductCollectionResponse['collection'];

/** Starts to load a collection, without waiting. */
export function startCollection(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(getGetCollectionQueryOptions(id));
}

/** @param enabled false for a collection that is known to be gone */
export function useCollection(id: string, enabled = true): UseQueryResult<Collection, ApiError> {
  return useQuery({
    ...getGetCollectionQueryOptions(id),
    select: ({ collection }) => collection,
    enabled,
  });
}

/** The collection as the server has it at this moment, past the cache. */
export async function readCollectionNow(
  queryClient: QueryClient,
  id: string,
  call: CallOptions,
): Promise<Collection> {
  const { collection } = await readNow(queryClient, getGetCollectionQueryKey(id), () =>
    getCollection(id, call),
  );
  return collection;
}

import type { QueryClient } from '@tanstack/react-query';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { getGetStoreQueryOptions, getStore } from '#generated/admin/store/store.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { prefetch } from '#app/query/prefetch.ts';

export const storeRecord = {
  start: async (client: QueryClient) => prefetch(client, getGetStoreQueryOptions()),
  /** Bypasses the cache. */
  readNow: async (client: QueryClient, call: CallOptions): Promise<StoreDetail> => {
    const { queryKey } = getGetStoreQueryOptions();
    return (await readNow(client, queryKey, () => getStore(call))).store;
  },
};

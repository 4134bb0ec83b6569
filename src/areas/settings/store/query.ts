import type { QueryClient } from '@tanstack/react-query';
import type { StoreDetail } from '#generated/admin/admin.schemas.ts';
import { getGetStoreQueryOptions, getStore } from '#generated/admin/store/store.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { startReading } from '#app/query/start-reading.ts';

/** The store, of which there is one. */
export const storeRecord = {
  start: async (client: QueryClient) => startReading(client, getGetStoreQueryOptions()),
  /** The store as the server has it at this moment, past the cache. */
  readNow: async (client: QueryClient, call: CallOptions): Promise<StoreDetail> => {
    const { queryKey } = getGetStoreQueryOptions();
    return (await readNow(client, queryKey, () => getStore(call))).store;
  },
};

import type { QueryClient } from '@tanstack/react-query';
import { getGetStoreQueryOptions } from '#generated/admin/store/store.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { orderCount } from '#shared/orders/count.ts';

/** A store without orders is set up first. */
export const allOrders = orderCount({});

const bringFigures = async (client: QueryClient): Promise<void> =>
  (await import('./performance/bring-kept.ts')).bringKept(client);

/** Figures need the store’s currency. */
export async function startHome(client: QueryClient): Promise<unknown> {
  void bringFigures(client).catch(() => undefined);
  return Promise.all([prefetch(client, allOrders), prefetch(client, getGetStoreQueryOptions())]);
}

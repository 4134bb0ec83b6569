import type { QueryClient } from '@tanstack/react-query';
import { getGetStoreQueryOptions } from '#generated/admin/store/store.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { orderCount } from '#shared/orders/count.ts';

/** A store without orders is set up first. */
export const allOrders = orderCount({});

/** Figures need the store’s currency. */
export const startHome = async (client: QueryClient) =>
  Promise.all([prefetch(client, allOrders), prefetch(client, getGetStoreQueryOptions())]);

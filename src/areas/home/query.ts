import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '#app/query/prefetch.ts';
import { orderCount } from '#shared/orders/count.ts';

/** A store without orders is set up first. */
export const allOrders = orderCount({});

export const startHome = async (client: QueryClient) => prefetch(client, allOrders);

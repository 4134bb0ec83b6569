import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { orderRecord } from '../order/query.ts';
import type { Order } from '../order/query.ts';
import type { BulkAction } from './plan.ts';

/** Each order is read for the plan, and again before the action. */
export const MOST_ORDERS = 200;
/** Parallel calls */
const READS_AT_ONCE = 3;

/**
 * The server's list takes only one order id. Deleted orders are missing.
 *
 * @returns oldest first
 * @throws ApiError
 */
async function readOrders(
  client: QueryClient,
  ids: readonly string[],
  call: CallOptions,
  onRead: (count: number) => void,
): Promise<Order[]> {
  const found: Order[] = [];
  let read = 0;
  await mapConcurrently(
    ids,
    READS_AT_ONCE,
    async (id) => {
      try {
        found.push(await orderRecord.readNow(client, id, call));
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      read += 1;
      onRead(read);
    },
    call.signal,
  );
  return found.toSorted((a, b) => a.display_id - b.display_id);
}

export interface OrdersRead {
  query: UseQueryResult<Order[]>;
  read: number;
  total: number;
  isTooMany: boolean;
}

/** Reads the orders once; later changes don't affect the result. */
export function useOrdersRead(action: BulkAction, ids: readonly string[]): OrdersRead {
  const client = useQueryClient();
  const [read, setRead] = useState(0);
  const isTooMany = ids.length > MOST_ORDERS;
  const query = useQuery({
    enabled: !isTooMany,
    queryKey: ['orders before an action', action, ids],
    queryFn: ({ signal }) => readOrders(client, ids, { signal }, setRead),
    staleTime: Infinity,
    gcTime: 0,
  });
  return { query, read, total: ids.length, isTooMany };
}

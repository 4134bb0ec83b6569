import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { sideBySide } from '#shared/side-by-side.ts';
import { orderRecord } from '../order/query.ts';
import type { Order } from '../order/query.ts';
import type { BulkAction } from './plan.ts';

/** Orders that are handled at once: each is read for the plan, and once more before anything is done with it. */
export const MOST_ORDERS = 200;
/** Calls at once: others' reads should get through. */
const READS_AT_ONCE = 3;

/**
 * Reads orders as they are now, a few at a time: the server's list finds one order by its id, not several. Those that
 * are gone are missing from the answer.
 *
 * @param onRead told how many are read
 * @returns the oldest first
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
  await sideBySide(
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
    () => call.signal.aborted,
  );
  return found.toSorted((a, b) => a.display_id - b.display_id);
}

export interface OrdersRead {
  query: UseQueryResult<Order[]>;
  /** How many of them are read. */
  read: number;
  /** How many are selected. */
  total: number;
  isTooMany: boolean;
}

/** The selected orders as they are when one asks what is to be done with them; what is done later changes nothing here. */
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

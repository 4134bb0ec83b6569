import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { mapConcurrently } from '#shared/read/map-concurrently.ts';
import { readEditsNow, wasEdited } from '../order/order-edit/edits.ts';
import { paidForEdits } from '../order/order-edit/payments.ts';
import { orderRecord } from '../order/query.ts';
import type { Order } from '../order/query.ts';
import type { BulkAction } from './plan.ts';

/** Each order is read for the plan, and again before the action. */
export const MOST_ORDERS = 200;
/** Parallel calls */
const READS_AT_ONCE = 3;

/** These say what is owed, which depends on payments for order edits. */
const NEEDS_EDITS: ReadonlySet<BulkAction> = new Set(['fulfill', 'complete', 'archive']);

type ReadOrder = Order & {
  /** Minor units paid outside the order's payments; 0 for actions that need no edits */
  paidOutside: number;
};

/** Returns what was paid for the order outside its payments, in minor units. */
export const paidOutsideOf = (orders: readonly ReadOrder[] | undefined, { id }: Order): number =>
  orders?.find((order) => order.id === id)?.paidOutside ?? 0;

/**
 * The server's list takes only one order id. Deleted orders are missing.
 *
 * @returns oldest first
 * @throws ApiError
 */
async function readOrders(
  client: QueryClient,
  { action, ids }: { action: BulkAction; ids: readonly string[] },
  call: CallOptions,
  onRead: (count: number) => void,
): Promise<ReadOrder[]> {
  const found: ReadOrder[] = [];
  const readPaidOutside = async (order: Order): Promise<number> =>
    NEEDS_EDITS.has(action) && wasEdited(order)
      ? paidForEdits(order, await readEditsNow(client, order.id, call))
      : 0;
  let read = 0;
  await mapConcurrently(
    ids,
    READS_AT_ONCE,
    async (id) => {
      try {
        const order = await orderRecord.readNow(client, id, call);
        found.push({ ...order, paidOutside: await readPaidOutside(order) });
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
  query: UseQueryResult<ReadOrder[]>;
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
    queryFn: ({ signal }) => readOrders(client, { action, ids }, { signal }, setRead),
    staleTime: Infinity,
    gcTime: 0,
  });
  return { query, read, total: ids.length, isTooMany };
}

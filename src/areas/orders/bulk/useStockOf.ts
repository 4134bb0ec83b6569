import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { chunk } from '#app/query/chunk.ts';
import { whyNot } from '../order/registry/order-actions.ts';
import { itemsToFulfill } from '../order/facts/unfulfilled.ts';
import { readStock } from '../order/actions/stock.ts';
import type { OrderStock } from '../order/actions/stock.ts';
import type { Order, OrderItem } from '../order/query.ts';

const ITEMS_AT_ONCE = 100;

async function readInParts(items: readonly OrderItem[], signal: AbortSignal): Promise<OrderStock> {
  const parts: OrderStock[] = [];
  for (const part of chunk(items, ITEMS_AT_ONCE)) parts.push(await readStock(part, signal));
  return {
    takes: new Map(parts.flatMap(({ takes }) => [...takes])),
    levels: parts.flatMap(({ levels }) => levels),
    reservations: parts.flatMap(({ reservations }) => reservations),
  };
}

export function useStockOf(orders: readonly Order[] | undefined): UseQueryResult<OrderStock> {
  const items = (orders ?? [])
    .filter((order) => whyNot(order, 'fulfill') === undefined)
    .flatMap(itemsToFulfill);
  return useQuery({
    enabled: orders !== undefined,
    queryKey: ['stock before an action', items.map(({ id }) => id)],
    queryFn: ({ signal }) => readInParts(items, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
}

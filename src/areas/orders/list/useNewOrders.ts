import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryKey } from '#generated/admin/orders/orders.ts';
import { readInstant } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ShownList } from '#shared/list/useList.ts';
import { orderCount } from '#shared/orders/count.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { orderList } from './query.ts';
import type { OrderPage, OrderRow } from './query.ts';
import { toDoOf } from './to-do-filter.ts';
import { CERTAIN, narrowed } from './to-do-statuses.ts';

/** Polling interval in milliseconds, while the page is visible and online */
const LOOK_EVERY = 45_000;

interface NewOrders {
  /** Matching orders placed since the list was read */
  count: number;
  isReading: boolean;
  show: () => void;
}

/** Returns the newest order's date in epoch ms; 0 without a readable one. */
export const newestOf = (orders: readonly Pick<OrderRow, 'created_at'>[]): number =>
  Math.max(0, ...readEach(orders, ({ created_at: at }) => readInstant(at)?.getTime() ?? 0));

/** @param since epoch ms */
export function laterParams(params: ListOrdersParams, since: number): ListOrdersParams {
  const { created_at: days } = params;
  // The server's instants have sub-millisecond parts that it doesn't return.
  const after = new Date(since + 1).toISOString();
  const from = days?.gte !== undefined && days.gte > after ? days.gte : after;
  return { ...params, created_at: { ...days, gte: from } };
}

/** Statuses suffice: a new order has no exchange or claim yet. */
function newParams(view: ListView): ListOrdersParams {
  const params = orderList.params(view);
  const todo = toDoOf(view);
  const statuses = todo && CERTAIN[todo];
  return { ...params, ...(statuses && narrowed(statuses, params)) };
}

/** Polls for new orders; the list stays until the user asks for them. */
export function useNewOrders({
  state,
  query,
}: Pick<ShownList<OrderRow, OrderPage>, 'state' | 'query'>): NewOrders {
  const client = useQueryClient();
  const stands = query.data !== undefined && !query.isPlaceholderData;
  const params = newParams(state);
  // Then the list itself contains its newest order.
  const leads = state.page === 1 && (state.order ?? orderList.defaultOrder) === '-created_at';
  const newest = useQuery({
    ...orderCount(params),
    enabled: stands && !leads,
  });
  const known = leads ? (stands ? query.data : undefined) : newest.data;
  const since = known && newestOf(orderList.rowsOf(known));
  const later = useQuery({
    ...orderCount(laterParams(params, since ?? 0)),
    enabled: stands && since !== undefined,
    // None at the time the list was read.
    initialData: { orders: [], count: 0, offset: 0, limit: 1 },
    staleTime: LOOK_EVERY,
    refetchInterval: LOOK_EVERY,
    refetchOnWindowFocus: 'always',
  });
  return {
    count: since === undefined ? 0 : (later.data?.count ?? 0),
    isReading: query.isFetching,
    show: () => {
      if (state.page > 1) state.setPage(1);
      void client.invalidateQueries({ queryKey: getListOrdersQueryKey() });
    },
  };
}

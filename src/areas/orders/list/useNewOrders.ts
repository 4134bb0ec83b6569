import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryKey } from '#generated/admin/orders/orders.ts';
import { readInstant } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ShownList } from '#shared/useList.ts';
import { orderCount } from '#shared/orders/count.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { orderList } from './query.ts';
import type { OrderPage, OrderRow } from './query.ts';
import { toDoOf } from './to-do-filter.ts';
import { CERTAIN, narrowed } from './to-do-statuses.ts';

/** Milliseconds between two looks for new orders, while the page is in sight and online. */
const LOOK_EVERY = 45_000;

interface NewOrders {
  /** Orders that match the list and came after it was read. */
  count: number;
  /** The list is being read anew. */
  isReading: boolean;
  /** Reads the list anew, from its first page. */
  show: () => void;
}

/** When the newest of some orders was placed, in milliseconds since 1970; 0 when there is none that can be read. */
export const newestOf = (orders: readonly Pick<OrderRow, 'created_at'>[]): number =>
  Math.max(0, ...readEach(orders, ({ created_at: at }) => readInstant(at)?.getTime() ?? 0));

/**
 * What finds the orders that came after an instant, within what a list finds.
 *
 * @param since milliseconds since 1970
 */
export function laterParams(params: ListOrdersParams, since: number): ListOrdersParams {
  const { created_at: days } = params;
  // The server's instants have parts of a millisecond, which it doesn't say.
  const after = new Date(since + 1).toISOString();
  const from = days?.gte !== undefined && days.gte > after ? days.gte : after;
  return { ...params, created_at: { ...days, gte: from } };
}

/** Parameters of a view's new orders; one that has just come has no exchange or claim. */
function newParams(view: ListView): ListOrdersParams {
  const params = orderList.params(view);
  const todo = toDoOf(view);
  const statuses = todo && CERTAIN[todo];
  return { ...params, ...(statuses && narrowed(statuses, params)) };
}

/** Looks now and then whether orders have come since the list was read; what one reads stays until one asks for them. */
export function useNewOrders({
  state,
  query,
}: Pick<ShownList<OrderRow, OrderPage>, 'state' | 'query'>): NewOrders {
  const client = useQueryClient();
  const stands = query.data !== undefined && !query.isPlaceholderData;
  const params = newParams(state);
  // The list itself knows its newest order where that leads it.
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
    // When the list was read there was none.
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

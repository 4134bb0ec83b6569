import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ListOrdersParams, OrderListResponse } from '#generated/admin/admin.schemas.ts';
import {
  getListOrdersQueryKey,
  getListOrdersQueryOptions,
} from '#generated/admin/orders/orders.ts';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { ApiError } from '#client/index.ts';
import { mayHaveFeature } from '#app/flags/known-features.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { readListView } from '#ui/list/useListState.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { listQuery } from '#shared/list/list-query.ts';
import type { FilterOf, ListQuery, RowOf } from '#shared/list/list-query.ts';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.tsx';
import { searchText } from '../search.ts';
import type { OrdersToDo } from './orders-to-do.ts';
import { TO_DO_FILTER, toDoOf } from './to-do-filter.ts';

const WITHOUT_CHANNEL = joinNames<ExpandOf<typeof listOrders>>(
  'customer',
  'shipping_address',
  'region',
);

const byStatus = listQuery({
  rows: 'orders',
  query: getListOrdersQueryOptions,
  fields: [
    'id',
    'display_id',
    'status',
    'payment_status',
    'fulfillment_status',
    'email',
    'currency_code',
    'total',
    'created_at',
    'updated_at',
  ],
  // Not the items: they take 4 kB per order.
  relations: ['customer', 'shipping_address', 'sales_channel', 'region'],
  filters: {
    status: ORDER_STATUSES,
    payment_status: PAYMENT_STATUSES,
    fulfillment_status: FULFILLMENT_STATUSES,
    region_id: 'values',
    currency_code: 'value',
    sales_channel_id: 'values',
    customer_id: 'value',
    created_at: 'dates',
    updated_at: 'dates',
    canceled_at: 'dates',
  },
  defaultOrder: '-created_at',
  params: ({ search }) =>
    omitUndefined<ListOrdersParams>({
      q: searchText(search) || undefined,
      expand: mayHaveFeature('sales_channels') ? undefined : WITHOUT_CHANNEL,
    }),
});

export type OrderRow = RowOf<typeof byStatus>;

/** `isCut` only with the to-do filter */
export type OrderPage = OrderListResponse & Partial<Pick<OrdersToDo, 'isCut'>>;

type OrderFilter = FilterOf<typeof byStatus> | typeof TO_DO_FILTER;

/** The server has no to-do filter, so those orders are partly found here. */
export const orderList: ListQuery<OrderRow, OrderPage, ListOrdersParams, OrderFilter> = {
  ...byStatus,
  filters: [...byStatus.filters, TO_DO_FILTER],
  options: (view) => {
    const todo = toDoOf(view);
    if (!todo) return byStatus.options(view);
    const params = byStatus.params(view);
    return {
      queryKey: [...getListOrdersQueryKey(params), todo],
      queryFn: async ({ signal, client }) =>
        (await import('./orders-to-do.ts')).readOrdersToDo({ todo, params }, { signal, client }),
    };
  },
  read: async (view, part) => {
    const todo = toDoOf(view);
    if (!todo) return byStatus.read(view, part);
    const params = { ...byStatus.params(view), ...part };
    return (await import('./orders-to-do.ts')).readOrdersToDo({ todo, params });
  },
  start: async (queryClient, address) =>
    prefetch(queryClient, orderList.options(readListView(address, orderList.filters))),
};

/** Milliseconds; counting exchanges and claims reads hundreds of orders. */
const SEND_COUNT_HOLDS = 5 * 60 * 1000;

/** Writes to exchanges and claims refresh it. */
const SEND_KEY = ['admin', 'swaps'] as const;

/** Reads a view's count and its oldest order. */
export function orderCountQuery(
  view: ListView,
): UseQueryOptions<OrderPage, ApiError, OrderPage, QueryKey> {
  const params = byStatus.params(view);
  const todo = toDoOf(view);
  const isCostly = todo === 'send';
  return {
    queryKey: [...(isCostly ? SEND_KEY : getListOrdersQueryKey()), 'count', todo, params],
    queryFn: async ({ signal, client }) =>
      (await import('./orders-to-do.ts')).countOrders(todo, params, { signal, client }),
    ...(isCostly ? { staleTime: SEND_COUNT_HOLDS } : {}),
  };
}

/** Returns the query that counts a view's orders. */
export const orderCountOf = (
  view: ListView,
): UseQueryOptions<OrderPage, ApiError, { count: number | undefined }, QueryKey> => ({
  ...orderCountQuery(view),
  // As `foundCount`, whose file would come before the first row.
  select: ({ count, isCut }) => ({ count: isCut && count === 0 ? undefined : count }),
});

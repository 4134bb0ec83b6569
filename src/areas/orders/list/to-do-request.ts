import type { QueryClient } from '@tanstack/react-query';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { ListOrdersParams, OrderListItem } from '#generated/admin/admin.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import type { ToDoFilter } from './to-do-filter.ts';
import type { StatusParams } from './to-do-statuses.ts';

/** Orders per call, about 9 kB each */
export const AT_ONCE = 250;

/** `client` shares answers between several counts */
export interface Reading {
  signal?: AbortSignal;
  client?: QueryClient;
}

export interface ToDoRequest {
  todo: ToDoFilter;
  /** Including statuses, which narrow further */
  params: ListOrdersParams;
  /** Nothing but ids and dates is needed */
  isCount?: boolean;
}

export interface Looked {
  orders: OrderListItem[];
  /** More orders matched, or were edited, than were checked */
  isCut: boolean;
}

/** Relations needed to count what is left to do */
const GOODS = joinNames<ExpandOf<typeof listOrders>>(
  'items',
  'fulfillments',
  'fulfillments.tracking_links',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'swaps',
  'swaps.fulfillments',
  'swaps.shipping_methods',
  'claims',
  'claims.fulfillments',
  'claims.shipping_methods',
);

export const withRelations = (
  { expand, ...params }: ListOrdersParams,
  relations: string,
): ListOrdersParams => ({
  ...params,
  expand: [expand, relations].filter(Boolean).join(','),
});

export const withGoods = (params: ListOrdersParams): ListOrdersParams =>
  withRelations(params, GOODS);

export const statusesOf = ({
  status,
  payment_status,
  fulfillment_status,
}: ListOrdersParams): StatusParams =>
  Object.fromEntries(
    Object.entries({ status, payment_status, fulfillment_status }).filter(([, value]) => value),
  );

export const callOf = ({ signal }: Reading): { signal?: AbortSignal } => (signal ? { signal } : {});

import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import { given } from '#shared/given.ts';
import { listQuery } from '#shared/list-query.ts';
import type { RowOf } from '#shared/list-query.ts';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.tsx';
import { searchText } from '../search.ts';

/** The list of orders, newest first. */
export const orderList = listQuery({
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
  // Not the items: they are 4 kB an order.
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
  params: ({ search }) => given<ListOrdersParams>({ q: searchText(search) || undefined }),
});

/** A row of the list as it comes first. */
export type OrderRow = RowOf<typeof orderList>;

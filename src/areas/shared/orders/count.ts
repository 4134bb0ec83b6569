import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { OrderOf } from '#app/query/names.ts';

export const countParams = (params: ListOrdersParams): ListOrdersParams => ({
  ...params,
  limit: 1,
  offset: 0,
  // Search fails unless the sort column is in `fields`; this one always is.
  order: '-created_at' satisfies OrderOf<typeof listOrders>,
  fields: 'id,total',
  expand: '',
});

export const orderCount = (params: ListOrdersParams) =>
  getListOrdersQueryOptions(countParams(params));

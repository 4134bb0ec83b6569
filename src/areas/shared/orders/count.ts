import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';

export const countParams = (params: ListOrdersParams): ListOrdersParams => ({
  ...params,
  limit: 1,
  offset: 0,
  // Search fails unless the sort column is in `fields`; this one always is.
  order: '-created_at',
  fields: 'id,total',
  expand: '',
});

export const orderCount = (params: ListOrdersParams) =>
  getListOrdersQueryOptions(countParams(params));

import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';

/** What counts the orders that some parameters find: of the newest one its id, and nothing that belongs to it. */
export const countParams = (params: ListOrdersParams): ListOrdersParams => ({
  ...params,
  limit: 1,
  offset: 0,
  // A search fails where the column that it is sorted by isn't among the fields; this one always is.
  order: '-created_at',
  fields: 'id,total',
  expand: '',
});

/** The query of how many orders some parameters find. */
export const orderCount = (params: ListOrdersParams) =>
  getListOrdersQueryOptions(countParams(params));

import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import type { OrderAnswer } from './facts.ts';
import type { Page } from './read-orders.ts';
import { hasFeature } from './server-features.ts';

/** Totals aren't named: then the server adds those of each item and shipping method. */
const FIELDS = joinNames<FieldOf<typeof listOrders>>(
  'id',
  'display_id',
  'status',
  'created_at',
  'updated_at',
  'canceled_at',
  'currency_code',
  'region_id',
  'customer_id',
  'tax_rate',
);
/** Without the feature, the server has no such column. */
const WITH_CHANNEL = [FIELDS, joinNames<FieldOf<typeof listOrders>>('sales_channel_id')].join(',');

/** Items come with their variants, adjustments and tax lines. */
const RELATIONS = joinNames<ExpandOf<typeof listOrders>>(
  'items',
  'shipping_methods',
  'shipping_methods.tax_lines',
  'shipping_address',
  'billing_address',
  'discounts',
  'discounts.rule',
  'payments',
  'refunds',
  'returns',
  'returns.items',
  'swaps',
  'swaps.return_order',
  'swaps.return_order.items',
  'claims',
  'claims.claim_items',
  'claims.return_order',
  'claims.return_order.items',
);

export type OrdersFilter = Pick<ListOrdersParams, 'created_at' | 'id' | 'updated_at'> & {
  /** Numbers are unique, instants aren't. */
  order: '-created_at' | 'display_id';
};

export type FetchOrders = (
  filter: OrdersFilter,
  part: { limit: number; offset: number },
  call: { signal: AbortSignal },
) => Promise<Page<OrderAnswer>>;

/** @throws ApiError */
export const fetchOrders: FetchOrders = async (filter, { limit, offset }, call) => {
  const fields = (await hasFeature('sales_channels')) ? WITH_CHANNEL : FIELDS;
  const { orders, count } = await listOrders(
    { ...filter, limit, offset, fields, expand: RELATIONS },
    call,
  );
  return { rows: listOf(orders), count };
};

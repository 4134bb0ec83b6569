import type { OrderDetail } from '#generated/admin/admin.schemas.ts';
import { getGetOrderQueryOptions } from '#generated/admin/orders/orders.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';
import { byItemName } from './item-name.ts';

/** Names no relations, so the server joins its defaults, several levels deep, and returns totals with their parts. */
export const orderRecord = recordQuery({
  name: 'order',
  query: getGetOrderQueryOptions,
  arrange: arrangeOrder,
});

/** The server returns relations in random order. */
export function arrangeOrder(order: OrderDetail): OrderDetail {
  return {
    ...order,
    items: present(order.items).toSorted(byItemName),
    shipping_methods: present(order.shipping_methods),
    discounts: present(order.discounts),
    gift_cards: present(order.gift_cards),
    gift_card_transactions: inOrder(order.gift_card_transactions),
    payments: inOrder(order.payments),
    refunds: inOrder(order.refunds),
    fulfillments: inOrder(order.fulfillments),
    returns: inOrder(order.returns),
    swaps: inOrder(order.swaps),
    claims: inOrder(order.claims),
  };
}

export type Order = RecordOf<typeof orderRecord>;
export type OrderItem = Order['items'][number];
export type OrderPayment = Order['payments'][number];
export type OrderRefund = Order['refunds'][number];
export type OrderReturn = Order['returns'][number];
export type OrderSwap = Order['swaps'][number];
export type OrderClaim = Order['claims'][number];
/** Of the order, a swap or a claim */
export type OrderFulfillment = Order['fulfillments'][number] | OrderSwap['fulfillments'][number];

/** Drops entries that aren't records. */
const present = <Related>(records: readonly Related[]): Related[] =>
  listOf(records).filter(isObject);

/** Oldest first, then by id; ids are ascending. */
const inOrder = <Related extends { id: string; created_at?: string }>(
  records: readonly Related[],
): Related[] =>
  present(records).toSorted(
    (a, b) => timeOf(a.created_at) - timeOf(b.created_at) || (a.id < b.id ? -1 : 1),
  );

import type { OrderDetail } from '#generated/admin/admin.schemas.ts';
import { getGetOrderQueryOptions } from '#generated/admin/orders/orders.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { RecordOf } from '#shared/record-query.ts';
import { byItemName } from './item-name.ts';

/**
 * How an order is read. One call answers all that the page's first look needs: no relations are named, because then the
 * server joins those of its own list, several levels deep, and adds the totals up with everything that they are made of.
 */
export const orderRecord = recordQuery({
  name: 'order',
  query: getGetOrderQueryOptions,
  arrange: arrangeOrder,
});

/** The server joins relations in any order; a list that isn't there is one without entries. */
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

/** The order of a page, with its items, money, fulfillments and after-sales. */
export type Order = RecordOf<typeof orderRecord>;
export type OrderItem = Order['items'][number];
export type OrderPayment = Order['payments'][number];
export type OrderRefund = Order['refunds'][number];
export type OrderReturn = Order['returns'][number];
export type OrderSwap = Order['swaps'][number];
export type OrderClaim = Order['claims'][number];
/** A fulfillment of the order itself, or of one of its swaps or claims. */
export type OrderFulfillment = Order['fulfillments'][number] | OrderSwap['fulfillments'][number];

/** The records of a list, without what is none. */
const present = <Related>(records: readonly Related[]): Related[] =>
  listOf(records).filter((record) => typeof record === 'object' && record !== null);

/** The records of a list, the oldest first; those of one moment by their ids, which count up. */
const inOrder = <Related extends { id: string; created_at?: string }>(
  records: readonly Related[],
): Related[] =>
  present(records).toSorted(
    (a, b) => timeOf(a.created_at) - timeOf(b.created_at) || (a.id < b.id ? -1 : 1),
  );

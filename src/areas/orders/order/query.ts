import type { OrderDetail } from '#generated/admin/admin.schemas.ts';
import { getGetOrderQueryOptions } from '#generated/admin/orders/orders.ts';
import { isObject } from '#ui/format/guards.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record/record-query.ts';
import type { RecordOf } from '#shared/record/record-query.ts';
import { byItemName } from './item-name.ts';
import type { NamedItem } from './item-name.ts';

/** Names no relations, so the server joins its defaults, several levels deep, and returns totals with their parts. */
export const orderRecord = recordQuery({
  name: 'order',
  query: getGetOrderQueryOptions,
  arrange: arrangeOrder,
});

/** The server returns relations in random order. Items come by name wherever they are listed. */
export function arrangeOrder(order: OrderDetail): OrderDetail {
  const items = present(order.items).toSorted(byItemName);
  const swaps = inOrder(order.swaps).map(withItemsByName);
  const claims = inOrder(order.claims).map(withItemsByName);
  const byItem = byNameIn([
    ...items,
    ...[...swaps, ...claims].flatMap((after) => present(after.additional_items)),
  ]);
  return {
    ...order,
    items,
    shipping_methods: present(order.shipping_methods),
    discounts: present(order.discounts),
    gift_cards: present(order.gift_cards),
    gift_card_transactions: inOrder(order.gift_card_transactions),
    payments: inOrder(order.payments),
    refunds: inOrder(order.refunds),
    fulfillments: inOrder(order.fulfillments).map((sent) => withUnits(sent, byItem)),
    returns: inOrder(order.returns).map((back) => withUnits(back, byItem)),
    swaps: swaps.map((swap) => withParcels(swap, byItem)),
    claims: claims.map((claim) =>
      withParcels(
        isSent(claim.claim_items)
          ? { ...claim, claim_items: present(claim.claim_items).toSorted(byItem) }
          : claim,
        byItem,
      ),
    ),
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

interface Unit {
  item_id: string;
  /** Of the order, also if it no longer contains it */
  item?: NamedItem | null;
}

type ByItem = (a: Unit, b: Unit) => number;

/** Compares by the names of the items; unknown ones come first. */
function byNameIn(items: readonly (NamedItem & { id: string })[]): ByItem {
  const names = new Map<string, NamedItem>(items.map((item) => [item.id, item]));
  const nameOf = ({ item_id: id, item }: Unit): NamedItem => names.get(id) ?? item ?? { title: '' };
  return (a, b) => byItemName(nameOf(a), nameOf(b));
}

/** A relation that wasn't requested stays missing. */
const isSent = (records: unknown): boolean => Array.isArray(records);

const withItemsByName = <Owner extends { additional_items: readonly NamedItem[] }>(
  owner: Owner,
): Owner => {
  const { additional_items: items } = owner;
  return isSent(items)
    ? { ...owner, additional_items: present<NamedItem>(items).toSorted(byItemName) }
    : owner;
};

interface Sent {
  items?: readonly Unit[];
}

const withUnits = <Owner extends Sent>(owner: Owner, by: ByItem): Owner => {
  const { items } = owner;
  return items !== undefined && isSent(items)
    ? { ...owner, items: present<Unit>(items).toSorted(by) }
    : owner;
};

interface SwapOrClaimSent {
  fulfillments: readonly (Sent & { id: string; created_at?: string })[];
  return_order: Sent | null;
}

function withParcels<Owner extends SwapOrClaimSent>(owner: Owner, by: ByItem): Owner {
  const { fulfillments, return_order: back }: SwapOrClaimSent = owner;
  return {
    ...owner,
    ...(isSent(fulfillments)
      ? { fulfillments: inOrder(fulfillments).map((sent) => withUnits(sent, by)) }
      : {}),
    ...(back ? { return_order: withUnits(back, by) } : {}),
  };
}

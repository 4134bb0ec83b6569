import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { itemName } from './item-name.ts';
import type { Order, OrderFulfillment } from './query.ts';

/** Sent for an exchange or claim, not for the order's own items */
export type Within = 'swap' | 'claim';

/** `title` is missing if the item is gone from the order */
export interface Units {
  title: string | undefined;
  quantity: number;
}

export interface SentFulfillment {
  id: string;
  within: Within | undefined;
  units: readonly Units[];
  /** ISO 8601 instants */
  createdAt: string;
  shippedAt: string | null;
  canceledAt: string | null;
  locationId: string | undefined;
  /** The fulfillment provider's id */
  provider: string;
  tracking: readonly string[];
}

/** By item id */
export type Titles = ReadonlyMap<string, string>;

export function fulfillmentsOf(order: Order): SentFulfillment[] {
  const titles = titlesIn(order);
  const sent = (
    fulfillments: readonly OrderFulfillment[] | null | undefined,
    within?: Within,
  ): SentFulfillment[] =>
    readEach(fulfillments, (fulfillment) => ({
      id: fulfillment.id,
      within,
      units: unitsOf(fulfillment.items, titles),
      createdAt: fulfillment.created_at,
      shippedAt: fulfillment.shipped_at,
      canceledAt: fulfillment.canceled_at,
      locationId: fulfillment.location_id ?? undefined,
      provider: fulfillment.provider_id ?? '',
      tracking: trackingNumbersOf(fulfillment),
    }));
  return [
    ...sent(order.fulfillments),
    ...order.swaps.flatMap((swap) => sent(swap.fulfillments, 'swap')),
    ...order.claims.flatMap((claim) => sent(claim.fulfillments, 'claim')),
  ];
}

export const titlesIn = (order: Pick<Order, 'items' | 'swaps' | 'claims'>): Titles =>
  new Map(
    [
      ...order.items,
      ...[...order.swaps, ...order.claims].flatMap((after) => listOf(after.additional_items)),
    ].flatMap((item) => (item ? [[item.id, itemName(item)] as const] : [])),
  );

export const unitsOf = (
  items: readonly { item_id: string; quantity: number }[] | undefined,
  titles: Titles,
): Units[] => readEach(items, ({ item_id: id, quantity }) => ({ title: titles.get(id), quantity }));

/** The server keeps newer numbers as links, older ones in a list. */
export const trackingNumbersOf = (
  fulfillment: Pick<OrderFulfillment, 'tracking_links' | 'tracking_numbers'>,
): string[] => [
  ...new Set(
    [
      ...readEach(fulfillment.tracking_links, (link) => link.tracking_number),
      ...listOf(fulfillment.tracking_numbers),
    ].filter((number) => typeof number === 'string' && number.trim() !== ''),
  ),
];

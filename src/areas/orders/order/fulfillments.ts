import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { itemName } from './item-name.ts';
import type { Order, OrderFulfillment } from './query.ts';

/** What an exchange or a claim sends belongs to it, not to the order's own items. */
export type Within = 'swap' | 'claim';

/** Units of something that was ordered; its title is missing when the item is gone from the order. */
export interface Units {
  title: string | undefined;
  quantity: number;
}

/** A fulfillment, as the page shows it. */
export interface SentFulfillment {
  id: string;
  within: Within | undefined;
  units: readonly Units[];
  /** Instants, ISO 8601. */
  createdAt: string;
  shippedAt: string | null;
  canceledAt: string | null;
  locationId: string | undefined;
  /** The server's name of who sends it. */
  provider: string;
  /** The numbers of its parcels. */
  tracking: readonly string[];
}

/** Names of items, by their ids. */
export type Titles = ReadonlyMap<string, string>;

/** The fulfillments of an order, then those of its exchanges and claims. */
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

/** The names of all that is sent with an order, also by its exchanges and claims. */
export const titlesIn = (order: Pick<Order, 'items' | 'swaps' | 'claims'>): Titles =>
  new Map(
    [
      ...listOf(order.items),
      ...[...listOf(order.swaps), ...listOf(order.claims)].flatMap((after) =>
        listOf(after.additional_items),
      ),
    ].flatMap((item) => (item ? [[item.id, itemName(item)] as const] : [])),
  );

/** How many of what, by the names of the items. */
export const unitsOf = (
  items: readonly { item_id: string; quantity: number }[] | undefined,
  titles: Titles,
): Units[] => readEach(items, ({ item_id: id, quantity }) => ({ title: titles.get(id), quantity }));

/** The numbers of a fulfillment's parcels, each once; the server keeps newer ones as links, older ones in a list. */
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

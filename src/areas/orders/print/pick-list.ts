import { listOf } from '#ui/format/instant.ts';
import { bestLocation, stockAt } from '../order/actions/stock.ts';
import type { OrderStock } from '../order/actions/stock.ts';
import { isFullyRefunded } from '../order/facts/order-facts.ts';
import type { SoldItem } from '../order/facts/returnable.ts';
import { swapsAndClaimsFor } from '../order/facts/swap-or-claim.ts';
import { itemsToFulfill, unfulfilled } from '../order/facts/unfulfilled.ts';
import type { Order } from '../order/query.ts';
import { printedItemOf } from './printed-items.ts';
import type { PrintedItem } from './printed-items.ts';

export interface Pick extends PrintedItem {
  key: string;
  quantity: number;
  /** In printing order */
  orders: { id: string; number: number; quantity: number }[];
}

export interface PickPlace {
  /** Location id; undefined if irrelevant or unknown */
  location: string | undefined;
  picks: Pick[];
}

interface PickLine {
  item: SoldItem;
  location: string | undefined;
  quantity: number;
}

/** Returns the items to fulfill, with those of exchanges and claims; its own only unless fully refunded. */
export function itemsToPick(order: Order): SoldItem[] {
  if (order.status === 'canceled') return [];
  const replacing = [
    ...swapsAndClaimsFor(order, 'fulfillSwap'),
    ...swapsAndClaimsFor(order, 'fulfillClaim'),
  ].flatMap(({ record }): readonly SoldItem[] => listOf(record.additional_items));
  return itemsToFulfill<SoldItem>({
    items: [...(isFullyRefunded(order) ? [] : order.items), ...replacing],
  });
}

/** Reserved units come from their location, others from the fullest; unmanaged or missing stock from anywhere. */
function pickLinesOf(
  order: Order,
  stock: OrderStock | undefined,
  locations: readonly string[],
): PickLine[] {
  const items = itemsToPick(order);
  if (!stock) {
    return items.map((item) => ({ item, location: undefined, quantity: unfulfilled(item) }));
  }
  const reserved: PickLine[] = [];
  const rest = items.flatMap((item) => {
    let left = unfulfilled(item);
    for (const location of locations) {
      const quantity = Math.min(left, stockAt(stock, item, location).reserved);
      if (quantity > 0) reserved.push({ item, location, quantity });
      left -= quantity;
    }
    return left > 0 ? [{ item, quantity: left }] : [];
  });
  const best = bestLocation(stock, rest, locations);
  const lies = (item: SoldItem): boolean =>
    best !== undefined && (stockAt(stock, item, best).stocked ?? 0) > 0;
  return [
    ...reserved,
    ...rest.map(({ item, quantity }) => ({
      item,
      location: lies(item) ? best : undefined,
      quantity,
    })),
  ];
}

/**
 * Sorted by place and SKU; goods without one come last, by name.
 *
 * @param stock undefined if unknown: all may come from anywhere
 * @param locations ids in walking order
 */
export function pickList(
  orders: readonly Order[],
  stock: OrderStock | undefined,
  locations: readonly string[],
): PickPlace[] {
  const places = new Map<string | undefined, Map<string, Pick>>();
  for (const order of orders) {
    for (const { item, location, quantity } of pickLinesOf(order, stock, locations)) {
      const printed = printedItemOf(item);
      const key = item.variant_id ?? [printed.sku, printed.title, printed.variant].join('\n');
      const picks = places.get(location) ?? new Map<string, Pick>();
      places.set(location, picks);
      const pick = picks.get(key) ?? { ...printed, key, quantity: 0, orders: [] };
      const own = pick.orders.find(({ id }) => id === order.id);
      picks.set(key, {
        ...pick,
        quantity: pick.quantity + quantity,
        orders: own
          ? pick.orders.map((one) =>
              one === own ? { ...own, quantity: own.quantity + quantity } : one,
            )
          : [...pick.orders, { id: order.id, number: order.display_id, quantity }],
      });
    }
  }
  return [...locations, undefined].flatMap((location) => {
    const picks = places.get(location);
    return picks ? [{ location, picks: [...picks.values()].toSorted(bySku) }] : [];
  });
}

const collator = new Intl.Collator('en', { numeric: true });

const bySku = (one: PrintedItem, other: PrintedItem): number =>
  Number(one.sku === undefined) - Number(other.sku === undefined) ||
  collator.compare(one.sku ?? '', other.sku ?? '') ||
  collator.compare(one.title, other.title) ||
  collator.compare(one.variant ?? '', other.variant ?? '');

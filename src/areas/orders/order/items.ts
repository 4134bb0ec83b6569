import type { Order, OrderItem } from './query.ts';

/** How far the units of an item are; together they are the quantity. */
export interface ItemProgress {
  /** Came back. */
  returned: number;
  /** Are on their way or there, without those that came back. */
  shipped: number;
  /** Are packed and not handed over yet. */
  fulfilled: number;
  /** Wait to be packed. */
  unfulfilled: number;
  /** Will not be sent: the order was canceled. */
  canceled: number;
}

type Counted = Pick<
  OrderItem,
  'quantity' | 'fulfilled_quantity' | 'shipped_quantity' | 'returned_quantity'
>;

/**
 * How far the units of an item are. The server counts a unit that was returned as shipped and fulfilled as well; here
 * each counts once, as what it is now.
 */
export function progressOf(item: Counted, status: Order['status']): ItemProgress {
  const quantity = count(item.quantity);
  const returned = Math.min(quantity, count(item.returned_quantity));
  const shipped = Math.min(
    quantity - returned,
    Math.max(0, count(item.shipped_quantity) - returned),
  );
  const sent = returned + shipped;
  const fulfilled = Math.min(quantity - sent, Math.max(0, count(item.fulfilled_quantity) - sent));
  const rest = quantity - sent - fulfilled;
  return status === 'canceled'
    ? { returned, shipped, fulfilled: 0, unfulfilled: 0, canceled: fulfilled + rest }
    : { returned, shipped, fulfilled, unfulfilled: rest, canceled: 0 };
}

const count = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;

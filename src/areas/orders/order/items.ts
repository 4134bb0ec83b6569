import type { Order, OrderItem } from './query.ts';

/** Units by state; the sum is the quantity */
export interface ItemProgress {
  returned: number;
  /** Without returned units */
  shipped: number;
  /** Packed, not handed over */
  fulfilled: number;
  /** To be packed */
  unfulfilled: number;
  /** Won't be sent */
  canceled: number;
}

type Counted = Pick<
  OrderItem,
  'quantity' | 'fulfilled_quantity' | 'shipped_quantity' | 'returned_quantity'
>;

/** Counts each unit once; the server counts returned ones as shipped and fulfilled too. */
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

import { listOf } from '#ui/format/instant.ts';
import { itemName } from '../item-name.ts';
import type { NamedItem } from '../item-name.ts';
import type { Order, OrderFulfillment, OrderItem, OrderPayment } from '../query.ts';

/** Whole units of something, whatever the server sends for none. */
const count = (units: number | null | undefined): number => units ?? 0;

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + of(entry), 0);

type OpenPayment = Pick<OrderPayment, 'captured_at' | 'canceled_at' | 'swap_id'>;

/** Payments that are authorized and neither captured nor canceled; that of an exchange is processed with it. */
export const openPayments = <Payment extends OpenPayment>({
  payments,
}: {
  payments: readonly Payment[];
}): Payment[] =>
  payments.filter((payment) => !payment.captured_at && !payment.canceled_at && !payment.swap_id);

/** What could still be captured, in minor units. */
export const capturable = (order: Order): number => sum(openPayments(order), (one) => one.amount);

/** Payments that were captured. The server cancels them too when the order is canceled. */
const capturedPayments = ({ payments }: Order): OrderPayment[] =>
  payments.filter((payment) => payment.captured_at);

/** What was captured, in minor units. */
export const captured = (order: Order): number => sum(capturedPayments(order), (one) => one.amount);

/** What was given back, in minor units. */
export const refunded = (order: Order): number =>
  sum(capturedPayments(order), (one) => count(one.amount_refunded));

/** What is left of a captured payment, in minor units. */
export const restOf = (payment: OrderPayment): number =>
  payment.captured_at ? payment.amount - count(payment.amount_refunded) : 0;

/** Captured payments of which something is left. */
export const refundablePayments = (order: Order): OrderPayment[] =>
  capturedPayments(order).filter((payment) => restOf(payment) > 0);

/** The most that can be given back, in minor units. */
export const refundable = (order: Order): number => sum(refundablePayments(order), restOf);

/**
 * What the customer has paid above the order's total, as after an edit that made it smaller, in minor units. What was
 * paid for an exchange is apart from the total.
 */
export function owed(order: Order): number {
  return Math.max(0, Math.min(paidFor(order) - order.total, refundable(order)));
}

/** Captured and not refunded for the order itself, in minor units. */
const paidFor = (order: Order): number =>
  sum(
    capturedPayments(order).filter((payment) => !payment.swap_id),
    restOf,
  );

/** All that was paid was given back: nothing has to be sent any more. */
export const isFullyRefunded = ({
  payment_status: status,
}: Pick<Order, 'payment_status'>): boolean => status === 'refunded';

/** Gift cards cover the whole order, and the server waits for a payment until it is captured without one. */
export const isCoveredByGiftCards = ({
  total,
  payments,
  payment_status: status,
}: Pick<Order, 'total' | 'payments' | 'payment_status'>): boolean =>
  total === 0 && payments.length === 0 && status === 'awaiting';

/** Owed to the customer once an amount is captured, as after an edit that made the order smaller; in minor units. */
export const owedAfterCapture = (order: Order, amount: number): number =>
  Math.max(0, paidFor(order) + amount - order.total);

/** Units of an item that are in a fulfillment, shipped or not. */
export const fulfilled = (item: OrderItem | undefined): number => count(item?.fulfilled_quantity);

/** A fulfillment with the order, exchange or claim that it is of. */
export interface Parcel {
  /** Its place among all of the order's, from 1. */
  number: number;
  of: 'order' | 'swap' | 'claim';
  /** The order, swap or claim. */
  ownerId: string;
  fulfillment: OrderFulfillment;
  /** Names and units of its items. */
  contents: { title: string; quantity: number }[];
}

interface Packed {
  fulfillments: readonly OrderFulfillment[];
  items: readonly (NamedItem & { id: string })[];
}

const parcelsOf = (
  of: Parcel['of'],
  ownerId: string,
  { fulfillments, items }: Packed,
): Omit<Parcel, 'number'>[] =>
  listOf(fulfillments).map((fulfillment) => ({
    of,
    ownerId,
    fulfillment,
    contents: listOf(fulfillment.items).map(({ item_id: id, quantity }) => {
      const item = items.find((one) => one.id === id);
      return { title: item ? itemName(item) : id, quantity };
    }),
  }));

type Packings = Pick<Order, 'id' | 'items' | 'fulfillments' | 'swaps' | 'claims'>;

/** All fulfillments: the order's, then those of its exchanges and claims. */
export const parcels = (order: Packings): Parcel[] =>
  [
    ...parcelsOf('order', order.id, order),
    ...order.swaps.flatMap(({ id, fulfillments, additional_items: items }) =>
      parcelsOf('swap', id, { fulfillments, items: listOf(items) }),
    ),
    ...order.claims.flatMap(({ id, fulfillments, additional_items: items }) =>
      parcelsOf('claim', id, { fulfillments, items: listOf(items) }),
    ),
  ].map((parcel, index) => ({ ...parcel, number: index + 1 }));

/** Fulfillments that are neither shipped nor canceled. */
export const parcelsToShip = (order: Packings): Parcel[] =>
  parcels(order).filter(({ fulfillment }) => !fulfillment.shipped_at && !fulfillment.canceled_at);

/** A fulfillment of the order, its exchanges or claims. */
export const parcelOf = (order: Order, id: string): Parcel | undefined =>
  parcels(order).find(({ fulfillment }) => fulfillment.id === id);

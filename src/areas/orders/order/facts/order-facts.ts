import { listOf } from '#ui/format/instant.ts';
import { itemName } from '../item-name.ts';
import type { NamedItem } from '../item-name.ts';
import type { Order, OrderFulfillment, OrderItem, OrderPayment } from '../query.ts';
import { refundedForGoods } from '../goods-refunds.ts';
import type { RefundedOrder } from '../goods-refunds.ts';

/** The server sends null or nothing for zero */
const count = (units: number | null | undefined): number => units ?? 0;

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + of(entry), 0);

type OpenPayment = Pick<OrderPayment, 'captured_at' | 'canceled_at' | 'swap_id'>;

/** Exchange payments are processed with the exchange. */
export const openPayments = <Payment extends OpenPayment>({
  payments,
}: {
  payments: readonly Payment[];
}): Payment[] =>
  payments.filter((payment) => !payment.captured_at && !payment.canceled_at && !payment.swap_id);

/** Returns minor units not captured yet. */
export const capturable = (order: Order): number => sum(openPayments(order), (one) => one.amount);

interface PaidOrder {
  payments: readonly OrderPayment[];
}

/** Canceling the order cancels them too. */
const capturedPayments = ({ payments }: PaidOrder): OrderPayment[] =>
  payments.filter((payment) => payment.captured_at);

/** Returns captured minor units. */
export const captured = (order: Order): number => sum(capturedPayments(order), (one) => one.amount);

/** Returns refunded minor units. */
export const refunded = (order: PaidOrder): number =>
  sum(capturedPayments(order), (one) => count(one.amount_refunded));

/** Returns a captured payment's minor units not refunded yet. */
export const restOf = (payment: OrderPayment): number =>
  payment.captured_at ? payment.amount - count(payment.amount_refunded) : 0;

export const refundablePayments = (order: PaidOrder): OrderPayment[] =>
  capturedPayments(order).filter((payment) => restOf(payment) > 0);

/** Returns refundable minor units. */
export const refundable = (order: PaidOrder): number => sum(refundablePayments(order), restOf);

type OwedOrder = PaidOrder & RefundedOrder & Pick<Order, 'total'>;

/**
 * Returns minor units paid above the total, as after an edit, without exchanges.
 *
 * @param paidOutside minor units paid outside the order's payments
 */
export function owed(order: OwedOrder, paidOutside = 0): number {
  return Math.max(0, Math.min(aboveTotal(order, paidOutside), refundable(order)));
}

/** Below 0 if less than the total was paid; the total still contains goods that came back. */
function aboveTotal(order: OwedOrder, paidOutside: number): number {
  const paid = sum(
    capturedPayments(order).filter((payment) => !payment.swap_id),
    (one) => one.amount,
  );
  const back = Math.max(0, refunded(order) - refundedForGoods(order));
  return paid + paidOutside - back - order.total;
}

type SettledOrder = PaidOrder & Pick<Order, 'payment_status' | 'total' | 'gift_card_transactions'>;

/**
 * Nothing needs to be sent any more. The server keeps the status when single payments are refunded. An open payment, a
 * gift card or a dearer edit still asks for the goods.
 */
export function isFullyRefunded(order: SettledOrder): boolean {
  if (order.payment_status === 'refunded') return true;
  const paid = sum(capturedPayments(order), (one) => one.amount);
  return (
    order.total > 0 &&
    paid >= order.total &&
    refundable(order) === 0 &&
    openPayments(order).length === 0 &&
    order.gift_card_transactions.length === 0
  );
}

/** The server waits for a capture without a payment */
export const isCoveredByGiftCards = ({
  total,
  payments,
  payment_status: status,
}: Pick<Order, 'total' | 'payments' | 'payment_status'>): boolean =>
  total === 0 && payments.length === 0 && status === 'awaiting';

/** Returns minor units owed to the customer after capturing `amount`. */
export const owedAfterCapture = (order: Order, amount: number): number =>
  Math.max(0, Math.min(aboveTotal(order, amount), refundable(order) + amount));

/** Shipped or not */
export const fulfilled = (item: OrderItem | undefined): number => count(item?.fulfilled_quantity);

export interface Parcel {
  /** 1-based, among all of the order's */
  number: number;
  of: 'order' | 'swap' | 'claim';
  /** Order, swap or claim id */
  ownerId: string;
  fulfillment: OrderFulfillment;
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

/** Returns all fulfillments, including those of exchanges and claims. */
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

/** Returns fulfillments that are neither shipped nor canceled. */
export const parcelsToShip = (order: Packings): Parcel[] =>
  parcels(order).filter(({ fulfillment }) => !fulfillment.shipped_at && !fulfillment.canceled_at);

export const parcelOf = (order: Order, id: string): Parcel | undefined =>
  parcels(order).find(({ fulfillment }) => fulfillment.id === id);

/** A fulfillment, exchange or claim that wasn't canceled */
export const isOpen = ({ canceled_at: canceledAt }: { canceled_at?: string | null }): boolean =>
  !canceledAt;

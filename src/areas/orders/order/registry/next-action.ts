import type { Order } from '../query.ts';
import {
  captured,
  isCoveredByGiftCards,
  isFullyRefunded,
  openPayments,
  owed,
  parcels,
  parcelsToShip,
  refundable,
  refunded,
} from '../facts/order-facts.ts';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import { claimableItems } from '../facts/claimable.ts';
import { whyNotAny } from '../facts/swap-or-claim.ts';
import { returnableItems, waitingReturns } from '../facts/returnable.ts';

/** Also the names of the forms */
export const ORDER_ACTIONS = [
  'capture',
  'fulfill',
  'ship',
  'refund',
  'complete',
  'archive',
  'allocate',
  'release',
  'cancelFulfillment',
  'cancel',
  'return',
  'exchange',
  'claim',
  'receiveReturn',
  'cancelReturn',
  'processSwap',
  'fulfillSwap',
  'fulfillClaim',
  'cancelSwap',
  'updateClaim',
  'cancelClaim',
] as const;

export type OrderAction = (typeof ORDER_ACTIONS)[number];

/** Translation keys */
export type WhyNot =
  | 'allFulfilled'
  | 'allRefunded'
  | 'allShipped'
  | 'archived'
  | 'canceled'
  | 'captured'
  | 'claimsOpen'
  | 'completed'
  | 'fulfillmentsOpen'
  | 'noFulfillment'
  | 'noNotification'
  | 'noPayment'
  | 'noShippingMethod'
  | 'nothingCaptured'
  | 'nothingToCancel'
  | 'notCompleted'
  | 'refunded'
  | 'returnsOpen'
  | 'swapsOpen'
  | 'nothingToReturn'
  | 'exchangeRefunded'
  | 'exchangeUnpaid'
  | 'noReturnWaiting'
  | 'nothingToClaim'
  | 'noSwap'
  | 'noClaim'
  | 'ownerCanceled'
  | 'ownerFulfilled'
  | 'ownerFulfillmentsOpen'
  | 'ownerReturnOpen'
  | 'swapNotConfirmed'
  | 'swapProcessed'
  | 'swapRefunded'
  | 'claimRefunded'
  | 'claimNoShipping'
  | 'claimRefunds';

const RULES: Record<OrderAction, (order: Order) => WhyNot | undefined> = {
  capture: (order) => {
    if (openPayments(order).length > 0 || isCoveredByGiftCards(order)) return undefined;
    return captured(order) > 0 || order.payment_status === 'captured' ? 'captured' : 'noPayment';
  },
  fulfill: (order) => {
    if (itemsToFulfill(order).length === 0) return 'allFulfilled';
    return order.shipping_methods.length === 0 ? 'noShippingMethod' : undefined;
  },
  ship: (order) => {
    if (parcelsToShip(order).length > 0) return undefined;
    return parcels(order).some(({ fulfillment }) => fulfillment.shipped_at)
      ? 'allShipped'
      : 'noFulfillment';
  },
  refund: (order) => {
    if (refundable(order) > 0) return undefined;
    return captured(order) > 0 ? 'allRefunded' : 'nothingCaptured';
  },
  complete: ({ status }) => (status === 'completed' || status === 'archived' ? status : undefined),
  archive: ({ status }) => {
    if (status === 'completed') return undefined;
    return status === 'archived' ? 'archived' : 'notCompleted';
  },
  allocate: (order) => (itemsToFulfill(order).length === 0 ? 'allFulfilled' : undefined),
  release: (order) => (itemsToFulfill(order).length === 0 ? 'allFulfilled' : undefined),
  cancelFulfillment: (order) => {
    if (parcelsToShip(order).length > 0) return undefined;
    return parcels(order).some(({ fulfillment }) => fulfillment.shipped_at)
      ? 'nothingToCancel'
      : 'noFulfillment';
  },
  // The server's conditions, in the order staff would resolve them.
  cancel: ({ refunds, fulfillments, returns, swaps, claims }) => {
    if (refunds.length > 0) return 'refunded';
    if (fulfillments.some(isOpen)) return 'fulfillmentsOpen';
    if (returns.some(({ status }) => status !== 'canceled')) return 'returnsOpen';
    if (swaps.some(isOpen)) return 'swapsOpen';
    return claims.some(isOpen) ? 'claimsOpen' : undefined;
  },
  return: (order) => (returnableItems(order).length === 0 ? 'nothingToReturn' : undefined),
  // The server requires full payment and no partial refund.
  exchange: (order) => {
    if (returnableItems(order).length === 0) return 'nothingToReturn';
    const { payment_status: payment } = order;
    if (payment === 'captured') return undefined;
    return refunded(order) > 0 ? 'exchangeRefunded' : 'exchangeUnpaid';
  },
  claim: (order) => (claimableItems(order).length === 0 ? 'nothingToClaim' : undefined),
  receiveReturn: (order) => (waitingReturns(order).length === 0 ? 'noReturnWaiting' : undefined),
  cancelReturn: (order) => (waitingReturns(order).length === 0 ? 'noReturnWaiting' : undefined),
  processSwap: (order) => whyNotAny(order, 'processSwap'),
  fulfillSwap: (order) => whyNotAny(order, 'fulfillSwap'),
  fulfillClaim: (order) => whyNotAny(order, 'fulfillClaim'),
  cancelSwap: (order) => whyNotAny(order, 'cancelSwap'),
  updateClaim: ({ claims }) => {
    if (claims.length === 0) return 'noClaim';
    return claims.some(isOpen) ? undefined : 'ownerCanceled';
  },
  cancelClaim: (order) => whyNotAny(order, 'cancelClaim'),
};

const isOpen = ({ canceled_at: canceledAt }: { canceled_at?: string | null }): boolean =>
  !canceledAt;

/** Returns the reason an action isn't possible, if so. */
export const whyNot = (order: Order, action: OrderAction): WhyNot | undefined =>
  order.status === 'canceled' ? 'canceled' : RULES[action](order);

const can = (order: Order, action: OrderAction): boolean => whyNot(order, action) === undefined;

/** Returns the next step of a day's work, if any. */
export function nextAction(order: Order): OrderAction | undefined {
  if (order.status === 'canceled' || order.status === 'archived') return undefined;
  if (can(order, 'capture')) return 'capture';
  // Still possible, but refunded or completed orders don't wait for it.
  if (!isFullyRefunded(order) && order.status !== 'completed') {
    if (can(order, 'fulfill')) return 'fulfill';
    if (can(order, 'ship')) return 'ship';
  }
  if (can(order, 'processSwap')) return 'processSwap';
  if (can(order, 'fulfillSwap')) return 'fulfillSwap';
  if (can(order, 'fulfillClaim')) return 'fulfillClaim';
  if (can(order, 'receiveReturn')) return 'receiveReturn';
  if (owed(order) > 0) return 'refund';
  if (can(order, 'complete')) return 'complete';
  return can(order, 'archive') ? 'archive' : undefined;
}

import { settlementOf } from '../money.ts';
import { swapsAndClaimsFor } from './swap-or-claim.ts';
import { waitingReturns } from './returnable.ts';
import type { Order } from '../query.ts';
import { capturable, isFullyRefunded, owed, parcelsToShip } from './order-facts.ts';
import { itemsToFulfill, unfulfilled } from './unfulfilled.ts';

/** Counted from items, fulfillments and payments, never from statuses */
export interface ToDo {
  /** Authorized, not captured; minor units */
  capture: number;
  /** Owed by the customer, as after an edit; minor units */
  pay: number;
  /** Owed to the customer; minor units */
  refund: number;
  /** Units in no fulfillment; 0 once fully refunded */
  fulfill: number;
  /** The order's own unshipped fulfillments; 0 once fully refunded */
  ship: number;
  /** Exchanges and claims to fulfill or ship */
  send: number;
  /** Confirmed exchanges whose payment hasn't been processed */
  process: number;
  /** Returns to receive */
  receive: number;
}

type Goods = Pick<
  Order,
  | 'id'
  | 'payment_status'
  | 'total'
  | 'payments'
  | 'gift_card_transactions'
  | 'items'
  | 'fulfillments'
  | 'swaps'
  | 'claims'
  | 'shipping_methods'
>;

export function goodsToSend(order: Goods): Pick<ToDo, 'fulfill' | 'ship'> {
  if (isFullyRefunded(order)) return { fulfill: 0, ship: 0 };
  return {
    fulfill: itemsToFulfill(order).reduce((sum, item) => sum + unfulfilled(item), 0),
    ship: parcelsToShip(order).filter(({ of }) => of === 'order').length,
  };
}

export const replacementsToSend = (order: Goods): number =>
  new Set([
    ...swapsAndClaimsFor(order, 'fulfillSwap').map(({ record }) => record.id),
    ...swapsAndClaimsFor(order, 'fulfillClaim').map(({ record }) => record.id),
    ...parcelsToShip(order).flatMap(({ of, ownerId }) => (of === 'order' ? [] : [ownerId])),
  ]).size;

/** Exchanges are also sent before their payment is processed. */
export const exchangesToProcess = (order: Pick<Order, 'swaps' | 'claims'>): number =>
  swapsAndClaimsFor(order, 'processSwap').length;

/** @param paidOutside minor units paid outside the order's payments */
export const toDo = (order: Order, paidOutside = 0): ToDo => ({
  ...goodsToSend(order),
  capture: capturable(order),
  pay: settlementOf(order, paidOutside).customerOwes,
  refund: owed(order, paidOutside),
  send: replacementsToSend(order),
  process: exchangesToProcess(order),
  receive: waitingReturns(order).length,
});

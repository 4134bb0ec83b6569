import { ownersFor } from '../after-sales/owners.ts';
import { waitingReturns } from '../after-sales/returnable.ts';
import type { Order } from '../query.ts';
import { capturable, isFullyRefunded, owed, parcelsToShip } from './order-facts.ts';
import { itemsToFulfill, unfulfilled } from './unfulfilled.ts';

/** Work left on an order. Counted from its items, fulfillments and payments, never read from a status. */
export interface ToDo {
  /** Authorized and not captured, in minor units. */
  capture: number;
  /** Owed to the customer, in minor units. */
  refund: number;
  /** Units in no fulfillment; none once all money went back. */
  fulfill: number;
  /** The order's own fulfillments to ship; none once all money went back. */
  ship: number;
  /** Exchanges and claims with items to fulfill or fulfillments to ship. */
  send: number;
  /** Returns to receive. */
  receive: number;
}

type Goods = Pick<
  Order,
  'id' | 'payment_status' | 'items' | 'fulfillments' | 'swaps' | 'claims' | 'shipping_methods'
>;

/** The units and fulfillments of an order itself that wait to be sent. */
export function goodsToSend(order: Goods): Pick<ToDo, 'fulfill' | 'ship'> {
  if (isFullyRefunded(order)) return { fulfill: 0, ship: 0 };
  return {
    fulfill: itemsToFulfill(order).reduce((sum, item) => sum + unfulfilled(item), 0),
    ship: parcelsToShip(order).filter(({ of }) => of === 'order').length,
  };
}

/** Exchanges and claims with items to fulfill or fulfillments to ship. */
export const replacementsToSend = (order: Goods): number =>
  new Set([
    ...ownersFor(order, 'fulfillSwap').map(({ record }) => record.id),
    ...ownersFor(order, 'fulfillClaim').map(({ record }) => record.id),
    ...parcelsToShip(order).flatMap(({ of, ownerId }) => (of === 'order' ? [] : [ownerId])),
  ]).size;

/** Work left on an order, canceled and closed ones included. */
export const toDo = (order: Order): ToDo => ({
  ...goodsToSend(order),
  capture: capturable(order),
  refund: owed(order),
  send: replacementsToSend(order),
  receive: waitingReturns(order).length,
});

import type { ListView } from '#ui/list/useListState.ts';
import type { Order } from '../order/query.ts';
import { toDoOf } from '../list/to-do-filter.ts';
import type { ToDoFilter } from '../list/to-do-filter.ts';
import { isFullyRefunded } from '../order/facts/order-facts.ts';
import { nextAction } from '../order/registry/next-action.ts';
import { whyNot } from '../order/registry/order-actions.ts';
import type { OrderAction } from '../order/registry/order-actions.ts';

/** Money, goods, replacements, or each order's next action */
export type QueueScope = Exclude<ToDoFilter, 'pay' | 'refund'> | 'next';

export function scopeOf(view: Pick<ListView, 'filters'>): QueueScope {
  const todo = toDoOf(view);
  if (todo) return todo === 'pay' || todo === 'refund' ? 'next' : todo;
  const { filters } = view;
  const isByPayment = filters['payment_status'] !== undefined;
  const isByFulfillment = filters['fulfillment_status'] !== undefined;
  if (isByPayment === isByFulfillment) return 'next';
  return isByPayment ? 'capture' : 'ship';
}

const firstPossible = (order: Order, actions: readonly OrderAction[]): OrderAction | undefined =>
  order.status === 'archived'
    ? undefined
    : actions.find((action) => whyNot(order, action) === undefined);

/** Returns the action to offer, if any is left in this scope. */
export function proposed(order: Order, scope: QueueScope): OrderAction | undefined {
  if (scope === 'capture') return firstPossible(order, ['capture']);
  if (scope === 'send') {
    return firstPossible(order, ['processSwap', 'fulfillSwap', 'fulfillClaim', 'ship']);
  }
  if (scope === 'ship') {
    return isFullyRefunded(order) ? undefined : firstPossible(order, ['fulfill', 'ship']);
  }
  return nextAction(order);
}

/**
 * Returns the action that continues on the same order. Tracking numbers come later than packing, so only a queue for
 * goods also ships.
 */
export function followUp(
  order: Order,
  scope: QueueScope,
  done: OrderAction,
): OrderAction | undefined {
  if (done === 'capture' && scope === 'next') return firstPossible(order, ['fulfill']);
  if ((done === 'fulfillSwap' || done === 'fulfillClaim') && scope === 'send') {
    return firstPossible(order, ['ship']);
  }
  if (done === 'fulfill' && scope === 'ship') return firstPossible(order, ['ship']);
  return undefined;
}

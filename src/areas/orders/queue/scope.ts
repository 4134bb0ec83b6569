import type { ListView } from '#ui/list/useListState.ts';
import type { Order } from '../order/query.ts';
import { toDoOf } from '../list/to-do-filter.ts';
import type { ToDoFilter } from '../list/to-do-filter.ts';
import { isFullyRefunded } from '../order/actions/order-facts.ts';
import { nextAction, whyNot } from '../order/actions/next-action.ts';
import type { OrderAction } from '../order/actions/next-action.ts';

/** The purpose of a queue: money, goods, replacements, or the next action of each order. */
export type QueueScope = ToDoFilter | 'next';

/** What a queue is for, by the filters of its list: one of unpaid orders is for money, one of unsent orders for goods. */
export function scopeOf(view: Pick<ListView, 'filters'>): QueueScope {
  const todo = toDoOf(view);
  if (todo) return todo;
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

/** What a queue offers to do with an order when one comes to it; undefined when nothing is left for this queue. */
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
 * What goes on with an order at once after something was done with it; undefined when the queue goes on to the next
 * order. A parcel's number is mostly known later than it is packed: only a queue for goods ships what it has packed.
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

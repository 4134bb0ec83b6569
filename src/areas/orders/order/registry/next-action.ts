import type { Order } from '../query.ts';
import { ACTIONS, whyNot } from './order-actions.ts';
import type { OrderAction } from './order-actions.ts';

/** In this order */
const DAYS_WORK = [
  'capture',
  'fulfill',
  'ship',
  'processSwap',
  'fulfillSwap',
  'fulfillClaim',
  'receiveReturn',
  'refund',
  'complete',
  'archive',
] as const satisfies readonly OrderAction[];

/**
 * Returns the next step of a day's work, if any.
 *
 * @param paidOutside minor units paid outside the order's payments
 */
export function nextAction(order: Order, paidOutside = 0): OrderAction | undefined {
  if (order.status === 'canceled' || order.status === 'archived') return undefined;
  return DAYS_WORK.find((action) => {
    const { isDue } = ACTIONS[action];
    return (
      whyNot(order, action) === undefined && (isDue === undefined || isDue(order, paidOutside))
    );
  });
}

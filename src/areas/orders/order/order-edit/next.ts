import type { OrderAction } from '../actions/next-action.ts';
import type { Order } from '../query.ts';
import { isRequested, openEditOf } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { duePayments } from './payments.ts';

/** What an order's edits make the next thing to do. */
export type NextOfEdits = { kind: 'continue' } | { kind: 'pay'; collectionId: string };

/** These move goods, and an open edit would forget that they were moved. */
const MOVES_GOODS: ReadonlySet<OrderAction> = new Set(['fulfill', 'ship']);
/** These come after all that is to be paid. */
const COMES_LATER: ReadonlySet<OrderAction> = new Set(['fulfill', 'complete', 'archive']);

/**
 * What of an order's edits comes before the order's own next step. An edit that staff are at comes before anything that
 * moves goods, and one that the customer was asked about only waits. What is due comes before more is packed.
 *
 * @param own the order's next step, whatever its edits are
 */
export function nextOfEdits(
  order: Order,
  edits: readonly OrderEditRecord[],
  own: OrderAction | undefined,
): NextOfEdits | undefined {
  if (order.status === 'canceled') return undefined;
  const edit = openEditOf(edits);
  if (edit && !isRequested(edit) && own !== 'capture') return { kind: 'continue' };
  if (edit && own !== undefined && MOVES_GOODS.has(own)) return { kind: 'continue' };
  const [due] = duePayments(order, edits);
  if (due && (own === undefined || COMES_LATER.has(own))) {
    return { kind: 'pay', collectionId: due.collectionId };
  }
  return undefined;
}

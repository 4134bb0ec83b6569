import type { Order } from '../query.ts';
import { ACTIONS } from '../registry/order-actions.ts';
import type { OrderAction } from '../registry/order-actions.ts';
import { isRequested, openEditOf } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import { duePayments } from './payments.ts';

export type NextOfEdits = { kind: 'continue' } | { kind: 'pay'; collectionId: string };

/**
 * A draft edit precedes anything that moves goods; a requested one only waits. Due payments precede packing.
 *
 * @param own the order's next step, ignoring edits
 */
export function nextOfEdits(
  order: Order,
  edits: readonly OrderEditRecord[],
  own: OrderAction | undefined,
): NextOfEdits | undefined {
  if (order.status === 'canceled') return undefined;
  const edit = openEditOf(edits);
  if (edit && !isRequested(edit) && own !== 'capture') return { kind: 'continue' };
  if (edit && own !== undefined && ACTIONS[own].movesGoods) return { kind: 'continue' };
  const [due] = duePayments(order, edits);
  if (due && (own === undefined || ACTIONS[own].waitsForPayment)) {
    return { kind: 'pay', collectionId: due.collectionId };
  }
  return undefined;
}

import { createNote, listNotes } from '#generated/admin/notes/notes.ts';
import { getOrder } from '#generated/admin/orders/orders.ts';
import { isApproved, reasonAgainst } from './approval.ts';

/**
 * Skips orders that don't wait for approval, or have it.
 *
 * @returns number of orders approved
 * @throws ApiError
 */
export async function approveOrders(ids: readonly string[], note: string): Promise<number> {
  let approved = 0;
  for (const id of ids) {
    const [{ order }, { notes }] = await Promise.all([
      getOrder(id),
      listNotes({ resource_id: id, limit: 100 }),
    ]);
    if (reasonAgainst(order) === undefined && !isApproved(notes)) {
      await createNote({ resource_id: id, resource_type: 'order', value: note });
      approved += 1;
    }
  }
  return approved;
}

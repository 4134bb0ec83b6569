import type { Order } from '../query.ts';
import { contentOf } from './differences.ts';
import { isOpen, isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { WholeEditAction } from './forms.ts';

export interface SentAction {
  action: WholeEditAction;
  editId: string;
}

/**
 * True if the user's own action changed the edit, even if its answer was lost. Sending checks for other people's
 * changes first.
 *
 * @param known as the user knows it
 * @param edits as on the server now
 */
export function isOwnChange(
  { action, editId }: SentAction,
  known: OrderEditRecord | undefined,
  edits: readonly OrderEditRecord[],
  order: Pick<Order, 'items'>,
): boolean {
  if (known?.id !== editId) return false;
  const now = edits.find(({ id }) => id === editId);
  // Another edit has begun since.
  if (edits.some((edit) => edit.id !== editId && isOpen(edit))) return false;
  const isAsked =
    now !== undefined && isRequested(now) && contentOf(order, now) === contentOf(order, known);
  switch (action) {
    case 'confirmEdit':
      // Confirming first requests, to record the payment due.
      return isAsked || Boolean(now?.confirmed_at);
    case 'requestEdit':
      return isAsked;
    case 'cancelEdit':
      return Boolean(now?.canceled_at);
    case 'deleteEdit':
      return now === undefined;
    default:
      return action satisfies never;
  }
}

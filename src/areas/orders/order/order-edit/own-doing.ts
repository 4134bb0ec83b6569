import type { Order } from '../query.ts';
import { contentOf } from './differences.ts';
import { isOpen, isRequested } from './edits.ts';
import type { OrderEditRecord } from './edits.ts';
import type { WholeEditAction } from './forms.ts';

/** What someone has sent to be done with an edit as a whole. */
export interface SentAction {
  action: WholeEditAction;
  editId: string;
}

/**
 * Whether an edit is no longer as someone knows it because of what they sent themselves, whose answer may be lost. Before
 * anything is sent it is made sure that nobody else has changed the edit.
 *
 * @param known the edit as they know it
 * @param edits as the server has them now
 */
export function isOwnDoing(
  { action, editId }: SentAction,
  known: OrderEditRecord | undefined,
  edits: readonly OrderEditRecord[],
  order: Pick<Order, 'items'>,
): boolean {
  if (known?.id !== editId) return false;
  const now = edits.find(({ id }) => id === editId);
  // Another one was begun since.
  if (edits.some((edit) => edit.id !== editId && isOpen(edit))) return false;
  const isAsked =
    now !== undefined && isRequested(now) && contentOf(order, now) === contentOf(order, known);
  switch (action) {
    case 'confirmEdit':
      // What is due is made a record by asking, before the edit is confirmed.
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

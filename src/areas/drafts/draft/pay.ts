import { payDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readEach } from '#ui/format/read-each.ts';
import { withoutRecord } from '#shared/save/no-record.ts';
import type { Draft } from './query.ts';

/** Outcome of paying, or of a check after a lost answer. */
export type PayOutcome =
  | { kind: 'done'; orderId: string }
  /** Already an order: by an earlier attempt or another user. */
  | { kind: 'doneBefore'; orderId: string }
  /** The draft changed; nothing was sent. */
  | { kind: 'changed'; now: Draft }
  /** The answer was lost; the server may have done it or still be at it. */
  | { kind: 'unknown' }
  /** Still open after a lost answer. */
  | { kind: 'notDone' };

/** Facts that the decision to pay is based on. */
const factsOf = ({ cart }: Draft): string =>
  JSON.stringify([
    cart?.total,
    cart?.email,
    readEach(cart?.items, ({ id, quantity, unit_price: price }) => `${id} ${quantity} ${price}`)
      .toSorted()
      .join(),
  ]);

const orderOf = ({ status, order_id: id }: Draft): string | undefined =>
  status === 'completed' ? (id ?? '') : undefined;

/**
 * Pays a draft once: refetches it, and sends nothing if it is an order already or has changed.
 *
 * @param seen draft as the user saw it
 * @throws ApiError if reading fails or the server refuses
 */
export async function payOnce(
  seen: Draft,
  read: () => Promise<Draft>,
  call: CallOptions,
): Promise<PayOutcome> {
  const now = await read();
  const orderId = orderOf(now);
  if (orderId !== undefined) return { kind: 'doneBefore', orderId };
  if (factsOf(now) !== factsOf(seen)) return { kind: 'changed', now };
  try {
    const { order } = await payDraftOrder(seen.id, call);
    return { kind: 'done', orderId: order.id };
  } catch (failure) {
    const error = withoutRecord(failure, 'payDraftOrder');
    if (error.outcome !== 'unknown') throw error;
    return { kind: 'unknown' };
  }
}

/**
 * Checks a payment whose answer was lost; sends nothing.
 *
 * @throws ApiError if reading fails
 */
export async function lookAtPaid(read: () => Promise<Draft>): Promise<PayOutcome> {
  const orderId = orderOf(await read());
  return orderId === undefined ? { kind: 'notDone' } : { kind: 'doneBefore', orderId };
}

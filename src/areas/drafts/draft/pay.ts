import { payDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Draft } from './query.ts';

/** How an attempt to mark a draft as paid, or a look after a lost answer, ended. */
export type PayOutcome =
  | { kind: 'paid'; orderId: string }
  /** It had become an order already: by an earlier attempt, or by someone else. */
  | { kind: 'paidBefore'; orderId: string }
  /** Something that one decided upon is other now; nothing was sent. */
  | { kind: 'changed'; now: Draft }
  /** The answer was lost: the server may have done it, or may still be at it. */
  | { kind: 'unknown' }
  /** After a lost answer: the draft is still open. */
  | { kind: 'notPaid' };

/** All that the decision to mark a draft as paid is made upon. */
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
 * Marks a draft as paid, once: reads it anew and sends nothing where it is an order already or has changed.
 *
 * @param seen the draft as the person saw it
 * @throws ApiError when reading failed, or when the server refused
 */
export async function payOnce(
  seen: Draft,
  read: () => Promise<Draft>,
  call: CallOptions,
): Promise<PayOutcome> {
  const now = await read();
  const orderId = orderOf(now);
  if (orderId !== undefined) return { kind: 'paidBefore', orderId };
  if (factsOf(now) !== factsOf(seen)) return { kind: 'changed', now };
  try {
    const { order } = await payDraftOrder(seen.id, call);
    return { kind: 'paid', orderId: order.id };
  } catch (error) {
    if (!isApiError(error) || error.outcome !== 'unknown') throw error;
    return { kind: 'unknown' };
  }
}

/**
 * Says what became of a payment whose answer was lost. It sends nothing.
 *
 * @throws ApiError when reading failed
 */
export async function lookAtPaid(read: () => Promise<Draft>): Promise<PayOutcome> {
  const orderId = orderOf(await read());
  return orderId === undefined ? { kind: 'notPaid' } : { kind: 'paidBefore', orderId };
}

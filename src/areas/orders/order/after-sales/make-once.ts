import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { getOrder } from '#generated/admin/orders/orders.ts';
import type { Order } from '../query.ts';

/** So often it is sent where the server only says that something else was under way. */
const TRIES = 3;

const CONFLICT = 409;

/** A call of its own, which isn't sent again by itself. */
export type OneTry = CallOptions & { maxRetries: 0 };

interface Making {
  /** The call that makes it. */
  make: (once: OneTry) => Promise<unknown>;
  /** Ids of what an order has of this kind. */
  idsOf: (order: Order) => readonly string[];
  /** Whether an order shows that it is made and nothing of it is left to do; then a conflict was about the answer. */
  isDone?: (now: Order) => boolean;
}

/**
 * Makes a return, an exchange or a claim of an order, once. The server works in steps, and answers with a conflict also
 * when the first of them has made it and a later one met something else: so it is sent again only while the order has
 * nothing new of the kind.
 *
 * @throws ApiError when the server refused, when the answer was lost, or when after a conflict there is something new
 *   that may be someone else's
 */
export async function makeOnce(
  order: Order,
  { make, idsOf, isDone }: Making,
  call: CallOptions,
): Promise<void> {
  const known = new Set(idsOf(order));
  for (let tries = 1; ; tries += 1) {
    try {
      await make({ ...call, maxRetries: 0 });
      return;
    } catch (error) {
      if (!isApiError(error) || error.status !== CONFLICT) throw error;
      const { order: now } = await getOrder(order.id, undefined, call);
      const isNew = idsOf(now).some((id) => !known.has(id));
      if (isNew && isDone?.(now) === true) return;
      if (isNew || tries === TRIES) throw error;
    }
  }
}

import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { getOrder } from '#generated/admin/orders/orders.ts';
import { arrangeOrder } from '../query.ts';
import type { Order } from '../query.ts';

const TRIES = 3;

const CONFLICT = 409;

/** Opts out of automatic retries. */
export type OneTry = CallOptions & { maxRetries: 0 };

interface Making {
  make: (once: OneTry) => Promise<unknown>;
  /** Ids of the order's records of this kind */
  idsOf: (order: Order) => readonly string[];
  /** Complete: the conflict was only about the answer */
  isDone?: (now: Order) => boolean;
}

/**
 * Makes a return, exchange or claim once. The server reports a conflict even if its first step succeeded: retries only
 * while there is no new record.
 *
 * @throws ApiError if refused, if the answer was lost, or if a conflict left a new record that may be someone else's
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
      const answer = await getOrder(order.id, undefined, call);
      const now = arrangeOrder(answer.order);
      const isNew = idsOf(now).some((id) => !known.has(id));
      if (isNew && isDone?.(now) === true) return;
      if (isNew || tries === TRIES) throw error;
    }
  }
}

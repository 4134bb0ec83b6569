import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import { getOrder } from '#generated/admin/orders/orders.ts';
import { listOf } from '#ui/format/instant.ts';
import type { Order } from '../query.ts';

/** So often it is sent where the server only says that something else was under way. */
const TRIES = 3;

const CONFLICT = 409;

/** What is made of an order after the sale. */
type Made = 'returns' | 'swaps' | 'claims';

/**
 * Makes a return, an exchange or a claim of an order. The server works in steps and answers with a conflict also when the
 * record is made and the next step, the refund say, met something else: so it is sent again only while the order has no
 * new record of its kind.
 *
 * @param send makes the record; its call isn't sent again by itself
 * @throws ApiError the conflict where a record was made, or any other refusal
 */
export async function sendUnlessMade<Answer>(
  order: Order,
  kind: Made,
  call: CallOptions,
  send: (once: CallOptions & { maxRetries: 0 }) => Promise<Answer>,
): Promise<Answer> {
  const known = idsOf(order[kind]);
  for (let tries = 1; ; tries += 1) {
    try {
      return await send({ ...call, maxRetries: 0 });
    } catch (error) {
      const isConflict = isApiError(error) && error.status === CONFLICT;
      if (!isConflict || tries === TRIES) throw error;
      const { order: now } = await getOrder(order.id, undefined, call);
      if ([...idsOf(now[kind])].some((id) => !known.has(id))) throw error;
    }
  }
}

const idsOf = (records: readonly { id: string }[] | undefined): ReadonlySet<string> =>
  new Set(listOf(records).map(({ id }) => id));

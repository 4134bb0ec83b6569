import type { CallOptions } from '#app/query/own-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import type { Order } from '../query.ts';
import type { EditReason } from '../order-edit/why-not.ts';
import type { WhyNot } from './next-action.ts';

/** Why an operation can't be done; each kind of operation has its own reasons. */
export type Reason = WhyNot | EditReason;

/** Something about an order that an action depends on, so that it can be compared and shown. */
export interface Fact {
  what:
    | 'status'
    | 'toCapture'
    | 'captured'
    | 'refunded'
    | 'paymentRest'
    | 'fulfilled'
    | 'fulfillment'
    | 'reserved'
    | 'resent'
    | 'refundable'
    | 'returnable'
    | 'return'
    | 'owner'
    | 'price'
    | 'claimable'
    | 'claimItem'
    | 'editContent'
    | 'editDifference'
    | 'editDue';
  /** Which one, where there are several: the id of an item or a fulfillment. */
  id?: string;
  /** What staff know it by: the title of an item. */
  name?: string;
  /** Minor units, whole units, or a state. */
  value: number | string;
}

/** A fact that isn't any more as it was. */
export interface Change {
  before: Fact;
  after: Fact;
}

/**
 * Something that is done once with an order: it moves money or goods, or ends the order.
 *
 * `Sent` is what one entered for it, `Seen` what is read of the order, where that is more than its page shows.
 */
export interface OrderOperation<Sent, Seen extends Order = Order, Why extends Reason = WhyNot> {
  /** The contract's name of the call. */
  operation: string;
  /** All that the decision to do it was made upon. */
  facts: (order: Seen, sent: Sent) => Fact[];
  /** Why it can't be done with this order. */
  whyNot: (order: Seen, sent: Sent) => Why | undefined;
  /** The call; with the order as it was read right before. */
  send: (order: Seen, sent: Sent, call: CallOptions) => Promise<unknown>;
  /** Whether an order shows that it happened since another reading of it. */
  hasHappened: (before: Seen, now: Seen, sent: Sent) => boolean;
}

/** An action whose answer was lost. */
export interface Lost<Sent, Seen extends Order = Order> {
  /** The order as it was read right before. */
  before: Seen;
  sent: Sent;
}

/** How an attempt, or a look after a lost answer, ended. */
export type Outcome<Sent, Seen extends Order = Order, Why extends Reason = WhyNot> =
  | { kind: 'done' }
  /** The server had done it, although its answer was lost. */
  | { kind: 'doneBefore' }
  /** Someone else was quicker; nothing was sent. */
  | { kind: 'overtaken'; now: Seen; changes: Change[] }
  /** It can't be done any more; nothing was sent. */
  | { kind: 'impossible'; now: Seen; reason: Why }
  /** The answer was lost: the server may have done it, or may still be at it. */
  | { kind: 'unknown'; lost: Lost<Sent, Seen>; error: ApiError }
  /** After a lost answer: the order doesn't show it. */
  | { kind: 'notDone'; now: Seen };

const keyOf = ({ what, id = '' }: Fact): string => `${what} ${id}`;

/** Which of the facts are others in another reading of the order. */
export function changesBetween(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const now = new Map(after.map((fact) => [keyOf(fact), fact]));
  return before.flatMap((fact) => {
    const other = now.get(keyOf(fact));
    return other && other.value !== fact.value ? [{ before: fact, after: other }] : [];
  });
}

interface Attempt<Sent, Seen extends Order> {
  /** The order as the person saw it. */
  seen: Seen;
  sent: Sent;
  /** An earlier attempt whose answer was lost. */
  lost?: Lost<Sent, Seen> | undefined;
  /** Reads the order as the server has it at this moment. */
  read: () => Promise<Seen>;
  send: (order: Seen, sent: Sent) => Promise<unknown>;
}

/**
 * Does something once: reads the order anew and sends nothing where an earlier attempt turns out to have worked, someone
 * else was quicker, or it can't be done any more.
 *
 * @throws ApiError when reading failed, or when the server refused
 */
export async function attempt<Sent, Seen extends Order, Why extends Reason>(
  operation: OrderOperation<Sent, Seen, Why>,
  { seen, sent, lost, read, send }: Attempt<Sent, Seen>,
): Promise<Outcome<Sent, Seen, Why>> {
  const now = await read();
  if (lost && operation.hasHappened(lost.before, now, lost.sent)) return { kind: 'doneBefore' };
  const changes = changesBetween(operation.facts(seen, sent), operation.facts(now, sent));
  if (changes.length > 0) return { kind: 'overtaken', now, changes };
  const reason = operation.whyNot(now, sent);
  if (reason !== undefined) return { kind: 'impossible', now, reason };
  try {
    await send(now, sent);
    return { kind: 'done' };
  } catch (error) {
    if (!isApiError(error) || error.outcome !== 'unknown') throw error;
    return { kind: 'unknown', lost: { before: now, sent }, error };
  }
}

/**
 * Says what became of something whose answer was lost. It sends nothing.
 *
 * @throws ApiError when reading failed
 */
export async function lookAgain<Sent, Seen extends Order, Why extends Reason>(
  operation: OrderOperation<Sent, Seen, Why>,
  { before, sent }: Lost<Sent, Seen>,
  read: () => Promise<Seen>,
): Promise<Outcome<Sent, Seen, Why>> {
  const now = await read();
  if (operation.hasHappened(before, now, sent)) return { kind: 'doneBefore' };
  const changes = changesBetween(operation.facts(before, sent), operation.facts(now, sent));
  return changes.length > 0 ? { kind: 'overtaken', now, changes } : { kind: 'notDone', now };
}

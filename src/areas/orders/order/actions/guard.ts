import type { ClaimItemReason } from '#generated/admin/admin.schemas.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import type { ApiError } from '#client/index.ts';
import { withoutRecord } from '#shared/save/no-record.ts';
import type { FactName, Reason, WhyNot } from '../facts/action-texts.ts';
import type { Order } from '../query.ts';

/** State an action depends on, to compare and show */
export interface Fact {
  what: FactName;
  /** Item or fulfillment id, if there are several */
  id?: string;
  /** Display name, such as the item's title */
  name?: string;
  /** Minor units, whole units, or a state */
  value: number | string;
}

/** Value of the fact `claimItem`, as JSON */
export interface SaidOfItem {
  reason: ClaimItemReason;
  /** Empty if missing */
  note: string;
  /** Lower case, sorted */
  tags: readonly string[];
  /** Sorted URLs */
  pictures: readonly string[];
}

export interface Change {
  before: Fact;
  after: Fact;
}

/**
 * Moves money or goods, or closes the order.
 *
 * `Sent` is user input; `Seen` is the order plus what else is read.
 */
export interface OrderOperation<Sent, Seen extends Order = Order, Why extends Reason = WhyNot> {
  /** The call's name in the API contract */
  operation: string;
  /** Everything the user's decision was based on */
  facts: (order: Seen, sent: Sent) => Fact[];
  whyNot: (order: Seen, sent: Sent) => Why | undefined;
  /** `order` as read right before */
  send: (order: Seen, sent: Sent, call: CallOptions) => Promise<unknown>;
  hasHappened: (before: Seen, now: Seen, sent: Sent) => boolean;
}

/** An action whose answer was lost */
export interface Lost<Sent, Seen extends Order = Order> {
  /** As read right before */
  before: Seen;
  sent: Sent;
}

export type Outcome<Sent, Seen extends Order = Order, Why extends Reason = WhyNot> =
  | { kind: 'done' }
  /** Done despite a lost answer */
  | { kind: 'doneBefore' }
  /** The order changed meanwhile; nothing was sent */
  | { kind: 'overtaken'; now: Seen; changes: Change[] }
  /** No longer possible; nothing was sent */
  | { kind: 'impossible'; now: Seen; reason: Why }
  /** The answer was lost: it may be done or still running */
  | { kind: 'unknown'; lost: Lost<Sent, Seen>; error: ApiError }
  /** After a lost answer: the order doesn't show it */
  | { kind: 'notDone'; now: Seen };

const keyOf = ({ what, id = '' }: Fact): string => `${what} ${id}`;

export function changesBetween(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const now = new Map(after.map((fact) => [keyOf(fact), fact]));
  return before.flatMap((fact) => {
    const other = now.get(keyOf(fact));
    return other && other.value !== fact.value ? [{ before: fact, after: other }] : [];
  });
}

interface Attempt<Sent, Seen extends Order> {
  /** As the user saw it */
  seen: Seen;
  sent: Sent;
  /** An earlier attempt whose answer was lost */
  lost?: Lost<Sent, Seen> | undefined;
  /** Reads the current order from the server */
  read: () => Promise<Seen>;
  send: (order: Seen, sent: Sent) => Promise<unknown>;
}

/**
 * Refetches the order; sends nothing if an earlier attempt worked, the order changed, or it's impossible.
 *
 * @throws ApiError if reading fails or the server refuses
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
  } catch (failure) {
    // An answer without the record can't be read.
    const error =
      failure instanceof TypeError ? withoutRecord(failure, operation.operation) : failure;
    if (!isApiError(error) || error.outcome !== 'unknown') throw error;
    return { kind: 'unknown', lost: { before: now, sent }, error };
  }
}

/**
 * Checks the outcome after a lost answer; sends nothing.
 *
 * @throws ApiError if reading fails
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

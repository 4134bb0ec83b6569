import { mustReadAgain } from './changes.ts';
import type { Instant, OrderFacts } from './facts.ts';
import { rangesOf } from './ranges.ts';
import type { Range } from './ranges.ts';

/** Milliseconds; a claim has neither a list nor a date on its order. */
export const TURN_TIME = 7 * 86_400_000;
/** Ranges a visit */
export const MOST_IN_TURN = 10;

/** Reading all quiet orders again and again, the newest first */
export interface Turn {
  /** Orders due until then were read. */
  at: Instant;
  /** Those placed before come next; Infinity for all. */
  before: Instant;
}

export interface DueOrders {
  ranges: readonly Range[];
  /** After so many of them */
  turnAfter: (count: number) => Turn;
}

export const firstTurn = (now: Instant): Turn => ({ at: now, before: Infinity });

/** @param most orders a range */
export function dueInTurn(
  known: readonly OrderFacts[],
  turn: Turn,
  { now, most }: { now: Instant; most: number },
): DueOrders {
  const isQuiet = (order: OrderFacts): boolean => !mustReadAgain(order, now);
  const count = Math.ceil(known.filter(isQuiet).length / most);
  const each = TURN_TIME / Math.max(1, count);
  // The clock may have been set back since.
  const at = Math.min(now, Math.max(turn.at, now - TURN_TIME));
  const due = Math.min(MOST_IN_TURN, count, Math.floor((now - at) / each));
  const rangesBefore = (before: Instant): Range[] =>
    rangesOf(known, (order) => isQuiet(order) && order.at < before, most).slice(0, due);
  const left = due === 0 ? [] : rangesBefore(turn.before);
  const ranges = left.length === 0 && due > 0 ? rangesBefore(Infinity) : left;
  return {
    ranges,
    turnAfter: (done) => ({
      at: at + done * each,
      before: ranges[done - 1]?.from ?? turn.before,
    }),
  };
}

import type { Span } from './days.ts';
import type { Instant, OrderFacts } from './facts.ts';

/** Gives the orders that may count in a span; others certainly don't. */
export type Timeline = (span: Span) => OrderFacts[];

/** An answer then costs as much as its period, not as all orders. */
export function timelineOf(orders: readonly OrderFacts[]): Timeline {
  const firsts = new Float64Array(orders.length);
  const lasts = new Float64Array(orders.length);
  for (const [index, order] of orders.entries()) {
    let first = order.at;
    let last = order.at;
    const take = (at: Instant | null): void => {
      if (at === null) return;
      first = Math.min(first, at);
      last = Math.max(last, at);
    };
    for (const { capturedAt } of order.payments) take(capturedAt);
    for (const { at } of order.refunds) take(at);
    for (const { receivedAt } of order.returns) take(receivedAt);
    for (const { confirmedAt } of order.exchanges) take(confirmedAt);
    for (const { at } of order.claims) take(at);
    firsts[index] = first;
    lasts[index] = last;
  }
  return ({ start, end }) =>
    orders.filter((_, index) => (firsts[index] ?? start) < end && (lasts[index] ?? start) >= start);
}

import type { Span } from './days.ts';
import type { OrderFacts } from './facts.ts';
import { instantsOf } from './orders-of.ts';

/** Gives the orders that may count in a span; others certainly don't. */
export type Timeline = (span: Span) => OrderFacts[];

/** An answer then costs as much as its period, not as all orders. */
export function timelineOf(orders: readonly OrderFacts[]): Timeline {
  const first = new Float64Array(orders.length);
  const last = new Float64Array(orders.length);
  for (const [index, order] of orders.entries()) {
    first[index] = Infinity;
    last[index] = -Infinity;
    const captured = order.payments.map(({ capturedAt }) => capturedAt);
    for (const at of [...instantsOf(order), ...captured]) {
      if (at === null) continue;
      first[index] = Math.min(first[index] ?? at, at);
      last[index] = Math.max(last[index] ?? at, at);
    }
  }
  return ({ start, end }) =>
    orders.filter((_, index) => (first[index] ?? start) < end && (last[index] ?? start) >= start);
}

import type { Span } from './days.ts';
import type { Instant, OrderFacts } from './facts.ts';

const MS_A_DAY = 86_400_000;

export interface Timeline {
  /** Orders that may count in a span; others certainly don’t. */
  during: (span: Span) => OrderFacts[];
  /** First and last instant; undefined without orders */
  bounds: Span | undefined;
}

export const utcDay = (at: Instant): number => Math.floor(at / MS_A_DAY);

/** Instants at which an order may count */
export const instantsOf = (order: OrderFacts): Instant[] =>
  [
    order.at,
    ...order.payments.map(({ capturedAt }) => capturedAt),
    ...order.refunds.map(({ at }) => at),
    ...order.returns.map(({ receivedAt }) => receivedAt),
    ...order.exchanges.map(({ confirmedAt }) => confirmedAt),
    ...order.claims.map(({ at }) => at),
  ].filter((at) => at !== null);

/** Summing up a day then costs as much as its orders, not as all. */
export function timelineOf(orders: readonly OrderFacts[]): Timeline {
  const byDay = new Map<number, OrderFacts[]>();
  const bounds: Span = { start: Infinity, end: -Infinity };
  for (const order of orders) {
    for (const at of instantsOf(order)) {
      bounds.start = Math.min(bounds.start, at);
      bounds.end = Math.max(bounds.end, at);
      const day = utcDay(at);
      const own = byDay.get(day);
      if (own === undefined) byDay.set(day, [order]);
      else if (own.at(-1) !== order) own.push(order);
    }
  }
  return {
    during: ({ start, end }) => {
      const found = new Set<OrderFacts>();
      for (let day = utcDay(start); day * MS_A_DAY < end; day++) {
        for (const order of byDay.get(day) ?? []) found.add(order);
      }
      return [...found];
    },
    bounds: orders.length === 0 ? undefined : bounds,
  };
}

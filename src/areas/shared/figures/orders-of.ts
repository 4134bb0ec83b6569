import { discountsBy, itemsBy, refundsBy, returnedBy, taxesBy } from './breakdowns.ts';
import { isIn } from './days.ts';
import type { Span } from './days.ts';
import type { OrdersOf } from './engine-types.ts';
import type { Instant, OrderFacts } from './facts.ts';
import { sumBy } from './sums.ts';

const NONE: ReadonlySet<string> = new Set();

/** Orders that count in a figure of the span, the latest first */
export const ordersOf = (
  orders: readonly OrderFacts[],
  span: Span,
  of: OrdersOf,
): readonly OrderFacts[] =>
  orders
    .filter((order) => !order.isCanceled && happensIn(order, span) && isOf(order, span, of))
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));

/** Asks the breakdown, so that list and figure agree. */
function isOf(order: OrderFacts, span: Span, of: OrdersOf): boolean {
  const { currency } = order;
  switch (of.kind) {
    case 'all':
      return true;
    case 'product':
    case 'variant':
      return itemsBy([order], span, of.kind).get(currency)?.has(of.id) ?? false;
    case 'discount':
      return discountsBy([order], span).get(currency)?.has(of.id) ?? false;
    case 'taxRate':
      return taxesBy([order], span).get(currency)?.has(of.rate) ?? false;
    case 'refunds':
      return refundsBy([order], span).size > 0;
    case 'returns':
      return returnedBy([order], span).size > 0;
    case 'channel':
    case 'region':
    case 'country':
    case 'customer':
      return sumBy([order], span, of.kind, NONE).get(currency)?.has(of.id) ?? false;
    default:
      return of satisfies never;
  }
}

const happensIn = (order: OrderFacts, span: Span): boolean =>
  instantsOf(order).some((at) => at !== null && isIn(span, at));

const instantsOf = ({
  at,
  refunds,
  returns,
  exchanges,
  claims,
}: OrderFacts): (Instant | null)[] => [
  at,
  ...refunds.map((refund) => refund.at),
  ...returns.map(({ receivedAt }) => receivedAt),
  ...exchanges.map(({ confirmedAt, isCanceled }) => (isCanceled ? null : confirmedAt)),
  ...claims.map((claim) => (claim.isCanceled ? null : claim.at)),
];

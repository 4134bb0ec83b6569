import type { OrderFacts, RefundFacts, TaxedFacts } from './facts.ts';
import { shares } from './shares.ts';

/** Minor units */
export interface RefundedPart {
  net: number;
  tax: number;
}

/** All parts and `rest` add up to the refund. */
export interface RefundParts {
  refund: RefundFacts;
  lines: RefundedPart[];
  shipping: RefundedPart;
  /** Minor units beyond the order's cost, as from a payment for an exchange */
  rest: number;
}

interface GoodsBack {
  reason: RefundFacts['reason'];
  amount: number;
  at: number;
  units: Map<string, number>;
}

/**
 * The server doesn't say what a refund is for: goods of a return or claim of its amount come first, then all items,
 * with their tax, then shipping.
 */
export function refundParts(order: OrderFacts): RefundParts[] {
  const { lines } = order;
  if (order.refunds.length === 0) return [];
  const shipping = mergeShipping(order);
  const parts: readonly TaxedFacts[] = [...lines, shipping];
  const shippingAt = lines.length;
  const back = goodsBack(order);
  const refunded = parts.map(() => 0);
  const leftOf = (index: number): number =>
    Math.max(0, worth(parts[index]) - (refunded[index] ?? 0));
  return order.refunds
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map((refund) => {
      const before = [...refunded];
      let left = refund.amount;
      const take = (mostOf: (index: number) => number): void => {
        const most = parts.map((_, index) => Math.min(leftOf(index), mostOf(index)));
        const amount = Math.min(
          left,
          most.reduce((sum, each) => sum + each, 0),
        );
        if (amount <= 0) return;
        for (const [index, share] of shares(amount, most).entries()) {
          refunded[index] = (refunded[index] ?? 0) + share;
        }
        left -= amount;
      };
      const units = takeMatching(back, refund);
      const unitsOf = (index: number): number => units?.get(lines[index]?.id ?? '') ?? 0;
      take((index) => Math.ceil((worth(lines[index]) * unitsOf(index)) / unitCount(lines[index])));
      take((index) => (unitsOf(index) > 0 ? leftOf(index) : 0));
      take((index) => (index === shippingAt ? 0 : leftOf(index)));
      take(leftOf);
      const found = parts.map((part, index) =>
        between(part, before[index] ?? 0, refunded[index] ?? 0),
      );
      return {
        refund,
        lines: found.slice(0, shippingAt),
        shipping: found[shippingAt] ?? { net: 0, tax: 0 },
        rest: left,
      };
    });
}

const mergeShipping = ({ shipping }: OrderFacts): TaxedFacts => ({
  net: shipping.reduce((sum, { net }) => sum + net, 0),
  tax: shipping.reduce((sum, { tax }) => sum + tax, 0),
  taxes: shipping.flatMap(({ taxes }) => taxes),
});

const worth = (part: TaxedFacts | undefined): number =>
  part === undefined ? 0 : part.net + part.tax;

const unitCount = (line: { quantity: number } | undefined): number =>
  Math.max(1, line?.quantity ?? 1);

/** Splits the sum so far, so that several refunds add up to a part's net and tax. */
function between(part: TaxedFacts, before: number, after: number): RefundedPart {
  const all = worth(part);
  const netOf = (amount: number): number => (all === 0 ? 0 : Math.round((part.net * amount) / all));
  const net = netOf(after) - netOf(before);
  return { net, tax: after - before - net };
}

function goodsBack({ returns, claims, exchanges }: OrderFacts): GoodsBack[] {
  const unitsOf = (lines: readonly { lineId: string; quantity: number }[]): GoodsBack['units'] => {
    const units = new Map<string, number>();
    for (const { lineId, quantity } of lines) {
      units.set(lineId, (units.get(lineId) ?? 0) + quantity);
    }
    return units;
  };
  return [
    ...returns.flatMap(({ receivedAt, exchangeId, claimId, refund, lines }) =>
      receivedAt === null || exchangeId !== null || claimId !== null
        ? []
        : [{ reason: 'return' as const, amount: refund, at: receivedAt, units: unitsOf(lines) }],
    ),
    ...claims.map(({ at, refund, lines }) => ({
      reason: 'claim' as const,
      amount: refund,
      at,
      units: unitsOf(lines),
    })),
    ...exchanges.flatMap(({ id, at, confirmedAt, difference }) =>
      difference === null || difference >= 0
        ? []
        : [
            {
              reason: 'swap' as const,
              amount: -difference,
              at: confirmedAt ?? at,
              units: unitsOf(
                returns.flatMap(({ exchangeId, lines }) => (exchangeId === id ? lines : [])),
              ),
            },
          ],
    ),
  ];
}

/** Nearest in time */
function takeMatching(list: GoodsBack[], refund: RefundFacts): GoodsBack['units'] | undefined {
  const [nearest] = list
    .filter(({ reason, amount }) => reason === refund.reason && amount === refund.amount)
    .toSorted((a, b) => Math.abs(a.at - refund.at) - Math.abs(b.at - refund.at));
  if (nearest === undefined) return undefined;
  list.splice(list.indexOf(nearest), 1);
  return nearest.units;
}

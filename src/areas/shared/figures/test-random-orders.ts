import fc from 'fast-check';
import type { ClaimFacts, Instant, OrderFacts } from './facts.ts';
import { facts, line, refund } from './test-orders.ts';

const CLAIM: Omit<ClaimFacts, 'at'> = {
  id: 'claim_1',
  type: 'replace',
  isCanceled: false,
  refund: 0,
  lines: [],
};

/** Anything happens at any instant, also before the order. */
export const randomOrder = (instant: fc.Arbitrary<Instant>): fc.Arbitrary<Partial<OrderFacts>> => {
  const maybe = fc.option(instant);
  return fc
    .record({
      at: instant,
      captured: maybe,
      refunded: maybe,
      received: maybe,
      confirmed: maybe,
      claimed: maybe,
      amount: fc.nat({ max: 12_000 }),
      productId: fc.constantFrom('prod_1', 'prod_2', null),
      isCanceled: fc.boolean(),
      currency: fc.constantFrom('eur', 'jpy'),
      channelId: fc.constantFrom('sc_1', 'sc_2'),
      country: fc.constantFrom('nl', 'be', null),
      customerId: fc.constantFrom('cus_1', 'cus_2'),
    })
    .map(({ captured, refunded, received, confirmed, claimed, amount, productId, ...own }) => ({
      ...own,
      lines: [line({ productId }), line({ id: 'item_2', net: amount, gross: amount })],
      discounts: [{ id: 'disc_1', amount: 100 }],
      payments: [
        { id: 'pay_1', amount: 12_000, capturedAt: captured, isCanceled: false, exchangeId: null },
      ],
      refunds: refunded === null ? [] : [refund({ at: refunded, amount })],
      returns: [
        {
          id: 'ret_1',
          at: own.at,
          receivedAt: received,
          status: received === null ? ('requested' as const) : ('received' as const),
          refund: 0,
          exchangeId: null,
          claimId: null,
          lines: [{ lineId: 'item_1', quantity: 1, reasonId: 'rr_1' }],
        },
      ],
      exchanges: [
        { id: 'swap_1', at: own.at, confirmedAt: confirmed, isCanceled: false, difference: 300 },
      ],
      claims: claimed === null ? [] : [{ ...CLAIM, at: claimed }],
    }));
};

export const numbered = (orders: readonly Partial<OrderFacts>[]): OrderFacts[] =>
  orders.map((order, index) => facts({ ...order, id: `order_${index}` }));

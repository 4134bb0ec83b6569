import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountsBy, itemsBy, paymentsIn, refundsBy, returnedBy, taxesBy } from './breakdowns.ts';
import type { Span } from './days.ts';
import type { ClaimFacts, OrderFacts } from './facts.ts';
import { firstOrders, sumBy, sumUp } from './sums.ts';
import { facts, refund } from './test-orders.ts';
import { timelineOf } from './timeline.ts';

const LATEST = 60;
const instant = fc.integer({ min: 0, max: LATEST });
const maybe = fc.option(instant);
const CLAIM: Omit<ClaimFacts, 'at'> = {
  id: 'claim_1',
  type: 'replace',
  isCanceled: false,
  refund: 0,
  lines: [],
};

/** Anything happens at any instant, also before the order. */
const order = fc
  .record({
    at: instant,
    captured: maybe,
    refunded: maybe,
    received: maybe,
    confirmed: maybe,
    claimed: maybe,
    isCanceled: fc.boolean(),
    customerId: fc.constantFrom('cus_1', 'cus_2'),
  })
  .map(({ captured, refunded, received, confirmed, claimed, ...own }): Partial<OrderFacts> => ({
    ...own,
    discounts: [{ id: 'disc_1', amount: 100 }],
    payments: [
      { id: 'pay_1', amount: 12_000, capturedAt: captured, isCanceled: false, exchangeId: null },
    ],
    refunds: refunded === null ? [] : [refund({ at: refunded })],
    returns: [
      {
        id: 'ret_1',
        at: own.at,
        receivedAt: received,
        status: received === null ? 'requested' : 'received',
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

const answersFor = (
  orders: readonly OrderFacts[],
  span: Span,
  first: ReadonlySet<string>,
): unknown[] => [
  sumUp(orders, [span], first),
  sumBy(orders, span, 'customer', first),
  itemsBy(orders, span, 'product'),
  discountsBy(orders, span),
  taxesBy(orders, span),
  refundsBy(orders, span),
  returnedBy(orders, span),
  paymentsIn(orders, [span]),
];

test('answers from the orders of a span are those from all orders', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), instant, instant, (made, one, other) => {
      const orders = made.map((each, index) => facts({ ...each, id: `order_${index}` }));
      const span = { start: Math.min(one, other), end: Math.max(one, other) + 1 };
      const first = firstOrders(orders);
      expect(answersFor(timelineOf(orders)(span), span, first)).toEqual(
        answersFor(orders, span, first),
      );
    }),
  );
});

test('orders from before and after the span are left out', () => {
  const at = (id: string, placed: number, refunded: number): OrderFacts =>
    facts({ id, at: placed, refunds: [refund({ at: refunded })] });
  const orders = [at('before', 1, 4), at('refunded in it', 1, 5), at('in it', 5, 9)];
  orders.push(at('placed in it', 19, 30), at('after', 20, 25));
  const found = timelineOf(orders)({ start: 5, end: 20 });
  expect(found.map(({ id }) => id)).toEqual(['refunded in it', 'in it', 'placed in it']);
});

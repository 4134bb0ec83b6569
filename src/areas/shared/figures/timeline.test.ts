import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountsBy, itemsBy, paymentsIn, refundsBy, returnedBy, taxesBy } from './breakdowns.ts';
import type { Span } from './days.ts';
import type { OrderFacts } from './facts.ts';
import { firstOrders, sumBy, sumUp } from './sums.ts';
import { facts, refund } from './test-orders.ts';
import { numbered, randomOrder } from './test-random-orders.ts';
import { timelineOf } from './timeline.ts';

const DAY = 86_400_000;
const instant = fc.integer({ min: 0, max: 60 }).map((quarter) => (quarter * DAY) / 4);
const list = fc.array(randomOrder(instant), { maxLength: 12 });

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
    fc.property(list, instant, instant, (made, one, other) => {
      const orders = numbered(made);
      const span = { start: Math.min(one, other), end: Math.max(one, other) + 1 };
      const first = firstOrders(orders);
      expect(answersFor(timelineOf(orders).during(span), span, first)).toEqual(
        answersFor(orders, span, first),
      );
    }),
  );
});

test('orders from before and after the span are left out', () => {
  const at = (id: string, placed: number, refunded: number): OrderFacts =>
    facts({ id, at: placed * DAY, refunds: [refund({ at: refunded * DAY })] });
  const orders = [at('before', 1, 4), at('refunded in it', 1, 5), at('in it', 5, 9)];
  orders.push(at('placed in it', 19, 30), at('after', 20, 25));
  const { during, bounds } = timelineOf(orders);
  const found = during({ start: 5 * DAY, end: 20 * DAY });
  expect(found.map(({ id }) => id)).toEqual(['refunded in it', 'in it', 'placed in it']);
  expect(bounds).toEqual({ start: DAY, end: 30 * DAY });
  expect(timelineOf([]).bounds).toBeUndefined();
});

import { expect, test } from 'vitest';
import { settlementOf } from './money.ts';
import type { Order } from './query.ts';
import { refundedForGoods } from './goods-refunds.ts';
import { owed, owedAfterCapture } from './facts/order-facts.ts';
import { order, payment } from './facts/test-order.ts';

const AT = '2026-11-03T10:00:00Z';

type Reason = Order['refunds'][number]['reason'];

interface History {
  total: number;
  paid: number;
  /** By a second payment, for an exchange */
  paidForSwap?: number;
  refunds: readonly [reason: Reason, amount: number][];
  returns?: readonly [status: string, refund: number][];
  swaps?: readonly [status: string, difference: number | null][];
  claims?: readonly [amount: number | null, isCanceled?: boolean][];
  paidOutside?: number;
}

/** Refunds take from the first payment, then from the exchange's. */
function ordered(history: History): Order {
  const { total, paid, paidForSwap = 0, refunds } = history;
  const back = refunds.reduce((sum, [, amount]) => sum + amount, 0);
  const ofSwap = { id: 'pay_2', swap_id: 'swap_1', amount: paidForSwap };
  return order({
    total,
    payments: [
      payment({ amount: paid, captured_at: AT, amount_refunded: Math.min(paid, back) }),
      ...(paidForSwap > 0
        ? [payment({ ...ofSwap, captured_at: AT, amount_refunded: Math.max(0, back - paid) })]
        : []),
    ],
    refunds: refunds.map(([reason, amount]) => ({ reason, amount })),
    returns: (history.returns ?? []).map(([status, amount]) => ({ status, refund_amount: amount })),
    swaps: (history.swaps ?? []).map(([status, due]) => ({
      payment_status: status,
      difference_due: due,
    })),
    claims: (history.claims ?? []).map(([amount, isCanceled = false]) => ({
      refund_amount: amount,
      canceled_at: isCanceled ? AT : null,
    })),
  } as unknown as Partial<Order>);
}

/** Of A and twice B at 50 each. */
test.each<[string, History, number]>([
  [
    'a return alone',
    { total: 150, paid: 150, refunds: [['return', 50]], returns: [['received', 50]] },
    0,
  ],
  [
    'a return, then an edit that takes out a B',
    { total: 100, paid: 150, refunds: [['return', 50]], returns: [['received', 50]] },
    50,
  ],
  [
    'that, refunded by hand for any reason',
    {
      total: 100,
      paid: 150,
      refunds: [
        ['return', 50],
        ['other', 50],
      ],
      returns: [['received', 50]],
    },
    0,
  ],
  [
    'that, refunded by hand as a return',
    {
      total: 100,
      paid: 150,
      refunds: [
        ['return', 50],
        ['return', 50],
      ],
      returns: [['received', 50]],
    },
    0,
  ],
  ['a cheaper edit', { total: 100, paid: 150, refunds: [] }, 50],
  [
    'a cheaper edit that was refunded by hand as a return',
    { total: 100, paid: 150, refunds: [['return', 50]] },
    0,
  ],
  [
    'a cheaper edit that was refunded by hand as a claim',
    { total: 100, paid: 150, refunds: [['claim', 50]], returns: [['received', 50]] },
    0,
  ],
  [
    'a return that has not come yet explains nothing',
    { total: 100, paid: 150, refunds: [['return', 50]], returns: [['requested', 50]] },
    0,
  ],
  [
    'nor does one that was canceled',
    { total: 100, paid: 150, refunds: [['return', 50]], returns: [['canceled', 50]] },
    0,
  ],
  [
    'a cheaper edit and a return that could not be refunded by itself',
    { total: 100, paid: 150, refunds: [['return', 30]], returns: [['requires_action', 50]] },
    50,
  ],
  [
    'a dearer edit, then a return',
    { total: 200, paid: 150, refunds: [['return', 50]], returns: [['received', 50]] },
    0,
  ],
  [
    'a dearer edit that was paid, then a return',
    { total: 200, paid: 200, refunds: [['return', 50]], returns: [['received', 50]] },
    0,
  ],
  [
    'an exchange for something cheaper',
    {
      total: 150,
      paid: 150,
      refunds: [['swap', 20]],
      swaps: [['difference_refunded', -20]],
    },
    0,
  ],
  [
    'an exchange for something cheaper, then a cheaper edit',
    {
      total: 100,
      paid: 150,
      refunds: [['swap', 20]],
      swaps: [['difference_refunded', -20]],
    },
    50,
  ],
  [
    'an exchange for something dearer, all of which came back',
    {
      total: 150,
      paid: 150,
      paidForSwap: 60,
      refunds: [['return', 180]],
      returns: [['received', 180]],
      swaps: [['captured', 60]],
    },
    0,
  ],
  ['a claim', { total: 150, paid: 150, refunds: [['claim', 50]], claims: [[50], [null]] }, 0],
  [
    'a claim, then a cheaper edit',
    { total: 100, paid: 150, refunds: [['claim', 50]], claims: [[50]] },
    50,
  ],
  [
    'a claim that was canceled explains nothing',
    { total: 100, paid: 150, refunds: [['claim', 50]], claims: [[50, true]] },
    0,
  ],
  [
    'gift cards paid 100 of 150, A came back, and an edit took out a B',
    { total: 0, paid: 50, refunds: [['return', 50]], returns: [['received', 50]] },
    0,
  ],
  [
    'gift cards paid 50 of 150, A came back, and an edit took out a B',
    { total: 50, paid: 100, refunds: [['return', 50]], returns: [['received', 50]] },
    50,
  ],
  [
    'no more is owed than can be refunded',
    {
      total: 50,
      paid: 150,
      refunds: [['return', 100]],
      returns: [['received', 100]],
    },
    50,
  ],
  [
    'a return and a cheaper edit after one that was marked as paid',
    {
      total: 100,
      paid: 100,
      paidOutside: 50,
      refunds: [['return', 50]],
      returns: [['received', 50]],
    },
    50,
  ],
])('owed to the customer: %s', (_what, history, due) => {
  const made = ordered(history);
  expect(owed(made, history.paidOutside)).toBe(due);
  expect(settlementOf(made, history.paidOutside).storeOwes).toBe(due);
});

test('a capture is above the total by no less because goods came back', () => {
  const back = ordered({
    total: 120,
    paid: 100,
    refunds: [['return', 50]],
    returns: [['received', 50]],
  });
  expect([owedAfterCapture(back, 20), owedAfterCapture(back, 30)]).toEqual([0, 10]);
});

test('amounts that can’t be read count nothing', () => {
  const broken = ordered({ total: 150, paid: 150, refunds: [['return', NaN]] });
  expect(refundedForGoods(broken)).toBe(0);
});

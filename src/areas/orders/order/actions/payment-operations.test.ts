import { expect, test, vi } from 'vitest';
import { refundOrder } from '#generated/admin/orders/orders.ts';
import type { Order } from '../query.ts';
import { capturing, refunding } from './payment-operations.ts';
import { owedAfterCapture } from '../facts/order-facts.ts';
import { order, payment } from '../facts/test-order.ts';

vi.mock('#generated/admin/orders/orders.ts', () => ({
  captureOrder: vi.fn(),
  refundOrder: vi.fn(),
}));

const NOW = '2026-11-03T10:00:00Z';

test.each<[string, Partial<Order>, number, number]>([
  ['all of it, for what the order costs', {}, 10_000, 0],
  ['more than the order costs after an edit', { total: 6000 }, 10_000, 4000],
  ['a part, of which nothing is too much', { total: 6000 }, 5000, 0],
  [
    'the rest, of which some went back',
    {
      total: 6000,
      payments: [payment({ captured_at: NOW, amount: 4000, amount_refunded: 1000 })],
    },
    5000,
    2000,
  ],
  [
    'what was paid for an exchange is apart',
    { payments: [payment({ captured_at: NOW, swap_id: 'swap_1' }), payment({ id: 'pay_2' })] },
    10_000,
    0,
  ],
])('captured: %s', (_what, fields, amount, owed) => {
  expect(owedAfterCapture(order(fields), amount)).toBe(owed);
});

test('an order that gift cards cover has happened to be paid once the server says so', () => {
  const before = order({ total: 0, payments: [], payment_status: 'awaiting' });
  const sent = { payments: [] };
  expect(capturing.whyNot(before, sent)).toBeUndefined();
  expect(capturing.hasHappened(before, before, sent)).toBe(false);
  const paid = order({ total: 0, payments: [], payment_status: 'captured' });
  expect(capturing.hasHappened(before, paid, sent)).toBe(true);
  expect(capturing.whyNot(paid, sent)).toBe('captured');
});

test.each([true, false])('a refund notifies the customer: %s', async (notify) => {
  vi.mocked(refundOrder).mockClear();
  const { signal } = new AbortController();
  const sent = { amount: 500, reason: 'other' as const, note: ' ', notify, payment: undefined };
  await refunding.send(order(), sent, { signal });
  expect(vi.mocked(refundOrder).mock.calls[0]?.[1]).toEqual({
    amount: 500,
    reason: 'other',
    no_notification: !notify,
  });
});

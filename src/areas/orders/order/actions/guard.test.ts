import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import type { Order } from '../query.ts';
import { cancelingFulfillment, fulfilling, shipping } from './fulfillment-operations.ts';
import { attempt, changesBetween, lookAgain } from './guard.ts';
import type { OrderOperation } from './guard.ts';
import { capturing, refunding } from './payment-operations.ts';
import { archiving, canceling, completing } from './closing-operations.ts';
import { fulfillment, item, order, payment } from '../facts/test-order.ts';

const NOW = '2026-11-03T10:00:00Z';
const paid = { payments: [payment({ captured_at: NOW })] };
const refund = { amount: 2500, reason: 'other', note: ' Late ', notify: true, payment: undefined };
const made = { id: 'ref_1', amount: 2500, reason: 'other', note: 'Late', payment_id: null };
const parcel = {
  quantities: { item_1: 2 },
  location: 'loc_1',
  notify: true,
};

interface Case<Sent> {
  operation: OrderOperation<Sent>;
  sent: Sent;
  before: Order;
  after: Order;
}

const one = <Sent>(
  operation: OrderOperation<Sent>,
  sent: Sent,
  before: Partial<Order>,
  after: Partial<Order>,
): [string, Case<unknown>] => [
  operation.operation,
  {
    operation,
    sent,
    before: order(before),
    after: order({ ...before, ...after }),
  } as Case<unknown>,
];

const CASES = [
  one(capturing, { payments: ['pay_1'] }, {}, paid),
  one(refunding, refund, paid, {
    payments: [payment({ captured_at: NOW, amount_refunded: 2500 })],
    refunds: [made] as Order['refunds'],
  }),
  one(fulfilling, parcel, paid, {
    items: [item({ fulfilled_quantity: 2 })],
    fulfillments: [
      fulfillment({ items: [{ fulfillment_id: 'ful_1', item_id: 'item_1', quantity: 2 }] }),
    ],
  }),
  one(
    shipping,
    { fulfillment: 'ful_1', trackingNumbers: ['TT-1'], notify: false },
    { fulfillments: [fulfillment()] },
    {
      fulfillments: [
        fulfillment({
          shipped_at: NOW,
          tracking_links: [{ tracking_number: 'TT-1' }] as never,
        }),
      ],
    },
  ),
  one(
    cancelingFulfillment,
    { fulfillment: 'ful_1' },
    { fulfillments: [fulfillment()] },
    { fulfillments: [fulfillment({ canceled_at: NOW })] },
  ),
  one(canceling, null, {}, { status: 'canceled' }),
  one(completing, null, {}, { status: 'completed' }),
  one(archiving, null, { status: 'completed' }, { status: 'archived' }),
];

const lostAnswer = new ApiError('lost', { kind: 'network', outcome: 'unknown' });
const reading = (...orders: Order[]) => vi.fn(async () => orders.shift() ?? order());

describe.each(CASES)('%s', (_name, { operation, sent, before, after }) => {
  test('is sent once, with the order as it was read right before', async () => {
    const send = vi.fn(async () => undefined);
    const now = { ...before };
    const outcome = await attempt(operation, { seen: before, sent, read: reading(now), send });
    expect(outcome).toEqual({ kind: 'done' });
    expect(send.mock.calls).toEqual([[now, sent]]);
  });

  test('is not sent when someone else has done it, and what changed is told', async () => {
    const send = vi.fn(async () => undefined);
    const outcome = await attempt(operation, { seen: before, sent, read: reading(after), send });
    expect(outcome).toMatchObject({ kind: 'overtaken', now: after });
    expect(outcome.kind === 'overtaken' && outcome.changes.length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
  });

  test('is not sent for an order that was canceled meanwhile', async () => {
    const send = vi.fn(async () => undefined);
    const now = { ...before, status: 'canceled' as const };
    const outcome = await attempt(operation, { seen: before, sent, read: reading(now), send });
    expect(outcome.kind).toBe('overtaken');
    expect(send).not.toHaveBeenCalled();
  });

  test('is not sent when the order can’t be read', async () => {
    const send = vi.fn(async () => undefined);
    const read = vi.fn(() => Promise.reject(lostAnswer));
    await expect(attempt(operation, { seen: before, sent, read, send })).rejects.toBe(lostAnswer);
    expect(send).not.toHaveBeenCalled();
  });

  test('is found done, or not, after its answer was lost', async () => {
    const send = vi.fn(() => Promise.reject(lostAnswer));
    const outcome = await attempt(operation, { seen: before, sent, read: reading(before), send });
    expect(outcome).toMatchObject({ kind: 'unknown', lost: { before, sent } });
    const lost = { before, sent };
    expect(await lookAgain(operation, lost, reading(after))).toEqual({ kind: 'doneBefore' });
    expect(await lookAgain(operation, lost, reading(before))).toMatchObject({ kind: 'notDone' });
  });

  test('is not sent again when the server had done it late', async () => {
    const send = vi.fn(async () => undefined);
    const lost = { before, sent };
    const attempted = { seen: before, sent, lost, read: reading(after), send };
    expect(await attempt(operation, attempted)).toEqual({ kind: 'doneBefore' });
    expect(send).not.toHaveBeenCalled();
  });

  test('says what the server refuses', async () => {
    const refusal = new ApiError('no', { kind: 'http', outcome: 'failed', status: 400 });
    const send = vi.fn(() => Promise.reject(refusal));
    const attempted = { seen: before, sent, read: reading(before), send };
    await expect(attempt(operation, attempted)).rejects.toBe(refusal);
  });
});

test('another’s refund is not taken for one’s own', () => {
  const before = order(paid);
  const others = order({ ...paid, refunds: [{ ...made, amount: 100 }] as Order['refunds'] });
  expect(refunding.hasHappened(before, others, refund)).toBe(false);
  // An equal refund from before doesn't count.
  const twice = order({ ...paid, refunds: [made] as Order['refunds'] });
  expect(refunding.hasHappened(twice, twice, refund)).toBe(false);
});

test('another’s parcel is told, and is not one’s own', async () => {
  const before = order(paid);
  const theirs = order({
    ...paid,
    items: [item({ fulfilled_quantity: 1 })],
    fulfillments: [
      fulfillment({ items: [{ fulfillment_id: 'ful_1', item_id: 'item_1', quantity: 1 }] }),
    ],
  });
  expect(await lookAgain(fulfilling, { before, sent: parcel }, async () => theirs)).toMatchObject({
    kind: 'overtaken',
    changes: [{ before: { what: 'fulfilled', name: 'Rope', value: 0 }, after: { value: 1 } }],
  });
});

test('an answer without the order leaves it unknown', async () => {
  const before = order();
  const outcome = await attempt(capturing, {
    seen: before,
    sent: { payments: ['pay_1'] },
    read: async () => before,
    send: async () => {
      throw new TypeError('Cannot read properties of undefined');
    },
  });
  expect(outcome).toMatchObject({ kind: 'unknown', error: { operation: 'captureOrder' } });
});

test('only what is another is a change', () => {
  const fact = { what: 'captured' as const, value: 100 };
  const other = { what: 'fulfilled' as const, id: 'item_1', value: 1 };
  expect(changesBetween([fact, other], [fact, { ...other, value: 2 }])).toEqual([
    { before: other, after: { ...other, value: 2 } },
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '../query.ts';
import { nextAction } from './next-action.ts';
import { ORDER_ACTIONS, whyNot } from './order-actions.ts';
import { captured, owed, parcelsToShip, refundable } from '../facts/order-facts.ts';
import { itemsToFulfill } from '../facts/unfulfilled.ts';
import { fulfillment, item, order, payment } from '../facts/test-order.ts';

const NOW = '2026-11-03T10:00:00Z';
const paid = payment({ captured_at: NOW });
const packed = item({ fulfilled_quantity: 3 });

test.each<[string, Partial<Order>, ReturnType<typeof nextAction>]>([
  ['an authorized order is captured first', {}, 'capture'],
  ['then it is fulfilled', { payments: [paid] }, 'fulfill'],
  [
    'a part that is left is fulfilled',
    { payments: [paid], items: [item({ fulfilled_quantity: 2 })], fulfillments: [fulfillment()] },
    'fulfill',
  ],
  ['then shipped', { payments: [paid], items: [packed], fulfillments: [fulfillment()] }, 'ship'],
  [
    'what is owed is refunded',
    {
      total: 8000,
      payments: [paid],
      items: [packed],
      fulfillments: [fulfillment({ shipped_at: NOW })],
    },
    'refund',
  ],
  [
    'then it is completed',
    { payments: [paid], items: [packed], fulfillments: [fulfillment({ shipped_at: NOW })] },
    'complete',
  ],
  [
    'a completed order is archived',
    { status: 'completed', payments: [paid], items: [packed] },
    'archive',
  ],
  ['nor is more of it sent', { status: 'completed', payments: [paid] }, 'archive'],
  [
    'but a packed replacement of a completed one is shipped',
    {
      status: 'completed',
      payments: [paid],
      items: [packed],
      claims: [
        {
          id: 'claim_1',
          type: 'replace',
          claim_items: [],
          additional_items: [item()],
          fulfillments: [fulfillment()],
          shipping_methods: [],
        },
      ] as unknown as Order['claims'],
    },
    'ship',
  ],
  [
    'what was refunded is not sent',
    { payment_status: 'refunded', payments: [{ ...paid, amount_refunded: 10_000 }] },
    'complete',
  ],
  [
    'nor what was refunded payment by payment',
    { payment_status: 'captured', payments: [{ ...paid, amount_refunded: 10_000 }] },
    'complete',
  ],
  [
    'what gift cards cover is marked as paid',
    { total: 0, payments: [], payment_status: 'awaiting' },
    'capture',
  ],
  ['an archived order is done with', { status: 'archived', payments: [paid] }, undefined],
  ['a canceled order is done with', { status: 'canceled' }, undefined],
  ['without a way to ship it is completed', { payments: [paid], shipping_methods: [] }, 'complete'],
  ['an order that cost nothing is fulfilled', { total: 0, payments: [] }, 'fulfill'],
  [
    'a fulfillment that was canceled is no parcel',
    { payments: [paid], fulfillments: [fulfillment({ canceled_at: NOW })] },
    'fulfill',
  ],
])('%s', (_name, fields, next) => {
  expect(nextAction(order(fields))).toBe(next);
});

test('the parcels of exchanges and claims are shipped too', () => {
  const swaps = [
    {
      id: 'swap_1',
      canceled_at: null,
      additional_items: [{ id: 'item_9', title: 'Bell' }],
      fulfillments: [
        fulfillment({
          id: 'ful_9',
          items: [{ fulfillment_id: 'ful_9', item_id: 'item_9', quantity: 1 }],
        }),
      ],
    },
  ] as unknown as Order['swaps'];
  const exchanged = order({
    payments: [paid],
    items: [packed],
    fulfillments: [fulfillment({ shipped_at: NOW })],
    swaps,
  });
  expect(nextAction(exchanged)).toBe('ship');
  expect(parcelsToShip(exchanged)).toMatchObject([
    { of: 'swap', ownerId: 'swap_1', contents: [{ title: 'Bell', quantity: 1 }] },
  ]);
});

test.each<[string, Partial<Order>, Parameters<typeof whyNot>[1], ReturnType<typeof whyNot>]>([
  ['capturing twice', { payments: [paid] }, 'capture', 'captured'],
  ['capturing nothing', { payments: [] }, 'capture', 'noPayment'],
  ['refunding what is not captured', {}, 'refund', 'nothingCaptured'],
  [
    'refunding more than all',
    { payments: [{ ...paid, amount_refunded: 10_000 }] },
    'refund',
    'allRefunded',
  ],
  ['fulfilling more than all', { items: [packed] }, 'fulfill', 'allFulfilled'],
  ['fulfilling without a shipping method', { shipping_methods: [] }, 'fulfill', 'noShippingMethod'],
  ['shipping nothing', {}, 'ship', 'noFulfillment'],
  ['shipping twice', { fulfillments: [fulfillment({ shipped_at: NOW })] }, 'ship', 'allShipped'],
  ['completing twice', { status: 'completed' }, 'complete', 'completed'],
  [
    'taking an order out of the archive by completing it',
    { status: 'archived' },
    'complete',
    'archived',
  ],
  ['archiving what is not completed', {}, 'archive', 'notCompleted'],
  [
    'canceling what was refunded',
    { refunds: [{ id: 'ref_1' }] as Order['refunds'] },
    'cancel',
    'refunded',
  ],
  ['canceling what is packed', { fulfillments: [fulfillment()] }, 'cancel', 'fulfillmentsOpen'],
  [
    'canceling what comes back',
    { returns: [{ id: 'ret_1', status: 'requested' }] as Order['returns'] },
    'cancel',
    'returnsOpen',
  ],
  [
    'canceling a shipped fulfillment',
    { fulfillments: [fulfillment({ shipped_at: NOW })] },
    'cancelFulfillment',
    'nothingToCancel',
  ],
])('%s is not offered', (_name, fields, action, reason) => {
  expect(whyNot(order(fields), action)).toBe(reason);
});

test('an order is canceled once its fulfillments and returns are', () => {
  const undone = order({
    fulfillments: [fulfillment({ canceled_at: NOW })],
    returns: [{ id: 'ret_1', status: 'canceled' }] as Order['returns'],
  });
  expect(whyNot(undone, 'cancel')).toBeUndefined();
});

test('what was paid for an exchange is not owed', () => {
  const exchange = payment({ id: 'pay_2', amount: 1124, captured_at: NOW, swap_id: 'swap_1' });
  expect(owed(order({ payments: [paid, exchange] }))).toBe(0);
});

const amount = fc.integer({ min: 0, max: 10_000_000 });
const anyPayment = fc
  .record({
    amount,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    isCaptured: fc.boolean(),
    isCanceled: fc.boolean(),
  })
  .map(({ amount: all, share, isCaptured, isCanceled }) =>
    payment({
      amount: all,
      captured_at: isCaptured ? NOW : null,
      canceled_at: isCanceled ? NOW : null,
      amount_refunded: isCaptured ? Math.floor(all * share) : 0,
    }),
  );
const anyItem = fc
  .record({ quantity: fc.nat(50), share: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ quantity, share }) =>
    item({ quantity, fulfilled_quantity: Math.floor(quantity * share) }),
  );
const anyParcel = fc
  .record({ isShipped: fc.boolean(), isCanceled: fc.boolean() })
  .map(({ isShipped, isCanceled }) =>
    fulfillment({ shipped_at: isShipped ? NOW : null, canceled_at: isCanceled ? NOW : null }),
  );
const anyOrder = fc
  .record({
    status: fc.constantFrom<Order['status'][]>(
      'pending',
      'completed',
      'archived',
      'canceled',
      'requires_action',
    ),
    total: amount,
    payments: fc.array(anyPayment, { maxLength: 4 }),
    items: fc.array(anyItem, { maxLength: 4 }),
    fulfillments: fc.array(anyParcel, { maxLength: 4 }),
    shipping_methods: fc.array(fc.constant({ id: 'sm_1' }), { maxLength: 1 }),
  })
  .map((fields) => order(fields as unknown as Partial<Order>));

test('what comes next can be done, and is never done with', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      const next = nextAction(any);
      if (next !== undefined) expect(whyNot(any, next)).toBeUndefined();
      // Destructive actions are never proposed.
      expect(['cancel', 'cancelFulfillment']).not.toContain(next);
      if (any.status === 'canceled') {
        expect(ORDER_ACTIONS.map((action) => whyNot(any, action))).toEqual(
          ORDER_ACTIONS.map(() => 'canceled'),
        );
      }
    }),
  );
});

test('goods and money are offered as far as there are any', () => {
  fc.assert(
    fc.property(anyOrder, (any) => {
      fc.pre(any.status !== 'canceled');
      expect(refundable(any)).toBeLessThanOrEqual(captured(any));
      expect(owed(any)).toBeLessThanOrEqual(refundable(any));
      expect(whyNot(any, 'refund') === undefined).toBe(refundable(any) > 0);
      expect(whyNot(any, 'ship') === undefined).toBe(parcelsToShip(any).length > 0);
      if (whyNot(any, 'fulfill') === undefined) expect(itemsToFulfill(any)).not.toEqual([]);
    }),
  );
});

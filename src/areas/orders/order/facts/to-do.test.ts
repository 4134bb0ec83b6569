import { expect, test } from 'vitest';
import type { Order } from '../query.ts';
import { fulfillment, item, order, payment } from './test-order.ts';
import { toDo } from './to-do.ts';

const NOW = '2026-11-03T10:00:00Z';
const paid = payment({ captured_at: NOW });
const refunded = { ...paid, amount_refunded: 10_000 };
const giftCard = [{ id: 'gct_1', amount: 500 }] as Order['gift_card_transactions'];
const parcel = { id: 'ful_9', shipped_at: null, canceled_at: null, items: [] };
const claim = (fields: object = {}): Order['claims'] =>
  [
    {
      id: 'claim_1',
      type: 'replace',
      canceled_at: null,
      fulfillments: [],
      shipping_methods: [{ id: 'sm_1' }],
      additional_items: [],
      return_order: { id: 'ret_1', status: 'requested' },
      ...fields,
    },
  ] as unknown as Order['claims'];

const swap = (fields: object = {}): Order['swaps'] =>
  [
    {
      id: 'swap_1',
      payment_status: 'confirmed',
      confirmed_at: NOW,
      canceled_at: null,
      fulfillments: [{ ...parcel, shipped_at: NOW }],
      shipping_methods: [{ id: 'sm_1' }],
      additional_items: [],
      ...fields,
    },
  ] as unknown as Order['swaps'];

const NOTHING = {
  capture: 0,
  pay: 0,
  refund: 0,
  fulfill: 0,
  ship: 0,
  send: 0,
  process: 0,
  receive: 0,
};
const sent = { payments: [paid], items: [item({ fulfilled_quantity: 3 })] };

test.each<[string, Partial<Order>, Partial<ReturnType<typeof toDo>>]>([
  ['authorized', {}, { capture: 10_000, fulfill: 3 }],
  ['paid too much', { ...sent, total: 8000 }, { refund: 2000 }],
  ['dearer by an edit', { ...sent, total: 12_500 }, { pay: 2500 }],
  ['exchange sent, not processed', { ...sent, swaps: swap() }, { process: 1 }],
  ['exchange confirmed', { ...sent, swaps: swap({ fulfillments: [] }) }, { send: 1, process: 1 }],
  ['exchange sent and paid', { ...sent, swaps: swap({ payment_status: 'captured' }) }, {}],
  ['fulfilled', { ...sent, fulfillments: [fulfillment()] }, { ship: 1 }],
  ['refunded', { payments: [paid], payment_status: 'refunded' }, {}],
  ['refunded payment by payment', { payments: [refunded], payment_status: 'captured' }, {}],
  [
    'refunded but for a cent',
    { payments: [{ ...refunded, amount_refunded: 9999 }] },
    { fulfill: 3 },
  ],
  ['refunded and paid again', { payments: [refunded, { ...paid, id: 'pay_2' }] }, { fulfill: 3 }],
  [
    'refunded and authorized again',
    { payments: [refunded, payment({ id: 'pay_2' })] },
    { capture: 10_000, fulfill: 3 },
  ],
  [
    'refunded but for a gift card',
    { payments: [refunded], gift_card_transactions: giftCard },
    { fulfill: 3 },
  ],
  ['refunded and dearer since', { payments: [refunded], total: 12_500 }, { fulfill: 3, pay: 2500 }],
  ['free', { payments: [], total: 0 }, { fulfill: 3 }],
  ['never captured', { payments: [payment({ canceled_at: NOW })] }, { fulfill: 3, pay: 10_000 }],
  ['claimed', { ...sent, claims: claim() }, { send: 1, receive: 1 }],
  [
    'replacement fulfilled',
    { ...sent, claims: claim({ fulfillments: [parcel] }) },
    { send: 1, receive: 1 },
  ],
  [
    'replacement shipped',
    { ...sent, claims: claim({ fulfillments: [{ ...parcel, shipped_at: NOW }] }) },
    { receive: 1 },
  ],
])('%s', (_name, fields, left) => {
  expect(toDo(order(fields))).toMatchObject({ ...NOTHING, ...left });
});

test('what was paid outside the payments is no longer owed, and owed back after a cheaper edit', () => {
  const dearer = order({ ...sent, total: 12_500 });
  expect(toDo(dearer, 2500)).toMatchObject({ pay: 0, refund: 0 });
  expect(toDo({ ...dearer, total: 11_000 }, 2500)).toMatchObject({ pay: 0, refund: 1500 });
});

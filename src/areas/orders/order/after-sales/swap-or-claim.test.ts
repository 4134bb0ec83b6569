import { expect, test } from 'vitest';
import { nextAction } from '../registry/next-action.ts';
import { whyNot } from '../registry/order-actions.ts';
import { fulfillment, item, order, payment } from '../facts/test-order.ts';
import type { Order, OrderClaim, OrderSwap } from '../query.ts';
import { SWAP_OR_CLAIM_OPERATIONS } from './swap-or-claim-operations.ts';
import {
  SWAP_OR_CLAIM_ACTIONS,
  kindOf,
  swapsAndClaimsOf,
  whyNotAny,
} from '../facts/swap-or-claim.ts';
import { paymentLink } from './payment-link.ts';

const NOW = '2026-11-03T10:00:00Z';

const swap = (fields: object = {}): OrderSwap =>
  ({
    id: 'swap_1',
    cart_id: 'cart_1',
    payment_status: 'not_paid',
    confirmed_at: null,
    canceled_at: null,
    fulfillments: [],
    shipping_methods: [{ id: 'sm_1' }],
    additional_items: [],
    return_order: null,
    ...fields,
  }) as unknown as OrderSwap;

const claim = (fields: object = {}): OrderClaim =>
  ({
    id: 'claim_1',
    type: 'replace',
    payment_status: 'na',
    refund_amount: null,
    canceled_at: null,
    fulfillments: [],
    shipping_methods: [{ id: 'sm_1' }],
    additional_items: [],
    return_order: null,
    ...fields,
  }) as unknown as OrderClaim;

const shipped = (fields: Partial<Order>): Order =>
  order({
    payments: [payment({ captured_at: NOW })],
    items: [item({ fulfilled_quantity: 3 })],
    fulfillments: [fulfillment({ shipped_at: NOW })],
    ...fields,
  });

const STATES: Record<string, Partial<Order>> = {
  'no exchange or claim': {},
  'exchange, not confirmed': { swaps: [swap()] },
  'exchange, its return waits': { swaps: [swap({ return_order: { status: 'requested' } })] },
  'exchange, confirmed': { swaps: [swap({ confirmed_at: NOW })] },
  'exchange, paid': { swaps: [swap({ confirmed_at: NOW, payment_status: 'captured' })] },
  'exchange, refunded': {
    swaps: [swap({ confirmed_at: NOW, payment_status: 'difference_refunded' })],
  },
  'exchange, shipped': {
    swaps: [
      swap({
        confirmed_at: NOW,
        payment_status: 'captured',
        fulfillments: [fulfillment({ id: 'ful_2', shipped_at: NOW })],
      }),
    ],
  },
  'exchange, canceled': { swaps: [swap({ canceled_at: NOW })] },
  'claim, replaces': { claims: [claim()] },
  'claim, no shipping': { claims: [claim({ shipping_methods: [] })] },
  'claim, shipped': {
    claims: [claim({ fulfillments: [fulfillment({ id: 'ful_2', shipped_at: NOW })] })],
  },
  'claim, refunded': {
    claims: [claim({ type: 'refund', payment_status: 'refunded', refund_amount: 100 })],
  },
  'claim, canceled': { claims: [claim({ canceled_at: NOW })] },
};

test('what can be done with exchanges and claims, state by state', () => {
  const rows = Object.entries(STATES).map(([state, fields]) => {
    const one = shipped(fields);
    const cells = SWAP_OR_CLAIM_ACTIONS.map((action) => whyNot(one, action) ?? 'yes');
    return [state, ...cells, nextAction(one) ?? 'nothing'].join(' | ');
  });
  expect([['state', ...SWAP_OR_CLAIM_ACTIONS, 'next'].join(' | '), ...rows].join('\n'))
    .toMatchInlineSnapshot(`
    "state | processSwap | fulfillSwap | fulfillClaim | cancelSwap | cancelClaim | next
    no exchange or claim | noSwap | noSwap | noClaim | noSwap | noClaim | complete
    exchange, not confirmed | swapNotConfirmed | swapNotConfirmed | noClaim | yes | noClaim | complete
    exchange, its return waits | swapNotConfirmed | swapNotConfirmed | noClaim | ownerReturnOpen | noClaim | receiveReturn
    exchange, confirmed | yes | yes | noClaim | yes | noClaim | processSwap
    exchange, paid | swapProcessed | yes | noClaim | yes | noClaim | fulfillSwap
    exchange, refunded | swapProcessed | yes | noClaim | swapRefunded | noClaim | fulfillSwap
    exchange, shipped | swapProcessed | ownerFulfilled | noClaim | ownerFulfillmentsOpen | noClaim | complete
    exchange, canceled | ownerCanceled | ownerCanceled | noClaim | ownerCanceled | noClaim | complete
    claim, replaces | noSwap | noSwap | yes | noSwap | yes | fulfillClaim
    claim, no shipping | noSwap | noSwap | claimNoShipping | noSwap | yes | complete
    claim, shipped | noSwap | noSwap | ownerFulfilled | noSwap | ownerFulfillmentsOpen | complete
    claim, refunded | noSwap | noSwap | claimRefunds | noSwap | claimRefunded | complete
    claim, canceled | noSwap | noSwap | ownerCanceled | noSwap | ownerCanceled | complete"
  `);
});

test('one of several is enough; they are numbered by their kind', () => {
  const two = shipped({
    swaps: [swap({ canceled_at: NOW }), swap({ id: 'swap_2', confirmed_at: NOW })],
    claims: [claim()],
  });
  expect(whyNotAny(two, 'processSwap')).toBeUndefined();
  expect(whyNot(two, 'processSwap', 'swap_2')).toBeUndefined();
  expect(whyNot(two, 'processSwap', 'swap_1')).toBe('ownerCanceled');
  expect(whyNot(two, 'processSwap', 'swap_3')).toBe('ownerCanceled');
  expect(whyNot(two, 'updateClaim', 'claim_1')).toBeUndefined();
  expect(whyNot(two, 'updateClaim', 'claim_2')).toBe('ownerCanceled');
  expect(swapsAndClaimsOf(two).map(({ of, number }) => [of, number])).toEqual([
    ['swap', 1],
    ['swap', 2],
    ['claim', 1],
  ]);
});

test.each(SWAP_OR_CLAIM_ACTIONS)('%s is recognized once it has happened', (action) => {
  const id = kindOf(action) === 'swap' ? 'swap_1' : 'claim_1';
  const before = shipped({ swaps: [swap({ confirmed_at: NOW })], claims: [claim()] });
  const done = {
    processSwap: { swaps: [swap({ confirmed_at: NOW, payment_status: 'captured' })] },
    fulfillSwap: { swaps: [swap({ confirmed_at: NOW, fulfillments: [fulfillment()] })] },
    fulfillClaim: { claims: [claim({ fulfillments: [fulfillment()] })] },
    cancelSwap: { swaps: [swap({ canceled_at: NOW })] },
    cancelClaim: { claims: [claim({ canceled_at: NOW })] },
  }[action];
  const sent = { id, location: undefined, notify: true };
  const { hasHappened } = SWAP_OR_CLAIM_OPERATIONS[action];
  expect(hasHappened(before, before, sent)).toBe(false);
  expect(hasHappened(before, shipped(done), sent)).toBe(true);
});

test('the customer’s link is made of the store’s template, or says why there is none', () => {
  const template = 'https://shop.example/exchange?cart={cart_id}';
  expect(paymentLink(swap(), template)).toEqual({
    kind: 'link',
    address: 'https://shop.example/exchange?cart=cart_1',
  });
  expect(paymentLink(swap(), undefined)).toEqual({ kind: 'none', why: 'template' });
  expect(paymentLink(swap({ confirmed_at: NOW }), template)).toMatchObject({ why: 'confirmed' });
  expect(paymentLink(swap({ canceled_at: NOW }), template)).toMatchObject({ why: 'canceled' });
  expect(paymentLink(swap({ cart_id: null }), template)).toMatchObject({ why: 'cart' });
});

test('the payment of an exchange is processed with it, not captured with the order', () => {
  const open = payment({ id: 'pay_2', swap_id: 'swap_1' });
  const confirmed = shipped({
    payments: [payment({ captured_at: NOW }), open],
    swaps: [swap({ confirmed_at: NOW, payment_status: 'awaiting' })],
  });
  expect(whyNot(confirmed, 'capture')).toBe('captured');
  expect(nextAction(confirmed)).toBe('processSwap');
});

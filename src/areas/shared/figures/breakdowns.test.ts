import { expect, test } from 'vitest';
import {
  discountsBy,
  itemsBy,
  openOf,
  paymentsIn,
  refundsBy,
  returnedBy,
  taxesBy,
} from './breakdowns.ts';
import { bucketsOf, spanOf } from './days.ts';
import type { PaymentFacts } from './facts.ts';
import { facts, line, refund } from './test-orders.ts';

const span = spanOf({ from: '2026-11-01', to: '2026-11-30' }, 'UTC');
const at = Date.parse('2026-11-04T10:00:00Z');

const payment = (fields: Partial<PaymentFacts> = {}): PaymentFacts => ({
  id: 'pay_1',
  amount: 12_000,
  capturedAt: at,
  isCanceled: false,
  exchangeId: null,
  ...fields,
});

test('an order with two variants of a product counts once for the product', () => {
  const order = facts({ lines: [line({ id: 'a' }), line({ id: 'b', variantId: 'variant_2' })] });
  expect(itemsBy([order], span, 'product').get('eur')?.get('prod_1')).toMatchObject({
    orders: 1,
    sold: 2,
    netSales: 20_000,
  });
  expect(itemsBy([order], span, 'variant').get('eur')?.size).toBe(2);
});

test('a product loses the refunds and units of its own returns', () => {
  const order = facts({
    lines: [line({ id: 'a', productId: 'kept' }), line({ id: 'b', productId: 'back' })],
    returns: [
      {
        id: 'ret_1',
        at,
        receivedAt: refund().at,
        status: 'received',
        refund: 12_000,
        exchangeId: null,
        claimId: null,
        lines: [{ lineId: 'b', quantity: 1, reasonId: 'size' }],
      },
    ],
    refunds: [refund({ amount: 12_000, reason: 'return' })],
  });
  const found = itemsBy([order], span, 'product').get('eur');
  expect(found?.get('kept')).toMatchObject({ netSales: 10_000, refunds: 0, returned: 0 });
  expect(found?.get('back')).toMatchObject({ netSales: 0, refunds: 10_000, returned: 1 });
  expect(returnedBy([order], span)).toEqual(new Map([['size', 1]]));
});

test('currencies are never added up', () => {
  const found = itemsBy([facts(), facts({ id: 'other', currency: 'jpy' })], span, 'product');
  expect([...found.keys()]).toEqual(['eur', 'jpy']);
  expect(found.get('jpy')?.get('prod_1')?.netSales).toBe(10_000);
});

test('discounts are summed by id, manual ones together', () => {
  const order = facts({
    discounts: [
      { id: 'disc_1', amount: 300 },
      { id: null, amount: 50 },
    ],
  });
  const found = discountsBy([order, order, facts({ ...order, isCanceled: true })], span);
  expect(found.get('eur')?.get('disc_1')).toEqual({ orders: 2, amount: 600 });
  expect(found.get('eur')?.get(null)).toEqual({ orders: 2, amount: 100 });
});

test('several rates of a line each tax all of it', () => {
  const taxes = [
    { rate: 5.5, amount: 550 },
    { rate: 2.25, amount: 225 },
  ];
  const order = facts({
    lines: [line({ tax: 775, taxes })],
    refunds: [refund({ amount: 10_775 })],
  });
  expect(taxesBy([order], span).get('eur')?.get(2.25)).toEqual({
    net: 10_000,
    tax: 225,
    refundedNet: 10_000,
    refundedTax: 225,
  });
});

test('refunds are summed by reason', () => {
  const refunds = [
    refund(),
    refund({ id: 'r2', amount: 5 }),
    refund({ id: 'r3', reason: 'claim' }),
  ];
  const found = refundsBy([facts({ refunds })], span).get('eur');
  expect(found?.get('other')).toEqual({ count: 2, amount: 1_005 });
  expect(found?.get('claim')).toEqual({ count: 1, amount: 1_000 });
});

test('payments count when captured, and what is open is that of the orders', () => {
  const order = facts({
    total: 12_000,
    payments: [
      payment({ amount: 5_000 }),
      payment({ id: 'p2', amount: 4_000, capturedAt: null }),
      payment({ id: 'p3', amount: 900, isCanceled: true }),
      payment({ id: 'p4', amount: 700, exchangeId: 'swap_1' }),
    ],
    refunds: [refund()],
  });
  expect(paymentsIn([order], [span]).get('eur')).toEqual([
    { captured: 5_700, refunded: 1_000, open: 7_000 },
  ]);
});

test('payments of several days are in their days', () => {
  const days = bucketsOf({ from: '2026-11-03', to: '2026-11-05' }, 'day', {
    zone: 'UTC',
    firstWeekday: 1,
  });
  const order = facts({
    payments: [payment({ amount: 5_000 }), payment({ id: 'p2', capturedAt: at + 30 * 86_400_000 })],
    refunds: [refund()],
    total: 20_000,
  });
  expect(paymentsIn([order, facts({ at: 0, currency: 'usd' })], days)).toEqual(
    new Map([
      [
        'eur',
        [
          { captured: 0, refunded: 0, open: 3_000 },
          { captured: 5_000, refunded: 0, open: 0 },
          { captured: 0, refunded: 1_000, open: 0 },
        ],
      ],
    ]),
  );
});

test('nothing is open of what is paid or canceled', () => {
  expect(openOf(facts({ payments: [payment()] }))).toBe(0);
  expect(openOf(facts({ payments: [payment({ amount: 13_000 })] }))).toBe(0);
  expect(openOf(facts({ isCanceled: true, payments: [payment({ isCanceled: true })] }))).toBe(0);
});

import { expect, test } from 'vitest';
import { fulfillment, item, order, payment } from '../order/facts/test-order.ts';
import { followUp, proposed, scopeOf } from './scope.ts';

const NOW = '2026-11-03T10:00:00Z';
const open = order();
const paid = order({ payments: [payment({ captured_at: NOW })] });
const packed = order({
  payments: [payment({ captured_at: NOW })],
  items: [item({ fulfilled_quantity: 3 })],
  fulfillments: [fulfillment()],
});
const canceled = order({ status: 'canceled' });

test('the filters of its list say what a queue is for', () => {
  expect(scopeOf({ filters: {} })).toBe('next');
  expect(scopeOf({ filters: { customer_id: ['cus_1'] } })).toBe('next');
  expect(scopeOf({ filters: { payment_status: ['awaiting'] } })).toBe('capture');
  expect(scopeOf({ filters: { fulfillment_status: ['not_fulfilled'] } })).toBe('ship');
  expect(
    scopeOf({ filters: { payment_status: ['awaiting'], fulfillment_status: ['not_fulfilled'] } }),
  ).toBe('next');
});

test('a queue proposes what it is for, and nothing else', () => {
  expect(proposed(open, 'capture')).toBe('capture');
  expect(proposed(paid, 'capture')).toBeUndefined();
  expect(proposed(open, 'ship')).toBe('fulfill');
  expect(proposed(packed, 'ship')).toBe('ship');
  expect(proposed(open, 'next')).toBe('capture');
  expect(proposed(packed, 'next')).toBe('ship');
  for (const scope of ['capture', 'ship', 'next'] as const) {
    expect(proposed(canceled, scope)).toBeUndefined();
    expect(proposed(order({ status: 'archived' }), scope)).toBeUndefined();
  }
});

test('what was captured is packed at once, and shipped only where that is what it is about', () => {
  expect(followUp(paid, 'next', 'capture')).toBe('fulfill');
  expect(followUp(paid, 'capture', 'capture')).toBeUndefined();
  expect(followUp(packed, 'next', 'capture')).toBeUndefined();
  expect(followUp(packed, 'next', 'fulfill')).toBeUndefined();
  expect(followUp(packed, 'ship', 'fulfill')).toBe('ship');
  expect(followUp(packed, 'ship', 'ship')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { fulfillmentStatusOf, shownFulfillment } from './fulfillment-status.ts';
import { item, order } from './order/facts/test-order.ts';

test.each([
  ['canceled', 0, 'not_fulfilled'],
  ['canceled', 1, 'partially_fulfilled'],
  ['canceled', 3, 'canceled'],
  ['partially_returned', 2, 'partially_fulfilled'],
  ['partially_returned', 3, 'partially_returned'],
  ['shipped', 2, 'partially_fulfilled'],
  ['partially_shipped', 2, 'partially_shipped'],
  ['not_fulfilled', 0, 'not_fulfilled'],
] as const)('%s with %s of 3 units fulfilled is %s', (stated, units, shown) => {
  const items = [item({ fulfilled_quantity: units })];
  expect(fulfillmentStatusOf(order({ fulfillment_status: stated, items }))).toBe(shown);
});

test('a canceled order stays canceled', () => {
  const canceled = order({ status: 'canceled', fulfillment_status: 'canceled' });
  expect(fulfillmentStatusOf(canceled)).toBe('canceled');
});

test('a head says the same of an order and of its row, with or without details', () => {
  const items = [item({ fulfilled_quantity: 2 })];
  const row = { status: 'pending', fulfillment_status: 'shipped' } as const;
  expect(shownFulfillment(order({ ...row, items }))).toBe('partially_fulfilled');
  expect(shownFulfillment({ ...row, fulfillment: 'partially_fulfilled' })).toBe(
    'partially_fulfilled',
  );
  expect(shownFulfillment(row)).toBe('shipped');
});

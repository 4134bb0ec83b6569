import { expect, test } from 'vitest';
import { fulfillmentStatusOf, mayHideItems, shownFulfillment } from './fulfillment-status.ts';

const items = (fulfilled: number) => [
  { quantity: 3, fulfilled_quantity: fulfilled, is_return: false },
];

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
  const order = { status: 'pending', fulfillment_status: stated, items: items(units) } as const;
  expect(fulfillmentStatusOf(order)).toBe(shown);
});

test('a canceled order stays canceled', () => {
  const canceled = { status: 'canceled', fulfillment_status: 'canceled' } as const;
  expect(fulfillmentStatusOf({ ...canceled, items: items(0) })).toBe('canceled');
  expect(mayHideItems(canceled)).toBe(false);
});

test('items are needed only under a status that may hide some', () => {
  const needs = (stated: 'shipped' | 'fulfilled'): boolean =>
    mayHideItems({ status: 'pending', fulfillment_status: stated });
  expect([needs('shipped'), needs('fulfilled')]).toEqual([true, false]);
});

test('a head says the same of an order and of its row, with or without details', () => {
  const row = { status: 'pending', fulfillment_status: 'shipped' } as const;
  expect(shownFulfillment({ ...row, items: items(2) })).toBe('partially_fulfilled');
  expect(shownFulfillment({ ...row, fulfillment: 'partially_fulfilled' })).toBe(
    'partially_fulfilled',
  );
  expect(shownFulfillment(row)).toBe('shipped');
});

import { expect, test } from 'vitest';
import { shipping } from './fulfillment-operations.ts';
import { fulfillment, order } from '../facts/test-order.ts';

const before = order({ fulfillments: [fulfillment()] });
const shippedWith = (...numbers: string[]) =>
  order({
    fulfillments: [
      fulfillment({
        shipped_at: '2026-11-03T10:00:00Z',
        tracking_links: numbers.map((number) => ({ tracking_number: number })) as never,
      }),
    ],
  });
const sent = { fulfillment: 'ful_1', trackingNumbers: ['1Z', '2Z'], notify: true };

test.each([
  ['not shipped', before, false],
  ['shipped with both numbers', shippedWith('2Z', '1Z'), true],
  ['shipped by someone else with another number', shippedWith('9Z'), false],
  ['shipped with one of them', shippedWith('1Z'), false],
])('a parcel whose answer was lost, %s', (_state, now, isShipped) => {
  expect(shipping.hasHappened(before, now, sent)).toBe(isShipped);
});

import { expect, test } from 'vitest';
import { order } from './facts/test-order.ts';
import { arrangeOrder } from './query.ts';
import type { Order } from './query.ts';

const LISTS = [
  'items',
  'shipping_methods',
  'discounts',
  'gift_cards',
  'gift_card_transactions',
  'payments',
  'refunds',
  'fulfillments',
  'returns',
  'swaps',
  'claims',
] as const satisfies readonly (keyof Order)[];

const arranged = (sent: unknown): unknown[] => {
  const fields: object = Object.fromEntries(LISTS.map((name) => [name, sent]));
  const whole = arrangeOrder(order(fields));
  return LISTS.map((name) => whole[name]);
};

test.each<{ sent: unknown }>([
  { sent: null },
  { sent: undefined },
  { sent: 'strange' },
  { sent: -1e300 },
  { sent: { length: 'many' } },
  { sent: [null, 'strange', 7] },
])('each list of an order is empty where $sent was sent', ({ sent }) => {
  expect(arranged(sent)).toEqual(LISTS.map(() => []));
});

test('the records of an order’s lists stay, by their ids, beside what is none', () => {
  const [first, second] = [{ id: 'a' }, { id: 'b' }];
  expect(arranged([first, null, second])).toEqual(LISTS.map(() => [first, second]));
});

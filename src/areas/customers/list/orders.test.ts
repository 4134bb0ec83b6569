import { expect, test } from 'vitest';
import { summaryOf } from './orders.ts';

test('orders are counted, and the last one is the newest, in whatever order they come', () => {
  const at = (created_at: string): { created_at: string } => ({ created_at });
  expect(
    summaryOf([
      at('2026-10-30T07:35:30.419Z'),
      at('2026-11-22T04:06:19.191Z'),
      at('2026-10-12T22:12:53.091Z'),
    ]),
  ).toEqual({ count: 3, last: '2026-11-22T04:06:19.191Z' });
  expect(summaryOf([])).toEqual({ count: 0, last: null });
});

test('an order without a day that can be read counts, and is not the last', () => {
  const orders = [
    null,
    { created_at: 7 },
    { created_at: 'yesterday' },
    { created_at: '2026-10-30' },
  ];
  expect(summaryOf(orders as never)).toEqual({ count: 4, last: '2026-10-30' });
});

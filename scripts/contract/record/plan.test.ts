import { expect, test } from 'vitest';
import type { Exchange } from '../../../tests/contract/live/recorder.ts';
import { plan } from './plan.ts';

const exchange = (payment: string, body?: unknown): Exchange => ({
  method: 'POST',
  path: '/admin/orders/order_1',
  query: {},
  headers: {},
  body,
  status: 200,
  contentType: 'application/json',
  answer: { order: { id: 'order_1', payment_status: payment } },
  duration: 1,
});

test('a write in another state than the read has its own example', { timeout: 60_000 }, () => {
  const answered = new Map([
    ['admin getOrder', [exchange('awaiting')]],
    ['admin updateOrder', [exchange('awaiting', { email: 'a@b.test' })]],
    ['admin captureOrder', [exchange('captured')]],
  ]);
  const { examples } = plan({ answered, span: { from: 1, to: 2, before: 0 } });
  const planned = new Map(examples.map((one) => [one.key, one]));
  expect(planned.get('order')?.of).toBeUndefined();
  expect(planned.get('captureOrder')).toMatchObject({
    file: { api: 'admin', tag: 'orders' },
    value: { order: { payment_status: 'captured' } },
    lags: ['new'],
    of: { operation: 'captureOrder', part: 'answer' },
  });
  expect(planned.get('updateOrderBody')?.value).toEqual({ email: 'a@b.test' });
  expect(planned.has('updateOrder')).toBe(false);
});

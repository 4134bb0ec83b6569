import { expect, test, vi } from 'vitest';
import { payDraftOrder } from '#generated/admin/draft-orders/draft-orders.ts';
import { contactBody } from './contact-values.ts';
import { lookAtPaid, payOnce } from './pay.ts';
import { paymentLink } from './payment-link.ts';
import type { Draft } from './query.ts';

vi.mock('#generated/admin/draft-orders/draft-orders.ts', () => ({
  payDraftOrder: vi.fn(async () => ({ order: { id: 'order_1' } })),
  getGetDraftOrderQueryOptions: vi.fn(),
}));

const draft = {
  id: 'dorder_1',
  status: 'open',
  order_id: null,
  cart: { total: 1000, email: 'ada@example.com', items: [{ id: 'item_1', quantity: 1 }] },
} as unknown as Draft;
const call = { signal: new AbortController().signal };
const reads = (now: object) => async () => ({ ...draft, ...now }) as Draft;

test('nothing is sent for what is an order already, or has changed', async () => {
  const send = vi.mocked(payDraftOrder);
  send.mockClear();
  const done = { status: 'completed', order_id: 'order_9' };
  expect(await payOnce(draft, reads(done), call)).toEqual({
    kind: 'doneBefore',
    orderId: 'order_9',
  });
  const changed = { cart: { ...draft.cart, total: 1200 } };
  expect(await payOnce(draft, reads(changed), call)).toMatchObject({ kind: 'changed' });
  expect(send).not.toHaveBeenCalled();
  expect(await payOnce(draft, reads({}), call)).toEqual({ kind: 'done', orderId: 'order_1' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('after a lost answer the draft tells, and after one without the order', async () => {
  vi.mocked(payDraftOrder).mockResolvedValueOnce({} as never);
  expect(await payOnce(draft, reads({}), call)).toEqual({ kind: 'unknown' });
  expect(await lookAtPaid(reads({}))).toEqual({ kind: 'notDone' });
  expect(await lookAtPaid(reads({ status: 'completed', order_id: 'order_1' }))).toEqual({
    kind: 'doneBefore',
    orderId: 'order_1',
  });
});

test('the payment link is the store’s template with the cart in it', () => {
  expect(paymentLink('https://shop.example/pay/{cart_id}', 'cart_1')).toBe(
    'https://shop.example/pay/cart_1',
  );
  expect(paymentLink(' ', 'cart_1')).toBeUndefined();
  expect(paymentLink('https://shop.example/pay/{cart_id}', null)).toBeUndefined();
});

test('a customer brings an email address of their own, so only one of both is sent', () => {
  const before = { customer_id: 'cus_1', email: 'ada@example.com', isSilent: false };
  expect(contactBody(before, { ...before, customer_id: 'cus_2', email: 'x@example.com' })).toEqual({
    customer_id: 'cus_2',
  });
  expect(contactBody(before, { ...before, email: ' x@example.com ', isSilent: true })).toEqual({
    email: 'x@example.com',
    no_notification_order: true,
  });
});

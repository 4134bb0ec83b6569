import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { noteWrittenOrder, takeWrittenOrders } from './written-orders.ts';

test('orders that were written to are named once, those read never', () => {
  const queryClient = new QueryClient();
  noteWrittenOrder({ method: 'GET', path: '/admin/orders/order_1' });
  noteWrittenOrder({ method: 'POST', path: '/admin/orders/order_2/refund' });
  noteWrittenOrder({ method: 'POST', path: '/admin/orders/order_2/claims/claim_1' });
  noteWrittenOrder({ method: 'DELETE', path: '/admin/orders/order_3/metadata' });
  noteWrittenOrder({ method: 'POST', path: '/admin/products/prod_1' });
  expect(takeWrittenOrders(queryClient)).toEqual(['order_2', 'order_3']);
  expect(takeWrittenOrders(queryClient)).toEqual([]);
});

test('an order is named again until its write has ended', async () => {
  const queryClient = new QueryClient();
  let end = (): void => undefined;
  const write = new MutationObserver(queryClient, {
    mutationFn: () => {
      noteWrittenOrder({ method: 'POST', path: '/admin/orders/order_1/refund' });
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    },
  }).mutate();
  await vi.waitFor(() => expect(takeWrittenOrders(queryClient)).toEqual(['order_1']));
  end();
  await write;
  expect(takeWrittenOrders(queryClient)).toEqual(['order_1']);
  expect(takeWrittenOrders(queryClient)).toEqual([]);
});

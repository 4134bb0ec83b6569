import { expect, test, vi } from 'vitest';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { findOrders } from './palette.ts';

vi.mock('#generated/admin/orders/orders.ts', async (original) => ({
  ...(await original<object>()),
  listOrders: vi.fn(),
}));

const order = (number: number) => ({ id: `order_${number}`, display_id: number, email: 'a@b.c' });

test('the order with exactly the number comes first, and once', async () => {
  vi.mocked(listOrders).mockImplementation((async ({
    display_id: number,
  }: {
    display_id?: string;
  }) =>
    number
      ? { orders: [order(42)], count: 1 }
      : { orders: [order(420), order(142), order(42)], count: 3 }) as never);
  const { signal } = new AbortController();
  const { records } = await findOrders({ q: '#42', limit: 8, offset: 0 }, signal, {} as never);
  expect(records.map((record) => record && 'title' in record && record.title)).toEqual([
    '#42',
    '#420',
    '#142',
  ]);
});

import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { english } from '#generated/locales/english.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { item, order as placed, payment } from './order/facts/test-order.ts';
import type { Order } from './order/query.ts';
import { findOrderCommands, findOrders } from './palette.ts';

vi.mock('#generated/admin/orders/orders.ts', async (original) => ({
  ...(await original<object>()),
  listOrders: vi.fn(),
}));

const { signal } = new AbortController();

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: english },
    interpolation: { escapeValue: false },
  });
});

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
  const { records } = await findOrders({ q: '#42', limit: 8, offset: 0 }, signal, {} as never);
  expect(records.map((record) => record && 'title' in record && record.title)).toEqual([
    '#42',
    '#420',
    '#142',
  ]);
});

async function commandsFor(q: string, fields: Partial<Order>): Promise<(string | undefined)[][]> {
  const row = placed({ display_id: 15, email: 'a@b.c', ...fields });
  vi.mocked(listOrders).mockReset();
  vi.mocked(listOrders).mockResolvedValue({ orders: [row], count: 1 } as never);
  const { records } = await findOrderCommands({ q, limit: 8, offset: 0 }, signal, {} as never);
  expect(listOrders).toHaveBeenCalledOnce();
  return records.map(({ title, detail }) => [title, detail]);
}
const paid = payment({ captured_at: '2026-11-03T10:00:00Z' });

test.each<[string, Partial<Order>, string[]]>([
  ['ca 15', {}, ['Capture #15', 'Cancel #15']],
  ['ca 15', { payments: [paid], payment_status: 'captured' }, ['Cancel #15']],
  // An edit or a further payment, which its status doesn’t say.
  [
    'capture 15',
    { payments: [paid, payment({ id: 'pay_2' })], payment_status: 'captured' },
    ['Capture #15'],
  ],
  ['print 15', { status: 'canceled' }, ['Print #15']],
])('%s of an order with %j offers what is possible', async (q, fields, offered) => {
  expect((await commandsFor(q, fields)).map(([title]) => title)).toEqual(offered);
});

test.each<[string, Partial<Order>, string]>([
  [
    'capture 15',
    { payments: [paid], payment_status: 'captured' },
    'The payment has already been captured.',
  ],
  ['capture 15', { status: 'canceled' }, 'The order has been canceled.'],
  ['fulfill 15', { items: [item({ fulfilled_quantity: 3 })] }, 'All items have been fulfilled.'],
])('%s of an order with %j leads to the order and says why', async (q, fields, why) => {
  expect(await commandsFor(q, fields)).toEqual([['#15', why]]);
});

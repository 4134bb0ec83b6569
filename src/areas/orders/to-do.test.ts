import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { findOrders } from './to-do.ts';

const calls = vi.hoisted(() => ({ orders: vi.fn(), edits: vi.fn() }));

vi.mock('#generated/admin/orders/orders.ts', async (original) => ({
  ...(await original<object>()),
  listOrders: calls.orders,
}));
vi.mock('#generated/admin/order-edits/order-edits.ts', async (original) => ({
  ...(await original<object>()),
  listOrderEdits: calls.edits,
}));

const [EARLY, LATE] = ['2026-11-01T10:00:00Z', '2026-11-20T10:00:00Z'];

const find = async (query: string) =>
  findOrders(query, { client: new QueryClient(), signal: new AbortController().signal });

beforeEach(() => {
  vi.resetAllMocks();
  calls.edits.mockResolvedValue({ order_edits: [] });
});

test('one small call counts the payments to capture and finds the oldest order', async () => {
  calls.orders.mockResolvedValue({ orders: [{ id: 'order_1', created_at: LATE }], count: 3 });
  expect(await find('todo=capture')).toEqual({ count: 3, isCut: false, oldest: LATE });
  expect(calls.orders).toHaveBeenCalledTimes(1);
  expect(calls.orders.mock.lastCall?.[0]).toMatchObject({
    payment_status: ['awaiting'],
    order: 'created_at',
    limit: 1,
    fields: 'id,total',
  });
});

test('an order that an edit has hidden counts, and may be the oldest', async () => {
  calls.edits.mockResolvedValue({
    order_edits: [
      {
        confirmed_at: LATE,
        order: { display_id: 7, payment_status: 'captured', payments: [{ captured_at: null }] },
      },
    ],
  });
  calls.orders.mockImplementation(async ({ display_id: number }: ListOrdersParams) =>
    number === undefined
      ? { orders: [{ id: 'order_1', created_at: LATE }], count: 3 }
      : { orders: [{ id: 'order_7', created_at: EARLY }], count: 1 },
  );
  expect(await find('todo=capture')).toEqual({ count: 4, isCut: false, oldest: EARLY });
});

test.each([
  [6000, { count: 1, isCut: false, oldest: EARLY }],
  [5000, { count: 0, isCut: false, oldest: undefined }],
])('an edit waits for its payment while the order is not paid for: %i', async (total, found) => {
  const collection = { id: 'paycol_1', status: 'not_paid', amount: 1000 };
  calls.edits.mockResolvedValue({
    order_edits: [
      { id: 'oe_1', confirmed_at: LATE, payment_collection: collection, order: { display_id: 7 } },
      { id: 'oe_2', confirmed_at: LATE, payment_collection: null, order: { display_id: 8 } },
    ],
    count: 2,
  });
  const payments = [{ id: 'pay_1', amount: 5000, captured_at: EARLY, canceled_at: null }];
  calls.orders.mockResolvedValue({
    orders: [{ id: 'order_7', created_at: EARLY, total, payments }],
    count: 1,
  });
  expect(await find('todo=pay')).toEqual(found);
  expect(calls.orders).toHaveBeenCalledTimes(1);
  expect(calls.orders.mock.lastCall?.[0]).toMatchObject({
    display_id: '7',
    expand: expect.stringMatching(/,payments$/),
  });
});

test.each([
  ['one that costs less than was paid', 4000, { count: 1, isCut: false, oldest: EARLY }],
  ['one that costs what was paid', 5000, { count: 0, isCut: false, oldest: undefined }],
])('of orders with a cheaper edit, a refund is due for %s', async (_, total, found) => {
  const payment = { id: 'pay_1', amount: 6000, amount_refunded: 1000, captured_at: EARLY };
  const edit = { confirmed_at: LATE, payment_collection: null };
  calls.edits.mockResolvedValue({
    order_edits: [
      { ...edit, order: { display_id: 7, payments: [payment] } },
      { ...edit, order: { display_id: 8, payments: [{ ...payment, amount_refunded: 6000 }] } },
      { ...edit, order: { display_id: 9, payments: [{ ...payment, captured_at: null }] } },
      { ...edit, payment_collection: {}, order: { display_id: 10, payments: [payment] } },
      { ...edit, confirmed_at: null, order: { display_id: 11, payments: [payment] } },
    ],
    count: 5,
  });
  calls.orders.mockResolvedValue({
    orders: [{ id: 'order_7', created_at: EARLY, total, payments: [payment] }],
    count: 1,
  });
  expect(await find('todo=refund')).toEqual(found);
  expect(calls.orders).toHaveBeenCalledTimes(1);
  const [params] = calls.orders.mock.lastCall ?? [];
  expect(params).toMatchObject({ display_id: '7', expand: expect.stringMatching(/,payments$/) });
  expect((params as ListOrdersParams).status).not.toContain('canceled');
});

test('a refund for goods that came back leaves what an edit made due', async () => {
  const payment = { id: 'pay_1', amount: 15_000, amount_refunded: 5000, captured_at: EARLY };
  calls.edits.mockResolvedValue({
    order_edits: [{ confirmed_at: LATE, order: { display_id: 7, payments: [payment] } }],
    count: 1,
  });
  calls.orders.mockResolvedValue({
    orders: [
      {
        id: 'order_7',
        created_at: EARLY,
        total: 10_000,
        payments: [payment],
        refunds: [{ id: 'ref_1', reason: 'return', amount: 5000 }],
        returns: [{ id: 'ret_1', status: 'received', refund_amount: 5000 }],
      },
    ],
    count: 1,
  });
  expect(await find('todo=refund')).toMatchObject({ count: 1, oldest: EARLY });
  const [params] = calls.orders.mock.lastCall ?? [];
  const { expand = '' } = params as ListOrdersParams;
  expect(expand.split(',')).toEqual(
    expect.arrayContaining(['refunds', 'returns', 'swaps', 'claims']),
  );
});

test('of more orders than are looked through, none is no number, and the oldest unknown', async () => {
  calls.orders.mockResolvedValue({ orders: [], count: 501 });
  expect(await find('todo=send')).toEqual({ count: undefined, isCut: true, oldest: undefined });
  const swap = { id: 'swap_1', confirmed_at: EARLY, canceled_at: null, fulfillments: [] };
  const orders = [{ id: 'order_1', created_at: EARLY, items: [], swaps: [swap] }];
  calls.orders.mockResolvedValue({ orders, count: 501 });
  expect(await find('todo=send')).toEqual({ count: 1, isCut: true, oldest: undefined });
});

test.each(['ship', 'capture', 'pay', 'refund'])(
  'where more edits were made than are looked through, older orders may be missing: %s',
  async (todo) => {
    calls.orders.mockResolvedValue({ orders: [], count: 0 });
    calls.edits.mockResolvedValue({ order_edits: [], count: 500 });
    expect(await find(`todo=${todo}`)).toMatchObject({ isCut: false });
    calls.edits.mockResolvedValue({ order_edits: [], count: 501 });
    expect(await find(`todo=${todo}`)).toEqual({
      count: undefined,
      isCut: true,
      oldest: undefined,
    });
  },
);

test('an exchange that was sent counts until its payment has been processed', async () => {
  const parcel = { id: 'ful_1', shipped_at: EARLY, canceled_at: null, items: [] };
  const swap = { id: 'swap_1', confirmed_at: EARLY, canceled_at: null, fulfillments: [parcel] };
  const found = async (payment: string) => {
    const swaps = [{ ...swap, payment_status: payment }];
    calls.orders.mockResolvedValue({
      orders: [{ id: 'order_1', created_at: EARLY, items: [], swaps }],
      count: 1,
    });
    return find('todo=send');
  };
  expect(await found('confirmed')).toMatchObject({ count: 1 });
  expect(await found('captured')).toMatchObject({ count: 0 });
});

test('an answer without a count counts nothing', async () => {
  calls.orders.mockResolvedValue({});
  await expect(find('todo=capture')).rejects.toThrow('no count');
  await expect(find('todo=send')).rejects.toThrow('no count');
  calls.edits.mockResolvedValue({});
  await expect(find('todo=pay')).rejects.toThrow('no count');
  await expect(find('todo=refund')).rejects.toThrow('no count');
});

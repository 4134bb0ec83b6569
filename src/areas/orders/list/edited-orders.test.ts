import { beforeEach, expect, test, vi } from 'vitest';
import type { ListOrdersParams } from '#generated/admin/admin.schemas.ts';
import { editedOrders } from './edited-orders.ts';
import { rangesOf, spanOf } from './edited-ranges.ts';

const calls = vi.hoisted(() => ({ orders: vi.fn(), edits: vi.fn() }));

vi.mock('#generated/admin/orders/orders.ts', async (original) => ({
  ...(await original<object>()),
  listOrders: calls.orders,
}));
vi.mock('#generated/admin/order-edits/order-edits.ts', async (original) => ({
  ...(await original<object>()),
  listOrderEdits: calls.edits,
}));

const at = (number: number): string => new Date(Date.UTC(2026, 10, 1, 0, number)).toISOString();

/** Captured 5000. */
const orderOf = (number: number, refunded: number) => ({
  id: `order_${number}`,
  display_id: number,
  status: 'pending',
  created_at: at(number),
  payments: [{ id: 'pay_1', amount: 5000, amount_refunded: refunded, captured_at: at(number) }],
  refunds: refunded > 0 ? [{ id: 'ref_1', reason: 'other', amount: refunded }] : [],
  returns: [],
  swaps: [],
  claims: [],
  gift_card_transactions: [] as object[],
});

/** Makes the order cost 4000. */
const editOf = (order: object) => ({
  id: 'oe_1',
  confirmed_at: at(0),
  payment_collection: null,
  total: 4000,
  difference_due: 0,
  order,
});

const give = (...orders: object[]): void => {
  calls.edits.mockResolvedValue({ order_edits: orders.map(editOf), count: orders.length });
};

const numbersOf = (asked: ListOrdersParams): number[] => {
  const { created_at: span, display_id: number } = asked;
  if (number !== undefined) return [Number(number)];
  return Array.from({ length: 60 }, (_, index) => index).filter(
    (each) => at(each) >= (span?.gte ?? '') && at(each) < (span?.lt ?? ''),
  );
};

beforeEach(() => {
  vi.resetAllMocks();
  calls.orders.mockImplementation(async (asked: ListOrdersParams) => {
    const orders = numbersOf(asked).map((number) => ({ ...orderOf(number, 0), total: 4000 }));
    return { orders, count: orders.length };
  });
});

const refunds = async (isCount: boolean, params: ListOrdersParams = {}): Promise<string[]> => {
  const { orders } = await editedOrders({ todo: 'refund', params, isCount }, {});
  return orders.map(({ id }) => id);
};

test('refunds due are counted by the edits alone, however many there were', async () => {
  give(...Array.from({ length: 80 }, (_, index) => orderOf(index, index % 4 === 0 ? 0 : 1000)));
  expect(await refunds(true)).toHaveLength(20);
  expect(calls.orders).not.toHaveBeenCalled();
});

test('a difference is taken from the order’s present total', async () => {
  calls.edits.mockResolvedValue({
    order_edits: [{ ...editOf(orderOf(1, 0)), total: 6000, difference_due: 1000 }],
    count: 1,
  });
  expect(await refunds(true)).toEqual([]);
});

test('what came back doesn’t settle what an edit made due', async () => {
  const returned = { id: 'ret_1', status: 'received', refund_amount: 1000 };
  const refund = { id: 'ref_1', reason: 'return', amount: 1000 };
  give({ ...orderOf(1, 1000), refunds: [refund], returns: [returned] });
  expect(await refunds(true)).toEqual(['order_1']);
});

test('canceled orders aren’t counted', async () => {
  give({ ...orderOf(1, 0), status: 'canceled' }, orderOf(2, 0));
  expect(await refunds(true)).toEqual(['order_2']);
});

test.each([
  ['gift cards', { gift_card_transactions: [{ id: 'gct_1', amount: 500 }] }],
  ['relations that weren’t sent', { returns: undefined }],
  ['a damaged refund', { refunds: [null] }],
])('with %s, the order itself is read', async (_what, change) => {
  give({ ...orderOf(1, 0), ...change }, orderOf(30, 1000));
  expect(await refunds(true)).toEqual(['order_1']);
  expect(calls.orders).toHaveBeenCalledTimes(1);
  expect(calls.orders.mock.lastCall?.[0]).toMatchObject({ display_id: '1' });
});

test('the list and a search read those due, neighbors in one call', async () => {
  give(orderOf(3, 0), orderOf(5, 1000), orderOf(9, 0), orderOf(40, 0));
  expect(await refunds(false)).toEqual(['order_3', 'order_9', 'order_40']);
  expect(calls.orders).toHaveBeenCalledTimes(2);
  expect(await refunds(true, { q: 'ada' })).toEqual(['order_3', 'order_9', 'order_40']);
  expect(calls.orders).toHaveBeenCalledTimes(4);
});

test('where more orders lie between than numbers tell, each is read by its own', async () => {
  give(orderOf(3, 0), orderOf(4, 0));
  calls.orders.mockImplementation(async ({ display_id: number }: ListOrdersParams) =>
    number === undefined
      ? { orders: [], count: 900 }
      : { orders: [{ ...orderOf(Number(number), 0), total: 4000 }], count: 1 },
  );
  expect(await refunds(false)).toEqual(['order_3', 'order_4']);
  expect(calls.orders).toHaveBeenCalledTimes(3);
});

test('ranges hold neighbors, and both ends', () => {
  const rows = [40, 3, 14, 13, 25].map((number) => ({ order: { display_id: number } }));
  expect(rangesOf(rows).map((range) => range.map(({ order }) => order.display_id))).toEqual([
    [3, 13, 14],
    [25],
    [40],
  ]);
  const [first, last] = ['2026-11-01T10:00:00.123Z', '2026-11-02T10:00:00.456Z'];
  expect(spanOf([{ created_at: last }, { created_at: first }])).toEqual({
    gte: first,
    lt: '2026-11-02T10:00:00.457Z',
  });
  expect(spanOf([{ created_at: first }])).toBeUndefined();
});

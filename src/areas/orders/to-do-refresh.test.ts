import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminEffects, isAffected } from '#generated/paths/effects.ts';
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

beforeEach(() => {
  vi.resetAllMocks();
  calls.orders.mockResolvedValue({ orders: [], count: 0 });
  calls.edits.mockResolvedValue({ order_edits: [], count: 0 });
});

/** Calls for the second of two counts */
async function callsAfter(operation: string, todo: string): Promise<number> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const find = async (): Promise<unknown> =>
    findOrders(`todo=${todo}`, { client, signal: new AbortController().signal });
  await find();
  vi.clearAllMocks();
  const prefixes = adminEffects[operation] ?? [];
  await client.invalidateQueries({
    predicate: ({ queryKey }) => prefixes.some((prefix) => isAffected(queryKey, prefix)),
  });
  await find();
  return calls.orders.mock.calls.length + calls.edits.mock.calls.length;
}

test.each([
  'createOrderSwap',
  'createSwapFulfillment',
  'createSwapShipment',
  'processSwapPayment',
  'cancelOrderSwap',
  'createOrderClaim',
  'createClaimFulfillment',
  'createClaimShipment',
  'cancelOrderClaim',
  'archiveOrder',
])('exchanges and claims to send are counted again after %s', async (operation) => {
  expect(await callsAfter(operation, 'send')).toBe(1);
});

test('a write that can’t change it leaves the costly count', async () => {
  expect(await callsAfter('capturePayment', 'send')).toBe(0);
});

test.each(['confirmOrderEdit', 'createOrderSwap', 'createOrderClaim', 'refundPayment'])(
  'refunds due are counted from edits that are read again after %s',
  async (operation) => {
    expect(await callsAfter(operation, 'refund')).toBe(1);
  },
);

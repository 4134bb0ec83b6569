import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { STEPS_AT_ONCE } from '#shared/save/steps.ts';
import { runStock } from './run-stock.ts';
import type { StockResult } from './run-stock.ts';
import type { StockOrder } from './stock-orders.ts';

const calls = vi.hoisted(() => ({ products: vi.fn(), items: vi.fn(), level: vi.fn() }));
vi.mock('#generated/admin/products/products.ts', () => ({
  listProducts: calls.products,
}));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => ({
  listInventoryItems: calls.items,
}));
vi.mock('#shared/inventory/items.ts', () => ({ applyLevel: calls.level }));
vi.mock('../product/inventory.ts', () => ({ ensureItem: vi.fn() }));

const NUMBERS = Array.from({ length: STEPS_AT_ONCE + 2 }, (_, at) => at);
const orders = NUMBERS.map((at): StockOrder => ({
  handle: 'lamp',
  productId: 'p1',
  variantId: `v${at}`,
  sku: '',
  title: '',
  options: [],
  units: { l1: 5, l2: 6 },
}));
const variants = NUMBERS.map((at) => ({
  id: `v${at}`,
  inventory_items: [{ inventory_item_id: `i${at}` }],
}));

const itemOnly = { ...orders[0], variantId: 'v0', units: {} } as StockOrder;

let stopping: AbortController;
const run = (all: readonly StockOrder[] = orders): Promise<StockResult> =>
  runStock(all, '2024-01-01', () => undefined, stopping.signal);

beforeEach(() => {
  stopping = new AbortController();
  const products = [{ id: 'p1', handle: 'lamp', options: [], variants }];
  calls.products.mockReset().mockResolvedValue({ products, count: 1 });
  calls.items.mockReset().mockResolvedValue({ inventory_items: [] });
  calls.level.mockReset().mockResolvedValue(undefined);
});

/** Settles only when its signal aborts. */
const hang = (_params: unknown, { signal }: { signal?: AbortSignal } = {}): Promise<never> =>
  new Promise((_resolve, reject) => {
    const end = (): void => reject(new ApiError('x', { kind: 'aborted', outcome: 'unknown' }));
    signal?.addEventListener('abort', end);
  });

test.each([
  ['the products of the file', calls.products, orders],
  ['new products', calls.products, orders.map(({ productId: _id, ...order }) => order)],
  ['what lies where', calls.items, orders],
])('it stops while it reads %s, and nothing is tried', async (_what, read, all) => {
  read.mockImplementation(hang);
  const result = run(all);
  await vi.waitFor(() => expect(read).toHaveBeenCalled());
  stopping.abort();
  expect(await result).toEqual({ done: 0, failures: [], left: all });
  expect(calls.level).not.toHaveBeenCalled();
});

test('what cannot be read is an error', async () => {
  const failure = new ApiError('x', { kind: 'http', outcome: 'failed' });
  calls.items.mockRejectedValue(failure);
  await expect(run()).rejects.toBe(failure);
});

test('it stops before the next variant; those under way are finished', async () => {
  calls.level.mockImplementation(
    async (_item: string, _change: unknown, { signal }: { signal: AbortSignal }) => {
      stopping.abort();
      if (signal.aborted) throw new ApiError('x', { kind: 'aborted', outcome: 'unknown' });
    },
  );
  const { done, failures, left } = await run();
  expect({ done, failures }).toEqual({ done: 1, failures: [] });
  expect(left).toEqual(orders.slice(1));
  expect(calls.level.mock.calls.map(([item, { location }]) => `${item} ${location}`)).toEqual([
    'i0 l1',
    'i0 l2',
  ]);
});

test('a variant that only gets its inventory item isn’t counted as stock that was set', async () => {
  const tried: number[] = [];
  const { done, failures } = await runStock(
    [itemOnly, ...orders.slice(1, 3)],
    '2024-01-01',
    (count) => tried.push(count),
    stopping.signal,
  );
  expect({ done, failures }).toEqual({ done: 2, failures: [] });
  expect(tried).toHaveLength(3);
  expect(tried.at(-1)).toBe(2);
});

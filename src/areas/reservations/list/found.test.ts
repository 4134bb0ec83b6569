import { beforeEach, expect, test, vi } from 'vitest';
import { CALLS_AT_ONCE } from '#shared/read/map-concurrently.ts';
import { readFound, readOfArchived } from './found.ts';

const api = vi.hoisted(() => ({
  listReservations: vi.fn(),
  listInventoryItems: vi.fn(),
  listVariants: vi.fn(),
  listOrders: vi.fn(),
}));
vi.mock('#generated/admin/reservations/reservations.ts', () => api);
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => api);
vi.mock('#generated/admin/variants/variants.ts', () => api);
vi.mock('#generated/admin/orders/orders.ts', () => api);

const row = (id: string, day: number) => ({
  id,
  quantity: day,
  created_at: `2026-11-0${day}T10:00:00Z`,
});
const call = { signal: new AbortController().signal };
const params = { limit: 2, offset: 0, order: '-created_at', expand: 'line_item' };

beforeEach(() => {
  vi.clearAllMocks();
  api.listInventoryItems.mockResolvedValue({ inventory_items: [{ id: 'i1' }] });
  api.listVariants.mockResolvedValue({
    variants: [{ inventory_items: [{ inventory_item_id: 'i2' }] }, { inventory_items: null }],
  });
  api.listOrders.mockResolvedValue({
    orders: [
      { display_id: 12, items: [{ id: 'l1' }, { id: 'l2' }] },
      { display_id: 112, items: [{ id: 'l3' }] },
    ],
  });
  api.listReservations.mockImplementation(async (asked: Record<string, unknown>) => {
    const rows = asked['description']
      ? [row('described', 1), row('both', 3)]
      : asked['line_item_id']
        ? [row('ordered', 4)]
        : [row('both', 3), row('stocked', 2)];
    return { reservations: rows, count: rows.length };
  });
});

test('descriptions, items with their products, and order numbers are searched', async () => {
  const first = await readFound('#12', params, call);
  expect(first.count).toBe(4);
  expect(first.reservations.map(({ id }) => id)).toEqual(['ordered', 'both']);
  const second = await readFound('#12', { ...params, offset: 2 }, call);
  expect(second.reservations.map(({ id }) => id)).toEqual(['stocked', 'described']);
  const asked = api.listReservations.mock.calls.map(([one]) => one);
  expect(asked).toContainEqual(expect.objectContaining({ inventory_item_id: ['i1', 'i2'] }));
  // Not of order 112.
  expect(asked).toContainEqual(expect.objectContaining({ line_item_id: ['l1', 'l2'] }));
});

test('a filter for items holds, and words look for no order', async () => {
  await readFound('mug', { ...params, inventory_item_id: ['i2'], order: 'quantity' }, call);
  const asked = api.listReservations.mock.calls.map(([one]) => one);
  expect(asked).toEqual([
    expect.objectContaining({ description: { contains: 'mug' }, inventory_item_id: ['i2'] }),
    expect.objectContaining({ inventory_item_id: ['i2'] }),
  ]);
  expect(api.listOrders).not.toHaveBeenCalled();
  vi.clearAllMocks();
  await readFound('mug', { ...params, inventory_item_id: ['i9'] }, call);
  // None of the matching items is the chosen one.
  expect(api.listReservations).toHaveBeenCalledTimes(1);
});

const reserved = (id: string, day: number, status: string) => ({
  ...row(id, day),
  line_item: { id: `l_${id}`, order: { id: `order_${id}`, status } },
});

test('archived orders hold what is reserved for their items left to fulfill', async () => {
  api.listReservations.mockResolvedValue({
    reservations: [
      reserved('late', 5, 'archived'),
      reserved('open', 4, 'pending'),
      { ...row('manual', 3), line_item: null },
      row('bare', 2),
      reserved('early', 1, 'archived'),
    ],
    count: 5,
  });
  const found = await readOfArchived('', params, call);
  expect(found.count).toBe(2);
  expect(found.reservations.map(({ id }) => id)).toEqual(['late', 'early']);
  expect(api.listReservations.mock.calls.map(([asked]) => asked)).toEqual([
    expect.objectContaining({ expand: 'line_item', offset: 0 }),
  ]);
});

test('however many orders are archived, none of them is read', async () => {
  await readOfArchived('', params, call);
  expect(api.listOrders).not.toHaveBeenCalled();
});

test('a search narrows what archived orders hold', async () => {
  api.listReservations.mockImplementation(async (asked: Record<string, unknown>) => {
    const rows = asked['description']
      ? [reserved('both', 3, 'archived'), reserved('described', 2, 'completed')]
      : [reserved('ordered', 4, 'archived')];
    return { reservations: rows, count: rows.length };
  });
  api.listInventoryItems.mockResolvedValue({ inventory_items: [] });
  api.listVariants.mockResolvedValue({ variants: [] });
  const found = await readOfArchived('mug', params, call);
  expect(found.reservations.map(({ id }) => id)).toEqual(['both']);
});

test('many reservations are read in few calls at once', async () => {
  let running = 0;
  let most = 0;
  api.listReservations.mockImplementation(
    async ({ limit, offset }: { limit: number; offset: number }) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      const rows = Array.from({ length: limit }, (_, index) =>
        reserved(`r${offset + index}`, 1, 'archived'),
      );
      return { reservations: rows, count: 900 };
    },
  );
  expect(await readOfArchived('', params, call)).toMatchObject({ count: 900 });
  expect(api.listReservations).toHaveBeenCalledTimes(9);
  expect(most).toBe(CALLS_AT_ONCE);
});

test('the items of all variants that match are searched, as many as fit into a URL at a time', async () => {
  api.listInventoryItems.mockResolvedValue({ inventory_items: [], count: 0 });
  api.listVariants.mockImplementation(
    async ({ limit, offset }: { limit: number; offset: number }) => ({
      variants: Array.from({ length: Math.min(limit, 150 - offset) }, (_, index) => ({
        inventory_items: [{ inventory_item_id: `i${offset + index}` }],
      })),
      count: 150,
    }),
  );
  await readFound('sweater', params, call);
  const ids = api.listReservations.mock.calls.flatMap(([asked]) => asked.inventory_item_id ?? []);
  expect(new Set(ids).size).toBe(150);
  const lengths = api.listReservations.mock.calls.map(
    ([asked]) => asked.inventory_item_id?.length ?? 0,
  );
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
});

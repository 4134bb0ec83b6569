import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { ListInventoryItemsParams } from '#generated/admin/admin.schemas.ts';
import { findAllItems, findItems } from './to-do.ts';

const list = vi.hoisted(() => vi.fn());

vi.mock('#generated/admin/inventory-items/inventory-items.ts', async (original) => ({
  ...(await original<object>()),
  listInventoryItems: list,
}));

const item = (id: string, stocked: number): object => ({
  id,
  location_levels: [{ location_id: 'a', stocked_quantity: stocked, reserved_quantity: 0 }],
});

async function find(items: object[], count: number): Promise<object[]> {
  list.mockReset().mockResolvedValue({ inventory_items: items, count });
  const reading = { client: new QueryClient(), signal: new AbortController().signal };
  const queries = ['available=1', 'available=10'];
  return Promise.all(queries.map(async (query) => findItems(query, reading)));
}

const counted = (count: number | undefined, isCut = false): object => ({
  count,
  isCut,
  oldest: undefined,
});

test('both limits share one call', async () => {
  const items = [item('none', 0), item('few', 9), item('many', 10)];
  expect(await find(items, 3)).toEqual([counted(1), counted(2)]);
  expect(list).toHaveBeenCalledTimes(1);
});

test('of many items, a number is a least one, and none is no number', async () => {
  expect(await find([item('few', 9)], 201)).toEqual([counted(undefined, true), counted(1, true)]);
});

test('all items are counted page by page, once for both limits', async () => {
  const all = Array.from({ length: 1200 }, (_, index) => item(`i${index}`, index % 30));
  list.mockReset();
  list.mockImplementation(async ({ limit = 0, offset = 0 }: ListInventoryItemsParams) => ({
    inventory_items: all.slice(offset, offset + limit),
    count: all.length,
  }));
  const reading = { client: new QueryClient(), signal: new AbortController().signal };
  const queries = ['available=1', 'available=10'];
  const found = queries.map(async (query) => findAllItems(query, reading));
  expect(await Promise.all(found)).toEqual([counted(40), counted(400)]);
  expect(list).toHaveBeenCalledTimes(3);
  await findAllItems('available=25', reading);
  expect(list).toHaveBeenCalledTimes(3);
});

test('of very many items only the newest are checked', async () => {
  list.mockReset();
  list.mockImplementation(async ({ limit = 0 }: ListInventoryItemsParams) => ({
    inventory_items: Array.from({ length: limit }, (_, index) => item(`i${index}`, 5)),
    count: 80_000,
  }));
  const reading = { client: new QueryClient(), signal: new AbortController().signal };
  expect(await findAllItems('available=1', reading)).toEqual(counted(undefined, true));
  expect(await findAllItems('available=10', reading)).toEqual(counted(5000, true));
  expect(list).toHaveBeenCalledTimes(10);
});

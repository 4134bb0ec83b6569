import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { findItems } from './to-do.ts';

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

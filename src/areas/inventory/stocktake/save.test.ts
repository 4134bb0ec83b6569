import { beforeEach, expect, test, vi } from 'vitest';
import type { Item } from '../item/query.ts';
import type { Difference } from './count.ts';
import { countSteps } from './save.ts';

const api = vi.hoisted(() => ({
  createInventoryLevel: vi.fn(),
  deleteInventoryItem: vi.fn(),
  listInventoryItems: vi.fn(),
  updateInventoryLevel: vi.fn(),
}));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => api);

const open = { signal: new AbortController().signal };

const item = (id: string, stocked: number | null): Item =>
  ({
    id,
    sku: id,
    location_levels: stocked === null ? [] : [{ location_id: 'a', stocked_quantity: stocked }],
  }) as unknown as Item;

const differs = (id: string, stored: number | null, counted: number): Difference => ({
  item: item(id, stored),
  stored,
  counted,
});

/** Returns ids of failed and of moved items. */
async function run(agreed: Difference[]): Promise<{ failed: string[]; moved: string[] }> {
  const moved: string[] = [];
  const failed: string[] = [];
  for (const step of countSteps(agreed, 'a', (id) => moved.push(id))) {
    try {
      await step.run(open);
    } catch {
      failed.push(step.id);
    }
  }
  return { failed, moved };
}

const sent = (): unknown[] =>
  [...api.updateInventoryLevel.mock.calls, ...api.createInventoryLevel.mock.calls].map(
    ([id]: unknown[]) => id,
  );

beforeEach(() => vi.resetAllMocks());

test('what was booked meanwhile stays, and the rest is set', async () => {
  api.listInventoryItems.mockResolvedValue({
    inventory_items: [item('same', 10), item('moved', 20), item('new', null), item('placed', 4)],
  });
  const agreed = [
    differs('same', 10, 3),
    differs('moved', 10, 3),
    differs('new', null, 2),
    differs('placed', null, 2),
    differs('gone', 1, 2),
  ];
  expect(await run(agreed)).toEqual({
    failed: ['moved', 'placed', 'gone'],
    moved: ['moved', 'placed', 'gone'],
  });
  expect(sent()).toEqual(['same', 'new']);
});

test('what is set already, as after a lost answer, isn’t sent again', async () => {
  api.listInventoryItems.mockResolvedValue({ inventory_items: [item('done', 3)] });
  expect(await run([differs('done', 10, 3)])).toEqual({ failed: [], moved: [] });
  expect(sent()).toEqual([]);
});

test('items are looked at together, a part of them just before it is set', async () => {
  const agreed = Array.from({ length: 60 }, (_, at) => differs(`i${at}`, 10, 3));
  api.listInventoryItems.mockImplementation(({ id }: { id: string[] }) =>
    Promise.resolve({ inventory_items: id.map((one) => item(one, 10)) }),
  );
  expect(await run(agreed)).toEqual({ failed: [], moved: [] });
  expect(api.listInventoryItems).toHaveBeenCalledTimes(3);
  expect(sent()).toHaveLength(60);
});

test('what can’t be looked at isn’t set, and hasn’t moved', async () => {
  api.listInventoryItems.mockRejectedValue(new Error('Offline'));
  expect(await run([differs('one', 10, 3)])).toEqual({ failed: ['one'], moved: [] });
  expect(sent()).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { runSteps } from '#shared/save/steps.ts';
import type { StepState } from '#shared/save/steps.ts';
import { readStocked } from './stock.ts';
import { saveSteps } from './save-stock.ts';

const calls = vi.hoisted(() => ({ variants: vi.fn(), items: vi.fn(), level: vi.fn() }));

vi.mock('#generated/admin/variants/variants.ts', () => ({ listVariants: calls.variants }));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => ({
  listInventoryItems: calls.items,
}));
vi.mock('#shared/inventory/items.ts', () => ({ applyLevel: calls.level }));

interface Stored {
  id: string;
  isCounted: boolean;
  hasItem: boolean;
  levels: Record<string, number>;
}

let store: Stored[] = [];

const stored = (count: number): Stored[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    isCounted: true,
    hasItem: true,
    levels: { here: 5 },
  }));

interface Ids {
  id: string[];
}

beforeEach(() => {
  store = stored(250);
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({});
  calls.variants.mockImplementation(({ id }: Ids) =>
    Promise.resolve({
      variants: store
        .filter((one) => id.includes(one.id))
        .map(({ id: own, isCounted, hasItem }) => ({
          id: own,
          title: own,
          sku: null,
          product_id: 'p',
          manage_inventory: isCounted,
          inventory_items: hasItem ? [{ inventory_item_id: `i${own}` }] : [],
        })),
    }),
  );
  calls.items.mockImplementation(({ id }: Ids) =>
    Promise.resolve({
      inventory_items: store
        .filter((one) => id.includes(`i${one.id}`))
        .map(({ id: own, levels }) => ({
          id: `i${own}`,
          location_levels: Object.entries(levels).map(([location, stocked]) => ({
            location_id: location,
            stocked_quantity: stocked,
          })),
        })),
    }),
  );
});

const call = { signal: new AbortController().signal };
const read = () =>
  readStocked(
    store.map(({ id }) => id),
    new Map(),
    call,
  );

async function save(
  edits: Record<string, Record<string, number | null>>,
  meanwhile: () => void = () => undefined,
): Promise<StepState[]> {
  const seen = await read();
  meanwhile();
  return runSteps(
    saveSteps(
      seen,
      new Map(Object.entries(edits).map(([id, cells]) => [id, new Map(Object.entries(cells))])),
    ),
    new Set(),
    () => undefined,
    call,
  );
}

test('250 variants are read with six calls; one that isn’t counted can hold nothing', async () => {
  store = store.map((one, index) => ({
    ...one,
    isCounted: index !== 0,
    hasItem: index > 1,
  }));
  const rows = await read();
  expect([calls.variants.mock.calls.length, calls.items.mock.calls.length]).toEqual([3, 3]);
  expect(rows.get('v0')?.cells).toBeUndefined();
  expect(rows.get('v1')?.cells).toEqual(new Map());
  expect(rows.get('v2')?.cells).toEqual(new Map([['stock here', 5]]));
});

test('each changed level is a call; one that is stored already is none', async () => {
  const states = await save({
    v0: { 'stock here': 7, 'stock there': 3 },
    v1: { 'stock here': null },
    v2: { 'stock here': 5 },
  });
  expect(states.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  const sent = calls.level.mock.calls.map(([item, change]) => [item, change] as const);
  expect(sent).toHaveLength(3);
  // Variants in parallel, levels of a variant in order.
  expect(sent.filter(([item]) => item === 'iv0').map(([, change]) => change as unknown)).toEqual([
    { kind: 'update', location: 'here', stocked: 7 },
    { kind: 'create', location: 'there', stocked: 3 },
  ]);
  expect(sent).toContainEqual(['iv1', { kind: 'update', location: 'here', stocked: 0 }]);
});

test('what was taken since it was looked at isn’t counted over', async () => {
  const states = await save({ v0: { 'stock here': 7 }, v1: { 'stock here': 8 } }, () => {
    store = store.map((one) => (one.id === 'v0' ? { ...one, levels: { here: 4 } } : one));
  });
  expect(states.map(({ status }) => status)).toEqual(['failed', 'done']);
  expect(states[0]?.error).toMatchObject({ status: 409 });
  expect(calls.level).toHaveBeenCalledTimes(1);
});

test('a refused level fails its variant alone', async () => {
  calls.level.mockImplementation((item: string) =>
    item === 'iv0'
      ? Promise.reject(new ApiError('No', { kind: 'http', status: 400, outcome: 'failed' }))
      : Promise.resolve(),
  );
  const states = await save({ v0: { 'stock here': 7 }, v1: { 'stock here': 8 } });
  expect(states.map(({ status }) => status)).toEqual(['failed', 'done']);
});

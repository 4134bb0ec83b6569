import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { ensureItem, itemBody } from './inventory.ts';

const api = vi.hoisted(() => ({
  createInventoryItem: vi.fn(),
  createInventoryLevel: vi.fn(),
  deleteInventoryItem: vi.fn(),
  listInventoryItems: vi.fn(),
  updateInventoryItem: vi.fn(),
  updateInventoryLevel: vi.fn(),
}));
const variants = vi.hoisted(() => ({ getVariantInventory: vi.fn() }));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => api);
vi.mock('#generated/admin/variants/variants.ts', () => variants);
vi.mock('#shared/save/settle.ts', () => ({ settled: async () => undefined }));

const refusal = (type: string): ApiError =>
  new ApiError('No', { kind: 'http', status: 422, type, outcome: 'failed' });
const level = (location_id: string, stocked_quantity: number, incoming_quantity: number) => ({
  location_id,
  stocked_quantity,
  incoming_quantity,
});
/** Item of a deleted variant. */
const left = {
  id: 'old',
  sku: 'A',
  variants: [],
  location_levels: [level('x', 12, 3), level('y', 4, 0)],
};

beforeEach(() => {
  for (const call of Object.values(api)) call.mockReset().mockResolvedValue({});
  variants.getVariantInventory.mockReset().mockResolvedValue({ variant: { inventory: [] } });
  api.listInventoryItems.mockResolvedValue({ inventory_items: [left] });
  api.createInventoryItem
    .mockRejectedValueOnce(refusal('duplicate_error'))
    .mockResolvedValue({ inventory_item: { id: 'new' } });
});

const open = { signal: new AbortController().signal };

test('an item of no variant that has the SKU is replaced, with what lies where', async () => {
  await expect(ensureItem('v', 'A', open)).resolves.toBe('new');
  expect(api.createInventoryLevel.mock.calls.map(([id, body]) => [id, body])).toEqual([
    ['new', level('x', 12, 3)],
    ['new', level('y', 4, 0)],
  ]);
  expect(api.deleteInventoryItem).toHaveBeenCalledExactlyOnceWith('old', expect.anything());
});

test('what fails half way leaves the old item as it was', async () => {
  api.createInventoryLevel.mockResolvedValueOnce({}).mockRejectedValueOnce(refusal('broken'));
  await expect(ensureItem('v', 'A', open)).rejects.toMatchObject({ type: 'broken' });
  expect(api.deleteInventoryItem).toHaveBeenCalledExactlyOnceWith('new', expect.anything());
  expect(api.updateInventoryItem.mock.lastCall?.slice(0, 2)).toEqual(['old', { sku: 'A' }]);
});

test('once begun it runs to its end, whoever leaves', async () => {
  const form = new AbortController();
  api.updateInventoryItem.mockImplementation(() => {
    form.abort();
    return Promise.resolve({});
  });
  await ensureItem('v', 'A', { signal: form.signal });
  expect(
    api.createInventoryLevel.mock.calls.every(([, , , own]) => own.signal.aborted === false),
  ).toBe(true);
  expect(api.deleteInventoryItem).toHaveBeenCalledOnce();
});

test('an item that another variant has is left alone', async () => {
  api.listInventoryItems.mockResolvedValue({
    inventory_items: [{ ...left, variants: [{ id: 'other' }] }],
  });
  await expect(ensureItem('v', 'A', open)).rejects.toMatchObject({ type: 'duplicate_error' });
  expect(api.updateInventoryItem).not.toHaveBeenCalled();
});

test('an item whose answer is lost or empty is looked for, and replaces none', async () => {
  const lost = new ApiError('No answer', { kind: 'network', outcome: 'unknown' });
  const made = { variant: { inventory: [{ id: 'late' }] } };
  variants.getVariantInventory
    .mockResolvedValueOnce({ variant: { inventory: [] } })
    .mockResolvedValueOnce(made);
  api.createInventoryItem.mockReset().mockResolvedValueOnce({});
  await expect(ensureItem('v', 'A', open)).resolves.toBe('late');

  api.createInventoryItem.mockRejectedValueOnce(lost);
  await expect(ensureItem('v', 'A', open)).rejects.toBe(lost);
  expect(api.createInventoryItem).toHaveBeenCalledTimes(2);
  expect(api.listInventoryItems).not.toHaveBeenCalled();
  expect(api.updateInventoryItem).not.toHaveBeenCalled();
});

test('an SKU that is cleared is cleared on the item, where it would block another variant', () => {
  expect(itemBody({ sku: null, weight: 0, title: 'Blue' })).toEqual({ sku: null, weight: 0 });
});

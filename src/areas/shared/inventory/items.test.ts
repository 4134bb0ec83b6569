import { expect, test, vi } from 'vitest';
import { ApiError } from '#client/index.ts';
import { applyLevel } from './items.ts';

const api = vi.hoisted(() => ({
  createInventoryLevel: vi.fn(),
  deleteInventoryItem: vi.fn(),
  updateInventoryLevel: vi.fn(),
}));
vi.mock('#generated/admin/inventory-items/inventory-items.ts', () => api);

const open = { signal: new AbortController().signal };

test('what is on its way to a place stays when only the stock is set there', async () => {
  api.createInventoryLevel.mockRejectedValue(
    new ApiError('No', {
      kind: 'http',
      status: 422,
      type: 'duplicate_error',
      outcome: 'failed',
    }),
  );
  await applyLevel('i', { kind: 'create', location: 'x', stocked: 7 }, open);
  expect(api.updateInventoryLevel.mock.lastCall?.slice(0, 3)).toEqual([
    'i',
    'x',
    { stocked_quantity: 7 },
  ]);
});

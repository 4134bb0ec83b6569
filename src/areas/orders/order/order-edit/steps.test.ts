import { expect, test, vi } from 'vitest';
import { createOrderEdit, createOrderEditItem } from '#generated/admin/order-edits/order-edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { bringTo } from './steps.ts';

vi.mock('#generated/admin/order-edits/order-edits.ts', () => ({
  createOrderEdit: vi.fn(),
  createOrderEditItem: vi.fn(),
}));

const call = { signal: new AbortController().signal };
const order = { id: 'order_1', items: [], discounts: [], edits: [] } as unknown as OrderWithEdits;
const edit = { id: 'oe_1', status: 'created', items: [], changes: [] } as unknown;
const target = {
  quantities: new Map<string, number>(),
  additions: [
    { variantId: 'variant_1', name: 'Rope', quantity: 1 },
    { variantId: 'variant_2', name: 'Sail', quantity: 1 },
  ],
};

test('an answer without the edit ends the steps, and is unknown', async () => {
  const unknown = { kind: 'unreadable', outcome: 'unknown' };
  vi.mocked(createOrderEdit).mockResolvedValueOnce({} as never);
  await expect(bringTo(order, target, false, call)).rejects.toMatchObject(unknown);
  expect(createOrderEdit).toHaveBeenCalledOnce();

  const begun = { ...order, edits: [edit as OrderEditRecord] };
  vi.mocked(createOrderEditItem).mockResolvedValueOnce({} as never);
  await expect(bringTo(begun, target, false, call)).rejects.toMatchObject(unknown);
  expect(createOrderEditItem).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../../../tests/support/render.tsx';
import { item, order, payment } from '../order/facts/test-order.ts';
import { editOf } from '../order/order-edit/test-edit.ts';
import type { BulkAction } from './plan.ts';
import { paidOutsideOf, useOrdersRead } from './useOrdersRead.ts';

const dearer = order({
  id: 'order_1',
  total: 12_500,
  items: [item({ order_edit_id: 'oe_1' })],
  payments: [payment({ captured_at: '2026-11-03T10:00:00Z' })],
});
const unedited = order({ id: 'order_2', display_id: 1043 });
const marked = editOf(dearer, {
  confirmed_at: '2026-11-04T10:00:00Z',
  payment_collection: {
    id: 'paycol_1',
    status: 'authorized',
    amount: 2500,
    currency_code: 'eur',
  } as never,
});

const calls = vi.hoisted(() => ({ order: vi.fn(), edits: vi.fn() }));
vi.mock('../order/query.ts', () => ({ orderRecord: { readNow: calls.order } }));
vi.mock('../order/order-edit/edits.ts', async (original) => ({
  ...(await original<object>()),
  readEditsNow: calls.edits,
}));

async function paidOutsideFor(action: BulkAction): Promise<number[]> {
  calls.order.mockImplementation(async (_client: unknown, id: string) =>
    id === dearer.id ? dearer : unedited,
  );
  calls.edits.mockReset();
  calls.edits.mockResolvedValue([marked]);
  let read: ReturnType<typeof useOrdersRead>['query']['data'];
  function Probe(): null {
    read = useOrdersRead(action, [dearer.id, unedited.id]).query.data;
    return null;
  }
  render(<Probe />);
  await vi.waitFor(async () => {
    await act(async () => undefined);
    expect(read).toHaveLength(2);
  });
  return [paidOutsideOf(read, dearer), paidOutsideOf(read, unedited)];
}

test.each<BulkAction>(['fulfill', 'complete', 'archive'])(
  'what was paid for edits is read with edited orders alone: %s',
  async (action) => {
    expect(await paidOutsideFor(action)).toEqual([2500, 0]);
    expect(calls.edits.mock.calls.map(([, id]) => id as string)).toEqual([dearer.id]);
  },
);

test('edits aren’t read where nothing depends on them', async () => {
  expect(await paidOutsideFor('ship')).toEqual([0, 0]);
  expect(calls.edits).not.toHaveBeenCalled();
});

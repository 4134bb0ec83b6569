// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../../tests/support/english.tsx';
import { render } from '../../../../../tests/support/render.tsx';
import { item, order } from '../facts/test-order.ts';
import type { SwapOrClaimAction } from '../facts/swap-or-claim.ts';
import { SwapOrClaimForm } from './SwapOrClaimForm.tsx';

const calls = vi.hoisted(() => ({ stock: vi.fn(), read: vi.fn(), notes: vi.fn() }));
vi.mock('#generated/admin/notes/notes.ts', async (original) => ({
  ...(await original<object>()),
  listNotes: calls.notes,
}));
vi.mock('../actions/stock.ts', async (original) => ({
  ...(await original<object>()),
  orderStockOptions: () => ({ queryKey: ['stock'], queryFn: calls.stock }),
}));
vi.mock('../query.ts', async (original) => ({
  ...(await original<object>()),
  orderRecord: { readNow: calls.read },
}));
vi.mock('#shared/sources/stock-locations.ts', () => ({
  useStockLocations: () => ({ data: [{ id: 'loc_1', name: 'Harbour' }] }),
}));
vi.mock('#ui/overlay/toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('#ui/form/useUnsavedGuard.tsx', () => ({
  useUnsavedGuard: () => ({ release: () => undefined }),
  useUnknownOutcome: () => ({ release: () => undefined }),
}));

const PAID = {
  id: 'swap_1',
  confirmed_at: '2026-01-01T00:00:00.000Z',
  payment_status: 'difference_refunded',
  fulfillments: [],
  shipping_methods: [{ id: 'sm_1' }],
  additional_items: [item({ id: 'item_9', variant_id: 'variant_9', quantity: 2 })],
};

async function open(action: SwapOrClaimAction): Promise<void> {
  render(
    <InEnglish>
      <SwapOrClaimForm
        order={order({ swaps: [PAID] as never })}
        action={action}
        subject={undefined}
        onClose={() => undefined}
      />
    </InEnglish>,
  );
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
}

/** Opens the form with units in stock, and submits it. */
async function fulfillWith(units: number): Promise<string> {
  calls.stock.mockResolvedValue({
    takes: new Map([['variant_9', [{ inventory_item_id: 'iitem_1', required_quantity: 1 }]]]),
    levels: [{ inventory_item_id: 'iitem_1', location_id: 'loc_1', stocked_quantity: units }],
    reservations: [],
  });
  await open('fulfillSwap');
  const text = document.body.textContent;
  act(() => document.querySelector('form')?.requestSubmit());
  return text;
}

beforeEach(() => {
  calls.read.mockReset();
  calls.read.mockReturnValue(new Promise(() => undefined));
  calls.notes.mockReset();
  calls.notes.mockResolvedValue({ notes: [], count: 0 });
});

test('an exchange shows the stock of its items, and isn’t fulfilled without', async () => {
  expect(await fulfillWith(1)).toMatch(/Only \D*1\D* in stock here/u);
  expect(calls.read).not.toHaveBeenCalled();
});

test('with enough in stock it is fulfilled', async () => {
  expect(await fulfillWith(5)).toMatch(/5\D* in stock, \D*0\D* reserved for this order/u);
  expect(calls.read).toHaveBeenCalledOnce();
});

test('who packs an exchange reads the order’s notes, and who cancels it doesn’t', async () => {
  const note = { id: 'note_1', value: 'Wrap as a gift', created_at: '2026-01-01T00:00:00.000Z' };
  calls.stock.mockResolvedValue({ takes: new Map(), levels: [], reservations: [] });
  calls.notes.mockResolvedValue({ notes: [note], count: 1 });
  await open('cancelSwap');
  expect(calls.notes).not.toHaveBeenCalled();
  await open('fulfillSwap');
  expect(calls.notes.mock.calls.map(([asked]) => asked.resource_id)).toEqual([order().id]);
  expect(document.body.textContent).toContain('Wrap as a gift');
});

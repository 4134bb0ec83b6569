// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { InEnglish } from '../../../../tests/support/english.tsx';
import { render } from '../../../../tests/support/render.tsx';
import { fulfillment, item, order, payment } from '../order/facts/test-order.ts';
import type { Order } from '../order/query.ts';
import type { BulkActionProps } from './BulkRunDialog.tsx';
import { CaptureDialog } from './CaptureDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { FulfillDialog } from './FulfillDialog.tsx';
import type { Job, Plan } from './plan.ts';

interface Shown {
  plan: Plan<unknown>;
  notesOf: (job: Job<unknown>) => readonly string[];
}
const dialog = vi.hoisted(() => ({ shown: undefined as unknown }));
vi.mock('./BulkRunDialog.tsx', () => ({
  BulkRunDialog: (props: Shown) => {
    dialog.shown = props;
    return null;
  },
}));
vi.mock('./useStockOf.ts', () => ({
  useStockOf: () => ({ data: { takes: new Map(), levels: [], reservations: [] } }),
}));
vi.mock('#shared/sources/stock-locations.ts', async (original) => ({
  ...(await original<object>()),
  useStockLocations: () => ({ data: [{ id: 'sloc_1', name: 'Main' }] }),
}));

const PAID = { payments: [payment({ captured_at: '2026-11-03T10:00:00Z' })] };

function notes(
  Dialog: (props: BulkActionProps) => ReactNode,
  orders: readonly (Partial<Order> & { paidOutside?: number })[],
): string[][] {
  const data = orders.map((fields, at) => order({ id: `order_${at}`, display_id: at, ...fields }));
  render(
    <InEnglish>
      <Dialog
        orders={{ query: { data }, total: data.length } as unknown as BulkActionProps['orders']}
        onClose={vi.fn()}
        onDone={vi.fn()}
        onNext={vi.fn()}
        print={{ to: '', onClick: vi.fn() }}
      />
    </InEnglish>,
  );
  const { plan, notesOf } = dialog.shown as Shown;
  expect(plan.jobs).toHaveLength(orders.length);
  return plan.jobs.map((job) => [...notesOf(job)]);
}

test('of orders to fulfill it is said which aren’t paid, not yet captured, or refunded', () => {
  const items = [item({ variant_id: null })];
  expect(
    notes(FulfillDialog, [
      { ...PAID, items },
      { items },
      { items, payments: [], payment_status: 'not_paid' },
      { ...PAID, items, payment_status: 'refunded' },
      { ...PAID, items, total: 12_500 },
      { ...PAID, items, total: 12_500, paidOutside: 2500 },
      { items, total: 12_500 },
    ]),
  ).toEqual([
    [],
    ['€100.00 hasn’t been captured.'],
    ['This order isn’t paid.'],
    ['This order was fully refunded.'],
    ['Customer owes €25.00'],
    [],
    ['€100.00 hasn’t been captured.', 'Customer owes €25.00'],
  ]);
});

test('of payments to capture it is said by how much they are above the order’s total', () => {
  expect(notes(CaptureDialog, [{}, { total: 7550 }])).toEqual([
    [],
    ['This captures €24.50 more than the order total. You can refund the difference later.'],
  ]);
});

function Complete(props: BulkActionProps): ReactNode {
  return <CloseDialog {...props} step="complete" />;
}

test('of orders to complete it is said what is left to send, receive and give back', () => {
  const sent = { ...PAID, items: [item({ fulfilled_quantity: 3 })] };
  const claims = [
    {
      id: 'claim_1',
      type: 'replace',
      canceled_at: null,
      fulfillments: [],
      shipping_methods: [{ id: 'sm_1' }],
      additional_items: [],
      return_order: { id: 'ret_1', status: 'requested' },
    },
  ] as unknown as Order['claims'];
  const swaps = [
    {
      id: 'swap_1',
      payment_status: 'confirmed',
      confirmed_at: '2026-11-03T10:00:00Z',
      fulfillments: [{ id: 'ful_9', shipped_at: '2026-11-04T10:00:00Z' }],
      shipping_methods: [{ id: 'sm_1' }],
      additional_items: [],
    },
  ] as unknown as Order['swaps'];
  expect(
    notes(Complete, [
      sent,
      { ...sent, claims },
      { ...sent, total: 8000 },
      { ...sent, total: 12_500 },
      { ...sent, total: 11_000, paidOutside: 2500 },
      { ...sent, swaps },
      { ...sent, fulfillments: [fulfillment()] },
    ]),
  ).toEqual([
    [],
    ['1 exchange or claim has items to send.', '1 return hasn’t been received.'],
    ['€20.00 is owed to the customer.'],
    ['Customer owes €25.00'],
    ['€15.00 is owed to the customer.'],
    ['Process exchange payment'],
    ['1 fulfillment hasn’t been shipped.'],
  ]);
});

import { expect, test, vi } from 'vitest';
import { createNote, listNotes } from '#generated/admin/notes/notes.ts';
import { getOrder } from '#generated/admin/orders/orders.ts';
import { approvalNote, isApproved, reasonAgainst } from './approval.ts';
import { approveOrders } from './approve-orders.ts';

vi.mock('#generated/admin/notes/notes.ts', () => ({ createNote: vi.fn(), listNotes: vi.fn() }));
vi.mock('#generated/admin/orders/orders.ts', () => ({ getOrder: vi.fn() }));

const waiting = {
  status: 'pending',
  payment_status: 'awaiting',
  fulfillment_status: 'not_fulfilled',
} as const;

test.each([
  [waiting, undefined],
  [{ ...waiting, status: 'canceled' }, 'notWaiting'],
  [{ ...waiting, payment_status: 'captured' }, 'notWaiting'],
  [{ ...waiting, fulfillment_status: 'shipped' }, 'notWaiting'],
] as const)('of %o, the reason against an approval is %s', (order, reason) => {
  expect(reasonAgainst(order)).toBe(reason);
});

test('an approval is a note that is known in every language', () => {
  expect(isApproved([{ value: 'Approved by Ada' }])).toBe(false);
  const notes = [{ value: 'Gift' }, { value: approvalNote('Freigegeben von Ada') }];
  expect(isApproved(notes)).toBe(true);
});

test('of many orders, those that wait and aren’t approved get a note', async () => {
  const states = new Map([
    ['waits', waiting],
    ['paid', { ...waiting, payment_status: 'captured' }],
    ['approved', waiting],
  ]);
  vi.mocked(getOrder).mockImplementation(async (id) => ({ order: states.get(id) }) as never);
  vi.mocked(listNotes).mockImplementation(async (params) => {
    const notes = params?.resource_id === 'approved' ? [{ value: approvalNote('Ada') }] : [];
    return { notes } as never;
  });
  const note = approvalNote('Approved by Grace');
  expect(await approveOrders([...states.keys()], note)).toBe(1);
  const body = { resource_id: 'waits', resource_type: 'order', value: note };
  expect(vi.mocked(createNote).mock.calls).toEqual([[body]]);
});

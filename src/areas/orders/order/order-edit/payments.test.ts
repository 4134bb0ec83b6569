import { expect, test } from 'vitest';
import { refundAction } from '../actions/refund-action.ts';
import { refundValues } from '../actions/refund-values.ts';
import { owed } from '../facts/order-facts.ts';
import { order, payment } from '../facts/test-order.ts';
import { settlementOf } from '../money.ts';
import { confirmationLink } from './link.ts';
import { nextOfEdits } from './next.ts';
import { duePayments, owedByCustomer, paidForEdits } from './payments.ts';
import { editOf } from './test-edit.ts';

const confirmed = (status: string, amount = 2500) =>
  editOf(order(), {
    confirmed_at: '2026-01-02T00:00:00Z',
    payment_collection: { id: 'paycol_1', status, amount, currency_code: 'eur' } as never,
  });

/** 100.00 of 125.00 are paid. */
const dearer = order({ total: 12_500, payments: [payment({ captured_at: '2026-01-01' })] });

test('what is due for an edit is asked for until it is marked as paid', () => {
  expect(duePayments(dearer, [confirmed('not_paid')])).toMatchObject([
    { collectionId: 'paycol_1', amount: 2500 },
  ]);
  const paid = [confirmed('authorized')];
  expect(duePayments(dearer, paid)).toEqual([]);
  expect([paidForEdits(dearer, paid), owedByCustomer(dearer, paid)]).toEqual([2500, 0]);
});

test('what the customer has paid for an edit is counted once, and hides nothing that is owed', () => {
  const forEdit = payment({ id: 'pay_2', amount: 2500, cart_id: null });
  const [first] = dearer.payments;
  const paid = { ...dearer, payments: [{ ...first!, cart_id: 'cart_1' }, forEdit] };
  const edit = confirmed('authorized');
  expect(paidForEdits(paid, [edit])).toBe(0);
  expect(owedByCustomer(paid, [edit])).toBe(0);
  // Another edit for the same amount.
  const dearest = { ...paid, total: 15_000 };
  const second = (status: string) => ({ ...confirmed(status), id: 'oe_2' });
  expect(owedByCustomer(dearest, [edit, second('not_paid')])).toBe(2500);
  expect(duePayments(dearest, [edit, second('not_paid')])).toMatchObject([{ editId: 'oe_2' }]);
  expect(paidForEdits(dearest, [edit, second('authorized')])).toBe(2500);
});

test('after a cheaper edit less is owed than was requested, of the first requests first', () => {
  const cheaper = { ...dearer, total: 11_000 };
  expect(duePayments(cheaper, [confirmed('not_paid')])).toMatchObject([
    { amount: 2500, owed: 1000 },
  ]);
  const second = { ...confirmed('not_paid', 2000), id: 'oe_2' };
  const owed = (total: number): number[] =>
    duePayments({ ...dearer, total }, [confirmed('not_paid'), second]).map((one) => one.owed);
  expect([owed(14_500), owed(13_000), owed(11_000)]).toEqual([
    [2500, 2000],
    [2500, 500],
    [1000, 0],
  ]);
});

test('money marked as paid for an edit is owed back after a cheaper one', () => {
  const paid = [confirmed('authorized')];
  const cheaper = { ...dearer, total: 9000 };
  const paidOutside = paidForEdits(cheaper, paid);
  expect(settlementOf(cheaper, paidOutside)).toMatchObject({ customerOwes: 0, storeOwes: 3500 });
  expect([owed(cheaper), owed(cheaper, paidOutside)]).toEqual([1000, 3500]);
  expect(refundValues(cheaper, paidOutside).amount).toBe(3500);
  const packed = { ...dearer, total: 12_000 };
  expect([refundAction.isDue?.(packed, 0), refundAction.isDue?.(packed, paidOutside)]).toEqual([
    false,
    true,
  ]);
});

test('nothing is due where the customer owes nothing any more, of an open edit, or of a canceled order', () => {
  const edits = [confirmed('not_paid')];
  expect(duePayments({ ...dearer, total: 10_000 }, edits)).toEqual([]);
  expect(duePayments(dearer, [{ ...confirmed('not_paid'), confirmed_at: null }])).toEqual([]);
  expect(duePayments({ ...dearer, status: 'canceled' }, edits)).toEqual([]);
  expect(duePayments(dearer, [null as never, confirmed('canceled')])).toEqual([]);
});

test('an open edit comes before goods are moved, and what is due before more is packed', () => {
  const open = editOf(order());
  const asked = { ...open, requested_at: '2026-01-01T00:00:00Z' };
  expect(nextOfEdits(dearer, [open], 'fulfill')).toEqual({ kind: 'continue' });
  expect(nextOfEdits(dearer, [open], 'capture')).toBeUndefined();
  expect(nextOfEdits(dearer, [asked], 'fulfill')).toEqual({ kind: 'continue' });
  // Waiting for the customer.
  expect(nextOfEdits(dearer, [asked], undefined)).toBeUndefined();
  const pay = { kind: 'pay', collectionId: 'paycol_1' };
  expect(nextOfEdits(dearer, [confirmed('not_paid')], 'fulfill')).toEqual(pay);
  expect(nextOfEdits(dearer, [confirmed('not_paid')], 'ship')).toBeUndefined();
  expect(nextOfEdits(dearer, [], 'fulfill')).toBeUndefined();
});

test('the confirmation link is made of the store’s template, where it is one', () => {
  const link = (template: unknown): string | undefined =>
    confirmationLink({ order_edit_link_template: template }, 'oe_1');
  expect(link('https://shop.example/edits/{order_edit_id}')).toBe(
    'https://shop.example/edits/oe_1',
  );
  expect(link('https://shop.example/edits')).toBeUndefined();
  expect(link('javascript:alert("{order_edit_id}")')).toBeUndefined();
  expect(confirmationLink(null, 'oe_1')).toBeUndefined();
});

import {
  cancelOrderEdit,
  confirmOrderEdit,
  deleteOrderEdit,
  requestOrderEdit,
} from '#generated/admin/order-edits/order-edits.ts';
import { authorizePaymentCollection } from '#generated/admin/payment-collections/payment-collections.ts';
import type { Fact, OrderOperation } from '../actions/guard.ts';
import type { EditReason } from '../facts/action-texts.ts';
import { contentOf } from './differences.ts';
import { isOpen, isRequested } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { hasChanges, hasMoved, linesOf } from './lines.ts';
import { editPayments, duePayments } from './payments.ts';
import { whyNotEdit } from './why-not.ts';

export interface EditSent {
  editId: string;
}

const editIn = ({ edits }: OrderWithEdits, id: string): OrderEditRecord | undefined =>
  edits.find((edit) => edit.id === id);

const editFacts = (order: OrderWithEdits, { editId }: EditSent): Fact[] => {
  const edit = editIn(order, editId);
  // A closed edit's lines differ anyway.
  if (!edit || !isOpen(edit)) return [];
  return [
    { what: 'editContent', value: contentOf(order, edit) },
    { what: 'editDifference', value: edit.difference_due ?? 0 },
  ];
};

const whyNotEnd = (order: OrderWithEdits, { editId }: EditSent): EditReason | undefined => {
  const edit = editIn(order, editId);
  if (!edit) return 'editNone';
  return isOpen(edit) ? undefined : 'editClosed';
};

/** Applies to staff and customers alike */
export function whyNotConfirm(order: OrderWithEdits, sent: EditSent): EditReason | undefined {
  const reason = whyNotEnd(order, sent) ?? whyNotEdit(order);
  const edit = editIn(order, sent.editId);
  if (reason !== undefined || !edit) return reason;
  if (hasMoved(order, edit)) return 'editMoved';
  return hasChanges(linesOf(order, edit)) ? undefined : 'editEmpty';
}

/** Confirms on behalf of the customer. */
export const confirming: OrderOperation<EditSent, OrderWithEdits, EditReason> = {
  operation: 'confirmOrderEdit',
  facts: editFacts,
  whyNot: whyNotConfirm,
  send: async (order, { editId }, call) => {
    const edit = editIn(order, editId);
    const due = edit?.difference_due ?? 0;
    // Only a request records the payment due, and only before confirming.
    if (due > 0 && edit?.payment_collection?.amount !== due) await requestOrderEdit(editId, call);
    await confirmOrderEdit(editId, call);
  },
  hasHappened: (_before, now, { editId }) => Boolean(editIn(now, editId)?.confirmed_at),
};

export const requesting: OrderOperation<EditSent, OrderWithEdits, EditReason> = {
  operation: 'requestOrderEdit',
  facts: editFacts,
  whyNot: (order, sent) => {
    const edit = editIn(order, sent.editId);
    return edit && isRequested(edit) ? 'editRequested' : whyNotConfirm(order, sent);
  },
  send: (_order, { editId }, call) => requestOrderEdit(editId, call),
  hasHappened: (_before, now, { editId }) => Boolean(editIn(now, editId)?.requested_at),
};

/** The edit stays in the order's history. */
export const canceling: OrderOperation<EditSent, OrderWithEdits, EditReason> = {
  operation: 'cancelOrderEdit',
  facts: editFacts,
  whyNot: whyNotEnd,
  send: (_order, { editId }, call) => cancelOrderEdit(editId, call),
  hasHappened: (_before, now, { editId }) => Boolean(editIn(now, editId)?.canceled_at),
};

/** The server deletes only edits that weren't requested. */
export const deleting: OrderOperation<EditSent, OrderWithEdits, EditReason> = {
  operation: 'deleteOrderEdit',
  facts: editFacts,
  whyNot: (order, sent) => {
    const edit = editIn(order, sent.editId);
    return edit && isRequested(edit) ? 'editRequested' : whyNotEnd(order, sent);
  },
  send: (_order, { editId }, call) => deleteOrderEdit(editId, call),
  hasHappened: (_before, now, { editId }) => editIn(now, editId) === undefined,
};

export interface PaySent {
  collectionId: string;
}

export const markingPaid: OrderOperation<PaySent, OrderWithEdits, EditReason> = {
  operation: 'authorizePaymentCollection',
  facts: (order, { collectionId }) =>
    duePayments(order, order.edits)
      .filter((payment) => payment.collectionId === collectionId)
      .map(({ amount }) => ({ what: 'editDue', value: amount })),
  whyNot: (order, { collectionId }) =>
    duePayments(order, order.edits).some((payment) => payment.collectionId === collectionId)
      ? undefined
      : 'editNothingDue',
  send: (_order, { collectionId }, call) => authorizePaymentCollection(collectionId, call),
  hasHappened: (_before, now, { collectionId }) =>
    editPayments(now, now.edits).some(
      (payment) => payment.collectionId === collectionId && payment.state !== 'due',
    ),
};

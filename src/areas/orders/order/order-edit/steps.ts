import type {
  CreateOrderEditBody,
  CreateOrderEditItemBody,
} from '#generated/admin/admin.schemas.ts';
import {
  cancelOrderEdit,
  createOrderEdit,
  createOrderEditItem,
  deleteOrderEdit,
  deleteOrderEditChange,
  deleteOrderEditItem,
  updateOrderEditItem,
} from '#generated/admin/order-edits/order-edits.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { withoutRecord } from '#shared/save/no-record.ts';
import { isRequested } from './edits.ts';
import type { OrderEditRecord, OrderWithEdits } from './edits.ts';
import { openEditOf } from './edits.ts';
import { linesOf } from './lines.ts';
import { plan } from './edit-target.ts';
import type { EditStep, EditTarget } from './edit-target.ts';

/** The server deletes only edits that weren't requested. */
const end = (edit: OrderEditRecord, call: CallOptions): Promise<unknown> =>
  isRequested(edit) ? cancelOrderEdit(edit.id, call) : deleteOrderEdit(edit.id, call);

async function take(
  step: EditStep,
  orderId: string,
  edit: OrderEditRecord | undefined,
  call: CallOptions,
): Promise<OrderEditRecord | undefined> {
  if (step.kind === 'begin') return (await createOrderEdit({ order_id: orderId }, call)).order_edit;
  if (!edit) return undefined;
  switch (step.kind) {
    case 'restart': {
      await end(edit, call);
      const body = omitUndefined<CreateOrderEditBody>({
        order_id: orderId,
        internal_note: edit.internal_note || undefined,
      });
      return (await createOrderEdit(body, call)).order_edit;
    }
    case 'discard':
      await end(edit, call);
      return undefined;
    case 'quantity':
    case 'shareDiscounts': {
      const { lineId, quantity } = step;
      return (await updateOrderEditItem(edit.id, lineId, { quantity }, call)).order_edit;
    }
    case 'remove':
      return (await deleteOrderEditItem(edit.id, step.lineId, call)).order_edit;
    case 'takeBack':
      await deleteOrderEditChange(edit.id, step.changeId, call);
      return edit;
    case 'add': {
      const { variantId, quantity } = step;
      const body = { variant_id: variantId, quantity } satisfies CreateOrderEditItemBody;
      return (await createOrderEditItem(edit.id, body, call)).order_edit;
    }
    default:
      return step satisfies never;
  }
}

export const stepsTo = (
  now: OrderWithEdits,
  target: EditTarget,
  hasTakenBack: boolean,
): EditStep[] => {
  const edit = openEditOf(now.edits);
  return plan(linesOf(now, edit), edit, target, {
    hasDiscounts: now.discounts.length > 0,
    hasTakenBack,
  });
};

/**
 * @param now as read right before
 * @throws ApiError; earlier calls took effect
 */
export async function bringTo(
  now: OrderWithEdits,
  target: EditTarget,
  hasTakenBack: boolean,
  call: CallOptions,
): Promise<void> {
  let edit = openEditOf(now.edits);
  let steps = stepsTo(now, target, hasTakenBack);
  while (steps.length > 0) {
    const [step, ...rest] = steps;
    if (!step) return;
    try {
      edit = await take(step, now.id, edit, call);
      if (step.kind !== 'discard' && edit?.id === undefined) throw new TypeError('No record');
    } catch (error) {
      throw withoutRecord(error, 'createOrderEdit');
    }
    steps =
      step.kind === 'begin' || step.kind === 'restart'
        ? stepsTo({ ...now, edits: edit ? [edit] : [] }, target, false)
        : rest;
  }
}

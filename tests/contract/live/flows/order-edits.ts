import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { first, present, refused } from '../support.ts';
import { placeOrder, type World } from '../world.ts';

export async function orderEditsFlow(world: World): Promise<void> {
  await drafted(world);
  await itemRemoved(world);
  await declined(world);
  await confirmed(world);
  await paidByShopper(world);
  await cancelledAfterRequest(world);
}

/** Adds a variant to a new order. */
async function edited(world: World, quantity = 2): Promise<{ orderId: string; editId: string }> {
  const placed = await placeOrder(world);
  const { order_edit: edit } = await admin.createOrderEdit({
    order_id: placed.id,
    internal_note: 'Asked by phone',
  });
  await admin.createOrderEditItem(edit.id, { variant_id: world.variantIds[1], quantity });
  return { orderId: placed.id, editId: edit.id };
}

async function drafted(world: World): Promise<void> {
  const { editId, orderId } = await edited(world);
  await admin.updateOrderEdit(editId, { internal_note: 'Asked by mail' });
  const { order_edit: edit } = await admin.getOrderEdit(editId);
  const ordered = present(edit.items?.find((one) => one.variant_id === world.variantIds[0]));
  const { order_edit: changed } = await admin.updateOrderEditItem(editId, ordered.id, {
    quantity: 5,
  });
  await admin.deleteOrderEditChange(editId, first(changed.changes).id);
  await admin.listOrderEdits({ order_id: orderId, limit: 5 });
  await admin.listOrderEdits({ q: 'mail' });
  await admin.deleteOrderEdit(editId);
}

/** The server only removes items unchanged by the edit. */
async function itemRemoved(world: World): Promise<void> {
  const { editId } = await edited(world);
  const { order_edit: edit } = await admin.getOrderEdit(editId);
  const ordered = present(edit.items?.find((one) => one.variant_id === world.variantIds[0]));
  await admin.deleteOrderEditItem(editId, ordered.id);
}

async function declined(world: World): Promise<void> {
  const { editId } = await edited(world);
  await admin.requestOrderEdit(editId);
  await store.getOrderEdit(editId);
  await store.declineOrderEdit(editId, { declined_reason: 'Too dear' });
  await admin.getOrderEdit(editId);
}

async function confirmed(world: World): Promise<void> {
  const { editId, orderId } = await edited(world);
  const { order_edit: edit } = await admin.requestOrderEdit(editId);
  const collectionId = present(edit.payment_collection_id);
  await admin.getPaymentCollection(collectionId);
  await admin.updatePaymentCollection(collectionId, { description: 'Two ropes more' });
  await admin.authorizePaymentCollection(collectionId);
  await admin.confirmOrderEdit(editId);
  await admin.getOrder(orderId);
}

async function paidByShopper(world: World): Promise<void> {
  const { editId, orderId } = await edited(world);
  const { order_edit: edit } = await admin.requestOrderEdit(editId);
  const collectionId = present(edit.payment_collection_id);
  await store.getPaymentCollection(collectionId);
  const { payment_collection: begun } = await store.createPaymentSession(collectionId, {
    provider_id: 'manual',
  });
  const { payment_session: session } = await store.refreshPaymentSession(
    collectionId,
    first(begun.payment_sessions).id,
  );
  await store.authorizePaymentSession(collectionId, session.id);
  await store.completeOrderEdit(editId);
  const { payment_collection: paid } = await admin.getPaymentCollection(collectionId);
  const { payment } = await admin.getPayment(first(paid.payments).id);
  await admin.capturePayment(payment.id);
  await admin.refundPayment(payment.id, { amount: 100, reason: 'other', note: 'Late' });
  await admin.getOrder(orderId);
}

async function cancelledAfterRequest(world: World): Promise<void> {
  const { editId } = await edited(world);
  const { order_edit: edit } = await admin.requestOrderEdit(editId);
  const collectionId = present(edit.payment_collection_id);
  const { payment_collection: collection } = await admin.getPaymentCollection(collectionId);
  const half = Math.floor(collection.amount / 2);
  const { payment_collection: split } = await store.managePaymentSessions(collectionId, {
    sessions: [
      { provider_id: 'manual', amount: half },
      { provider_id: 'manual', amount: collection.amount - half },
    ],
  });
  await store.authorizePaymentSessions(collectionId, {
    session_ids: present(split.payment_sessions).map((one) => one.id),
  });
  const other = await edited(world);
  const { order_edit: second } = await admin.requestOrderEdit(other.editId);
  await admin.cancelOrderEdit(other.editId);
  // Every collection belongs to an edit, and the foreign key prevents its deletion.
  await refused(404, admin.deletePaymentCollection(present(second.payment_collection_id)));
}

import * as admin from '../../../../generated/admin/index.ts';
import { first, newest, present, refused, unique } from '../support.ts';
import { addressIn, createOption, placeOrder, type World } from '../world.ts';

export async function ordersFlow(world: World): Promise<void> {
  const placed = await placeOrder(world);
  await admin.listOrders({
    limit: 5,
    status: ['pending'],
    payment_status: ['awaiting'],
    fulfillment_status: ['not_fulfilled'],
    order: '-created_at',
  });
  await admin.listOrders({ q: placed.email, fields: 'id,display_id,status,total,refunded_total' });
  await admin.listOrders({ created_at: { gte: new Date(Date.now() - 86_400_000).toISOString() } });
  await admin.getOrder(placed.id);
  await admin.updateOrder(placed.id, {
    email: placed.email,
    shipping_address: { ...addressIn(world.country), city: 'New Harbour' },
  });
  await anotherWayToSend(world, placed.id);
  await reserve(world, placed.id, placed.itemId);
  await admin.captureOrder(placed.id);
  await admin.refundOrder(placed.id, { amount: 300, reason: 'discount', note: 'Late' });
  const items = [{ item_id: placed.itemId, quantity: 3 }];
  const { order: fulfilled } = await admin.createOrderFulfillment(placed.id, {
    items,
    location_id: world.locationId,
  });
  await admin.cancelOrderFulfillment(placed.id, first(fulfilled.fulfillments).id);
  const { order: again } = await admin.createOrderFulfillment(placed.id, {
    items,
    location_id: world.locationId,
    metadata: { packed_by: 'Ada' },
  });
  await admin.createOrderShipment(placed.id, {
    fulfillment_id: newest(again.fulfillments).id,
    tracking_numbers: ['TT-1', 'TT-2'],
  });
  await admin.completeOrder(placed.id);
  await admin.archiveOrder(placed.id);
  await admin.getOrder(placed.id);
  await cancelled(world);
}

/** With its own profile: the server can't replace a method of the same profile. */
async function anotherWayToSend(world: World, orderId: string): Promise<void> {
  const { shipping_profile: profile } = await admin.createShippingProfile({
    name: unique('Bulky'),
    type: 'custom',
  });
  const option = await createOption(world.regionId, profile.id, false);
  await admin.addShippingMethodToOrder(orderId, { option_id: option, price: 700 });
  await refused(
    404,
    admin.addShippingMethodToOrder(orderId, { option_id: world.shippingOptionId, price: 700 }),
  );
}

async function reserve(world: World, orderId: string, itemId: string): Promise<void> {
  const { reservations } = await admin.listOrderReservations(orderId);
  for (const reservation of reservations) await admin.deleteReservation(reservation.id);
  // The server refuses every body property, even the required location.
  await refused(404, admin.createLineItemReservation(orderId, itemId, {}));
  const { inventory_items: stocked } = await admin.listInventoryItems({
    id: [world.inventoryItemId],
  });
  await admin.createReservation({
    line_item_id: itemId,
    inventory_item_id: present(first(stocked).id),
    location_id: world.locationId,
    quantity: 3,
  });
  await admin.listOrderReservations(orderId, { limit: 5 });
}

async function cancelled(world: World): Promise<void> {
  const placed = await placeOrder(world, { quantity: 1 });
  await admin.cancelOrder(placed.id);
  await admin.getOrder(placed.id);
}

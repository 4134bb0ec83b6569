import * as admin from '../../../../generated/admin/index.ts';
import { first, newest, present } from '../support.ts';
import { type Placed, shipOrder, type World } from '../world.ts';

export async function claimsFlow(world: World): Promise<void> {
  const placed = await shipOrder(world);
  const claim = await replacement(world, placed);
  const { order: updated } = await admin.updateOrderClaim(placed.id, claim.id, {
    claim_items: [
      {
        id: first(claim.claim_items).id,
        note: 'Cut in the middle',
        reason: 'production_failure',
        tags: [{ value: 'frayed' }],
        images: [{ url: 'https://example.com/frayed.jpg' }],
      },
    ],
    no_notification: true,
    metadata: { seen: 'yes' },
  });
  present(updated.claims);
  const { order: packed } = await admin.createClaimFulfillment(placed.id, claim.id, {
    location_id: world.locationId,
  });
  const packedClaim = present(packed.claims?.find((one) => one.id === claim.id));
  await admin.cancelClaimFulfillment(placed.id, claim.id, first(packedClaim.fulfillments).id);
  const { order: again } = await admin.createClaimFulfillment(placed.id, claim.id, {
    location_id: world.locationId,
  });
  const againClaim = present(again.claims?.find((one) => one.id === claim.id));
  await admin.createClaimShipment(placed.id, claim.id, {
    fulfillment_id: newest(againClaim.fulfillments).id,
    tracking_numbers: ['TT-4'],
  });
  await admin.getOrder(placed.id);
  const other = await shipOrder(world);
  await admin.cancelOrderClaim(other.id, (await replacement(world, other)).id);
  await refunded(world);
}

async function replacement(world: World, placed: Placed) {
  const { order } = await admin.createOrderClaim(placed.id, {
    type: 'replace',
    claim_items: [
      {
        item_id: placed.itemId,
        quantity: 1,
        reason: 'missing_item',
        note: 'One is missing',
        tags: ['missing'],
      },
    ],
    additional_items: [{ variant_id: world.variantIds[1], quantity: 1 }],
    shipping_methods: [{ option_id: world.shippingOptionId, price: 0 }],
  });
  return newest(order.claims);
}

async function refunded(world: World): Promise<void> {
  const placed = await shipOrder(world);
  await admin.createOrderClaim(placed.id, {
    type: 'refund',
    refund_amount: 500,
    claim_items: [{ item_id: placed.itemId, quantity: 1, reason: 'other' }],
    return_shipping: { option_id: world.returnOptionId, price: 0 },
    return_location_id: world.locationId,
  });
  await admin.getOrder(placed.id);
}

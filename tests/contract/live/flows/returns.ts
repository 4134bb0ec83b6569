import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { newest } from '../support.ts';
import { shipOrder, type World } from '../world.ts';

export async function returnsFlow(world: World): Promise<void> {
  const placed = await shipOrder(world);
  const request = (quantity: number) =>
    admin.requestOrderReturn(placed.id, {
      items: [{ item_id: placed.itemId, quantity, reason_id: world.reasonId, note: 'Frayed' }],
      return_shipping: { option_id: world.returnOptionId, price: 400 },
      location_id: world.locationId,
    });
  const { order: first } = await request(1);
  await admin.cancelReturn(newest(first.returns).id);
  const { order: second } = await request(1);
  await admin.receiveReturn(newest(second.returns).id, {
    items: [{ item_id: placed.itemId, quantity: 1 }],
    location_id: world.locationId,
  });
  await admin.listReturns({ limit: 5 });
  await admin.getOrder(placed.id);
  await byShopper(world);
}

async function byShopper(world: World): Promise<void> {
  const placed = await shipOrder(world);
  await store.listReturnReasons();
  await store.getReturnReason(world.reasonId);
  await store.listShippingOptions({ is_return: true, region_id: world.regionId });
  await store.createReturn({
    order_id: placed.id,
    items: [{ item_id: placed.itemId, quantity: 2, reason_id: world.reasonId }],
    return_shipping: { option_id: world.returnOptionId },
  });
  await admin.getOrder(placed.id);
}

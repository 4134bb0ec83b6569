import * as admin from '../../../../generated/admin/index.ts';
import { first, unique } from '../support.ts';
import { addressIn, type World } from '../world.ts';

export async function draftOrdersFlow(world: World): Promise<void> {
  const id = await draft(world);
  await admin.updateDraftOrder(id, {
    email: `${unique('ned')}@example.com`,
    no_notification_order: true,
  });
  await admin.createDraftOrderLineItem(id, { variant_id: world.variantIds[1], quantity: 1 });
  const { draft_order: custom } = await admin.createDraftOrderLineItem(id, {
    title: 'Splicing',
    unit_price: 1200,
    quantity: 1,
  });
  const item = first(custom.cart?.items?.filter((one) => one.title === 'Splicing'));
  await admin.updateDraftOrderLineItem(id, item.id, { quantity: 2, title: 'Splicing' });
  await admin.deleteDraftOrderLineItem(id, item.id);
  await admin.getDraftOrder(id);
  await admin.listDraftOrders({ limit: 5, status: ['open'] });
  const { order } = await admin.payDraftOrder(id);
  await admin.getOrder(order.id);
  await admin.getDraftOrder(id);
  await admin.listDraftOrders({ q: order.email });
  await admin.deleteDraftOrder(await draft(world));
}

async function draft(world: World): Promise<string> {
  const { draft_order: made } = await admin.createDraftOrder({
    email: `${unique('ned')}@example.com`,
    region_id: world.regionId,
    items: [{ variant_id: world.variantIds[0], quantity: 2 }],
    shipping_methods: [{ option_id: world.shippingOptionId }],
    shipping_address: addressIn(world.country),
    billing_address: addressIn(world.country),
  });
  return made.id;
}

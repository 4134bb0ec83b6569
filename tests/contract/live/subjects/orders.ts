import * as admin from '../../../../generated/admin/index.ts';
import type { Subject, Subjects } from '../properties.ts';
import { first, present, unique } from '../support.ts';
import { addressIn, placeOrder, type World } from '../world.ts';

async function newDraft(world: World): Promise<Subject & { itemId: string; discount: string }> {
  const code = unique('DRAFT').toUpperCase();
  await admin.createDiscount({
    code,
    is_dynamic: false,
    rule: { type: 'percentage', value: 10, allocation: 'total' },
    regions: [world.regionId],
  });
  const { draft_order: draft } = await admin.createDraftOrder({
    email: `${unique('ned')}@example.com`,
    region_id: world.regionId,
    items: [{ variant_id: world.variantIds[0], quantity: 2 }],
    shipping_methods: [{ option_id: world.shippingOptionId }],
  });
  const { draft_order: read } = await admin.getDraftOrder(draft.id);
  return {
    at: [draft.id],
    reads: [`/admin/draft-orders/${draft.id}`],
    itemId: first(read.cart?.items).id,
    discount: code,
  };
}

async function newEdit(world: World): Promise<{ id: string; itemId: string; orderId: string }> {
  const { id: orderId } = await placeOrder(world);
  const { order_edit: edit } = await admin.createOrderEdit({ order_id: orderId });
  const { order_edit: read } = await admin.getOrderEdit(edit.id);
  return { id: edit.id, itemId: first(read.items).id, orderId };
}

export const orderSubjects: Subjects = {
  'admin updateOrder': async (world) => {
    const placed = await placeOrder(world);
    const { order } = await admin.getOrder(placed.id);
    const { customer } = await admin.createCustomer({
      email: `${unique('bo')}@example.com`,
      first_name: 'Bo',
      last_name: 'Lind',
      password: 'a long password',
    });
    const address = addressIn(world.country);
    const { discount } = await admin.createDiscount({
      code: unique('ORDER').toUpperCase(),
      is_dynamic: false,
      rule: { type: 'percentage', value: 10, allocation: 'total' },
      regions: [world.regionId],
    });
    return {
      at: [placed.id],
      values: {
        billing_address: [{ ...address, city: 'Mole' }],
        shipping_address: [{ ...address, city: 'Pier' }],
        customer_id: [customer.id],
        region: [world.regionId],
        items: [
          [
            {
              variant_id: world.variantIds[1],
              title: 'Splicing',
              quantity: 1,
              unit_price: 100,
            },
          ],
        ],
        discounts: [[{ id: discount.id, code: discount.code }]],
        payment_method: [{ provider_id: 'manual', data: {} }],
        shipping_method: [
          { provider_id: 'manual', profile_id: world.profileId, price: 100, data: {}, items: [] },
        ],
      },
      reads: [`/admin/orders/${placed.id}`, `/admin/customers/${present(order.customer_id)}`],
    };
  },
  'admin updateDraftOrder': async (world) => {
    const { itemId: _, discount, ...subject } = await newDraft(world);
    const { customer } = await admin.createCustomer({
      email: `${unique('bo')}@example.com`,
      first_name: 'Bo',
      last_name: 'Lind',
      password: 'a long password',
    });
    const address = addressIn(world.country);
    return {
      ...subject,
      values: {
        billing_address: [{ ...address, city: 'Mole' }],
        shipping_address: [{ ...address, city: 'Pier' }],
        discounts: [[{ code: discount }], []],
        customer_id: [customer.id],
      },
    };
  },
  'admin updateDraftOrderLineItem': async (world) => {
    const { itemId, discount: _, at = [], ...subject } = await newDraft(world);
    return { ...subject, at: [...at, itemId] };
  },
  'admin updateNote': async (world) => {
    const { id } = await placeOrder(world);
    const { note } = await admin.createNote({
      resource_id: id,
      resource_type: 'order',
      value: 'Ring first',
    });
    return { at: [note.id] };
  },
  'admin updateOrderEdit': async (world) => {
    const { id, orderId } = await newEdit(world);
    return { at: [id], reads: [`/admin/order-edits/${id}`, `/admin/orders/${orderId}`] };
  },
  'admin updateOrderEditItem': async (world) => {
    const { id, itemId, orderId } = await newEdit(world);
    return {
      at: [id, itemId],
      values: { quantity: [5] },
      reads: [`/admin/order-edits/${id}`, `/admin/orders/${orderId}`],
    };
  },
  'admin updatePaymentCollection': async (world) => {
    const { id } = await newEdit(world);
    await admin.createOrderEditItem(id, { variant_id: world.variantIds[1], quantity: 1 });
    const { order_edit: edit } = await admin.requestOrderEdit(id);
    return { at: [present(edit.payment_collection_id)] };
  },
};

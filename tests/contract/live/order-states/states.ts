import * as admin from '../../../../generated/admin/index.ts';
import { store } from '../shop.ts';
import { first, newest, present, refused, unique } from '../support.ts';
import { addressIn, placeOrder } from '../world.ts';
import type { World } from '../world.ts';

const UNITS = 2;

interface State {
  name: string;
  /** Returns the order's id. */
  make: (world: World) => Promise<string>;
}

/** The fastest way to a paid order. */
async function paid(world: World): Promise<string> {
  const { draft_order: draft } = await admin.createDraftOrder({
    // Creates a customer: parallel drafts would conflict on the same email.
    email: `${unique('ada')}@example.com`,
    region_id: world.regionId,
    items: [{ variant_id: world.variantIds[0], quantity: UNITS }],
    shipping_methods: [{ option_id: world.shippingOptionId }],
    shipping_address: addressIn(world.country),
    billing_address: addressIn(world.country),
  });
  return (await admin.payDraftOrder(draft.id)).order.id;
}

const itemOf = async (id: string): Promise<string> =>
  first((await admin.getOrder(id)).order.items).id;

const after =
  (
    before: (world: World) => Promise<string>,
    next: (id: string, world: World) => Promise<unknown>,
  ): State['make'] =>
  async (world) => {
    const id = await before(world);
    await next(id, world);
    return id;
  };

const packedWith = (quantity: number) =>
  after(paid, async (id, world) =>
    admin.createOrderFulfillment(id, {
      items: [{ item_id: await itemOf(id), quantity }],
      location_id: world.locationId,
    }),
  );
const packed = packedWith(UNITS);
const shipped = after(packed, async (id) => {
  const { order } = await admin.getOrder(id);
  await admin.createOrderShipment(id, { fulfillment_id: first(order.fulfillments).id });
});
const refundedBy = (part: number) =>
  after(paid, async (id) => {
    const { order } = await admin.getOrder(id);
    const amount = Math.round(order.total * part);
    await admin.refundOrder(id, { amount, reason: 'other' });
  });

const returned = after(shipped, async (id, world) =>
  admin.requestOrderReturn(id, {
    items: [{ item_id: await itemOf(id), quantity: 1 }],
    location_id: world.locationId,
  }),
);

const exchanged = after(shipped, async (id, world) =>
  admin.createOrderSwap(id, {
    // Worth more than the replacement: the customer pays nothing.
    return_items: [{ item_id: await itemOf(id), quantity: UNITS }],
    return_shipping: { option_id: world.returnOptionId, price: 0 },
    additional_items: [{ variant_id: world.variantIds[1], quantity: 1 }],
    return_location_id: world.locationId,
  }),
);
const swapOf = async (id: string) => newest((await admin.getOrder(id)).order.swaps);
const confirmed = after(exchanged, async (id, world) => {
  const cartId = present((await swapOf(id)).cart_id);
  // The server does it, then fails to answer.
  await refused(500, store.addShippingMethodToCart(cartId, { option_id: world.shippingOptionId }));
  await store.completeCart(cartId);
});
const processed = after(confirmed, async (id) =>
  admin.processSwapPayment(id, (await swapOf(id)).id),
);
const swapPacked = after(processed, async (id, world) =>
  admin.createSwapFulfillment(id, (await swapOf(id)).id, { location_id: world.locationId }),
);
const swapCanceled = after(exchanged, async (id) => {
  const swap = await swapOf(id);
  await admin.cancelReturn(present(swap.return_order).id);
  await admin.cancelOrderSwap(id, swap.id);
});

const claimOf = async (id: string) => newest((await admin.getOrder(id)).order.claims);
const refundClaimed = after(shipped, async (id, world) =>
  admin.createOrderClaim(id, {
    type: 'refund',
    refund_amount: 500,
    claim_items: [{ item_id: await itemOf(id), quantity: 1, reason: 'other' }],
    return_shipping: { option_id: world.returnOptionId, price: 0 },
    return_location_id: world.locationId,
  }),
);
const replacementClaimed = after(shipped, async (id, world) =>
  admin.createOrderClaim(id, {
    type: 'replace',
    claim_items: [{ item_id: await itemOf(id), quantity: 1, reason: 'missing_item' }],
    additional_items: [{ variant_id: world.variantIds[1], quantity: 1 }],
    shipping_methods: [{ option_id: world.shippingOptionId, price: 0 }],
  }),
);
const claimPacked = after(replacementClaimed, async (id, world) =>
  admin.createClaimFulfillment(id, (await claimOf(id)).id, { location_id: world.locationId }),
);
const claimCanceled = after(replacementClaimed, async (id) =>
  admin.cancelOrderClaim(id, (await claimOf(id)).id),
);

const completed = after(shipped, async (id) => admin.completeOrder(id));

/** In life cycle order. */
export const STATES: readonly State[] = [
  { name: 'Placed', make: async (world) => (await placeOrder(world, { quantity: UNITS })).id },
  { name: 'Paid', make: paid },
  { name: 'Partly fulfilled', make: packedWith(1) },
  { name: 'Fulfilled', make: packed },
  { name: 'Shipped', make: shipped },
  { name: 'Partly refunded', make: refundedBy(0.5) },
  { name: 'Refunded', make: refundedBy(1) },
  { name: 'Return requested', make: returned },
  {
    name: 'Return received',
    make: after(returned, async (id) => {
      const request = newest((await admin.getOrder(id)).order.returns);
      await admin.receiveReturn(request.id, {
        items: [{ item_id: await itemOf(id), quantity: 1 }],
      });
    }),
  },
  { name: 'Exchange waits for the customer', make: exchanged },
  { name: 'Exchange confirmed', make: confirmed },
  { name: 'Exchange paid', make: processed },
  { name: 'Exchange fulfilled', make: swapPacked },
  { name: 'Exchange canceled', make: swapCanceled },
  { name: 'Claim refunded', make: refundClaimed },
  { name: 'Claim to replace', make: replacementClaimed },
  { name: 'Claim fulfilled', make: claimPacked },
  { name: 'Claim canceled', make: claimCanceled },
  { name: 'Completed', make: completed },
  { name: 'Archived', make: after(completed, async (id) => admin.archiveOrder(id)) },
  { name: 'Canceled', make: after(paid, async (id) => admin.cancelOrder(id)) },
];

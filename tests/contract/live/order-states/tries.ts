/** The order actions' calls, sent even if the app wouldn't offer them. */
import * as admin from '../../../../generated/admin/index.ts';
import type { OrderAction } from '../../../../src/areas/orders/order/registry/order-actions.ts';
import { parcels, parcelsToShip } from '../../../../src/areas/orders/order/facts/order-facts.ts';
import {
  itemsToFulfill,
  unfulfilled,
} from '../../../../src/areas/orders/order/facts/unfulfilled.ts';
import type { Parcel } from '../../../../src/areas/orders/order/facts/order-facts.ts';
import type { ReservedOrder } from '../../../../src/areas/orders/order/actions/reservation-operations.ts';
import { claimableItems } from '../../../../src/areas/orders/order/facts/claimable.ts';
import {
  swapsAndClaimsFor,
  swapsAndClaimsOf,
  kindOf,
} from '../../../../src/areas/orders/order/facts/swap-or-claim.ts';
import type { SwapOrClaimAction } from '../../../../src/areas/orders/order/facts/swap-or-claim.ts';
import {
  returnableItems,
  returnsOf,
  waitingReturns,
} from '../../../../src/areas/orders/order/facts/returnable.ts';
import { first } from '../support.ts';
import type { World } from '../world.ts';

/** Placeholder id. */
const NONE = 'none';

type Try = (order: ReservedOrder, world: World) => Promise<unknown>;

export type TriedAction = OrderAction | 'edit';

const swapOrClaimId = (order: ReservedOrder, action: SwapOrClaimAction): string =>
  (
    swapsAndClaimsFor(order, action)[0] ??
    swapsAndClaimsOf(order).findLast(({ of }) => of === kindOf(action))
  )?.record.id ?? NONE;

const returnId = (order: ReservedOrder): string =>
  (waitingReturns(order)[0] ?? returnsOf(order)[0])?.record.id ?? NONE;

const ship = (order: ReservedOrder, { of, ownerId: owner, fulfillment }: Parcel) => {
  const body = { fulfillment_id: fulfillment.id };
  if (of === 'swap') return admin.createSwapShipment(order.id, owner, body);
  if (of === 'claim') return admin.createClaimShipment(order.id, owner, body);
  return admin.createOrderShipment(order.id, body);
};

const unpack = (order: ReservedOrder, { of, ownerId: owner, fulfillment: { id } }: Parcel) => {
  if (of === 'swap') return admin.cancelSwapFulfillment(order.id, owner, id);
  if (of === 'claim') return admin.cancelClaimFulfillment(order.id, owner, id);
  return admin.cancelOrderFulfillment(order.id, id);
};

export const TRIES: Record<TriedAction, Try> = {
  capture: async ({ id }) => admin.captureOrder(id),
  fulfill: async (order, { locationId }) => {
    const item = itemsToFulfill(order)[0] ?? first(order.items);
    return admin.createOrderFulfillment(order.id, {
      items: [{ item_id: item.id, quantity: unfulfilled(item) || 1 }],
      location_id: locationId,
    });
  },
  ship: async (order) => {
    const parcel = parcelsToShip(order)[0] ?? parcels(order)[0];
    return parcel
      ? ship(order, parcel)
      : admin.createOrderShipment(order.id, { fulfillment_id: NONE });
  },
  refund: async ({ id }) => admin.refundOrder(id, { amount: 1, reason: 'other' }),
  complete: async ({ id }) => admin.completeOrder(id),
  archive: async ({ id }) => admin.archiveOrder(id),
  allocate: async (order, { inventoryItemId, locationId }) => {
    // Reserved items can't be reserved again.
    for (const { id } of order.reservations) await admin.deleteReservation(id);
    return admin.createReservation({
      line_item_id: (itemsToFulfill(order)[0] ?? first(order.items)).id,
      inventory_item_id: inventoryItemId,
      location_id: locationId,
      quantity: 1,
    });
  },
  release: async ({ reservations }) => admin.deleteReservation(reservations[0]?.id ?? NONE),
  cancelFulfillment: async (order) => {
    const parcel = parcelsToShip(order)[0] ?? parcels(order)[0];
    return parcel ? unpack(order, parcel) : admin.cancelOrderFulfillment(order.id, NONE);
  },
  cancel: async ({ id }) => admin.cancelOrder(id),
  return: async (order, { locationId }) =>
    admin.requestOrderReturn(order.id, {
      items: [{ item_id: (returnableItems(order)[0] ?? first(order.items)).id, quantity: 1 }],
      location_id: locationId,
    }),
  exchange: async (order, { locationId, returnOptionId, variantIds }) =>
    admin.createOrderSwap(order.id, {
      return_items: [
        { item_id: (returnableItems(order)[0] ?? first(order.items)).id, quantity: 1 },
      ],
      return_shipping: { option_id: returnOptionId, price: 0 },
      additional_items: [{ variant_id: variantIds[1], quantity: 1 }],
      return_location_id: locationId,
    }),
  claim: async (order) =>
    admin.createOrderClaim(order.id, {
      type: 'refund',
      refund_amount: 1,
      claim_items: [
        {
          item_id: (claimableItems(order)[0] ?? first(order.items)).id,
          quantity: 1,
          reason: 'missing_item',
        },
      ],
    }),
  updateClaim: async (order) =>
    admin.updateOrderClaim(order.id, order.claims.at(-1)?.id ?? NONE, { no_notification: true }),
  receiveReturn: async (order) =>
    admin.receiveReturn(returnId(order), {
      items: [{ item_id: first(order.items).id, quantity: 1 }],
    }),
  // Canceling again is a no-op.
  cancelReturn: async (order) => admin.cancelReturn(waitingReturns(order)[0]?.record.id ?? NONE),
  processSwap: async (order) =>
    admin.processSwapPayment(order.id, swapOrClaimId(order, 'processSwap')),
  fulfillSwap: async (order, { locationId }) =>
    admin.createSwapFulfillment(order.id, swapOrClaimId(order, 'fulfillSwap'), {
      location_id: locationId,
    }),
  fulfillClaim: async (order, { locationId }) =>
    admin.createClaimFulfillment(order.id, swapOrClaimId(order, 'fulfillClaim'), {
      location_id: locationId,
    }),
  cancelSwap: async (order) => admin.cancelOrderSwap(order.id, swapOrClaimId(order, 'cancelSwap')),
  cancelClaim: async (order) =>
    admin.cancelOrderClaim(order.id, swapOrClaimId(order, 'cancelClaim')),
  edit: async ({ id }) => admin.createOrderEdit({ order_id: id }),
};

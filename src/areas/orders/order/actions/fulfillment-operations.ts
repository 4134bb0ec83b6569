import {
  cancelClaimFulfillment,
  cancelOrderFulfillment,
  cancelSwapFulfillment,
  createClaimShipment,
  createOrderFulfillment,
  createOrderShipment,
  createSwapShipment,
} from '#generated/admin/orders/orders.ts';
import type {
  CreateOrderFulfillmentBody,
  CreateOrderFulfillmentBodyItemsItem,
} from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import { itemName } from '../item-name.ts';
import type { Order } from '../query.ts';
import { cancelFulfillmentAction } from './cancel-fulfillment-action.ts';
import { fulfillAction } from './fulfill-action.ts';
import { shipAction } from './ship-action.ts';
import type { Fact, OrderOperation } from './guard.ts';
import { fulfilled, parcelOf } from '../facts/order-facts.ts';
import type { Parcel } from '../facts/order-facts.ts';

export interface FulfillSent {
  /** Units by item id, above 0 */
  quantities: Readonly<Record<string, number>>;
  /** Undefined if the store has no locations */
  location: string | undefined;
  notify: boolean;
}

const newlyFulfilled = (before: Order, now: Order, id: string): number =>
  now.fulfillments
    .filter(
      (one) => !one.canceled_at && !before.fulfillments.some((earlier) => earlier.id === one.id),
    )
    .flatMap(({ items }) => listOf(items))
    .filter((item) => item.item_id === id)
    .reduce((total, { quantity }) => total + quantity, 0);

export const fulfilling: OrderOperation<FulfillSent> = {
  operation: 'createOrderFulfillment',
  facts: (order, { quantities }) => [
    { what: 'status', value: order.status },
    ...Object.keys(quantities).map((id): Fact => {
      const item = order.items.find((one) => one.id === id);
      return { what: 'fulfilled', id, name: item ? itemName(item) : id, value: fulfilled(item) };
    }),
  ],
  whyNot: (order) => fulfillAction.whyNot(order),
  send: (order, { quantities, location, notify }, call) =>
    createOrderFulfillment(
      order.id,
      omitUndefined<CreateOrderFulfillmentBody>({
        items: Object.entries(quantities).map(
          ([id, quantity]): CreateOrderFulfillmentBodyItemsItem => ({ item_id: id, quantity }),
        ),
        location_id: location,
        // The server ignores a boolean here.
        no_notification: notify ? 'false' : 'true',
      }),
      undefined,
      call,
    ),
  hasHappened: (before, now, { quantities }) =>
    Object.entries(quantities).every(
      ([id, quantity]) => newlyFulfilled(before, now, id) >= quantity,
    ),
};

export function parcelState(parcel: Parcel | undefined): 'canceled' | 'shipped' | 'packed' {
  if (!parcel || parcel.fulfillment.canceled_at) return 'canceled';
  return parcel.fulfillment.shipped_at ? 'shipped' : 'packed';
}

const parcelFacts = (order: Order, { fulfillment: id }: { fulfillment: string }): Fact[] => [
  { what: 'status', value: order.status },
  { what: 'fulfillment', id, value: parcelState(parcelOf(order, id)) },
];

export interface ShipSent {
  /** Id */
  fulfillment: string;
  trackingNumbers: readonly string[];
  notify: boolean;
}

export const shipping: OrderOperation<ShipSent> = {
  operation: 'createOrderShipment',
  facts: parcelFacts,
  whyNot: (order) => shipAction.whyNot(order),
  send: async (order, { fulfillment, trackingNumbers, notify }, call) => {
    const parcel = parcelOf(order, fulfillment);
    const numbers = [...trackingNumbers];
    // Parcels of exchanges and claims have no option; they follow the fulfillment's own.
    if (parcel?.of === 'swap') {
      await createSwapShipment(
        order.id,
        parcel.ownerId,
        { fulfillment_id: fulfillment, tracking_numbers: numbers, no_notification: !notify },
        undefined,
        call,
      );
    } else if (parcel?.of === 'claim') {
      await createClaimShipment(
        order.id,
        parcel.ownerId,
        { fulfillment_id: fulfillment, tracking_numbers: numbers },
        undefined,
        call,
      );
    } else {
      await createOrderShipment(
        order.id,
        { fulfillment_id: fulfillment, tracking_numbers: numbers, no_notification: !notify },
        undefined,
        call,
      );
    }
  },
  hasHappened: (_before, now, { fulfillment, trackingNumbers }) => {
    const parcel = parcelOf(now, fulfillment);
    const links = listOf(parcel?.fulfillment.tracking_links);
    return (
      parcelState(parcel) === 'shipped' &&
      trackingNumbers.every((number) => links.some((link) => link.tracking_number === number))
    );
  },
};

export interface CancelFulfillmentSent {
  /** Id */
  fulfillment: string;
}

/** The items can be fulfilled again. */
export const cancelingFulfillment: OrderOperation<CancelFulfillmentSent> = {
  operation: 'cancelOrderFulfillment',
  facts: parcelFacts,
  whyNot: (order) => cancelFulfillmentAction.whyNot(order),
  send: async (order, { fulfillment }, call) => {
    const parcel = parcelOf(order, fulfillment);
    if (parcel?.of === 'swap') {
      await cancelSwapFulfillment(order.id, parcel.ownerId, fulfillment, undefined, call);
    } else if (parcel?.of === 'claim') {
      await cancelClaimFulfillment(order.id, parcel.ownerId, fulfillment, undefined, call);
    } else {
      await cancelOrderFulfillment(order.id, fulfillment, undefined, call);
    }
  },
  hasHappened: (_before, now, { fulfillment }) =>
    parcelState(parcelOf(now, fulfillment)) === 'canceled',
};

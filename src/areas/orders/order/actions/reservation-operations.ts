import type { QueryClient } from '@tanstack/react-query';
import {
  createReservation,
  deleteReservation,
} from '#generated/admin/reservations/reservations.ts';
import type { ReservationItem } from '#generated/admin/admin.schemas.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { isApiError } from '#client/index.ts';
import { itemName } from '../item-name.ts';
import { orderRecord } from '../query.ts';
import type { Order, OrderItem } from '../query.ts';
import { allocateAction } from './allocate-action.ts';
import { releaseAction } from './release-action.ts';
import type { Fact, OrderOperation } from './guard.ts';
import { fulfilled } from '../facts/order-facts.ts';
import { itemsToFulfill, unfulfilled } from '../facts/unfulfilled.ts';
import { readReservations } from './stock.ts';
import type { OrderStock } from './stock.ts';

export interface ReservedOrder extends Order {
  reservations: readonly ReservationItem[];
}

export async function readReserved(
  client: QueryClient,
  id: string,
  call: CallOptions,
): Promise<ReservedOrder> {
  const order = await orderRecord.readNow(client, id, call);
  return { ...order, reservations: await readReservations(order.items, call.signal) };
}

/** Part of an item's stock; sets have several parts */
export interface Reservation {
  item: string;
  inventoryItem: string;
  location: string;
  quantity: number;
}

export interface AllocateSent {
  reservations: readonly Reservation[];
}

const reservedUnits = (
  reservations: readonly ReservationItem[],
  { item, inventoryItem }: Pick<Reservation, 'item' | 'inventoryItem'>,
): number =>
  reservations
    .filter((one) => one.line_item_id === item && one.inventory_item_id === inventoryItem)
    .reduce((total, { quantity }) => total + quantity, 0);

/** 0 if stock isn't managed */
export function missingUnits(
  item: OrderItem,
  { takes }: Pick<OrderStock, 'takes'>,
  reservations: readonly ReservationItem[],
): number {
  const parts = takes.get(item.variant_id ?? '') ?? [];
  const missing = parts.map(({ inventory_item_id: inventoryItem, required_quantity: needed }) => {
    const each = Math.max(1, needed);
    const reserved = reservedUnits(reservations, { item: item.id, inventoryItem });
    return unfulfilled(item) - Math.floor(reserved / each);
  });
  return Math.max(0, ...missing);
}

export const partsOf = (
  item: OrderItem,
  { takes }: Pick<OrderStock, 'takes'>,
  location: string,
  units: number,
): Reservation[] =>
  (takes.get(item.variant_id ?? '') ?? []).map((part) => ({
    item: item.id,
    inventoryItem: part.inventory_item_id,
    location,
    quantity: units * Math.max(1, part.required_quantity),
  }));

export const allocating: OrderOperation<AllocateSent, ReservedOrder> = {
  operation: 'createReservation',
  facts: (order, { reservations }) => [
    { what: 'status', value: order.status },
    ...reservations.flatMap(({ item: id, inventoryItem }): Fact[] => {
      const item = order.items.find((one) => one.id === id);
      const name = item ? itemName(item) : id;
      const reserved = reservedUnits(order.reservations, { item: id, inventoryItem });
      return [
        { what: 'fulfilled', id, name, value: fulfilled(item) },
        { what: 'reserved', id: `${id} ${inventoryItem}`, name, value: reserved },
      ];
    }),
  ],
  whyNot: (order) => allocateAction.whyNot(order),
  send: async (_order, { reservations }, call) => {
    for (const { item, inventoryItem, location, quantity } of reservations) {
      await createReservation(
        { line_item_id: item, inventory_item_id: inventoryItem, location_id: location, quantity },
        call,
      );
    }
  },
  hasHappened: (before, now, { reservations }) =>
    reservations.every(({ item, inventoryItem, location, quantity }) =>
      now.reservations.some(
        (one) =>
          !before.reservations.some(({ id }) => id === one.id) &&
          one.line_item_id === item &&
          one.inventory_item_id === inventoryItem &&
          one.location_id === location &&
          one.quantity === quantity,
      ),
    ),
};

export interface ReleaseSent {
  /** Ids */
  reservations: readonly string[];
}

export const releasing: OrderOperation<ReleaseSent, ReservedOrder> = {
  operation: 'deleteReservation',
  facts: (order, sent) => [
    { what: 'status', value: order.status },
    ...sent.reservations.map((id): Fact => {
      const reservation = order.reservations.find((one) => one.id === id);
      const item = order.items.find((one) => one.id === reservation?.line_item_id);
      return {
        what: 'reserved',
        id,
        name: item ? itemName(item) : '',
        value: reservation?.quantity ?? 0,
      };
    }),
  ],
  whyNot: (order) => releaseAction.whyNot(order),
  send: async (_order, sent, call) => {
    for (const id of sent.reservations) {
      try {
        await deleteReservation(id, call);
      } catch (error) {
        // Already deleted.
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    }
  },
  hasHappened: (_before, now, sent) =>
    sent.reservations.every((id) => !now.reservations.some((one) => one.id === id)),
};

export const itemsToAllocate = (order: ReservedOrder, stock: OrderStock): OrderItem[] =>
  itemsToFulfill(order).filter((item) => missingUnits(item, stock, order.reservations) > 0);

import type { StockLocation } from '#generated/admin/admin.schemas.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { mustChoosePayment } from '../actions/payment-operations.ts';
import { refundable } from '../facts/order-facts.ts';
import type { Order } from '../query.ts';
import { refundMoney } from './return-money.ts';
import type { RefundPlan } from './return-values.ts';
import { soldItems } from '../facts/returnable.ts';
import type { SoldItem, SomeReturn } from '../facts/returnable.ts';
import type { ReceiveSent } from './returns.ts';

/** Returns the first existing location items were sent from, as it has room for them. */
export function defaultLocation(
  order: Order,
  places: readonly StockLocation[],
): string | undefined {
  const from = order.fulfillments.find(
    ({ canceled_at: canceled, location_id: id }) =>
      !canceled && places.some((place) => place.id === id),
  );
  return from?.location_id ?? places[0]?.id;
}

export interface RequestedItem {
  id: string;
  /** Undefined if no longer in the order */
  item: SoldItem | undefined;
  units: number;
}

export const requestedItems = (order: Order, { record }: SomeReturn): RequestedItem[] =>
  readEach(record.items, ({ item_id: id, requested_quantity: requested, quantity }) => ({
    id,
    item: soldItems(order).find((one) => one.id === id),
    units: requested ?? quantity,
  }));

export interface ReceiveValues {
  /** By item id */
  arrived: Readonly<Record<string, boolean>>;
  /** Units by item id; null if empty, NaN if unreadable */
  quantities: Readonly<Record<string, number | null>>;
  location: string | null;
  /** Minor units, null if empty; undefined: use the calculated amount */
  refund: number | null | undefined;
}

/** By default everything requested has arrived. */
export function receiveValues(
  order: Order,
  one: SomeReturn,
  places: readonly StockLocation[],
): ReceiveValues {
  const items = requestedItems(order, one);
  const asked = places.find(({ id }) => id === one.record.location_id)?.id;
  return {
    arrived: Object.fromEntries(items.map(({ id }) => [id, true])),
    quantities: Object.fromEntries(items.map(({ id, units }) => [id, units])),
    location: asked ?? defaultLocation(order, places) ?? null,
    refund: undefined,
  };
}

/** Only ticked items count */
export const arrivedUnits = ({ arrived, quantities }: ReceiveValues, id: string): number =>
  arrived[id] === true ? (quantities[id] ?? 0) : 0;

export const missingUnits = (items: readonly RequestedItem[], values: ReceiveValues): number =>
  items.reduce((sum, { id, units }) => sum + Math.max(0, units - arrivedUnits(values, id)), 0);

/** Minor units agreed on request */
export interface ReceivePlan extends RefundPlan {
  agreed: number;
}

/** Refunds the agreed amount only if everything arrived; the server always would. */
export function receivePlan(order: Order, one: SomeReturn, values: ReceiveValues): ReceivePlan {
  const items = requestedItems(order, one);
  const { shipping_method: method, refund_amount: agreed } = one.record;
  const money = refundMoney(
    order,
    items.flatMap(({ id, item }) => {
      const units = arrivedUnits(values, id);
      return item && units > 0 ? [{ item, units }] : [];
    }),
    method
      ? {
          price: method.price,
          includesTax: method.includes_tax === true,
          rates: listOf(method.tax_lines),
        }
      : undefined,
  );
  // The server might refund from an uncaptured payment.
  const most = mustChoosePayment(order) ? 0 : refundable(order);
  const worth = missingUnits(items, values) === 0 ? agreed : money.total;
  const defaultRefund = Math.min(Math.max(0, worth), most);
  const { refund = defaultRefund } = values;
  return {
    money,
    most,
    agreed,
    defaultRefund,
    refund: refund === null || Number.isNaN(refund) ? undefined : refund,
  };
}

export function receiveProblem(
  order: Order,
  one: SomeReturn,
  values: ReceiveValues,
): 'nothing' | 'units' | 'refund' | undefined {
  const items = requestedItems(order, one);
  const units = items.map(({ id }) => arrivedUnits(values, id));
  const isPossible = (count: number, at: number): boolean =>
    Number.isSafeInteger(count) && count >= 0 && count <= (items[at]?.units ?? 0);
  if (!units.every(isPossible)) return 'units';
  if (units.every((count) => count === 0)) return 'nothing';
  const { refund, most } = receivePlan(order, one, values);
  return one.of === 'order' && (refund === undefined || refund > most) ? 'refund' : undefined;
}

/** Requires values without a problem. */
export const receiveSent = (order: Order, one: SomeReturn, values: ReceiveValues): ReceiveSent => ({
  id: one.record.id,
  quantities: Object.fromEntries(
    requestedItems(order, one).map(({ id }) => [id, arrivedUnits(values, id)]),
  ),
  // A claim has already refunded or replaced; by default the server would refund again.
  refund: one.of === 'order' ? (receivePlan(order, one, values).refund ?? 0) : 0,
  location: values.location ?? undefined,
});

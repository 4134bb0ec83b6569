import { fulfillSent, unitsProblem, allLeft } from '../order/actions/fulfill-values.ts';
import type { FulfillValues } from '../order/actions/fulfill-values.ts';
import type { FulfillSent } from '../order/actions/fulfillment-operations.ts';
import { itemsToFulfill, unfulfilled } from '../order/facts/unfulfilled.ts';
import { bestLocation, stockAt } from '../order/actions/stock.ts';
import type { OrderStock } from '../order/actions/stock.ts';
import { itemName } from '../order/item-name.ts';
import type { Order, OrderItem } from '../order/query.ts';
import { planFor } from './plan.ts';
import type { LeftOut, Plan, Shortage } from './plan.ts';

/** Returns the stock left at a location after an item's units are taken. */
function without(stock: OrderStock, item: OrderItem, location: string): OrderStock {
  const taken = stock.takes.get(item.variant_id ?? '') ?? [];
  return {
    ...stock,
    levels: stock.levels.map((level) => {
      const part = taken.find(({ inventory_item_id: id }) => id === level.inventory_item_id);
      if (!part || level.location_id !== location) return level;
      const units = unfulfilled(item) * Math.max(1, part.required_quantity);
      return { ...level, stocked_quantity: level.stocked_quantity - units };
    }),
  };
}

export type FulfillAll = Pick<FulfillValues, 'location' | 'notify'>;

/**
 * Plans orders one after the other; an order short of stock takes nothing.
 *
 * @param orders served in this order
 */
export function planFulfillments(
  orders: readonly Order[],
  given: OrderStock,
  { location, notify }: FulfillAll,
): Plan<FulfillSent> {
  let stock = given;
  const short: LeftOut[] = [];
  const { jobs, left } = planFor('fulfill', orders, (order) => {
    const items = itemsToFulfill(order);
    const values = { location, notify, quantities: allLeft(items) };
    let rest = stock;
    const shortages: Shortage[] = [];
    for (const item of items) {
      if (unitsProblem(item, values, rest)) {
        const stocked = location === null ? 0 : (stockAt(rest, item, location).stocked ?? 0);
        shortages.push({
          title: itemName(item),
          wanted: unfulfilled(item),
          stocked: Math.max(0, stocked),
        });
      } else if (location !== null) {
        rest = without(rest, item, location);
      }
    }
    const sent = fulfillSent(items, values, stock);
    if (shortages.length > 0 || !sent) {
      short.push({ order, shortages });
      return [];
    }
    stock = rest;
    return [{ id: order.id, order, sent }];
  });
  return { jobs, left: [...left, ...short] };
}

/** Returns the location that stocks most of what the orders need. */
export const bestFor = (
  orders: readonly Order[],
  stock: OrderStock,
  locations: readonly string[],
): string | undefined =>
  bestLocation(
    stock,
    orders.flatMap(itemsToFulfill).map((item) => ({ item, quantity: unfulfilled(item) })),
    locations,
  );

import type { OrderItem } from '../query.ts';

type Units = Pick<OrderItem, 'quantity' | 'fulfilled_quantity' | 'is_return'>;

/** Returns an item's units that are in no fulfillment. */
export const unfulfilled = (item: Units): number =>
  item.is_return ? 0 : Math.max(0, item.quantity - (item.fulfilled_quantity ?? 0));

/** Returns the items with units in no fulfillment. */
export const itemsToFulfill = <Item extends Units>({ items }: { items: readonly Item[] }): Item[] =>
  items.filter((item) => unfulfilled(item) > 0);

import type { OrderItem } from '../query.ts';

type Units = Pick<OrderItem, 'quantity' | 'fulfilled_quantity' | 'is_return'>;

/** Units of an item that are in no fulfillment yet. */
export const unfulfilled = (item: Units): number =>
  item.is_return ? 0 : Math.max(0, item.quantity - (item.fulfilled_quantity ?? 0));

/** Items of which something is in no fulfillment yet. */
export const itemsToFulfill = <Item extends Units>({ items }: { items: readonly Item[] }): Item[] =>
  items.filter((item) => unfulfilled(item) > 0);

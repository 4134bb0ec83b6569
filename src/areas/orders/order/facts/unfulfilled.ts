import { unfulfilled } from '#shared/orders/unfulfilled.ts';
import type { Units } from '#shared/orders/unfulfilled.ts';

export { unfulfilled };

/** Returns the items with units in no fulfillment. */
export const itemsToFulfill = <Item extends Units>({ items }: { items: readonly Item[] }): Item[] =>
  items.filter((item) => unfulfilled(item) > 0);

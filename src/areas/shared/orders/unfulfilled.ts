import type { LineItem } from '#generated/admin/admin.schemas.ts';

export type Units = Pick<LineItem, 'quantity' | 'fulfilled_quantity' | 'is_return'>;

/** Returns an item's units that are in no fulfillment. */
export const unfulfilled = (item: Units): number =>
  item.is_return ? 0 : Math.max(0, item.quantity - (item.fulfilled_quantity ?? 0));

import { readEach } from '#ui/format/read-each.ts';
import type { Order } from '../query.ts';
import { returnable, soldItems } from './returnable.ts';
import type { SoldItem } from './returnable.ts';

/** Settled by claims without a return; returned units count as returned */
const settledUnits = ({ claims }: Order, id: string): number =>
  claims
    .filter(
      ({ canceled_at: canceled, return_order: back }) =>
        !canceled && (!back || back.status === 'canceled'),
    )
    .flatMap(({ claim_items: items }) =>
      readEach(items, (one) => (one.item_id === id ? one.quantity : 0)),
    )
    .reduce((sum, units) => sum + units, 0);

/**
 * Packed units, without returned, returning and claimed ones. The server accepts repeated claims, but no custom items.
 */
export const claimable = (order: Order, item: SoldItem): number =>
  item.variant_id ? Math.max(0, returnable(order, item) - settledUnits(order, item.id)) : 0;

/** Returns items with claimable units. */
export const claimableItems = (order: Order): SoldItem[] =>
  soldItems(order).filter((item) => claimable(order, item) > 0);

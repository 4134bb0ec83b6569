import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Order } from '../../query.ts';
import { returnable, soldItems } from '../returnable.ts';
import type { SoldItem } from '../returnable.ts';

/** Units of an item that open claims have settled while the customer keeps it; what comes back counts as returned. */
const settledUnits = ({ claims }: Order, id: string): number =>
  listOf(claims)
    .filter(
      ({ canceled_at: canceled, return_order: back }) =>
        !canceled && (!back || back.status === 'canceled'),
    )
    .flatMap(({ claim_items: items }) =>
      readEach(items, (one) => (one.item_id === id ? one.quantity : 0)),
    )
    .reduce((sum, units) => sum + units, 0);

/**
 * Units of an item for which something can be claimed: those that were packed, without what came back, what is on its way
 * back, and what a claim has settled. The server would take the same unit again and again, and no custom items.
 */
export const claimable = (order: Order, item: SoldItem): number =>
  item.variant_id ? Math.max(0, returnable(order, item) - settledUnits(order, item.id)) : 0;

/** Items for which something can be claimed. */
export const claimableItems = (order: Order): SoldItem[] =>
  soldItems(order).filter((item) => claimable(order, item) > 0);

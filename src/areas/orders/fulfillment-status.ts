import type { OrderFulfillmentStatus } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';
import { unfulfilled } from './order/facts/unfulfilled.ts';
import type { Order } from './order/query.ts';

/** Server statuses under which items may still wait to be fulfilled */
const HIDING: ReadonlySet<string> = new Set([
  'shipped',
  'partially_returned',
  'returned',
  'canceled',
  'requires_action',
]);

type Item = Pick<Order['items'][number], 'quantity' | 'fulfilled_quantity' | 'is_return'>;

/** Returns the status, derived from the items if the server's hides that some wait. */
export function fulfillmentStatusOf(
  order: Pick<Order, 'status' | 'fulfillment_status'> & { items: readonly Item[] },
): OrderFulfillmentStatus {
  const { status, fulfillment_status: stated, items } = order;
  if (status === 'canceled' || !HIDING.has(stated)) return stated;
  const left = readEach(items, unfulfilled).reduce((sum, units) => sum + units, 0);
  if (!(left > 0)) return stated;
  const isBegun = readEach(items, ({ fulfilled_quantity: units }) => (units ?? 0) > 0).some(
    Boolean,
  );
  return isBegun ? 'partially_fulfilled' : 'not_fulfilled';
}

type Shown = Pick<Order, 'status' | 'fulfillment_status'> & {
  /** A row may come without them. */
  items?: readonly Item[];
  fulfillment?: OrderFulfillmentStatus | undefined;
};

/** Of an order, or of its row in a list. */
export const shownFulfillment = ({ items, fulfillment, ...order }: Shown): OrderFulfillmentStatus =>
  items ? fulfillmentStatusOf({ ...order, items }) : (fulfillment ?? order.fulfillment_status);

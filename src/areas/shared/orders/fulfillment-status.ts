import type { Order, OrderFulfillmentStatus } from '#generated/admin/admin.schemas.ts';
import { readEach } from '#ui/format/read-each.ts';
import { unfulfilled } from './unfulfilled.ts';
import type { Units } from './unfulfilled.ts';

/** Server statuses under which items may still wait to be fulfilled */
const HIDING: ReadonlySet<string> = new Set([
  'shipped',
  'partially_returned',
  'returned',
  'canceled',
  'requires_action',
]);

type Stated = Pick<Order, 'status' | 'fulfillment_status'>;

/** Only the items of such an order tell its status. */
export const mayHideItems = ({ status, fulfillment_status: stated }: Stated): boolean =>
  status !== 'canceled' && HIDING.has(stated);

/** Returns the status, derived from the items if the server's hides that some wait. */
export function fulfillmentStatusOf(
  order: Stated & { items: readonly Units[] },
): OrderFulfillmentStatus {
  const { fulfillment_status: stated, items } = order;
  if (!mayHideItems(order)) return stated;
  const left = readEach(items, unfulfilled).reduce((sum, units) => sum + units, 0);
  if (!(left > 0)) return stated;
  const isBegun = readEach(items, ({ fulfilled_quantity: units }) => (units ?? 0) > 0).some(
    Boolean,
  );
  return isBegun ? 'partially_fulfilled' : 'not_fulfilled';
}

type Shown = Stated & {
  /** A row may come without them. */
  items?: readonly Units[];
  fulfillment?: OrderFulfillmentStatus | undefined;
};

/** Of an order, or of its row in a list. */
export const shownFulfillment = ({ items, fulfillment, ...order }: Shown): OrderFulfillmentStatus =>
  items ? fulfillmentStatusOf({ ...order, items }) : (fulfillment ?? order.fulfillment_status);

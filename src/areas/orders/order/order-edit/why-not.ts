import { listOf } from '#ui/format/instant.ts';
import type { Order } from '../query.ts';

/** Why something can't be done with an order's edit; a key of its texts. */
export const EDIT_REASONS = [
  'editClosed',
  'editEmpty',
  'editFulfillmentsOpen',
  'editMoved',
  'editNone',
  'editNothingDue',
  'editOrderCanceled',
  'editRequested',
  'editReturnsOpen',
] as const;

export type EditReason = (typeof EDIT_REASONS)[number];

export const isEditReason = (reason: string): reason is EditReason =>
  EDIT_REASONS.some((one) => one === reason);

const isReturnOpen = (request: { status?: string } | null | undefined): boolean =>
  request?.status === 'requested' || request?.status === 'requires_action';

/**
 * Why the items of an order can't be edited; undefined when they can.
 *
 * The server would do it, and then lose count: an edited order has new items, while its fulfillments and returns know
 * the old ones. Shipping one of these fulfillments wouldn't count what is shipped, and canceling it wouldn't make its
 * items unfulfilled.
 */
export function whyNotEdit(
  order: Pick<Order, 'status' | 'fulfillments' | 'returns' | 'swaps' | 'claims'>,
): EditReason | undefined {
  if (order.status === 'canceled') return 'editOrderCanceled';
  const isPacked = order.fulfillments.some(
    ({ shipped_at: shipped, canceled_at: canceled }) => !shipped && !canceled,
  );
  if (isPacked) return 'editFulfillmentsOpen';
  const returns = [
    ...order.returns,
    ...[...listOf(order.swaps), ...listOf(order.claims)].map((after) => after?.return_order),
  ];
  return returns.some(isReturnOpen) ? 'editReturnsOpen' : undefined;
}

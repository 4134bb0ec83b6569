import type { EditReason } from '../facts/action-texts.ts';
import type { Order } from '../query.ts';

const isReturnOpen = (request: { status?: string } | null | undefined): boolean =>
  request?.status === 'requested' || request?.status === 'requires_action';

/**
 * The server would edit, but fulfillments and returns refer to the old items: shipping or canceling them wouldn't
 * update the new ones.
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
    ...[...order.swaps, ...order.claims].map((after) => after.return_order),
  ];
  return returns.some(isReturnOpen) ? 'editReturnsOpen' : undefined;
}

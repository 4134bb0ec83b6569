import { listOf } from '#ui/format/instant.ts';
import type { Order } from '../query.ts';

/** Translation keys */
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
    ...[...listOf(order.swaps), ...listOf(order.claims)].map((after) => after?.return_order),
  ];
  return returns.some(isReturnOpen) ? 'editReturnsOpen' : undefined;
}

import type { OrderClaim, OrderRefund, OrderReturn, OrderSwap } from './query.ts';

export interface RefundedOrder {
  refunds: readonly Pick<OrderRefund, 'reason' | 'amount'>[];
  returns: readonly Pick<OrderReturn, 'status' | 'refund_amount'>[];
  swaps: readonly Pick<OrderSwap, 'payment_status' | 'difference_due'>[];
  claims: readonly Pick<OrderClaim, 'canceled_at' | 'refund_amount'>[];
}

const amount = (value: unknown): number =>
  Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;

const sum = <Entry>(entries: readonly Entry[], of: (entry: Entry) => unknown): number =>
  entries.reduce((total, entry) => total + amount(of(entry)), 0);

/**
 * Returns minor units refunded for goods that came back, were exchanged or claimed. The order's total still contains
 * them. Staff can choose these reasons for any refund, so no more counts than the order's records explain.
 */
export function refundedForGoods({ refunds, returns, swaps, claims }: RefundedOrder): number {
  const given = (reason: OrderRefund['reason']): number =>
    sum(
      refunds.filter((refund) => refund.reason === reason),
      (refund) => refund.amount,
    );
  const returned = sum(
    returns.filter(({ status }) => status === 'received' || status === 'requires_action'),
    (one) => one.refund_amount,
  );
  const exchanged = sum(
    swaps.filter(({ payment_status: status }) => status === 'difference_refunded'),
    (swap) => 0 - (swap.difference_due ?? 0),
  );
  const claimed = sum(
    claims.filter(({ canceled_at: canceled }) => !canceled),
    (claim) => claim.refund_amount,
  );
  return (
    Math.min(given('return'), returned) +
    Math.min(given('swap'), exchanged) +
    Math.min(given('claim'), claimed)
  );
}

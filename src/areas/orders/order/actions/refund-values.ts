import type { Order } from '../query.ts';
import { mostOf, mustChoosePayment } from './payment-operations.ts';
import type { RefundSent } from './payment-operations.ts';
import { owed, refundablePayments } from '../facts/order-facts.ts';

/** The server accepts no others */
export const REFUND_REASONS = ['discount', 'return', 'claim', 'other'] as const;

export interface RefundValues {
  /** Minor units; null if empty, NaN if unreadable */
  amount: number | null;
  reason: (typeof REFUND_REASONS)[number];
  note: string;
  notify: boolean;
  /** Id; null: the server chooses */
  payment: string | null;
}

/**
 * Starts with the amount owed to the customer.
 *
 * @param paidOutside minor units paid outside the order's payments
 */
export const refundValues = (order: Order, paidOutside = 0): RefundValues => ({
  amount: owed(order, paidOutside) || null,
  reason: 'other',
  note: '',
  notify: true,
  payment: mustChoosePayment(order) ? (refundablePayments(order)[0]?.id ?? null) : null,
});

export function amountProblem(
  order: Order,
  { amount, payment }: Pick<RefundValues, 'amount' | 'payment'>,
): 'missing' | 'tooMuch' | 'unreadable' | undefined {
  if (Number.isNaN(amount)) return 'unreadable';
  if (amount === null || amount <= 0) return 'missing';
  return amount > mostOf(order, payment ?? undefined) ? 'tooMuch' : undefined;
}

/** Requires a valid amount. */
export const refundSent = ({ amount, payment, ...rest }: RefundValues): RefundSent => ({
  ...rest,
  amount: amount ?? 0,
  payment: payment ?? undefined,
});

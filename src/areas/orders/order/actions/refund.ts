import type { Order } from '../query.ts';
import { mostOf, mustChoosePayment } from './money.ts';
import type { RefundSent } from './money.ts';
import { owed, refundablePayments } from './order-facts.ts';

/** Why money is given back; the server takes no others. */
export const REFUND_REASONS = ['discount', 'return', 'claim', 'other'] as const;

export interface RefundValues {
  /** Minor units; null for none, NaN while the text is no amount. */
  amount: number | null;
  reason: (typeof REFUND_REASONS)[number];
  note: string;
  notify: boolean;
  /** Id of a payment; null: the server chooses. */
  payment: string | null;
}

/** What a refund begins with: what the customer is owed, if anything. */
export const refundValues = (order: Order): RefundValues => ({
  amount: owed(order) || null,
  reason: 'other',
  note: '',
  notify: true,
  payment: mustChoosePayment(order) ? (refundablePayments(order)[0]?.id ?? null) : null,
});

/** What is wrong with an amount; undefined when it can be given back. */
export function amountProblem(
  order: Order,
  { amount, payment }: Pick<RefundValues, 'amount' | 'payment'>,
): 'missing' | 'tooMuch' | 'unreadable' | undefined {
  if (Number.isNaN(amount)) return 'unreadable';
  if (amount === null || amount <= 0) return 'missing';
  return amount > mostOf(order, payment ?? undefined) ? 'tooMuch' : undefined;
}

/** What is sent. The amount must have no problem. */
export const refundSent = ({ amount, payment, ...rest }: RefundValues): RefundSent => ({
  ...rest,
  amount: amount ?? 0,
  payment: payment ?? undefined,
});

import { readEach } from '#ui/format/read-each.ts';
import { settlementOf } from '../money.ts';
import type { MoneyOrder } from '../money.ts';
import type { OrderEditRecord } from './edits.ts';

/** Payment for a confirmed edit that made the order more expensive */
export interface EditPayment {
  editId: string;
  /** Payment collection id */
  collectionId: string;
  /** Minor units */
  amount: number;
  /** Waiting, paid by the customer, or marked as paid by staff */
  state: 'due' | 'paid' | 'marked';
  /** ISO 8601; when it was marked as paid, if it was */
  changedAt: string | undefined;
}

type PaidOrder = Pick<MoneyOrder, 'payments'>;

/** Minor units; customers' payments for edits have no cart, and the order includes them */
const madeForEdits = ({ payments }: PaidOrder): number[] =>
  payments.flatMap((payment) =>
    payment.cart_id === null && !payment.swap_id ? [payment.amount] : [],
  );

export function editPayments(order: PaidOrder, edits: readonly OrderEditRecord[]): EditPayment[] {
  const made = madeForEdits(order);
  /** Each payment matches once */
  const isMade = (amount: number): boolean => {
    const at = made.indexOf(amount);
    if (at >= 0) made.splice(at, 1);
    return at >= 0;
  };
  return readEach(edits, (edit): EditPayment[] => {
    const { payment_collection: collection, confirmed_at: confirmed } = edit;
    if (!collection || !confirmed || collection.status === 'canceled') return [];
    if (!Number.isSafeInteger(collection.amount) || collection.amount <= 0) return [];
    return [
      {
        editId: edit.id,
        collectionId: collection.id,
        amount: collection.amount,
        state:
          collection.status !== 'authorized'
            ? 'due'
            : isMade(collection.amount)
              ? 'paid'
              : 'marked',
        changedAt: collection.updated_at,
      },
    ];
  }).flat();
}

/** Returns minor units; the order's payments don't include them. */
export const paidForEdits = (order: PaidOrder, edits: readonly OrderEditRecord[]): number =>
  editPayments(order, edits).reduce(
    (sum, { amount, state }) => (state === 'marked' ? sum + amount : sum),
    0,
  );

/** Returns minor units, counting payments marked as paid. */
export const owedByCustomer = (order: MoneyOrder, edits: readonly OrderEditRecord[]): number =>
  settlementOf(order, paidForEdits(order, edits)).customerOwes;

interface DuePayment extends EditPayment {
  /** Minor units; less than the amount after a cheaper edit, which the server doesn't take off */
  owed: number;
}

/** Returns due payments; none if nothing is owed, as after a cheaper edit. */
export function duePayments(order: MoneyOrder, edits: readonly OrderEditRecord[]): DuePayment[] {
  let rest = owedByCustomer(order, edits);
  if (order.status === 'canceled' || rest <= 0) return [];
  return editPayments(order, edits)
    .filter(({ state }) => state === 'due')
    .map((payment) => {
      const owed = Math.min(payment.amount, rest);
      rest -= owed;
      return { ...payment, owed };
    });
}

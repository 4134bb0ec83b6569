import { readEach } from '#ui/format/read-each.ts';
import { settlementOf } from '../money.ts';
import type { MoneyOrder } from '../money.ts';
import type { OrderEditRecord } from './edits.ts';

/** What the customer has to pay for a confirmed edit that made the order dearer. */
export interface EditPayment {
  editId: string;
  /** The server's payment collection. */
  collectionId: string;
  /** Minor units. */
  amount: number;
  /** It waits, the customer has paid it, or staff have marked it as paid. */
  state: 'due' | 'paid' | 'marked';
  /** When it was last changed: when it was marked as paid, if it was. ISO 8601. */
  changedAt: string | undefined;
}

type PaidOrder = Pick<MoneyOrder, 'payments'>;

/** Minor units of the payments that customers made for edits: those that came with no cart. They stand in the order. */
const madeForEdits = ({ payments }: PaidOrder): number[] =>
  readEach(payments, (payment) =>
    payment.cart_id === null && !payment.swap_id ? [payment.amount] : [],
  ).flat();

/** The payments that confirmed edits ask for. */
export function editPayments(order: PaidOrder, edits: readonly OrderEditRecord[]): EditPayment[] {
  const made = madeForEdits(order);
  /** A customer's payment for an amount; each is for one. */
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

/** What was marked as paid for edits, in minor units: it isn't among the order's payments. */
export const paidForEdits = (order: PaidOrder, edits: readonly OrderEditRecord[]): number =>
  editPayments(order, edits).reduce(
    (sum, { amount, state }) => (state === 'marked' ? sum + amount : sum),
    0,
  );

/** What the customer still owes with what was paid for edits, in minor units. */
export const owedByCustomer = (order: MoneyOrder, edits: readonly OrderEditRecord[]): number =>
  Math.max(0, settlementOf(order).customerOwes - paidForEdits(order, edits));

/** The payments for edits that wait; none where the customer owes nothing, as after another edit that made it cheaper. */
export const duePayments = (order: MoneyOrder, edits: readonly OrderEditRecord[]): EditPayment[] =>
  order.status !== 'canceled' && owedByCustomer(order, edits) > 0
    ? editPayments(order, edits).filter(({ state }) => state === 'due')
    : [];

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
  isPaid: boolean;
  /** When it was last changed: when it was marked as paid, if it was. ISO 8601. */
  changedAt: string | undefined;
}

/** The payments that confirmed edits ask for. */
export const editPayments = (edits: readonly OrderEditRecord[]): EditPayment[] =>
  readEach(edits, (edit): EditPayment[] => {
    const { payment_collection: collection, confirmed_at: confirmed } = edit;
    if (!collection || !confirmed || collection.status === 'canceled') return [];
    if (!Number.isSafeInteger(collection.amount) || collection.amount <= 0) return [];
    return [
      {
        editId: edit.id,
        collectionId: collection.id,
        amount: collection.amount,
        isPaid: collection.status === 'authorized',
        changedAt: collection.updated_at,
      },
    ];
  }).flat();

/** What was paid for edits, in minor units. The server doesn't count it among the order's payments. */
export const paidForEdits = (edits: readonly OrderEditRecord[]): number =>
  editPayments(edits).reduce((sum, { amount, isPaid }) => (isPaid ? sum + amount : sum), 0);

/** What the customer still owes with what was paid for edits, in minor units. */
export const owedByCustomer = (order: MoneyOrder, edits: readonly OrderEditRecord[]): number =>
  Math.max(0, settlementOf(order).customerOwes - paidForEdits(edits));

/** The payments for edits that wait; none where the customer owes nothing, as after another edit that made it cheaper. */
export const duePayments = (order: MoneyOrder, edits: readonly OrderEditRecord[]): EditPayment[] =>
  order.status !== 'canceled' && owedByCustomer(order, edits) > 0
    ? editPayments(edits).filter(({ isPaid }) => !isPaid)
    : [];

import type { ListOrdersParams, Order } from '#generated/admin/admin.schemas.ts';

/** Begins the note of an approval in every language. */
const MARK = '✓ ';

type States = Required<Pick<ListOrdersParams, 'fulfillment_status' | 'payment_status' | 'status'>>;

/** An order waits until it is paid, fulfilled or closed. */
export const WAITING: States = {
  status: ['pending'],
  payment_status: ['awaiting', 'not_paid'],
  fulfillment_status: ['not_fulfilled'],
};

/** The list's address. */
export const WAITING_QUERY = 'x-b2b-approval.approval=waiting';

export const reasonAgainst = (order: Pick<Order, keyof States>): string | undefined =>
  WAITING.status.includes(order.status) &&
  WAITING.payment_status.includes(order.payment_status) &&
  WAITING.fulfillment_status.includes(order.fulfillment_status)
    ? undefined
    : 'notWaiting';

export const approvalNote = (text: string): string => `${MARK}${text}`;

export const isApproved = (notes: readonly { value: string }[]): boolean =>
  notes.some(({ value }) => value.startsWith(MARK));

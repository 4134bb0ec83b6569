import { captureOrder, refundOrder } from '#generated/admin/orders/orders.ts';
import { capturePayment, refundPayment } from '#generated/admin/payments/payments.ts';
import type { RefundOrderBody } from '#generated/admin/admin.schemas.ts';
import { given } from '#shared/given.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import type { Order, OrderPayment } from '../query.ts';
import type { Fact, OrderOperation } from './guard.ts';
import { whyNot } from './next-action.ts';
import {
  captured,
  isCoveredByGiftCards,
  openPayments,
  refundable,
  refunded,
  restOf,
} from './order-facts.ts';

const paymentOf = ({ payments }: Order, id: string | undefined): OrderPayment | undefined =>
  payments.find((payment) => payment.id === id);

/** The states that decide over an order's money. */
const moneyFacts = (order: Order): Fact[] => [
  { what: 'status', value: order.status },
  { what: 'captured', value: captured(order) },
  { what: 'refunded', value: refunded(order) },
];

export interface CaptureSent {
  /** Ids of the payments to capture; none where gift cards cover the whole order. */
  payments: readonly string[];
}

/** Whether these are all open payments of an order, and no other of its payments is canceled. */
function isWhole(order: Order, ids: readonly string[]): boolean {
  // Asked to capture the order, the server would capture canceled payments too, and those of exchanges.
  const isOther = ({ canceled_at: canceled, swap_id: swap }: OrderPayment): boolean =>
    Boolean(canceled) || Boolean(swap);
  if (order.payments.some((payment) => isOther(payment) && !payment.captured_at)) return false;
  return openPayments(order).every(({ id }) => ids.includes(id));
}

/** The server answers with success also when the payment's provider refuses; then the payment stays open. */
export class CaptureRefusedError extends Error {}

/** The server answers with success also when the difference of an exchange can't be taken or given back. */
export class DifferenceRefusedError extends Error {}

/** Takes the money that was authorized: all of it, or some of the payments. */
export const capturing: OrderOperation<CaptureSent> = {
  operation: 'captureOrder',
  facts: (order, { payments }) => [
    { what: 'status', value: order.status },
    {
      what: 'toCapture',
      value: openPayments(order)
        .filter(({ id }) => payments.includes(id))
        .reduce((total, { amount }) => total + amount, 0),
    },
  ],
  whyNot: (order) => whyNot(order, 'capture'),
  send: async (order, { payments }, call) => {
    if (isWhole(order, payments)) {
      const answer = await captureOrder(order.id, undefined, call);
      const left = openPayments(answer.order);
      if (left.length > 0) throw new CaptureRefusedError('The provider has not captured all');
      return;
    }
    for (const id of payments) await capturePayment(id, call);
  },
  hasHappened: (_before, now, { payments }) =>
    payments.every((id) => paymentOf(now, id)?.captured_at) && !isCoveredByGiftCards(now),
};

export interface RefundSent {
  /** Minor units. */
  amount: number;
  reason: string;
  note: string;
  notify: boolean;
  /** The payment from which it is given back; undefined: the server chooses. */
  payment: string | undefined;
}

/** The most that can be given back of one payment, or of all, in minor units. */
export const mostOf = (order: Order, payment: string | undefined): number => {
  if (payment === undefined) return refundable(order);
  const chosen = paymentOf(order, payment);
  return chosen ? restOf(chosen) : 0;
};

/**
 * Whether one has to say from which payment money is given back. The server would take it from the first payment of
 * which something is left, captured or not.
 */
export const mustChoosePayment = ({ payments }: Order): boolean =>
  payments.some((payment) => !payment.captured_at);

const sendRefund = (
  order: Order,
  { amount, reason, note, notify, payment }: RefundSent,
  call: CallOptions,
): Promise<unknown> => {
  const body = given<RefundOrderBody>({ amount, reason, note: note.trim() || undefined });
  // The server tells customers of a payment's refund in no case.
  if (payment !== undefined) return refundPayment(payment, body, call);
  return refundOrder(order.id, { ...body, no_notification: !notify }, undefined, call);
};

/** Gives money back. */
export const refunding: OrderOperation<RefundSent> = {
  operation: 'refundOrder',
  facts: (order, { payment }) => [
    ...moneyFacts(order),
    ...(payment === undefined
      ? []
      : [{ what: 'paymentRest' as const, id: payment, value: mostOf(order, payment) }]),
  ],
  whyNot: (order) => whyNot(order, 'refund'),
  send: sendRefund,
  hasHappened: (before, now, { amount, reason, note, payment }) =>
    now.refunds.some(
      (refund) =>
        !before.refunds.some(({ id }) => id === refund.id) &&
        refund.amount === amount &&
        refund.reason === reason &&
        (refund.note ?? '') === note.trim() &&
        (refund.payment_id ?? undefined) === payment,
    ),
};

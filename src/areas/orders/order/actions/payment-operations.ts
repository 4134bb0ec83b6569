import { captureOrder, refundOrder } from '#generated/admin/orders/orders.ts';
import { capturePayment, refundPayment } from '#generated/admin/payments/payments.ts';
import type { RefundOrderBody } from '#generated/admin/admin.schemas.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import type { Order, OrderPayment } from '../query.ts';
import { captureAction } from './capture-action.ts';
import { refundAction } from './refund-action.ts';
import type { Fact, OrderOperation } from './guard.ts';
import {
  captured,
  isCoveredByGiftCards,
  openPayments,
  refundable,
  refunded,
  restOf,
} from '../facts/order-facts.ts';

const paymentOf = ({ payments }: Order, id: string | undefined): OrderPayment | undefined =>
  payments.find((payment) => payment.id === id);

const moneyFacts = (order: Order): Fact[] => [
  { what: 'status', value: order.status },
  { what: 'captured', value: captured(order) },
  { what: 'refunded', value: refunded(order) },
];

export interface CaptureSent {
  /** Payment ids; empty if gift cards cover the order */
  payments: readonly string[];
}

function isWhole(order: Order, ids: readonly string[]): boolean {
  // Capturing the whole order would make the server capture canceled and exchange payments too.
  const isOther = ({ canceled_at: canceled, swap_id: swap }: OrderPayment): boolean =>
    Boolean(canceled) || Boolean(swap);
  if (order.payments.some((payment) => isOther(payment) && !payment.captured_at)) return false;
  return openPayments(order).every(({ id }) => ids.includes(id));
}

/** The server reports success even if the payment provider refuses; the payment then stays open. */
export class CaptureRefusedError extends Error {}

/** The server reports success even if an exchange's difference can't be charged or refunded. */
export class DifferenceRefusedError extends Error {}

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
  whyNot: (order) => captureAction.whyNot(order),
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
  /** Minor units */
  amount: number;
  reason: string;
  note: string;
  notify: boolean;
  /** Id; undefined: the server chooses */
  payment: string | undefined;
}

/** Returns the refundable minor units of a payment, or of all. */
export const mostOf = (order: Order, payment: string | undefined): number => {
  if (payment === undefined) return refundable(order);
  const chosen = paymentOf(order, payment);
  return chosen ? restOf(chosen) : 0;
};

/** Left to itself, the server refunds from the first payment with something left, even an uncaptured one. */
export const mustChoosePayment = ({ payments }: Order): boolean =>
  payments.some((payment) => !payment.captured_at);

const sendRefund = (
  order: Order,
  { amount, reason, note, notify, payment }: RefundSent,
  call: CallOptions,
): Promise<unknown> => {
  const body = omitUndefined<RefundOrderBody>({ amount, reason, note: note.trim() || undefined });
  // The server never notifies customers of a payment's refund.
  if (payment !== undefined) return refundPayment(payment, body, call);
  return refundOrder(order.id, { ...body, no_notification: !notify }, undefined, call);
};

export const refunding: OrderOperation<RefundSent> = {
  operation: 'refundOrder',
  facts: (order, { payment }) => [
    ...moneyFacts(order),
    ...(payment === undefined
      ? []
      : [{ what: 'paymentRest' as const, id: payment, value: mostOf(order, payment) }]),
  ],
  whyNot: (order) => refundAction.whyNot(order),
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

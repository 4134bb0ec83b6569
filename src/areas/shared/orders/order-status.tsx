import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '#generated/admin/admin.schemas.ts';
import { plainText } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';

interface Statuses {
  order: OrderStatus;
  payment: OrderPaymentStatus;
  fulfillment: OrderFulfillmentStatus;
}

/** Amber: staff must act; blue: under way; green: done; red: stuck; gray: over; plain: usual. */
const TONES: { [Kind in keyof Statuses]: Record<Statuses[Kind], Tone> } = {
  order: {
    pending: 'plain',
    completed: 'good',
    archived: 'neutral',
    canceled: 'neutral',
    requires_action: 'bad',
  },
  payment: {
    not_paid: 'warning',
    awaiting: 'warning',
    captured: 'good',
    partially_refunded: 'info',
    refunded: 'neutral',
    canceled: 'neutral',
    requires_action: 'bad',
  },
  fulfillment: {
    not_fulfilled: 'warning',
    partially_fulfilled: 'info',
    fulfilled: 'info',
    partially_shipped: 'info',
    shipped: 'good',
    partially_returned: 'info',
    returned: 'neutral',
    canceled: 'neutral',
    requires_action: 'bad',
  },
};

/** In lifecycle order. */
export const ORDER_STATUSES = Object.keys(TONES.order) as OrderStatus[];
export const PAYMENT_STATUSES = Object.keys(TONES.payment) as OrderPaymentStatus[];
export const FULFILLMENT_STATUSES = Object.keys(TONES.fulfillment) as OrderFulfillmentStatus[];

type OrderStatusBadgeProps = {
  [Kind in keyof Statuses]: { kind: Kind; status: Statuses[Kind] };
}[keyof Statuses];

/** Shows unknown states as sent. */
export const OrderStatusBadge = (props: OrderStatusBadgeProps): ReactNode =>
  orderStatusBadge(props, useTranslation('statuses').t);

export function orderStatusBadge(
  props: OrderStatusBadgeProps,
  t: TFunction<'statuses'>,
): ReactNode {
  const tones: Record<string, Tone> = TONES[props.kind];
  const { [props.status]: tone } = tones;
  if (!tone) return <StatusBadge tone="neutral">{plainText(props.status)}</StatusBadge>;
  return <StatusBadge tone={tone}>{orderStatusText(props, t)}</StatusBadge>;
}

export function orderStatusText(
  { kind, status }: OrderStatusBadgeProps,
  t: TFunction<'statuses'>,
): string {
  if (kind === 'order') return t(`order.${status}`);
  return kind === 'payment' ? t(`payment.${status}`) : t(`fulfillment.${status}`);
}

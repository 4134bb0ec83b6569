import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderFulfillmentStatus, OrderPaymentStatus } from '#generated/admin/admin.schemas.ts';
import { plainText } from '#ui/format/instant.ts';
import { StatusBadge } from '#ui/states/StatusBadge.tsx';
import type { Tone } from '#ui/states/StatusBadge.tsx';

const PAYMENT: Record<OrderPaymentStatus, Tone> = {
  not_paid: 'warning',
  awaiting: 'warning',
  captured: 'good',
  partially_refunded: 'info',
  refunded: 'info',
  canceled: 'neutral',
  requires_action: 'bad',
};

const FULFILLMENT: Record<OrderFulfillmentStatus, Tone> = {
  not_fulfilled: 'warning',
  partially_fulfilled: 'info',
  fulfilled: 'info',
  partially_shipped: 'info',
  shipped: 'good',
  partially_returned: 'info',
  returned: 'neutral',
  canceled: 'neutral',
  requires_action: 'bad',
};

/** How far an order's payment is; a state that this app doesn't know in the server's own word. */
export function PaymentBadge({ status }: { status: OrderPaymentStatus }): ReactNode {
  const { t } = useTranslation('customers');
  return Object.hasOwn(PAYMENT, status) ? (
    <StatusBadge tone={PAYMENT[status]}>{t(`payment.${status}`)}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{plainText(status)}</StatusBadge>
  );
}

/** How far an order is on its way; a state that this app doesn't know in the server's own word. */
export function FulfillmentBadge({ status }: { status: OrderFulfillmentStatus }): ReactNode {
  const { t } = useTranslation('customers');
  return Object.hasOwn(FULFILLMENT, status) ? (
    <StatusBadge tone={FULFILLMENT[status]}>{t(`fulfillment.${status}`)}</StatusBadge>
  ) : (
    <StatusBadge tone="neutral">{plainText(status)}</StatusBadge>
  );
}

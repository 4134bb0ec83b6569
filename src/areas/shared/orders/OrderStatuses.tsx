import type { ReactNode } from 'react';
import type {
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '#generated/admin/admin.schemas.ts';
import { OrderStatusBadge } from './order-status.tsx';

interface OrderStatusesProps {
  order: OrderStatus;
  payment: OrderPaymentStatus;
  fulfillment: OrderFulfillmentStatus;
}

/** Payments that a closed order leaves to be settled. */
const UNSETTLED: Partial<Record<OrderStatus, readonly OrderPaymentStatus[]>> = {
  canceled: ['captured', 'partially_refunded', 'requires_action'],
  completed: ['not_paid', 'awaiting', 'requires_action'],
  archived: ['not_paid', 'awaiting', 'requires_action'],
};

/** An open order says how far it is; a closed one only that, and payments that are left to settle. */
export function OrderStatuses({ order, payment, fulfillment }: OrderStatusesProps): ReactNode {
  const { [order]: unsettled } = UNSETTLED;
  return (
    <>
      {order === 'pending' ? null : <OrderStatusBadge kind="order" status={order} />}
      {unsettled?.includes(payment) === false ? null : (
        <OrderStatusBadge kind="payment" status={payment} />
      )}
      {unsettled ? null : <OrderStatusBadge kind="fulfillment" status={fulfillment} />}
    </>
  );
}

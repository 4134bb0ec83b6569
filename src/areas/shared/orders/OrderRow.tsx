import type { ReactNode } from 'react';
import type {
  ListOrdersParams,
  OrderFulfillmentStatus,
  OrderListItem,
} from '#generated/admin/admin.schemas.ts';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { paths } from '#app/paths.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { NO_VALUE } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord } from '#ui/page/LinkedRecords.tsx';
import { shownFulfillment } from './fulfillment-status.ts';
import { OrderStatusBadge } from './order-status.tsx';

const FIELDS = [
  'id',
  'display_id',
  'created_at',
  'status',
  'payment_status',
  'fulfillment_status',
  'currency_code',
  'total',
] as const satisfies readonly (keyof OrderListItem)[];

export type RowOrder = Pick<OrderListItem, (typeof FIELDS)[number]> & {
  /** Derived from the items, if they were read */
  fulfillment?: OrderFulfillmentStatus | undefined;
};

/** One small relation, instead of all by default. */
export const ROW_ORDERS = {
  fields: FIELDS.join(','),
  expand: 'region' satisfies ExpandOf<typeof listOrders>,
} satisfies ListOrdersParams;

export function OrderRow({ order }: { order: RowOrder }): ReactNode {
  const format = useFormat();
  return (
    <LinkedRecord
      to={paths.order(order.id)}
      title={Number.isInteger(order.display_id) ? `#${order.display_id}` : NO_VALUE}
      detail={<DateText instant={order.created_at} />}
      status={<Statuses order={order} />}
      value={<bdi>{format.money(order.total ?? NaN, order.currency_code)}</bdi>}
    />
  );
}

function Statuses({ order }: { order: RowOrder }): ReactNode {
  if (order.status === 'canceled') return <OrderStatusBadge kind="order" status={order.status} />;
  return (
    <>
      {order.status === 'requires_action' ? (
        <OrderStatusBadge kind="order" status={order.status} />
      ) : null}
      <OrderStatusBadge kind="payment" status={order.payment_status} />
      <OrderStatusBadge kind="fulfillment" status={shownFulfillment(order)} />
    </>
  );
}

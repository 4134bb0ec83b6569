import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/format/DateText.tsx';
import { NO_VALUE, listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { LinkedRecord, LinkedRecords } from '#ui/page/LinkedRecords.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { RecordsSkeleton } from '#ui/states/Skeletons.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { OrderStatusBadge } from '#shared/order-status.tsx';
import { SHOWN, customerOrders, totalsOf } from './orders.ts';
import type { CustomerOrder } from './orders.ts';
import classes from './customer.module.css';

/** A customer's last orders and what they come to. */
export function OrdersSection({ customerId }: { customerId: string }): ReactNode {
  const { t } = useTranslation('customers');
  const query = useQuery(customerOrders(customerId));
  return (
    <Section title={t('orders.title')}>
      <SectionQuery query={query} skeleton={<RecordsSkeleton />}>
        {({ orders, count }) => <Orders orders={listOf(orders)} count={count} />}
      </SectionQuery>
    </Section>
  );
}

interface OrdersProps {
  orders: readonly CustomerOrder[];
  /** All of the customer's; of more than a few only the last ones are read. */
  count: number;
}

function Orders({ orders, count }: OrdersProps): ReactNode {
  const { t } = useTranslation('customers');
  const format = useFormat();
  if (count === 0) return <p className={classes.none}>{t('orders.none')}</p>;
  const more = count - Math.min(orders.length, SHOWN);
  return (
    <>
      <LinkedRecords
        label={t('orders.title')}
        rows={orders.slice(0, SHOWN)}
        renderRow={(order) => (
          <LinkedRecord
            title={Number.isInteger(order.display_id) ? `#${order.display_id}` : NO_VALUE}
            detail={<DateText instant={order.created_at} />}
            status={<OrderStatuses order={order} />}
            value={<bdi>{format.money(order.total ?? NaN, order.currency_code)}</bdi>}
          />
        )}
      />
      {more > 0 ? (
        <p className={classes.none}>
          {t('orders.more', { count: more, number: format.number(more) })}
        </p>
      ) : null}
      <div className={classes.totals}>
        <OrderTotals orders={orders} count={count} />
      </div>
    </>
  );
}

/** Of an order that goes its way, its payment and its fulfillment say how far it is. */
function OrderStatuses({ order }: { order: CustomerOrder }): ReactNode {
  if (order.status === 'canceled') return <OrderStatusBadge kind="order" status={order.status} />;
  return (
    <>
      {order.status === 'requires_action' ? (
        <OrderStatusBadge kind="order" status={order.status} />
      ) : null}
      <OrderStatusBadge kind="payment" status={order.payment_status} />
      <OrderStatusBadge kind="fulfillment" status={order.fulfillment_status} />
    </>
  );
}

function OrderTotals({ orders, count }: OrdersProps): ReactNode {
  const { t } = useTranslation('customers');
  const format = useFormat();
  const canceled = orders.filter((order) => order?.status === 'canceled').length;
  const totals = totalsOf(orders);
  const last = { count: orders.length, number: format.number(orders.length) };
  return (
    <Totals
      rows={[
        { label: t('orders.count'), value: format.number(count) },
        ...(count > orders.length
          ? [{ label: t('orders.included'), value: t('orders.last', last) }]
          : []),
        ...(canceled > 0 ? [{ label: t('orders.canceled'), value: format.number(canceled) }] : []),
        ...totals.map(({ currency, total }) => ({
          label:
            totals.length > 1
              ? t('orders.sumIn', { currency: currency.toUpperCase() })
              : t('orders.sum'),
          value: format.money(total, currency),
          isTotal: true,
        })),
      ]}
    />
  );
}

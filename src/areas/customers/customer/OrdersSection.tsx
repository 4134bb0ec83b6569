import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#app/query/useErrorText.ts';
import { DateText } from '#ui/format/DateText.tsx';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { SafeRecord } from '#ui/states/failures.tsx';
import { BrokenRecord } from '#ui/table/BrokenRecord.tsx';
import { FulfillmentBadge, PaymentBadge } from './OrderBadges.tsx';
import { SHOWN, customerOrders, totalsOf } from './orders.ts';
import type { CustomerOrder } from './orders.ts';
import classes from './customer.module.css';

/** A customer's last orders and what they come to. */
export function OrdersSection({ customerId }: { customerId: string }): ReactNode {
  const { t } = useTranslation('customers');
  const query = useQuery(customerOrders(customerId));
  const error = useErrorText(query.error);
  return (
    <Section title={t('orders.title')}>
      {query.isPending ? <Skeleton height={96} radius="sm" /> : null}
      {query.isLoadingError ? (
        <div className={classes.failed} role="alert">
          <span>{error.text}</span>
          <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
            {t('orders.retry')}
          </Button>
        </div>
      ) : null}
      {query.data ? <Orders orders={listOf(query.data.orders)} count={query.data.count} /> : null}
    </Section>
  );
}

function Orders({ orders, count }: { orders: readonly CustomerOrder[]; count: number }): ReactNode {
  const { t } = useTranslation('customers');
  const format = useFormat();
  if (count === 0) return <p className={classes.none}>{t('orders.none')}</p>;
  const totals = format.list(
    totalsOf(orders).map(({ currency, total }) => format.money(total, currency)),
  );
  const more = count - Math.min(orders.length, SHOWN);
  return (
    <>
      <p className={classes.totals}>
        {count > orders.length
          ? t('orders.lastTotal', {
              count: orders.length,
              number: format.number(orders.length),
              totals,
            })
          : t('orders.total', { count, number: format.number(count), totals })}
      </p>
      <div className={classes.orders}>
        <table aria-label={t('orders.title')}>
          <thead>
            <tr>
              <th scope="col">{t('orders.number')}</th>
              <th scope="col">{t('orders.placed')}</th>
              <th scope="col">{t('orders.payment')}</th>
              <th scope="col">{t('orders.fulfillment')}</th>
              <th scope="col" data-align="end">
                {t('orders.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.slice(0, SHOWN).map((order, place) => (
              <SafeRecord
                key={order?.id ?? place}
                record={order}
                renderBroken={(error) => (
                  <tr>
                    <td colSpan={5}>
                      <BrokenRecord name={undefined} href={undefined} error={error} />
                    </td>
                  </tr>
                )}
              >
                <OrderRow order={order} />
              </SafeRecord>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 ? (
        <p className={classes.none}>
          {t('orders.more', { count: more, number: format.number(more) })}
        </p>
      ) : null}
    </>
  );
}

function OrderRow({ order }: { order: CustomerOrder }): ReactNode {
  const format = useFormat();
  return (
    <tr>
      <td>
        <bdi dir="ltr">#{order.display_id}</bdi>
      </td>
      <td>
        <DateText instant={order.created_at} />
      </td>
      <td>
        <PaymentBadge status={order.payment_status} />
      </td>
      <td>
        <FulfillmentBadge status={order.fulfillment_status} />
      </td>
      <td data-align="end">{format.money(order.total ?? NaN, order.currency_code)}</td>
    </tr>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DateText } from '#ui/format/DateText.tsx';
import { useFormat } from '#ui/format/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { SectionQuery } from '#shared/SectionQuery.tsx';
import { FulfillmentBadge, PaymentBadge } from './OrderBadges.tsx';
import { SHOWN, customerOrders, totalsOf } from './orders.ts';
import type { CustomerOrder } from './orders.ts';
import classes from './customer.module.css';

/** A customer's last orders and what they come to. */
export function OrdersSection({ customerId }: { customerId: string }): ReactNode {
  const { t } = useTranslation('customers');
  const query = useQuery(customerOrders(customerId));
  return (
    <Section title={t('orders.title')}>
      <SectionQuery query={query} height={96}>
        {({ orders, count }) => <Orders orders={orders} count={count} />}
      </SectionQuery>
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
        {totals === ''
          ? t('orders.canceledOnly', {
              count: orders.length,
              number: format.number(orders.length),
            })
          : count > orders.length
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
            {orders.slice(0, SHOWN).map((order) => (
              <tr key={order.id}>
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

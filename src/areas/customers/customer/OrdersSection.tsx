import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { SectionNote } from '#ui/page/Section.tsx';
import { Totals } from '#ui/page/Totals.tsx';
import { OrderRow, ROW_ORDERS } from '#shared/orders/OrderRow.tsx';
import type { RowOrder } from '#shared/orders/OrderRow.tsx';
import { totalsOf } from '#shared/orders/sums.ts';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';
import classes from './customer.module.css';

/** Orders listed. */
const SHOWN = 10;
/** Orders included in the sums; the server totals each anew, about 10 ms per order. */
const SUMMED = 50;

export function OrdersSection({ customerId }: { customerId: string }): ReactNode {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const query = useQuery(
    getListOrdersQueryOptions({
      ...ROW_ORDERS,
      customer_id: customerId,
      order: '-created_at',
      limit: SUMMED,
    }),
  );
  return (
    <RecordsSection
      title={common('fields.orders')}
      query={query}
      rowsOf={({ orders }) => listOf(orders).slice(0, SHOWN)}
      noneOf={() => t('orders.none')}
      renderRow={(order) => <OrderRow order={order} />}
    >
      {({ orders, count }) =>
        count > 0 ? <OrderTotals orders={listOf(orders)} count={count} /> : null
      }
    </RecordsSection>
  );
}

interface OrderTotalsProps {
  orders: readonly RowOrder[];
  /** Total orders; only the latest are read. */
  count: number;
}

function OrderTotals({ orders, count }: OrderTotalsProps): ReactNode {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const more = count - Math.min(orders.length, SHOWN);
  const canceled = orders.filter((order) => order?.status === 'canceled').length;
  const totals = totalsOf(orders);
  const last = { count: orders.length, number: format.number(orders.length) };
  return (
    <>
      {more > 0 ? (
        <SectionNote>{t('orders.more', { count: more, number: format.number(more) })}</SectionNote>
      ) : null}
      <div className={classes.totals}>
        <Totals
          rows={[
            { label: common('fields.orders'), value: format.number(count) },
            ...(count > orders.length
              ? [{ label: t('orders.included'), value: t('orders.last', last) }]
              : []),
            ...(canceled > 0
              ? [{ label: t('orders.canceled'), value: format.number(canceled) }]
              : []),
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
      </div>
    </>
  );
}

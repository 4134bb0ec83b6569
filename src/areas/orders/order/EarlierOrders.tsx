import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { OrderOf } from '#app/query/names.ts';
import { paths } from '#app/paths.ts';
import { useFirstContent } from '#app/query/first-content.ts';
import { listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { ROW_ORDERS } from '#shared/orders/OrderRow.tsx';
import { totalsOf } from '#shared/orders/sums.ts';
import { Dotted } from './Dotted.tsx';
import type { Order } from './query.ts';

/** Orders to sum up; the server recalculates each total, taking 10 ms per order. */
const SUMMED = 50;

/** A dash while loading or on error. */
export function EarlierOrders({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation('order');
  const format = useFormat();
  const enabled = useFirstContent();
  const { data } = useQuery({
    ...getListOrdersQueryOptions({
      ...ROW_ORDERS,
      customer_id: order.customer_id,
      created_at: { lt: order.created_at },
      order: '-created_at' satisfies OrderOf<typeof listOrders>,
      limit: SUMMED,
    }),
    enabled,
  });
  if (!data) return '–';
  const { count } = data;
  if (count === 0) return t('customer.firstOrder');
  const orders = listOf(data.orders);
  const sums = totalsOf(orders).map(({ currency, total }) => format.money(total, currency));
  const spent = format.list(sums);
  return (
    <>
      <Anchor component={Link} to={paths.customer(order.customer_id)} inherit>
        {t('customer.earlierCount', { count, number: format.number(count) })}
      </Anchor>
      <br />
      <Dotted
        parts={[
          spent ? t('customer.spent', { amounts: spent }) : undefined,
          count > orders.length
            ? t('customer.lastOnly', {
                count: orders.length,
                number: format.number(orders.length),
              })
            : undefined,
        ]}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  OrderFulfillmentStatus,
  OrderListItem,
  OrderListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { isObject } from '#ui/format/guards.ts';
import { NO_VALUE, listOf } from '#ui/format/instant.ts';
import { useFormat } from '#ui/format/useFormat.ts';
import { FactStrip } from '#ui/page/FactStrip.tsx';
import { SectionNote } from '#ui/page/Section.tsx';
import { useRowDetails } from '#shared/list/useRowDetails.ts';
import { fulfillmentStatusOf, mayHideItems } from '#shared/orders/fulfillment-status.ts';
import { OrderRow, ROW_ORDERS } from '#shared/orders/OrderRow.tsx';
import { totalsOf } from '#shared/orders/sums.ts';
import { RecordsSection } from '#shared/record/RecordsSection.tsx';
import type { Customer } from './query.ts';

/** Orders listed. */
const SHOWN = 10;
/** Orders included in the sums; the server totals each anew, about 10 ms per order. */
const SUMMED = 50;

const ordersOf = (customerId: string) =>
  getListOrdersQueryOptions({
    ...ROW_ORDERS,
    customer_id: customerId,
    order: '-created_at' satisfies OrderOf<typeof listOrders>,
    limit: SUMMED,
  });

const itemsOf = (customerId: string) =>
  getListOrdersQueryOptions<OrderListResponse>({
    ...ROW_ORDERS,
    expand: 'items' satisfies ExpandOf<typeof listOrders>,
    customer_id: customerId,
    order: '-created_at' satisfies OrderOf<typeof listOrders>,
    limit: SHOWN,
  });

const foundIn = ({ orders }: OrderListResponse): readonly OrderListItem[] => listOf(orders);

const statusOf = (order: OrderListItem): { fulfillment: OrderFulfillmentStatus } => ({
  fulfillment: fulfillmentStatusOf(order),
});

export function OrdersSection({ customerId }: { customerId: string }): ReactNode {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const query = useQuery(ordersOf(customerId));
  const { data } = query;
  const rows = useMemo(() => listOf(data?.orders).slice(0, SHOWN), [data]);
  // Items take 4 kB per order.
  const isHiding = rows.some((row) => isObject(row) && mayHideItems(row));
  const detailed = useRowDetails(
    isHiding ? rows : undefined,
    itemsOf(customerId),
    foundIn,
    statusOf,
  );
  return (
    <RecordsSection
      title={common('fields.orders')}
      query={query}
      rowsOf={() => detailed ?? rows}
      noneOf={() => t('orders.none')}
      renderRow={(order) => <OrderRow order={order} />}
    >
      {({ orders, count }) => <More count={count - Math.min(listOf(orders).length, SHOWN)} />}
    </RecordsSection>
  );
}

function More({ count }: { count: number }): ReactNode {
  const { t } = useTranslation('customers');
  const format = useFormat();
  if (count <= 0) return null;
  return <SectionNote>{t('orders.more', { count, number: format.number(count) })}</SectionNote>;
}

export function CustomerStrip({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('customers');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { data, isError } = useQuery(ordersOf(customer.id));
  const orders = listOf(data?.orders);
  const count = data?.count ?? 0;
  const [last] = orders;
  const spent = totalsOf(orders).map(({ currency, total }) => format.money(total, currency));
  const ready = (value: string): string | undefined =>
    data ? value : isError ? NO_VALUE : undefined;
  return (
    <FactStrip
      label={t('strip.label')}
      facts={[
        {
          label:
            count > orders.length
              ? t('strip.spentLast', { count: orders.length, number: format.number(orders.length) })
              : t('strip.spent'),
          value: ready(format.list(spent) || NO_VALUE),
        },
        { label: common('fields.orders'), value: ready(format.number(count)) },
        { label: t('strip.last'), value: ready(last ? format.date(last.created_at) : NO_VALUE) },
        { label: t('page.since'), value: format.date(customer.created_at) },
      ]}
    />
  );
}

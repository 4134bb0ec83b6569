import type { OrderListItem } from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import { readEach } from '#ui/format/read-each.ts';

/** Orders that are shown … */
export const SHOWN = 10;
/** … and that the sums are made of; the server adds each order up anew, which takes it 10 ms an order. */
export const SUMMED = 50;

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

/** An order of a customer's page. */
export type CustomerOrder = Pick<OrderListItem, (typeof FIELDS)[number]>;

/** A customer's last orders. One small relation is asked for in place of all, which come otherwise. */
export const customerOrders = (customerId: string) =>
  getListOrdersQueryOptions({
    customer_id: customerId,
    order: '-created_at',
    limit: SUMMED,
    fields: FIELDS.join(','),
    expand: 'sales_channel',
  });

/** What was ordered, by currency, in minor units, the one with the most orders first; canceled orders don't count. */
export function totalsOf(
  orders: readonly Pick<CustomerOrder, 'status' | 'currency_code' | 'total'>[],
): { currency: string; total: number }[] {
  const sums = new Map<string, { total: number; orders: number }>();
  const amounts = readEach(orders, ({ status, currency_code: currency, total }) => ({
    status,
    currency,
    total,
  }));
  for (const { status, currency, total } of amounts) {
    if (status === 'canceled' || total === undefined || !Number.isSafeInteger(total)) continue;
    const sum = sums.get(currency) ?? { total: 0, orders: 0 };
    sums.set(currency, { total: sum.total + total, orders: sum.orders + 1 });
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b.orders - a.orders)
    .map(([currency, { total }]) => ({ currency, total }));
}

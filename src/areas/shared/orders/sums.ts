import { readEach } from '#ui/format/read-each.ts';
import type { RowOrder } from './OrderRow.tsx';

/** What orders come to in one currency. */
export interface OrderSum {
  currency: string;
  /** Minor units. */
  total: number;
}

/** What was ordered, by currency, the one with the most orders first; canceled orders don't count. */
export function totalsOf(
  orders: readonly Pick<RowOrder, 'status' | 'currency_code' | 'total'>[],
): OrderSum[] {
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

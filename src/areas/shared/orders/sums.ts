import { readEach } from '#ui/format/read-each.ts';
import type { RowOrder } from './OrderRow.tsx';

export interface OrderSum {
  currency: string;
  /** Minor units. */
  total: number;
}

/** Sums by currency, the most used first; skips canceled orders. */
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

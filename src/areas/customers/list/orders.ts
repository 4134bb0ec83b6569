import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readInstant } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { ordersOfPage } from './query.ts';
import type { ListedCustomer } from './query.ts';

/** What the list says of a customer's orders. */
export interface OrderSummary {
  count: number;
  /** When the last one was placed; undefined without one. */
  last: string | undefined;
}

/** A row with what came after it; undefined while it is on its way. */
export type SummedCustomer = ListedCustomer & { summary?: OrderSummary | undefined };

/** A customer's orders, summed up. Drafts become orders only once they are paid, so all of them count. */
export function summaryOf(orders: readonly { created_at: string }[]): OrderSummary {
  const days = readEach(orders, (order) => order.created_at).filter(
    (day) => typeof day === 'string' && readInstant(day),
  );
  return { count: orders.length, last: days.toSorted().at(-1) };
}

/** The rows with how many orders each customer has: one more call for the whole page, once it stands. */
export function useOrderSummaries(
  rows: readonly ListedCustomer[] | undefined,
  view: ListView,
): readonly SummedCustomer[] | undefined {
  const { data } = useQuery({
    ...ordersOfPage(view),
    enabled: rows !== undefined && rows.length > 0,
  });
  return useMemo(() => {
    if (!rows || !data) return rows;
    const byId = new Map(readEach(data.customers, ({ id, orders }) => [id, orders]));
    return rows.map((row) => {
      const orders = byId.get(row?.id);
      return Array.isArray(orders) ? { ...row, summary: summaryOf(orders) } : row;
    });
  }, [rows, data]);
}

import { readInstant } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { RowOf } from '#shared/list/list-query.ts';
import { useRowDetails } from '#shared/list/useRowDetails.ts';
import type { WithDetails } from '#shared/list/useRowDetails.ts';
import { ordersOfCustomers } from './query.ts';
import type { ListedCustomer } from './query.ts';

export interface OrderSummary {
  count: number;
  /** ISO date of the last order; null if none. */
  last: string | null;
}

export type SummedCustomer = WithDetails<ListedCustomer, { summary: OrderSummary }>;

/** All orders count: drafts become orders once paid. */
export function summaryOf(orders: readonly { created_at: string }[]): OrderSummary {
  const days = readEach(orders, (order) => order.created_at).filter(
    (day) => typeof day === 'string' && readInstant(day),
  );
  return { count: orders.length, last: days.toSorted().at(-1) ?? null };
}

const detailsOf = ({ orders }: RowOf<typeof ordersOfCustomers>): { summary: OrderSummary } => ({
  summary: summaryOf(orders),
});

/** Adds order counts to the rows with one request per page. */
export const useOrderSummaries = (
  rows: readonly ListedCustomer[] | undefined,
  view: ListView,
): readonly SummedCustomer[] | undefined =>
  useRowDetails(rows, ordersOfCustomers.options(view), ordersOfCustomers.rowsOf, detailsOf);

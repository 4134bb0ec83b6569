import { readInstant } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import type { RowOf } from '#shared/list-query.ts';
import { useRowDetails } from '#shared/useRowDetails.ts';
import type { WithDetails } from '#shared/useRowDetails.ts';
import { ordersOfCustomers } from './query.ts';
import type { ListedCustomer } from './query.ts';

/** What the list says of a customer's orders. */
export interface OrderSummary {
  count: number;
  /** When the last one was placed; null without one. */
  last: string | null;
}

/** A row with what came after it. */
export type SummedCustomer = WithDetails<ListedCustomer, { summary: OrderSummary }>;

/** A customer's orders, summed up. Drafts become orders only once they are paid, so all of them count. */
export function summaryOf(orders: readonly { created_at: string }[]): OrderSummary {
  const days = readEach(orders, (order) => order.created_at).filter(
    (day) => typeof day === 'string' && readInstant(day),
  );
  return { count: orders.length, last: days.toSorted().at(-1) ?? null };
}

const detailsOf = ({ orders }: RowOf<typeof ordersOfCustomers>): { summary: OrderSummary } => ({
  summary: summaryOf(orders),
});

/** The rows with how many orders each customer has: one more call for the whole page. */
export const useOrderSummaries = (
  rows: readonly ListedCustomer[] | undefined,
  view: ListView,
): readonly SummedCustomer[] | undefined =>
  useRowDetails(rows, ordersOfCustomers.options(view), ordersOfCustomers.rowsOf, detailsOf);

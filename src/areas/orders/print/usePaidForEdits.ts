import { useQueries } from '@tanstack/react-query';
import { editsOf, orderEditsOptions, wasEdited } from '../order/order-edit/edits.ts';
import { paidForEdits } from '../order/order-edit/payments.ts';
import type { Order } from '../order/query.ts';

interface PaidForEdits {
  /** Minor units; the server's payments don't include them */
  amountOf: (order: Order) => number;
  unread: readonly { id: string; error: unknown }[];
  isReading: boolean;
  /** Retries the failed ones */
  retry: () => void;
}

/** Makes one call per edited order. */
export function usePaidForEdits(orders: readonly Order[], isNeeded: boolean): PaidForEdits {
  const edited = isNeeded ? orders.filter(wasEdited) : [];
  const results = useQueries({ queries: edited.map(({ id }) => orderEditsOptions(id)) });
  const amounts = new Map(
    edited.map((order, at) => [order.id, paidForEdits(order, editsOf(results[at]?.data))]),
  );
  return {
    amountOf: ({ id }) => amounts.get(id) ?? 0,
    unread: results.flatMap(({ data, error }, at) =>
      data === undefined && error ? [{ id: edited[at]?.id ?? '', error }] : [],
    ),
    isReading: results.some(({ isPending }) => isPending),
    retry: () => {
      for (const { data, refetch } of results) if (data === undefined) void refetch();
    },
  };
}

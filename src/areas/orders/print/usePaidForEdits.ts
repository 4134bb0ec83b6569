import { useQueries } from '@tanstack/react-query';
import { readEach } from '#ui/format/read-each.ts';
import { editsOf, orderEditsOptions } from '../order/order-edit/edits.ts';
import { paidForEdits } from '../order/order-edit/payments.ts';
import type { Order } from '../order/query.ts';

interface PaidForEdits {
  /** What was marked as paid for an order's edits, in minor units. The server doesn't count it among its payments. */
  amountOf: (order: Order) => number;
  /** Orders of which that couldn't be read, with why. */
  unread: readonly { id: string; error: unknown }[];
  isReading: boolean;
  /** Reads those again that couldn't be read. */
  retry: () => void;
}

/** Whether an order's items were made by an edit: a confirmed one gives all of them an ID of its own. */
const wasEdited = ({ items }: Order): boolean =>
  readEach(items, ({ order_edit_id: edit }) => Boolean(edit)).includes(true);

/** Reads what was paid for the edits of orders: one call for each that was edited, none for the others. */
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

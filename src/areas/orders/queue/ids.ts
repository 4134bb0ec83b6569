import { queryOptions } from '@tanstack/react-query';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { readEach } from '#ui/format/read-each.ts';
import { readListView } from '#ui/list/useListState.ts';
import { orderList } from '../list/query.ts';
import { toDoOf } from '../list/to-do-filter.ts';

/** Orders that one queue takes at most: more than anyone works through in a day. */
const MOST = 1000;
/** Orders of one call. */
const AT_ONCE = 250;

/** The ids of the orders that a list finds. */
interface Listed {
  ids: string[];
  /** How many the list finds, which may be more. */
  found: number;
}

/**
 * Reads the ids of a list's orders, in its order.
 *
 * @param query the list's parameters
 */
async function readIds(query: string, signal: AbortSignal): Promise<Listed> {
  const view = readListView(new URLSearchParams(query), orderList.filters);
  const column = (view.order ?? orderList.defaultOrder).replace(/^-/, '');
  const ids: string[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const part = { limit: AT_ONCE, offset };
    const { orders, count } = toDoOf(view)
      ? await orderList.read(view, part)
      : await listOrders(
          {
            ...orderList.params(view),
            ...part,
            // A search fails where the column that it is sorted by isn't among the fields.
            fields: [...new Set(['id', 'total', column])].join(','),
            expand: '',
          },
          { signal },
        );
    ids.push(...readEach(orders, ({ id }) => id));
    // A server that doesn't say how many there are isn't asked for more.
    const goesOn = orders.length > 0 && offset + AT_ONCE < Math.min(count, MOST);
    if (!goesOn) return { ids: [...new Set(ids)].slice(0, MOST), found: count };
  }
}

/**
 * The query of a queue's orders. Its key isn't that of orders: what is done with them must not change the list that one
 * works through.
 *
 * @param started milliseconds since 1970: each start reads the list anew
 */
export const queueIds = (query: string, started: number) =>
  queryOptions({
    queryKey: ['order-queue', query, started],
    queryFn: ({ signal }) => readIds(query, signal),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

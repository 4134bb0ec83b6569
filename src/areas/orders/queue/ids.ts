import { queryOptions } from '@tanstack/react-query';
import { listOrders } from '#generated/admin/orders/orders.ts';
import { readEach } from '#ui/format/read-each.ts';
import { readListView } from '#ui/list/useListState.ts';
import { orderList } from '../list/query.ts';
import { toDoOf } from '../list/to-do-filter.ts';

/** More than a day's work */
const MOST = 1000;
const AT_ONCE = 250;

interface Listed {
  ids: string[];
  /** Total matches, maybe more than `ids` */
  found: number;
}

/** @param query the list's query string */
async function readIds(query: string, signal: AbortSignal): Promise<Listed> {
  const view = readListView(new URLSearchParams(query), orderList.filters);
  const column = (view.order ?? orderList.defaultOrder).replace(/^-/, '');
  const ids: string[] = [];
  for (let offset = 0; ; offset += AT_ONCE) {
    const { orders, count } = toDoOf(view)
      ? await orderList.read(view, { limit: AT_ONCE, offset })
      : await listOrders(
          {
            ...orderList.params(view),
            limit: AT_ONCE,
            offset,
            // A search fails if its sort column isn't among the fields.
            fields: [...new Set(['id', 'total', column])].join(','),
            expand: '',
          },
          { signal },
        );
    ids.push(...readEach(orders, ({ id }) => id));
    // Without a count, read no further.
    const goesOn = orders.length > 0 && offset + AT_ONCE < Math.min(count, MOST);
    if (!goesOn) return { ids: [...new Set(ids)].slice(0, MOST), found: count };
  }
}

/**
 * Not an orders key: actions must not change the list.
 *
 * @param started epoch ms; each start rereads the list
 */
export const queueIds = (query: string, started: number) =>
  queryOptions({
    queryKey: ['order-queue', query, started],
    queryFn: ({ signal }) => readIds(query, signal),
    staleTime: Infinity,
    refetchOnReconnect: false,
  });

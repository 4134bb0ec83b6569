import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { getListReturnsQueryKey, listReturns } from '#generated/admin/returns/returns.ts';
import type { OrderListItem, ReturnDetail } from '#generated/admin/admin.schemas.ts';
import type { OrderOf } from '#app/query/names.ts';
import { keptRows } from '#app/extensions/filters.ts';
import { prefetch } from '#app/query/prefetch.ts';
import { toAsciiDigits } from '#ui/format/digits.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { foundIn } from '#shared/list/local-list.ts';
import type { LocalList } from '#shared/list/local-list.ts';

/** The server neither filters, searches nor sorts returns, so the newest (1 kB each) are processed here. */
const NEWEST = 500;

/** Orders searched for those of exchanges: their returns lack the number, and no filter takes many ids. */
const NEWEST_ORDERS = 500;

export type ListedReturn = Omit<ReturnDetail, 'order'> & {
  order?: Pick<OrderListItem, 'id' | 'display_id' | 'email' | 'currency_code'> | null | undefined;
};

export interface Returns {
  returns: readonly ReturnDetail[];
  count: number;
}

export const newestReturns = {
  queryKey: [...getListReturnsQueryKey(), 'newest'],
  queryFn: async ({ signal }: QueryFunctionContext): Promise<Returns> => {
    const { returns, count } = await listReturns({ limit: NEWEST, offset: 0 }, { signal });
    return { returns: listOf(returns), count };
  },
};

/** Imports its code with the first exchange. */
export const newestOrders = {
  queryKey: ['order-numbers'],
  queryFn: async ({ signal }: QueryFunctionContext): Promise<OrderListItem[]> => {
    const { listOrders } = await import('#generated/admin/orders/orders.ts');
    const { orders } = await listOrders(
      {
        limit: NEWEST_ORDERS,
        offset: 0,
        order: '-created_at' satisfies OrderOf<typeof listOrders>,
        fields: 'id,display_id,email,currency_code,created_at,total',
        expand: '',
      },
      { signal },
    );
    return orders;
  },
};

/** True if the return knows its order only by id. */
export const isUnnumbered = (one: ListedReturn): boolean =>
  !one.order && orderOf(one) !== undefined;

/** Adds orders missing from returns, where found. */
export function withOrders(
  returns: readonly ListedReturn[],
  orders: readonly NonNullable<ListedReturn['order']>[] = [],
): ListedReturn[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return returns.map((one) =>
    isUnnumbered(one) ? { ...one, order: byId.get(orderOf(one) ?? '') } : one,
  );
}

export const startReturns = async (queryClient: QueryClient) =>
  prefetch(queryClient, newestReturns);

/** Returns the order id; for exchanges, from the swap. */
export const orderOf = ({ order, order_id: id, swap }: ListedReturn): string | undefined =>
  order?.id ?? id ?? swap?.order_id;

export const kindOf = ({
  swap_id: swap,
  claim_order_id: claim,
}: ListedReturn): 'order' | 'swap' | 'claim' => (swap ? 'swap' : claim ? 'claim' : 'order');

export const unitsOf = ({ items }: ListedReturn): number =>
  listOf(items).reduce((sum, item) => sum + (item.requested_quantity ?? item.quantity), 0);

/** Needs staff attention. */
const isWaiting = ({ status }: ListedReturn): boolean =>
  status === 'requested' || status === 'requires_action';

const finder = (search: string): ((one: ListedReturn) => boolean) => {
  const text = search.trim().toLowerCase().replace(/^#\s*/, '');
  const number = toAsciiDigits(text);
  return ({ order }) =>
    text === '' ||
    String(order?.display_id) === number ||
    (order?.email ?? '').toLowerCase().includes(text);
};

/** Pending first, oldest first; then the others, newest first. */
function byTurn(one: ListedReturn, other: ListedReturn): number {
  const isFirst = isWaiting(one);
  if (isFirst !== isWaiting(other)) return isFirst ? -1 : 1;
  const later = timeOf(one.created_at) - timeOf(other.created_at);
  return isFirst ? later : -later;
}

const LIST = {
  finder,
  valuesOf: { status: ({ status }) => [status] },
  sortBy: { turn: byTurn },
  defaultOrder: 'turn',
} satisfies LocalList<ListedReturn>;

/** URL names of the filters. */
export const FILTERS = Object.keys(LIST.valuesOf) as (keyof typeof LIST.valuesOf)[];

/** Includes all pages. */
export const foundReturns = (
  returns: readonly ListedReturn[],
  { search, filters }: Pick<ListView, 'search' | 'filters'>,
): ListedReturn[] => foundIn(returns, { search, filters }, LIST);

/** Counts what the list has read. */
export const returnCountOf = (view: ListView) => ({
  ...newestReturns,
  select: ({ returns }: Returns) => {
    const kept = __HAS_EXTENSIONS__ ? keptRows(returns, view.filters, 'returns') : returns;
    return { count: foundReturns(kept, view).length };
  },
});

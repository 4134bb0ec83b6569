import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type {
  ListOrdersParams,
  OrderListItem,
  OrderListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryKey, listOrders } from '#generated/admin/orders/orders.ts';
import type { ApiError } from '#client/index.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { spentOf } from './balance-history.ts';
import type { GiftCard } from './query.ts';

/** Orders per call. */
export const LOOKED_AT_ONCE = 200;
/** Calls before staff must ask for more. */
export const LOOKS_UNASKED = 3;
/** Milliseconds: stored times are more precise than sent ones. */
const SLACK = 1000;

const FIELDS = [
  'id',
  'display_id',
  'created_at',
  'currency_code',
  'email',
  'status',
  'payment_status',
  'fulfillment_status',
] as const satisfies readonly (keyof OrderListItem)[];

type UsedOrder = Pick<OrderListItem, (typeof FIELDS)[number]>;

/** Order paid fully or partly with a card. */
export interface Use {
  order: UsedOrder;
  /** Minor units that it took off the card. */
  amount: number;
}

/** Uses found so far. */
export interface Uses {
  /** Newest first. */
  uses: Use[];
  /** Minor units. */
  found: number;
  /** Minor units taken by orders not found yet; 0 if none. */
  missing: number;
  /** Calls made. */
  looks: number;
  /** Older orders not searched yet. */
  left: number;
}

/** Skips damaged orders. */
export function usesIn(card: GiftCard, pages: readonly OrderListResponse[]): Uses {
  const orders = pages.flatMap(({ orders: some }) => listOf(some));
  const uses = orders.flatMap((order): Use[] =>
    listOf(order?.gift_card_transactions)
      .filter((one) => one?.gift_card_id === card.id && Number.isInteger(one.amount))
      .map(({ amount }) => ({ order, amount })),
  );
  const found = uses.reduce((sum, { amount }) => sum + amount, 0);
  return {
    uses,
    found,
    missing: Math.max(0, spentOf(card) - found),
    looks: pages.length,
    left: Math.max(0, (pages.at(-1)?.count ?? 0) - orders.length),
  };
}

/** Orders placed between the card's creation and last update: an order updates the card. */
export const searchedOrders = (card: GiftCard): ListOrdersParams => ({
  limit: LOOKED_AT_ONCE,
  order: '-created_at' satisfies OrderOf<typeof listOrders>,
  fields: FIELDS.join(','),
  expand: 'gift_card_transactions' satisfies ExpandOf<typeof listOrders>,
  created_at: {
    gte: new Date(timeOf(card.created_at) - SLACK).toISOString(),
    lte: new Date(timeOf(card.updated_at) + SLACK).toISOString(),
  },
});

/** The server can't search by card, so this pages through orders, newest first, until the spending is explained. */
export const useUses = (card: GiftCard, enabled: boolean): UseInfiniteQueryResult<Uses, ApiError> =>
  useInfiniteQuery<OrderListResponse, ApiError, Uses, readonly unknown[], number>({
    // An updated card may have been used.
    queryKey: [...getListOrdersQueryKey(), 'paid with', card.id, card.updated_at],
    queryFn: ({ pageParam, signal }) =>
      listOrders({ ...searchedOrders(card), offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ orders, count }, pages) => {
      const looked = pages.reduce((sum, page) => sum + page.orders.length, 0);
      const isDone = orders.length === 0 || looked >= count || usesIn(card, pages).missing === 0;
      return isDone ? undefined : looked;
    },
    select: ({ pages }: InfiniteData<OrderListResponse>) => usesIn(card, pages),
    enabled,
  });

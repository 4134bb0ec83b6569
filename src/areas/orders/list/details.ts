import { useMemo } from 'react';
import type {
  OrderFulfillmentStatus,
  OrderListItem,
  OrderListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { useRowDetails } from '#shared/useRowDetails.ts';
import type { WithDetails } from '#shared/useRowDetails.ts';
import { fulfillmentStatusOf } from '../fulfillment-status.ts';
import { orderList } from './query.ts';
import { toDoOf } from './to-do-filter.ts';
import type { OrderRow } from './query.ts';

/** What the rows show of their items and parcels. */
interface OrderDetails {
  /** How many pieces were ordered. */
  pieces: number;
  tracking: readonly string[];
  /** As the items have it. */
  fulfillment: OrderFulfillmentStatus;
}

/** A row with what comes after the page's rows. */
export type ListedOrder = WithDetails<OrderRow, OrderDetails>;

/** By the column that shows it. */
const RELATIONS: Record<string, string> = {
  items: 'items',
  tracking: 'fulfillments.tracking_links',
};
/** Of the columns that most people show. */
const USUAL = ['items'];
/** Orders that may come or go between the call of the rows and this one, which asks by place, not by id. */
const MOVED = 10;

/**
 * The rows with what their columns show of items and parcels: one call for the whole page, after its rows; none where no
 * column shows them.
 *
 * @param columns ids of the chosen columns; undefined for the usual ones
 */
export function useOrderDetails(
  rows: readonly OrderRow[] | undefined,
  view: ListView,
  columns: readonly string[] | undefined,
): readonly ListedOrder[] | undefined {
  const relations = (columns ?? USUAL).flatMap((column) => RELATIONS[column] ?? []);
  // Orders that are found by what is to do with them have come with their items.
  const isRead = toDoOf(view) !== undefined;
  const isWanted = relations.length > 0 && !isRead;
  // With the rows' own fields: a search fails where the column that it is sorted by isn't among them.
  const params = orderList.params(view);
  const { offset = 0, limit = view.pageSize } = params;
  const first = Math.max(0, offset - MOVED);
  const options = getListOrdersQueryOptions<OrderListResponse>({
    ...params,
    offset: first,
    limit: offset - first + limit + MOVED,
    expand: relations.join(','),
  });
  const detailed = useRowDetails(isWanted ? rows : undefined, options, ordersOf, detailsOf);
  const own = useMemo(
    () => (isRead && rows ? rows.map((row) => ({ ...row, ...detailsIn(row) })) : rows),
    [isRead, rows],
  );
  return isWanted ? detailed : own;
}

type Joined = Pick<OrderListItem, 'status' | 'fulfillment_status'> &
  Partial<Pick<OrderListItem, 'items' | 'fulfillments'>>;

const ordersOf = ({ orders }: OrderListResponse): OrderListItem[] => orders;

/** What wasn't asked for doesn't come, whatever the contract's type of an order says. */
export function detailsOf(order: Joined): Partial<OrderDetails> {
  const { items, fulfillments } = order;
  return {
    ...(items
      ? { pieces: piecesOf(items), fulfillment: fulfillmentStatusOf({ ...order, items }) }
      : {}),
    ...(fulfillments ? { tracking: trackingOf(fulfillments) } : {}),
  };
}

const detailsIn = (row: OrderRow): object => {
  try {
    // The row has come with its items.
    return { ...detailsOf(row), areDetailsRead: true };
  } catch {
    return { areDetailsRead: true };
  }
};

const piecesOf = (items: OrderListItem['items']): number =>
  readEach(items, ({ quantity }) => quantity)
    .filter(Number.isFinite)
    .reduce((sum, quantity) => sum + quantity, 0);

const trackingOf = (fulfillments: OrderListItem['fulfillments']): string[] =>
  readEach(fulfillments, ({ tracking_links: links }) => links)
    .flatMap((links) => readEach(links, ({ tracking_number: number }) => number))
    .filter((number) => typeof number === 'string' && number !== '');

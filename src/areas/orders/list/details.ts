import { useMemo } from 'react';
import type {
  OrderFulfillmentStatus,
  OrderListItem,
  OrderListResponse,
} from '#generated/admin/admin.schemas.ts';
import { getListOrdersQueryOptions } from '#generated/admin/orders/orders.ts';
import type { listOrders } from '#generated/admin/orders/orders.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { isObject } from '#ui/format/guards.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { ListView } from '#ui/list/useListState.ts';
import { useRowDetails } from '#shared/list/useRowDetails.ts';
import type { WithDetails } from '#shared/list/useRowDetails.ts';
import { fulfillmentStatusOf, mayHideItems } from '#shared/orders/fulfillment-status.ts';
import { orderList } from './query.ts';
import { toDoOf } from './to-do-filter.ts';
import type { OrderRow } from './query.ts';

interface OrderDetails {
  pieces: number;
  tracking: readonly string[];
  shipping: readonly string[];
  /** Derived from the items */
  fulfillment: OrderFulfillmentStatus;
}

/** A row with details that load after the page's rows */
export type ListedOrder = WithDetails<OrderRow, OrderDetails> & { hasNotes?: boolean };

/** Relation to load, by column id */
const RELATIONS: Record<string, ExpandOf<typeof listOrders>> = {
  items: 'items',
  tracking: 'fulfillments.tracking_links',
  shipping: 'shipping_methods.shipping_option',
};
/** Default columns with details */
const DEFAULT_COLUMNS = ['items'];
/** Orders that may come or go between the two calls: this one pages by offset, not by id. */
const MOVED = 10;

/** Returns the relations to load for columns, and for rows whose status may hide that items wait. */
export const relationsFor = (
  rows: readonly OrderRow[] | undefined,
  columns: readonly string[],
): string[] => [
  ...new Set([
    ...columns.flatMap((column) => RELATIONS[column] ?? []),
    ...(rows?.some((row) => isObject(row) && mayHideItems(row)) ? ['items'] : []),
  ]),
];

/**
 * Adds details in one extra call per page, only if a column or a status needs them.
 *
 * @param columns ids; undefined for the defaults
 */
export function useOrderDetails(
  rows: readonly OrderRow[] | undefined,
  view: ListView,
  columns: readonly string[] | undefined,
): readonly ListedOrder[] | undefined {
  const relations = relationsFor(rows, columns ?? DEFAULT_COLUMNS);
  // The to-do filter's rows already come with their items.
  const isRead = toDoOf(view) !== undefined;
  const isWanted = relations.length > 0 && !isRead;
  // Request the rows' own fields: a search fails if its sort column isn't among them.
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
  Partial<Pick<OrderListItem, 'items' | 'fulfillments' | 'shipping_methods'>>;

const ordersOf = ({ orders }: OrderListResponse): OrderListItem[] => orders;

/** Relations that weren't requested are missing, despite the contract's type. */
export function detailsOf(order: Joined): Partial<OrderDetails> {
  const { items, fulfillments, shipping_methods: methods } = order;
  return {
    ...(items
      ? { pieces: piecesOf(items), fulfillment: fulfillmentStatusOf({ ...order, items }) }
      : {}),
    ...(fulfillments ? { tracking: trackingOf(fulfillments) } : {}),
    ...(methods ? { shipping: methodsIn(methods) } : {}),
  };
}

const detailsIn = (row: OrderRow): object => {
  try {
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

const methodsIn = (methods: OrderListItem['shipping_methods']): string[] => {
  const names = readEach(methods, ({ shipping_option: option }) =>
    typeof option?.name === 'string' ? [option.name] : [],
  );
  return [...new Set(names.flat())];
};

import { listOrders } from '#generated/admin/orders/orders.ts';
import type {
  ListOrdersParams,
  OrderDetail,
  OrderListItem,
  OrderListResponse,
} from '#generated/admin/admin.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { numberSent } from '#app/area/to-do.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { countParams } from '#shared/orders/count.ts';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.tsx';
import { exchangesToProcess, goodsToSend, replacementsToSend } from '../order/facts/to-do.ts';
import { arrangeOrder } from '../order/query.ts';
import { editedOrders } from './edited-orders.ts';
import { mergePage } from './merge-page.ts';
import { MOST_CHECKED } from './to-do-filter.ts';
import type { ToDoFilter } from './to-do-filter.ts';
import { AT_ONCE, callOf, statusesOf, withGoods } from './to-do-request.ts';
import type { Looked, Reading, ToDoRequest } from './to-do-request.ts';
import { CERTAIN, narrowed } from './to-do-statuses.ts';
import type { StatusParams } from './to-do-statuses.ts';

/**
 * Statuses that leave it open: canceled fulfillments and returned items change the fulfillment status although others
 * still wait; exchanges and claims don't.
 */
const OPEN: Record<ToDoFilter, StatusParams | undefined> = {
  ship: {
    ...CERTAIN.ship,
    fulfillment_status: [
      'partially_fulfilled',
      'partially_shipped',
      'partially_returned',
      'returned',
      'canceled',
      'requires_action',
    ],
  },
  capture: undefined,
  pay: undefined,
  refund: undefined,
  send: {
    // Claims also come after completion.
    status: ['pending', 'requires_action', 'completed'],
    fulfillment_status: [
      'partially_fulfilled',
      'fulfilled',
      'partially_shipped',
      'shipped',
      'partially_returned',
      'returned',
      'canceled',
      'requires_action',
    ],
  },
};

/**
 * `row` must be read with `GOODS`; a malformed order counts as not to do. Without its payments it stays in the list
 * after their refund, as it does by its statuses.
 */
function isToDo(todo: ToDoFilter, row: OrderListItem): boolean {
  try {
    const order = arrangeOrder(row as unknown as OrderDetail);
    if (todo === 'send') return replacementsToSend(order) + exchangesToProcess(order) > 0;
    const { fulfill, ship } = goodsToSend(order);
    return fulfill + ship > 0;
  } catch {
    return false;
  }
}

const SENDING = {
  fields: joinNames<FieldOf<typeof listOrders>>('id', 'created_at'),
  expand: joinNames<ExpandOf<typeof listOrders>>(
    'swaps',
    'swaps.fulfillments',
    'swaps.shipping_methods',
    'claims',
    'claims.fulfillments',
    'claims.shipping_methods',
  ),
} satisfies ListOrdersParams;

async function openOrders(
  { todo, params, isCount }: ToDoRequest,
  reading: Reading,
): Promise<Looked> {
  const { [todo]: open } = OPEN;
  const statuses = open && narrowed(open, statusesOf(params));
  if (!statuses) return { orders: [], isCut: false };
  const read = async (offset: number): Promise<{ orders: OrderListItem[]; count: number }> =>
    listOrders(
      {
        ...(isCount && todo === 'send' ? { ...params, ...SENDING } : withGoods(params)),
        ...statuses,
        order: '-created_at' satisfies OrderOf<typeof listOrders>,
        limit: AT_ONCE,
        offset,
      },
      callOf(reading),
    );
  const first = await read(0);
  const rest = first.count > AT_ONCE ? await read(AT_ONCE) : undefined;
  return {
    orders: [...listOf(first.orders), ...listOf(rest?.orders)].filter((one) => isToDo(todo, one)),
    isCut: numberSent(first.count) > MOST_CHECKED,
  };
}

/**
 * Reads orders whose statuses hide this work, in the list's order.
 *
 * @throws ApiError
 */
async function hiddenOrders(request: ToDoRequest, reading: Reading): Promise<Looked> {
  const [open, edited] = await Promise.all([
    openOrders(request, reading),
    editedOrders(request, reading),
  ]);
  const byId = new Map([...open.orders, ...edited.orders].map((order) => [order.id, order]));
  return {
    orders: [...byId.values()].toSorted(comparing(request.params.order)),
    isCut: open.isCut || edited.isCut,
  };
}

/** Column values in the server's sort order */
const SORTED: Record<string, (order: OrderListItem) => number> = {
  created_at: (order) => timeOf(order.created_at),
  updated_at: (order) => timeOf(order.updated_at),
  display_id: (order) => order.display_id,
  status: (order) => ORDER_STATUSES.indexOf(order.status),
  payment_status: (order) => PAYMENT_STATUSES.indexOf(order.payment_status),
  fulfillment_status: (order) => FULFILLMENT_STATUSES.indexOf(order.fulfillment_status),
};

/** @param by column; a leading `-` means descending */
function comparing(by = ''): (a: OrderListItem, b: OrderListItem) => number {
  const valueOf = SORTED[by.replace(/^-/, '')] ?? (() => 0);
  const sign = by.startsWith('-') ? -1 : 1;
  return (a, b) => sign * (valueOf(a) - valueOf(b));
}

export interface OrdersToDo extends OrderListResponse {
  /** Only the newest orders or edits were checked */
  isCut: boolean;
}

/**
 * Reads a page of orders with this work left.
 *
 * @throws ApiError
 */
export async function readOrdersToDo(
  request: ToDoRequest,
  reading: Reading = {},
): Promise<OrdersToDo> {
  const { params } = request;
  const { offset = 0, limit = AT_ONCE } = params;
  const { orders: hidden, isCut } = await hiddenOrders(request, reading);
  const { rows, count } = await mergePage(
    (page) => certainOrders(request, withGoods(params), page, reading),
    hidden,
    comparing(params.order),
    { offset, limit },
  );
  return { orders: [...rows], count, offset, limit, isCut };
}

async function certainOrders(
  { todo, params }: ToDoRequest,
  asking: ListOrdersParams,
  { limit, offset }: { offset: number; limit: number },
  reading: Reading,
): Promise<{ rows: OrderListItem[]; count: number }> {
  const { [todo]: certain } = CERTAIN;
  const statuses = certain && narrowed(certain, statusesOf(params));
  if (!statuses) return { rows: [], count: 0 };
  const { orders, count } = await listOrders(
    { ...asking, ...statuses, limit, offset },
    callOf(reading),
  );
  return { rows: [...listOf(orders)], count };
}

/**
 * Counts a view's orders, or those of them with this work left, and reads the oldest.
 *
 * @throws ApiError
 */
export async function countOrders(
  todo: ToDoFilter | undefined,
  asked: ListOrdersParams,
  reading: Reading,
): Promise<OrderListResponse & Partial<OrdersToDo>> {
  const params = { ...countParams(asked), order: 'created_at' } satisfies ListOrdersParams;
  if (!todo) return listOrders(params, callOf(reading));
  const request = { todo, params, isCount: true };
  const page = { offset: 0, limit: 1 };
  const [{ orders: hidden, isCut }, { rows, count }] = await Promise.all([
    hiddenOrders(request, reading),
    certainOrders(request, params, page, reading),
  ]);
  const orders = [...rows, ...hidden].toSorted(comparing(params.order)).slice(0, 1);
  return { orders, count: count + hidden.length, ...page, isCut };
}

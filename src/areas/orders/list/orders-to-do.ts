import type { QueryClient } from '@tanstack/react-query';
import {
  getListOrderEditsQueryOptions,
  listOrderEdits,
} from '#generated/admin/order-edits/order-edits.ts';
import { listOrders } from '#generated/admin/orders/orders.ts';
import type {
  ListOrderEditsParams,
  ListOrdersParams,
  OrderDetail,
  OrderEditListItem,
  OrderEditListResponse,
  OrderListItem,
  OrderListResponse,
  OrderOfEdit,
} from '#generated/admin/admin.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, OrderOf } from '#app/query/names.ts';
import { numberSent } from '#app/area/to-do.ts';
import { listOf, timeOf } from '#ui/format/instant.ts';
import { countParams } from '#shared/orders/count.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import {
  FULFILLMENT_STATUSES,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '#shared/orders/order-status.tsx';
import { duePayments, editPayments, paidForEdits } from '../order/order-edit/payments.ts';
import { openPayments, owed, refundable } from '../order/facts/order-facts.ts';
import { itemsToFulfill } from '../order/facts/unfulfilled.ts';
import { exchangesToProcess, goodsToSend, replacementsToSend } from '../order/facts/to-do.ts';
import { arrangeOrder } from '../order/query.ts';
import { mergePage } from './merge-page.ts';
import { MOST_CHECKED } from './to-do-filter.ts';
import type { ToDoFilter } from './to-do-filter.ts';
import { CERTAIN, narrowed } from './to-do-statuses.ts';
import type { StatusParams } from './to-do-statuses.ts';

/** Orders per call, about 9 kB each */
const AT_ONCE = 250;
/** Edits per call */
const EDITS_AT_ONCE = 100;

/** `client` shares answers between several counts */
export interface Reading {
  signal?: AbortSignal;
  client?: QueryClient;
}

/** Relations needed to count what is left to do */
const GOODS = joinNames<ExpandOf<typeof listOrders>>(
  'items',
  'fulfillments',
  'fulfillments.tracking_links',
  'shipping_methods',
  'shipping_methods.shipping_option',
  'swaps',
  'swaps.fulfillments',
  'swaps.shipping_methods',
  'claims',
  'claims.fulfillments',
  'claims.shipping_methods',
);

/** Relations needed besides to tell who owes */
const MONEY = joinNames<ExpandOf<typeof listOrders>>('refunds', 'returns', 'payments');

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

export interface ToDoRequest {
  todo: ToDoFilter;
  /** Including statuses, which narrow further */
  params: ListOrdersParams;
}

const withGoods = ({ expand, ...params }: ListOrdersParams): ListOrdersParams => ({
  ...params,
  expand: [expand, GOODS].filter(Boolean).join(','),
});

const withMoney = ({ expand, ...params }: ListOrdersParams): ListOrdersParams => ({
  ...params,
  expand: [expand, MONEY].filter(Boolean).join(','),
});

const statusesOf = ({
  status,
  payment_status,
  fulfillment_status,
}: ListOrdersParams): StatusParams =>
  Object.fromEntries(
    Object.entries({ status, payment_status, fulfillment_status }).filter(([, value]) => value),
  );

const callOf = ({ signal }: Reading): { signal?: AbortSignal } => (signal ? { signal } : {});

const editsParams = {
  limit: EDITS_AT_ONCE,
  expand: joinNames<ExpandOf<typeof listOrderEdits>>(
    'order',
    'order.items',
    'order.payments',
    'payment_collection',
  ),
} satisfies ListOrderEditsParams;

/** Shared by simultaneous counts. */
async function readEdits({ client, signal }: Reading): Promise<OrderEditListResponse> {
  const read = async (offset: number): Promise<OrderEditListResponse> => {
    const params = { ...editsParams, offset } satisfies ListOrderEditsParams;
    return client
      ? client.fetchQuery(getListOrderEditsQueryOptions(params))
      : listOrderEdits(params, signal ? { signal } : {});
  };
  const first = await read(0);
  const pages = Math.ceil(Math.min(first.count, MOST_CHECKED) / EDITS_AT_ONCE);
  const offsets = Array.from(
    { length: Math.max(0, (pages || 1) - 1) },
    (_, page) => (page + 1) * EDITS_AT_ONCE,
  );
  const others = await mapConcurrently(offsets, CALLS_AT_ONCE, read);
  return { ...first, order_edits: [first, ...others].flatMap((page) => listOf(page.order_edits)) };
}

const hasItemsLeft = ({ items }: OrderOfEdit): boolean =>
  itemsToFulfill({ items: listOf(items) }).length > 0;

const hasOpenPayments = ({ payments }: OrderOfEdit): boolean =>
  openPayments({ payments: listOf(payments) }).length > 0;

const NOT_CANCELED: StatusParams = {
  status: ORDER_STATUSES.filter((status) => status !== 'canceled'),
};

/** Statuses by which edits are found; the list's call finds others. */
const EDITED: Record<ToDoFilter, StatusParams> = {
  ship: { ...CERTAIN.ship, fulfillment_status: ['shipped'] },
  capture: {},
  send: {},
  pay: NOT_CANCELED,
  refund: NOT_CANCELED,
};

function isHidden(todo: ToDoFilter, edit: OrderEditListItem, order: OrderOfEdit): boolean {
  if (todo === 'pay') {
    return editPayments({ payments: [] }, [edit]).some(({ state }) => state === 'due');
  }
  if (todo === 'refund') {
    return !edit.payment_collection && refundable({ payments: listOf(order.payments) }) > 0;
  }
  return todo === 'ship'
    ? order.fulfillment_status === 'shipped' && hasItemsLeft(order)
    : order.payment_status !== 'awaiting' && hasOpenPayments(order);
}

/** `row` must be read with `MONEY`; a later edit may have changed its total again. */
function isMoneyDue(
  todo: 'pay' | 'refund',
  row: OrderListItem,
  edits: readonly OrderEditListItem[],
): boolean {
  try {
    const order = arrangeOrder(row as unknown as OrderDetail);
    return todo === 'pay'
      ? duePayments(order, edits).length > 0
      : owed(order, paidForEdits(order, edits)) > 0;
  } catch {
    return false;
  }
}

interface Looked {
  orders: OrderListItem[];
  /** More orders matched, or were edited, than were checked */
  isCut: boolean;
}

/** Edits can change orders behind the server's statuses, as when items are added after shipping. */
async function editedOrders({ todo, params }: ToDoRequest, reading: Reading): Promise<Looked> {
  const statuses = todo === 'send' ? undefined : narrowed(EDITED[todo], statusesOf(params));
  if (!statuses) return { orders: [], isCut: false };
  const { order_edits: edits, count } = await readEdits(reading);
  const isMoney = todo === 'pay' || todo === 'refund';
  // Nothing else is read for it.
  if (isMoney) numberSent(count);
  const confirmed = listOf(edits).flatMap((edit) =>
    edit.confirmed_at && edit.order ? [{ edit, order: edit.order }] : [],
  );
  const numbers = new Set(
    confirmed
      .filter(({ edit, order }) => isHidden(todo, edit, order))
      .map(({ order }) => String(order.display_id)),
  );
  const withParts = isMoney ? withMoney(withGoods(params)) : withGoods(params);
  // The list's call also applies the search and the other filters.
  const found = await mapConcurrently([...numbers], CALLS_AT_ONCE, async (number) => {
    const { orders } = await listOrders(
      { ...withParts, ...statuses, display_id: number, limit: 1, offset: 0 },
      callOf(reading),
    );
    if (!isMoney) return listOf(orders);
    const own = confirmed
      .filter(({ order }) => String(order.display_id) === number)
      .map(({ edit }) => edit);
    return listOf(orders).filter((order) => isMoneyDue(todo, order, own));
  });
  return { orders: found.flat(), isCut: count > MOST_CHECKED };
}

async function openOrders({ todo, params }: ToDoRequest, reading: Reading): Promise<Looked> {
  const { [todo]: open } = OPEN;
  const statuses = open && narrowed(open, statusesOf(params));
  if (!statuses) return { orders: [], isCut: false };
  const read = async (offset: number): Promise<{ orders: OrderListItem[]; count: number }> =>
    listOrders(
      {
        ...withGoods(params),
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
  const request = { todo, params };
  const page = { offset: 0, limit: 1 };
  const [{ orders: hidden, isCut }, { rows, count }] = await Promise.all([
    hiddenOrders(request, reading),
    certainOrders(request, params, page, reading),
  ]);
  const orders = [...rows, ...hidden].toSorted(comparing(params.order)).slice(0, 1);
  return { orders, count: count + hidden.length, ...page, isCut };
}

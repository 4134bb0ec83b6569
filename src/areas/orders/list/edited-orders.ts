import { listOrderEdits } from '#generated/admin/order-edits/order-edits.ts';
import { getListOrdersQueryKey, listOrders } from '#generated/admin/orders/orders.ts';
import type {
  ListOrderEditsParams,
  ListOrdersParams,
  OrderDetail,
  OrderEditListItem,
  OrderEditListResponse,
  OrderListItem,
  OrderOfEdit,
} from '#generated/admin/admin.schemas.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { numberSent } from '#app/area/to-do.ts';
import { listOf } from '#ui/format/instant.ts';
import { CALLS_AT_ONCE, mapConcurrently } from '#shared/read/map-concurrently.ts';
import { ORDER_STATUSES } from '#shared/orders/order-status.tsx';
import { duePayments, editPayments, paidForEdits } from '../order/order-edit/payments.ts';
import { openPayments, owed, refundable } from '../order/facts/order-facts.ts';
import { itemsToFulfill } from '../order/facts/unfulfilled.ts';
import { arrangeOrder } from '../order/query.ts';
import { rangesOf, spanOf } from './edited-ranges.ts';
import { MOST_CHECKED } from './to-do-filter.ts';
import type { ToDoFilter } from './to-do-filter.ts';
import { AT_ONCE, callOf, statusesOf, withGoods, withRelations } from './to-do-request.ts';
import type { Looked, Reading, ToDoRequest } from './to-do-request.ts';
import { CERTAIN, hasStatuses, narrowed } from './to-do-statuses.ts';
import type { StatusParams } from './to-do-statuses.ts';

/** Edits per call */
const EDITS_AT_ONCE = 100;

/** Relations needed besides to tell who owes */
const MONEY = joinNames<ExpandOf<typeof listOrders>>('refunds', 'returns', 'payments');

const editsParams = {
  limit: EDITS_AT_ONCE,
  expand: joinNames<ExpandOf<typeof listOrderEdits>>(
    'order',
    'order.items',
    'order.payments',
    'order.refunds',
    'order.returns',
    'order.swaps',
    'order.claims',
    'order.gift_card_transactions',
    'payment_collection',
  ),
} satisfies ListOrderEditsParams;

/** Shared by simultaneous counts; any write to an order or an edit refreshes it. */
async function readEdits({ client, signal }: Reading): Promise<OrderEditListResponse> {
  const read = async (offset: number): Promise<OrderEditListResponse> => {
    const params = { ...editsParams, offset } satisfies ListOrderEditsParams;
    return client
      ? client.fetchQuery({
          queryKey: [...getListOrdersQueryKey(), 'edits', offset],
          queryFn: async (call) => listOrderEdits(params, { signal: call.signal }),
        })
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

interface Edited {
  order: OrderOfEdit;
  edits: readonly OrderEditListItem[];
}

function editedIn({ order_edits: edits }: OrderEditListResponse): Edited[] {
  const byNumber = new Map<number, Edited & { edits: OrderEditListItem[] }>();
  for (const edit of listOf(edits)) {
    const { order } = edit;
    if (!edit.confirmed_at || !order) continue;
    const known = byNumber.get(order.display_id);
    if (known) known.edits.push(edit);
    else byNumber.set(order.display_id, { order, edits: [edit] });
  }
  return [...byNumber.values()];
}

/** Minor units owed to the customer; undefined where edits don't tell, as with gift cards. */
function owedByEdits({ order, edits }: Edited): number | undefined {
  const { payments, refunds, returns, swaps, claims, gift_card_transactions: gifts } = order;
  // The difference is that to the order's present total.
  const total = (edits[0]?.total ?? Number.NaN) - (edits[0]?.difference_due ?? Number.NaN);
  if (!payments || !refunds || !returns || !swaps || !claims || gifts?.length !== 0) {
    return undefined;
  }
  try {
    const known = { payments, refunds, returns, swaps, claims, total };
    const amount = owed(known, paidForEdits(known, edits));
    return Number.isSafeInteger(amount) ? amount : undefined;
  } catch {
    return undefined;
  }
}

const WITHOUT_FILTERS = new Set([
  'limit',
  'offset',
  'order',
  'fields',
  'expand',
  'status',
  'payment_status',
  'fulfillment_status',
]);

const hasFilters = (params: ListOrdersParams): boolean =>
  Object.entries(params).some(([name, value]) => value !== undefined && !WITHOUT_FILTERS.has(name));

interface Found {
  row: OrderListItem;
  edits: Edited['edits'];
}

async function readRange(
  range: readonly Edited[],
  asked: ListOrdersParams,
  reading: Reading,
): Promise<Found[]> {
  const span = asked.created_at ? undefined : spanOf(range.map(({ order }) => order));
  if (span) {
    const { orders, count } = await listOrders(
      { ...asked, created_at: span, limit: AT_ONCE, offset: 0 },
      callOf(reading),
    );
    const rows = listOf(orders);
    if (count <= rows.length) {
      return range.flatMap(({ order, edits }): Found[] => {
        const row = rows.find(({ id }) => id === order.id);
        return row ? [{ row, edits }] : [];
      });
    }
  }
  const found = await mapConcurrently(range, CALLS_AT_ONCE, async ({ order, edits }) => {
    const { orders } = await listOrders(
      { ...asked, display_id: String(order.display_id), limit: 1, offset: 0 },
      callOf(reading),
    );
    return listOf(orders).map((row): Found => ({ row, edits }));
  });
  return found.flat();
}

/** Edits can change orders behind the server's statuses, as when items are added after shipping. */
export async function editedOrders(
  { todo, params, isCount = false }: ToDoRequest,
  reading: Reading,
): Promise<Looked> {
  const statuses = todo === 'send' ? undefined : narrowed(EDITED[todo], statusesOf(params));
  if (!statuses) return { orders: [], isCut: false };
  const answer = await readEdits(reading);
  const isMoney = todo === 'pay' || todo === 'refund';
  if (isMoney) numberSent(answer.count);
  const hidden = editedIn(answer).filter(({ order, edits }) =>
    edits.some((edit) => isHidden(todo, edit, order)),
  );
  const due = hidden.map((edited) => ({
    ...edited,
    amount: todo === 'refund' ? owedByEdits(edited) : undefined,
  }));
  const isKnown = isCount && !hasFilters(params);
  const known = due.filter(
    ({ order, amount }) => isKnown && amount !== undefined && hasStatuses(order, statuses),
  );
  const asked = due.filter(({ amount }) => amount === undefined || (!isKnown && amount > 0));
  const withParts = isMoney ? withRelations(withGoods(params), MONEY) : withGoods(params);
  // The list's call also applies the search and the other filters.
  const found = await mapConcurrently(rangesOf(asked), CALLS_AT_ONCE, async (range) =>
    readRange(range, { ...withParts, ...statuses }, reading),
  );
  const read = found
    .flat()
    .filter(({ row, edits }) => !isMoney || isMoneyDue(todo, row, edits))
    .map(({ row }) => row);
  const counted = known.filter(({ amount = 0 }) => amount > 0);
  return {
    orders: [...counted.map(({ order }) => order as unknown as OrderListItem), ...read],
    isCut: answer.count > MOST_CHECKED,
  };
}

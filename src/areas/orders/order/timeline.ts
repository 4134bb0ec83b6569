import type { Notification } from '#generated/admin/admin.schemas.ts';
import { listOf, readInstant, timeOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { titlesIn, trackingNumbersOf, unitsOf } from './fulfillments.ts';
import type { Titles, Units, Within } from './fulfillments.ts';
import { itemName } from './item-name.ts';
import { changesTold } from './order-edit/differences.ts';
import type { LineDifference } from './order-edit/differences.ts';
import type { OrderEditRecord } from './order-edit/edits.ts';
import { editPayments } from './order-edit/payments.ts';
import type {
  Order,
  OrderClaim,
  OrderFulfillment,
  OrderPayment,
  OrderReturn,
  OrderSwap,
} from './query.ts';

export type OrderEventKind =
  | 'placed'
  | 'canceled'
  | 'captured'
  | 'paymentCanceled'
  | 'refunded'
  | 'fulfilled'
  | 'shipped'
  | 'fulfillmentCanceled'
  | 'returnRequested'
  | 'returnReceived'
  | 'returnDisputed'
  | 'returnCanceled'
  | 'swapCreated'
  | 'swapPaid'
  | 'swapCanceled'
  | 'claimCreated'
  | 'claimCanceled'
  | 'editCreated'
  | 'editRequested'
  | 'editConfirmed'
  | 'editDeclined'
  | 'editCanceled'
  | 'editPaid'
  | 'notified';

export interface OrderEvent {
  id: string;
  kind: OrderEventKind;
  /** ISO 8601 */
  at: string;
  within?: Within | undefined;
  /** Minor units */
  amount?: number | undefined;
  units?: readonly Units[] | undefined;
  tracking?: readonly string[] | undefined;
  /** The server's value: `return`, `discount`, `other` */
  reason?: string | undefined;
  note?: string | undefined;
  /** User id; the server rarely keeps it */
  by?: string | undefined;
  isFromDraft?: boolean;
  /** For edits */
  changes?: readonly LineDifference[] | undefined;
  /** `event` is the server's name */
  told?: { event: string | undefined; to: string; isResent: boolean } | undefined;
}

/** Edits and notifications load after the order */
export interface OrderHistory {
  order: Order;
  edits?: readonly OrderEditRecord[] | undefined;
  notifications?: readonly (Notification & { resends?: readonly Notification[] })[] | undefined;
}

/** Returns events in no particular order, without malformed records. */
export function orderEvents({ order, edits, notifications }: OrderHistory): OrderEvent[] {
  const titles = titlesIn(order);
  return [
    ...at(order.created_at, {
      id: order.id,
      kind: 'placed',
      isFromDraft: Boolean(order.draft_order_id),
    }),
    ...at(order.canceled_at, { id: `${order.id} canceled`, kind: 'canceled' }),
    // Shown with the exchange.
    ...each(order.payments, (payment) => (payment.swap_id ? [] : paymentEvents(payment))),
    ...each(order.refunds, ({ id, created_at: instant, amount, reason, note }) =>
      at(instant, { id, kind: 'refunded', amount, reason, note: note ?? undefined }),
    ),
    ...each(order.fulfillments, (fulfillment) => fulfillmentEvents(fulfillment, titles)),
    ...each(order.returns, (request) =>
      // Shown with the exchange or claim.
      request.swap_id || request.claim_order_id ? [] : returnEvents(request, titles),
    ),
    ...each(order.swaps, (swap) => swapEvents(swap, titles)),
    ...each(order.claims, (claim) => claimEvents(claim, titles)),
    ...each(edits, editEvents),
    ...each(editPayments(order, listOf(edits)), ({ collectionId, amount, state, changedAt }) =>
      state === 'marked'
        ? at(changedAt, { id: `${collectionId} paid`, kind: 'editPaid', amount })
        : [],
    ),
    ...each(notifications, (told) => [
      ...notificationEvents(told, told.created_at, false),
      ...each(told.resends, (again) => notificationEvents(again, resentAt(again), true)),
    ]),
  ];
}

/** Empty without a valid instant */
const at = (instant: string | null | undefined, event: Omit<OrderEvent, 'at'>): OrderEvent[] =>
  typeof instant === 'string' && readInstant(instant) ? [{ ...event, at: instant }] : [];

const each = <Item>(
  records: readonly Item[] | null | undefined,
  read: (record: Item) => OrderEvent[],
): OrderEvent[] => readEach(records, read).flat();

/** Authorized when placed; only later events count */
function paymentEvents(payment: OrderPayment): OrderEvent[] {
  const { id, amount } = payment;
  return [
    ...at(payment.captured_at, { id: `${id} captured`, kind: 'captured', amount }),
    ...at(payment.canceled_at, { id: `${id} canceled`, kind: 'paymentCanceled', amount }),
  ];
}

function fulfillmentEvents(
  fulfillment: OrderFulfillment,
  titles: Titles,
  within?: Within,
): OrderEvent[] {
  const { id } = fulfillment;
  const common = { within, units: unitsOf(fulfillment.items, titles) };
  return [
    ...at(fulfillment.created_at, { id, kind: 'fulfilled', ...common }),
    ...at(fulfillment.shipped_at, {
      id: `${id} shipped`,
      kind: 'shipped',
      ...common,
      tracking: trackingNumbersOf(fulfillment),
    }),
    ...at(fulfillment.canceled_at, {
      id: `${id} canceled`,
      kind: 'fulfillmentCanceled',
      ...common,
    }),
  ];
}

type SomeReturn = OrderReturn | NonNullable<OrderSwap['return_order']>;

function returnEvents(request: SomeReturn, titles: Titles, within?: Within): OrderEvent[] {
  const { id, status, refund_amount: amount } = request;
  const items = 'items' in request ? request.items : undefined;
  const common = { within, units: unitsOf(items, titles) };
  // Received quantities replace the requested ones.
  const asked = readEach(items, (item) => ({
    ...item,
    quantity: item.requested_quantity ?? item.quantity,
  }));
  // The server has no date for canceled or disputed returns except the last change.
  const changed = request.updated_at;
  return [
    ...at(request.created_at, {
      id,
      kind: 'returnRequested',
      within,
      units: unitsOf(asked, titles),
    }),
    ...at(request.received_at, { id: `${id} received`, kind: 'returnReceived', ...common, amount }),
    ...(status === 'canceled'
      ? at(changed, { id: `${id} canceled`, kind: 'returnCanceled', ...common })
      : []),
    ...(status === 'requires_action'
      ? at(changed, { id: `${id} disputed`, kind: 'returnDisputed', ...common })
      : []),
  ];
}

function swapEvents(swap: OrderSwap, titles: Titles): OrderEvent[] {
  const { id, payment } = swap;
  const units = readEach(swap.additional_items, (item) => ({
    title: itemName(item),
    quantity: item.quantity,
  }));
  return [
    ...at(swap.created_at, { id, kind: 'swapCreated', units }),
    ...at(payment?.captured_at, { id: `${id} paid`, kind: 'swapPaid', amount: payment?.amount }),
    ...at(swap.canceled_at, { id: `${id} canceled`, kind: 'swapCanceled' }),
    ...(swap.return_order ? returnEvents(swap.return_order, titles, 'swap') : []),
    ...each(swap.fulfillments, (fulfillment) => fulfillmentEvents(fulfillment, titles, 'swap')),
  ];
}

function claimEvents(claim: OrderClaim, titles: Titles): OrderEvent[] {
  const { id, type } = claim;
  const claimed = listOf(claim.claim_items);
  return [
    ...at(claim.created_at, {
      id,
      kind: 'claimCreated',
      reason: type,
      units: unitsOf(claimed, titles),
      note:
        readEach(claimed, ({ note }) => note)
          .filter(Boolean)
          .join('\n') || undefined,
    }),
    ...at(claim.canceled_at, { id: `${id} canceled`, kind: 'claimCanceled' }),
    ...(claim.return_order ? returnEvents(claim.return_order, titles, 'claim') : []),
    ...each(claim.fulfillments, (fulfillment) => fulfillmentEvents(fulfillment, titles, 'claim')),
  ];
}

function editEvents(edit: OrderEditRecord): OrderEvent[] {
  const { id } = edit;
  const said = (text: string | null): string | undefined => text ?? undefined;
  return [
    ...at(edit.created_at, {
      id,
      kind: 'editCreated',
      changes: edit.confirmed_at ? undefined : changesTold(edit),
      by: said(edit.created_by),
      note: said(edit.internal_note),
    }),
    ...at(edit.requested_at, {
      id: `${id} requested`,
      kind: 'editRequested',
      by: said(edit.requested_by),
    }),
    ...at(edit.confirmed_at, {
      id: `${id} confirmed`,
      kind: 'editConfirmed',
      changes: changesTold(edit),
      by: said(edit.confirmed_by),
    }),
    ...at(edit.declined_at, {
      id: `${id} declined`,
      kind: 'editDeclined',
      by: said(edit.declined_by),
      note: said(edit.declined_reason),
    }),
    ...at(edit.canceled_at, {
      id: `${id} canceled`,
      kind: 'editCanceled',
      by: said(edit.canceled_by),
    }),
  ];
}

/** Crockford base32 digits of ULIDs */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Leading ULID digits that encode epoch ms */
const OF_TIME = 10;

/** The server copies the first message's date to resends; their id has the real time. */
function resentAt({ id, created_at: first }: Notification): string {
  const digits = id.split('_').at(-1)?.slice(0, OF_TIME) ?? '';
  const time = [...digits].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
  const isLater =
    digits.length === OF_TIME &&
    [...digits].every((digit) => DIGITS.includes(digit)) &&
    time > timeOf(first);
  return isLater ? new Date(time).toISOString() : first;
}

const notificationEvents = (told: Notification, sent: string, isResent: boolean): OrderEvent[] =>
  at(sent, {
    id: told.id,
    kind: 'notified',
    told: { event: told.event_name ?? undefined, to: told.to, isResent },
  });

/** Emails and customer ids aren't user ids. */
export const usersIn = (events: readonly OrderEvent[]): string[] =>
  [...new Set(events.flatMap(({ by }) => (by?.startsWith('usr_') ? [by] : [])))].toSorted();

import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { WhyNot } from '../actions/next-action.ts';
import type { Order, OrderClaim, OrderSwap } from '../query.ts';

/** What is done with exchanges and claims. */
export const OWNER_ACTIONS = [
  'processSwap',
  'fulfillSwap',
  'fulfillClaim',
  'cancelSwap',
  'cancelClaim',
] as const;

export type OwnerAction = (typeof OWNER_ACTIONS)[number];

/** An exchange or a claim. */
export type Owner =
  | { of: 'swap'; number: number; record: OrderSwap }
  | { of: 'claim'; number: number; record: OrderClaim };

/** How far an exchange or a claim is. */
export type OwnerState = 'open' | 'confirmed' | 'processed' | 'fulfilled' | 'shipped' | 'canceled';

const PROCESSED: ReadonlySet<string> = new Set([
  'captured',
  'difference_refunded',
  'partially_refunded',
  'refunded',
]);
const REFUNDED: ReadonlySet<string> = new Set([
  'difference_refunded',
  'partially_refunded',
  'refunded',
]);

type AfterSales = Pick<Order, 'swaps' | 'claims'>;

/** All exchanges, then all claims, each numbered from 1. */
export const ownersOf = (order: AfterSales): Owner[] => [
  ...listOf(order.swaps).map((record, at): Owner => ({ of: 'swap', number: at + 1, record })),
  ...listOf(order.claims).map((record, at): Owner => ({ of: 'claim', number: at + 1, record })),
];

/** The exchange or claim of an id. */
export const ownerOf = (order: Order, id: string): Owner | undefined =>
  ownersOf(order).find(({ record }) => record.id === id);

const isPacked = ({ record }: Owner): boolean =>
  readEach(record.fulfillments, (fulfillment) => !fulfillment.canceled_at).some(Boolean);

const isShipped = ({ record }: Owner): boolean =>
  readEach(
    record.fulfillments,
    ({ shipped_at: shipped, canceled_at: canceled }) => Boolean(shipped) || Boolean(canceled),
  ).every(Boolean);

/** How far an exchange or a claim is. */
export function stateOf(owner: Owner): OwnerState {
  if (owner.record.canceled_at) return 'canceled';
  if (isPacked(owner)) return isShipped(owner) ? 'shipped' : 'fulfilled';
  if (owner.of === 'claim') {
    return owner.record.payment_status === 'refunded' ? 'processed' : 'open';
  }
  if (PROCESSED.has(owner.record.payment_status)) return 'processed';
  return owner.record.confirmed_at ? 'confirmed' : 'open';
}

/** Whether a claim was made and its refund, which is a step of its own, didn't go through. */
export const hasRefundFailed = ({
  type,
  payment_status: payment,
  refund_amount: amount,
}: OrderClaim): boolean => type === 'refund' && payment === 'not_refunded' && (amount ?? 0) > 0;

/** What an action is about. */
export const kindOf = (action: OwnerAction): Owner['of'] =>
  action === 'fulfillClaim' || action === 'cancelClaim' ? 'claim' : 'swap';

/** The server's own conditions of canceling. */
function whyNotCanceled(owner: Owner): WhyNot | undefined {
  if (owner.of === 'swap' && REFUNDED.has(owner.record.payment_status)) return 'swapRefunded';
  if (owner.of === 'claim' && (owner.record.refund_amount ?? 0) > 0) return 'claimRefunded';
  if (isPacked(owner)) return 'ownerFulfillmentsOpen';
  const back = owner.record.return_order;
  return back && back.status !== 'canceled' ? 'ownerReturnOpen' : undefined;
}

/** Why something can't be done with an exchange or a claim; undefined when it can. */
export function whyNotWith(owner: Owner, action: OwnerAction): WhyNot | undefined {
  if (owner.record.canceled_at) return 'ownerCanceled';
  if (owner.of === 'swap') {
    const {
      payment_status: payment,
      confirmed_at: confirmed,
      shipping_methods: ways,
    } = owner.record;
    if (action === 'processSwap') {
      if (!confirmed) return 'swapNotConfirmed';
      return PROCESSED.has(payment) ? 'swapProcessed' : undefined;
    }
    if (action === 'fulfillSwap') {
      if (!confirmed) return 'swapNotConfirmed';
      if (isPacked(owner)) return 'ownerFulfilled';
      return listOf(ways).length === 0 ? 'noShippingMethod' : undefined;
    }
  } else if (action === 'fulfillClaim') {
    if (owner.record.type !== 'replace') return 'claimRefunds';
    if (isPacked(owner)) return 'ownerFulfilled';
    return listOf(owner.record.shipping_methods).length === 0 ? 'claimNoShipping' : undefined;
  }
  return whyNotCanceled(owner);
}

/** Those with which something can be done. */
export const ownersFor = (order: AfterSales, action: OwnerAction): Owner[] =>
  ownersOf(order).filter(
    (owner) => owner.of === kindOf(action) && whyNotWith(owner, action) === undefined,
  );

/** Why something can be done with none of an order's exchanges or claims. */
export function whyNotAny(order: Order, action: OwnerAction): WhyNot | undefined {
  if (ownersFor(order, action).length > 0) return undefined;
  const last = ownersOf(order).findLast(({ of }) => of === kindOf(action));
  if (last) return whyNotWith(last, action);
  return kindOf(action) === 'swap' ? 'noSwap' : 'noClaim';
}

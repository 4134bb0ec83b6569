import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { WhyNot } from '../actions/next-action.ts';
import type { Order, OrderClaim, OrderSwap } from '../query.ts';

export const OWNER_ACTIONS = [
  'processSwap',
  'fulfillSwap',
  'fulfillClaim',
  'cancelSwap',
  'cancelClaim',
] as const;

export type OwnerAction = (typeof OWNER_ACTIONS)[number];

export type Owner =
  | { of: 'swap'; number: number; record: OrderSwap }
  | { of: 'claim'; number: number; record: OrderClaim };

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

/** Returns exchanges, then claims, each numbered from 1. */
export const ownersOf = (order: AfterSales): Owner[] => [
  ...listOf(order.swaps).map((record, at): Owner => ({ of: 'swap', number: at + 1, record })),
  ...listOf(order.claims).map((record, at): Owner => ({ of: 'claim', number: at + 1, record })),
];

export const ownerOf = (order: Order, id: string): Owner | undefined =>
  ownersOf(order).find(({ record }) => record.id === id);

const isPacked = ({ record }: Owner): boolean =>
  readEach(record.fulfillments, (fulfillment) => !fulfillment.canceled_at).some(Boolean);

const isShipped = ({ record }: Owner): boolean =>
  readEach(
    record.fulfillments,
    ({ shipped_at: shipped, canceled_at: canceled }) => Boolean(shipped) || Boolean(canceled),
  ).every(Boolean);

export function stateOf(owner: Owner): OwnerState {
  if (owner.record.canceled_at) return 'canceled';
  if (isPacked(owner)) return isShipped(owner) ? 'shipped' : 'fulfilled';
  if (owner.of === 'claim') {
    return owner.record.payment_status === 'refunded' ? 'processed' : 'open';
  }
  if (PROCESSED.has(owner.record.payment_status)) return 'processed';
  return owner.record.confirmed_at ? 'confirmed' : 'open';
}

/** The refund is the server's second step after making the claim. */
export const hasRefundFailed = ({
  type,
  payment_status: payment,
  refund_amount: amount,
}: OrderClaim): boolean => type === 'refund' && payment === 'not_refunded' && (amount ?? 0) > 0;

export const kindOf = (action: OwnerAction): Owner['of'] =>
  action === 'fulfillClaim' || action === 'cancelClaim' ? 'claim' : 'swap';

/** The server's conditions */
function whyNotCanceled(owner: Owner): WhyNot | undefined {
  if (owner.of === 'swap' && REFUNDED.has(owner.record.payment_status)) return 'swapRefunded';
  if (owner.of === 'claim' && (owner.record.refund_amount ?? 0) > 0) return 'claimRefunded';
  if (isPacked(owner)) return 'ownerFulfillmentsOpen';
  const back = owner.record.return_order;
  return back && back.status !== 'canceled' ? 'ownerReturnOpen' : undefined;
}

/** Returns the reason an action isn't possible, if so. */
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

/** Returns exchanges or claims that the action is possible with. */
export const ownersFor = (order: AfterSales, action: OwnerAction): Owner[] =>
  ownersOf(order).filter(
    (owner) => owner.of === kindOf(action) && whyNotWith(owner, action) === undefined,
  );

/** Returns why the action is possible with none, if so. */
export function whyNotAny(order: Order, action: OwnerAction): WhyNot | undefined {
  if (ownersFor(order, action).length > 0) return undefined;
  const last = ownersOf(order).findLast(({ of }) => of === kindOf(action));
  if (last) return whyNotWith(last, action);
  return kindOf(action) === 'swap' ? 'noSwap' : 'noClaim';
}

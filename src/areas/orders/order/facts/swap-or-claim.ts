import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import type { Order, OrderClaim, OrderSwap } from '../query.ts';
import type { WhyNot } from './action-texts.ts';

export const SWAP_OR_CLAIM_ACTIONS = [
  'processSwap',
  'fulfillSwap',
  'fulfillClaim',
  'cancelSwap',
  'cancelClaim',
] as const;

export type SwapOrClaimAction = (typeof SWAP_OR_CLAIM_ACTIONS)[number];

export type SwapOrClaim =
  | { of: 'swap'; number: number; record: OrderSwap }
  | { of: 'claim'; number: number; record: OrderClaim };

export type SwapOrClaimState =
  | 'open'
  | 'confirmed'
  | 'processed'
  | 'fulfilled'
  | 'shipped'
  | 'canceled';

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
export const swapsAndClaimsOf = (order: AfterSales): SwapOrClaim[] => [
  ...order.swaps.map((record, at): SwapOrClaim => ({ of: 'swap', number: at + 1, record })),
  ...order.claims.map((record, at): SwapOrClaim => ({ of: 'claim', number: at + 1, record })),
];

export const swapOrClaimOf = (order: Order, id: string): SwapOrClaim | undefined =>
  swapsAndClaimsOf(order).find(({ record }) => record.id === id);

const isPacked = ({ record }: SwapOrClaim): boolean =>
  readEach(record.fulfillments, (fulfillment) => !fulfillment.canceled_at).some(Boolean);

const isShipped = ({ record }: SwapOrClaim): boolean =>
  readEach(
    record.fulfillments,
    ({ shipped_at: shipped, canceled_at: canceled }) => Boolean(shipped) || Boolean(canceled),
  ).every(Boolean);

export function stateOf(swapOrClaim: SwapOrClaim): SwapOrClaimState {
  if (swapOrClaim.record.canceled_at) return 'canceled';
  if (isPacked(swapOrClaim)) return isShipped(swapOrClaim) ? 'shipped' : 'fulfilled';
  if (swapOrClaim.of === 'claim') {
    return swapOrClaim.record.payment_status === 'refunded' ? 'processed' : 'open';
  }
  if (PROCESSED.has(swapOrClaim.record.payment_status)) return 'processed';
  return swapOrClaim.record.confirmed_at ? 'confirmed' : 'open';
}

/** The refund is the server's second step after making the claim. */
export const hasRefundFailed = ({
  type,
  payment_status: payment,
  refund_amount: amount,
}: OrderClaim): boolean => type === 'refund' && payment === 'not_refunded' && (amount ?? 0) > 0;

export const kindOf = (action: SwapOrClaimAction): SwapOrClaim['of'] =>
  action === 'fulfillClaim' || action === 'cancelClaim' ? 'claim' : 'swap';

/** The server's conditions */
function whyNotCanceled(swapOrClaim: SwapOrClaim): WhyNot | undefined {
  if (swapOrClaim.of === 'swap' && REFUNDED.has(swapOrClaim.record.payment_status))
    return 'swapRefunded';
  if (swapOrClaim.of === 'claim' && (swapOrClaim.record.refund_amount ?? 0) > 0)
    return 'claimRefunded';
  if (isPacked(swapOrClaim)) return 'ownerFulfillmentsOpen';
  const back = swapOrClaim.record.return_order;
  return back && back.status !== 'canceled' ? 'ownerReturnOpen' : undefined;
}

/** Returns the reason an action isn't possible, if so. */
export function whyNotWith(
  swapOrClaim: SwapOrClaim,
  action: SwapOrClaimAction,
): WhyNot | undefined {
  if (swapOrClaim.record.canceled_at) return 'ownerCanceled';
  if (swapOrClaim.of === 'swap') {
    const {
      payment_status: payment,
      confirmed_at: confirmed,
      shipping_methods: ways,
    } = swapOrClaim.record;
    if (action === 'processSwap') {
      if (!confirmed) return 'swapNotConfirmed';
      return PROCESSED.has(payment) ? 'swapProcessed' : undefined;
    }
    if (action === 'fulfillSwap') {
      if (!confirmed) return 'swapNotConfirmed';
      if (isPacked(swapOrClaim)) return 'ownerFulfilled';
      return listOf(ways).length === 0 ? 'noShippingMethod' : undefined;
    }
  } else if (action === 'fulfillClaim') {
    if (swapOrClaim.record.type !== 'replace') return 'claimRefunds';
    if (isPacked(swapOrClaim)) return 'ownerFulfilled';
    return listOf(swapOrClaim.record.shipping_methods).length === 0 ? 'claimNoShipping' : undefined;
  }
  return whyNotCanceled(swapOrClaim);
}

/** Returns exchanges or claims that the action is possible with. */
export const swapsAndClaimsFor = (order: AfterSales, action: SwapOrClaimAction): SwapOrClaim[] =>
  swapsAndClaimsOf(order).filter(
    (swapOrClaim) =>
      swapOrClaim.of === kindOf(action) && whyNotWith(swapOrClaim, action) === undefined,
  );

/** Returns why the action is possible with none, if so. */
export function whyNotAny(order: Order, action: SwapOrClaimAction): WhyNot | undefined {
  if (swapsAndClaimsFor(order, action).length > 0) return undefined;
  const last = swapsAndClaimsOf(order).findLast(({ of }) => of === kindOf(action));
  if (last) return whyNotWith(last, action);
  return kindOf(action) === 'swap' ? 'noSwap' : 'noClaim';
}

import {
  cancelOrderClaim,
  cancelOrderSwap,
  createClaimFulfillment,
  createSwapFulfillment,
  processSwapPayment,
} from '#generated/admin/orders/orders.ts';
import { listOf } from '#ui/format/instant.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { CreateClaimFulfillmentBody } from '#generated/admin/admin.schemas.ts';
import type { Fact, OrderOperation } from '../actions/guard.ts';
import { DifferenceRefusedError } from '../actions/payment-operations.ts';
import { refundable } from '../facts/order-facts.ts';
import type { Order } from '../query.ts';
import { swapOrClaimOf, stateOf, whyNotWith } from '../facts/swap-or-claim.ts';
import type { SwapOrClaimAction, SwapOrClaimState } from '../facts/swap-or-claim.ts';
import {
  cancelClaimAction,
  cancelSwapAction,
  fulfillClaimAction,
  fulfillSwapAction,
  processSwapAction,
} from './swap-or-claim-actions.ts';

export interface SwapOrClaimSent {
  /** Exchange or claim id */
  id: string;
  /** Undefined if the store has no locations */
  location: string | undefined;
  notify: boolean;
}

const stateIn = (order: Order, id: string): SwapOrClaimState => {
  const swapOrClaim = swapOrClaimOf(order, id);
  return swapOrClaim ? stateOf(swapOrClaim) : 'canceled';
};

const facts = (order: Order, { id }: SwapOrClaimSent): Fact[] => [
  { what: 'status', value: order.status },
  { what: 'owner', id, value: stateIn(order, id) },
];

const hasCome =
  (...states: SwapOrClaimState[]): OrderOperation<SwapOrClaimSent>['hasHappened'] =>
  (before, now, { id }) =>
    !states.includes(stateIn(before, id)) && states.includes(stateIn(now, id));

const fulfillBody = ({ location, notify }: SwapOrClaimSent): CreateClaimFulfillmentBody =>
  omitUndefined<CreateClaimFulfillmentBody>({
    location_id: location,
    no_notification: !notify,
    metadata: undefined,
  });

export const SWAP_OR_CLAIM_OPERATIONS: Record<
  SwapOrClaimAction,
  OrderOperation<SwapOrClaimSent>
> = {
  /** Charges or refunds the difference */
  processSwap: {
    operation: 'processSwapPayment',
    facts: (order, sent) => [
      ...facts(order, sent),
      { what: 'refundable', value: refundable(order) },
    ],
    whyNot: (order, { id }) => processSwapAction.whyNot(order, id),
    send: async (order, { id }, call) => {
      const answer = await processSwapPayment(order.id, id, undefined, call);
      const swap = listOf(answer.order.swaps).find((one) => one.id === id);
      if (swap?.payment_status === 'requires_action') {
        throw new DifferenceRefusedError('The provider has not settled the difference');
      }
    },
    hasHappened: (before, now, { id }) => {
      const [then, swapOrClaim] = [swapOrClaimOf(before, id), swapOrClaimOf(now, id)];
      return (
        then !== undefined &&
        swapOrClaim !== undefined &&
        whyNotWith(then, 'processSwap') === undefined &&
        whyNotWith(swapOrClaim, 'processSwap') === 'swapProcessed'
      );
    },
  },
  fulfillSwap: {
    operation: 'createSwapFulfillment',
    facts,
    whyNot: (order, { id }) => fulfillSwapAction.whyNot(order, id),
    send: (order, sent, call) =>
      createSwapFulfillment(order.id, sent.id, fulfillBody(sent), undefined, call),
    hasHappened: hasCome('fulfilled', 'shipped'),
  },
  fulfillClaim: {
    operation: 'createClaimFulfillment',
    facts,
    whyNot: (order, { id }) => fulfillClaimAction.whyNot(order, id),
    send: (order, sent, call) =>
      createClaimFulfillment(order.id, sent.id, fulfillBody(sent), undefined, call),
    hasHappened: hasCome('fulfilled', 'shipped'),
  },
  cancelSwap: {
    operation: 'cancelOrderSwap',
    facts,
    whyNot: (order, { id }) => cancelSwapAction.whyNot(order, id),
    send: (order, { id }, call) => cancelOrderSwap(order.id, id, undefined, call),
    hasHappened: hasCome('canceled'),
  },
  cancelClaim: {
    operation: 'cancelOrderClaim',
    facts,
    whyNot: (order, { id }) => cancelClaimAction.whyNot(order, id),
    send: (order, { id }, call) => cancelOrderClaim(order.id, id, undefined, call),
    hasHappened: hasCome('canceled'),
  },
};

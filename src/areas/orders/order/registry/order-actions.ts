import { allocateAction } from '../actions/allocate-action.ts';
import { archiveAction } from '../actions/archive-action.ts';
import { cancelAction } from '../actions/cancel-action.ts';
import { cancelFulfillmentAction } from '../actions/cancel-fulfillment-action.ts';
import { captureAction } from '../actions/capture-action.ts';
import { completeAction } from '../actions/complete-action.ts';
import type { OrderActionDefinition } from '../actions/define-action.ts';
import { fulfillAction } from '../actions/fulfill-action.ts';
import { refundAction } from '../actions/refund-action.ts';
import { releaseAction } from '../actions/release-action.ts';
import { shipAction } from '../actions/ship-action.ts';
import { claimAction, exchangeAction, returnAction } from '../after-sales/after-sales-actions.ts';
import { cancelReturnAction } from '../after-sales/cancel-return-action.ts';
import { updateClaimAction } from '../after-sales/claim/update-claim-action.ts';
import { receiveReturnAction } from '../after-sales/receive-return-action.ts';
import {
  cancelClaimAction,
  cancelSwapAction,
  fulfillClaimAction,
  fulfillSwapAction,
  processSwapAction,
} from '../after-sales/swap-or-claim-actions.ts';
import type { WhyNot } from '../facts/action-texts.ts';
import type { Order } from '../query.ts';

/** In the order of the menu */
const DEFINITIONS = [
  captureAction,
  fulfillAction,
  shipAction,
  refundAction,
  completeAction,
  archiveAction,
  allocateAction,
  releaseAction,
  cancelFulfillmentAction,
  cancelAction,
  returnAction,
  exchangeAction,
  claimAction,
  receiveReturnAction,
  cancelReturnAction,
  processSwapAction,
  fulfillSwapAction,
  fulfillClaimAction,
  cancelSwapAction,
  updateClaimAction,
  cancelClaimAction,
] as const;

export type OrderAction = (typeof DEFINITIONS)[number]['name'];

/** Also the names of the forms */
export const ORDER_ACTIONS: readonly OrderAction[] = DEFINITIONS.map(({ name }) => name);

export const ACTIONS = Object.fromEntries(
  DEFINITIONS.map((definition) => [definition.name, definition]),
) as unknown as Readonly<Record<OrderAction, OrderActionDefinition<OrderAction>>>;

/** Returns the reason an action isn't possible, if so. */
export const whyNot = (order: Order, action: OrderAction, subject?: string): WhyNot | undefined =>
  ACTIONS[action].whyNot(order, subject);

import type { Row } from '../pool.ts';
import { numberIn, rowIn, rowsIn } from './asked.ts';
import type { Asked } from './asked.ts';
import { itemIn } from './draft-orders.ts';
import { changeIn, isActive, lineIn } from './order-edits.ts';
import { orderOf } from './returns.ts';
import {
  cancelParcel,
  duplicate,
  has,
  hasOpen,
  inMember,
  invalid,
  isCanceled,
  isParcelCanceled,
  itemOf,
  lacks,
  notAllowed,
  notFound,
  returned,
  sent,
  shipParcel,
  statusOf,
  unitsOf,
} from './rules.ts';
import type { Refusal, Rule, Test } from './rules.ts';

const ORDERS: Record<string, Rule[]> = {
  captureOrder: [notAllowed(has('status', 'canceled'), 'A canceled order cannot capture payment')],
  completeOrder: [notAllowed(has('status', 'canceled'), 'A canceled order cannot be completed')],
  archiveOrder: [notAllowed(lacks('status', 'completed'), "Can't archive an unprocessed order")],
  refundOrder: [
    notAllowed(has('status', 'canceled'), 'A canceled order cannot be refunded'),
    notAllowed(
      (row, { body }) => numberIn(body, 'amount') > numberIn(row, 'refundable_amount'),
      'Cannot refund more than the original order amount',
    ),
  ],
  cancelOrder: [
    notAllowed(
      (row) => rowsIn(row['refunds']).length > 0,
      'Order with refund(s) cannot be canceled',
    ),
    ...['fulfillments', 'returns', 'swaps', 'claims'].map((name) =>
      notAllowed(hasOpen(name), `All ${name} must be canceled before canceling an order`),
    ),
  ],
  createOrderFulfillment: [
    notAllowed(has('status', 'canceled'), 'A canceled order cannot be fulfilled'),
    notAllowed(
      (row, { body }) =>
        unitsOf('items', body).some(([id, units]) => {
          const item = itemOf(row, id);
          return units > numberIn(item, 'quantity') - numberIn(item, 'fulfilled_quantity');
        }),
      'Cannot fulfill more items than have been purchased',
    ),
  ],
  createOrderShipment: [
    notAllowed(has('status', 'canceled'), 'A canceled order cannot be fulfilled as shipped'),
    notFound((row, asked) => sent(row, asked)['id'] === undefined, 'Could not find fulfillment'),
    isParcelCanceled,
  ],
  cancelOrderFulfillment: cancelParcel('order'),
};

const RETURNS: Record<string, Rule[]> = {
  requestOrderReturn: [
    invalid(has('status', 'canceled'), 'Cannot create a return for a canceled item.'),
    ...returned('items', (order) => order),
    invalid(
      (row, { body }) => numberIn(body, 'refund') > numberIn(row, 'refundable_amount'),
      'Cannot refund more than the original payment',
    ),
  ],
  receiveReturn: [
    notAllowed(has('status', 'canceled'), 'Cannot receive a canceled return'),
    notAllowed(
      has('status', 'received'),
      ({ id = '' }) => `Return with id ${String(id)} has already been received`,
    ),
    ...returned('items', orderOf),
  ],
  cancelReturn: [
    notAllowed(has('status', 'received'), "Can't cancel a return which has been returned"),
  ],
};

const isReturnOpen: Test = (row) => {
  const { status } = rowIn(row['return_order']);
  return status !== undefined && status !== 'canceled';
};

const SWAPS: Record<string, Rule[]> = {
  createOrderSwap: [
    notAllowed(
      lacks('payment_status', 'captured'),
      'Cannot swap an order that has not been captured',
    ),
    notAllowed(
      has('fulfillment_status', 'not_fulfilled'),
      'Cannot swap an order that has not been fulfilled',
    ),
    ...returned('return_items', (order) => order),
  ],
  processSwapPayment: inMember('swaps', 'swap', [
    notAllowed(isCanceled, 'Canceled swap cannot be processed'),
    notAllowed(
      (swap) => !swap['confirmed_at'],
      "Cannot process a swap that hasn't been confirmed by the customer",
    ),
  ]),
  createSwapFulfillment: inMember('swaps', 'swap', [
    notAllowed(isCanceled, 'Canceled swap cannot be fulfilled'),
    notAllowed(
      lacks('fulfillment_status', 'not_fulfilled', 'canceled'),
      'The swap was already fulfilled',
    ),
    notAllowed(
      (swap) => rowsIn(swap['shipping_methods']).length === 0,
      "Cannot fulfill an swap that doesn't have shipping methods",
    ),
  ]),
  createSwapShipment: inMember('swaps', 'swap', [
    notAllowed(isCanceled, 'Canceled swap cannot be fulfilled as shipped'),
    ...shipParcel,
  ]),
  cancelSwapFulfillment: inMember('swaps', 'swap', cancelParcel('swap')),
  cancelOrderSwap: inMember('swaps', 'swap', [
    notAllowed(
      has('payment_status', 'difference_refunded', 'partially_refunded', 'refunded'),
      'Swap with a refund cannot be canceled',
    ),
    notAllowed(
      hasOpen('fulfillments'),
      'All fulfillments must be canceled before the swap can be canceled',
    ),
    notAllowed(isReturnOpen, 'Return must be canceled before the swap can be canceled'),
  ]),
};

const CUSTOMERS: Record<string, Rule[]> = {
  'swaps/confirm': [notAllowed(isCanceled, 'Cart related to canceled swap cannot be completed')],
  'order-edits/decline': [
    notAllowed(
      lacks('status', 'requested', 'declined'),
      (edit) => `Cannot decline an order edit with status ${statusOf(edit)}.`,
    ),
  ],
};

const CLAIMS: Record<string, Rule[]> = {
  createOrderClaim: [
    invalid(
      (_row, { body }) =>
        body['type'] === 'replace' && rowsIn(body['additional_items']).length === 0,
      'Claims with type "replace" must have at least one additional item.',
    ),
    invalid(
      (_row, { body }) => rowsIn(body['claim_items']).length === 0,
      'Claims must have at least one claim item.',
    ),
    invalid(
      (_row, { body }) => numberIn(body, 'refund_amount') > 0 && body['type'] !== 'refund',
      (_row, { body }) =>
        `Claim has type "${String(body['type'])}" but must be type "refund" to have a refund_amount.`,
    ),
    invalid(has('status', 'canceled'), 'Cannot create a claim on a canceled item.'),
    notAllowed(
      (row, { body }) =>
        unitsOf('claim_items', body).some(([id]) => !itemOf(row, id)['variant_id']),
      'Cannot claim a custom line item',
    ),
    notAllowed(
      (row, { body }) =>
        unitsOf('claim_items', body).some(
          ([id, units]) => units > numberIn(itemOf(row, id), 'fulfilled_quantity'),
        ),
      'Cannot claim more of an item than has been fulfilled.',
    ),
  ],
  updateOrderClaim: inMember('claims', 'claim', [
    notAllowed(isCanceled, 'Canceled claim cannot be updated'),
  ]),
  createClaimFulfillment: inMember('claims', 'claim', [
    notAllowed(isCanceled, 'Canceled claim cannot be fulfilled'),
    notAllowed(
      lacks('fulfillment_status', 'not_fulfilled', 'canceled'),
      'The claim has already been fulfilled.',
    ),
    notAllowed(
      lacks('type', 'replace'),
      ({ type = '' }) => `Claims with the type "${String(type)}" can not be fulfilled.`,
    ),
    notAllowed(
      (claim) => rowsIn(claim['shipping_methods']).length === 0,
      'Cannot fulfill a claim without a shipping method.',
    ),
  ]),
  createClaimShipment: inMember('claims', 'claim', [
    notAllowed(isCanceled, 'Canceled claim cannot be fulfilled as shipped'),
    ...shipParcel,
  ]),
  cancelClaimFulfillment: inMember('claims', 'claim', cancelParcel('claim')),
  cancelOrderClaim: inMember('claims', 'claim', [
    notAllowed(
      (claim) => numberIn(claim, 'refund_amount') > 0,
      'Claim with a refund cannot be canceled',
    ),
    notAllowed(
      hasOpen('fulfillments'),
      'All fulfillments must be canceled before the claim can be canceled',
    ),
    notAllowed(isReturnOpen, 'Return must be canceled before the claim can be canceled'),
  ]),
};

const isClosed: Test = (edit) => !isActive(edit);

const closedForItems = notAllowed(
  isClosed,
  (edit) =>
    `Can not update an item on the order edit ${String(edit['id'])} with the status ${statusOf(edit)}`,
);

const foreignItem = (isOwn: Test): Rule =>
  invalid(
    (edit, asked) => !isOwn(edit, asked),
    (edit, { params: { item = '' } }) =>
      `Invalid line item id ${item} it does not belong to the same order edit ${String(edit['order_id'])}.`,
  );

const EDITS: Record<string, Rule[]> = {
  createOrderEdit: [
    invalid(
      (_row, { body, all }) =>
        all('oe').some((one) => one['order_id'] === body['order_id'] && isActive(one)),
      (_row, { body }) =>
        `An active order edit already exists for the order ${String(body['order_id'])}`,
    ),
  ],
  deleteOrderEdit: [
    notAllowed(
      lacks('status', 'created'),
      (edit) => `Cannot delete order edit with status ${statusOf(edit)}`,
    ),
  ],
  createOrderEditItem: [
    notAllowed(isClosed, (edit) => `Can not add an item to the edit with status ${statusOf(edit)}`),
  ],
  updateOrderEditItem: [
    closedForItems,
    foreignItem((edit, { params }) => lineIn(edit, params['item'])['id'] !== undefined),
  ],
  deleteOrderEditItem: [
    closedForItems,
    foreignItem((edit, { params }) => lineIn(edit, params['item'])['original_item_id'] !== null),
  ],
  deleteOrderEditChange: [
    notFound(
      (edit, { params }) => changeIn(edit, params['change'])['id'] === undefined,
      (_edit, { params: { change = '' } }) => `Order edit item change ${change} was not found`,
    ),
    notAllowed(
      has('status', 'confirmed', 'canceled'),
      (edit) => `Cannot delete and item change from a ${statusOf(edit)} order edit`,
    ),
  ],
  requestOrderEdit: [
    invalid(
      (edit) => rowsIn(edit['changes']).length === 0,
      'Cannot request a confirmation on an edit with no changes',
    ),
  ],
  cancelOrderEdit: [
    notAllowed(
      has('status', 'confirmed', 'declined'),
      (edit) => `Cannot cancel order edit with status ${statusOf(edit)}`,
    ),
  ],
  confirmOrderEdit: [
    notAllowed(
      has('status', 'canceled', 'declined'),
      (edit) => `Cannot confirm an order edit with status ${statusOf(edit)}`,
    ),
  ],
};

const onlyOpen = notAllowed(
  has('status', 'completed'),
  'You are only allowed to update open draft orders',
);

const DRAFTS: Record<string, Rule[]> = {
  updateDraftOrder: [onlyOpen],
  createDraftOrderLineItem: [onlyOpen],
  updateDraftOrderLineItem: [
    onlyOpen,
    invalid(
      (draft, { params }) => itemIn(draft, params['item'])['id'] === undefined,
      'Could not find the line item',
    ),
  ],
  deleteDraftOrderLineItem: [onlyOpen],
  payDraftOrder: [
    duplicate(has('status', 'completed'), 'Order from cart already exists'),
    invalid(
      (draft) => rowsIn(rowIn(draft['cart'])['items']).length === 0,
      'Cannot create order from empty cart',
    ),
  ],
};

/** The server's refusals, by action; the first one that applies is answered. */
const REFUSALS: Readonly<Record<string, readonly Rule[]>> = {
  ...ORDERS,
  ...RETURNS,
  ...SWAPS,
  ...CUSTOMERS,
  ...CLAIMS,
  ...EDITS,
  ...DRAFTS,
};

export function refusalOf(action: string, row: Row, asked: Asked): Refusal | undefined {
  for (const one of REFUSALS[action] ?? []) {
    const refusal = one(row, asked);
    if (refusal) return refusal;
  }
  return undefined;
}

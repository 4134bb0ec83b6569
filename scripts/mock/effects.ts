import type { Row } from './pool.ts';
import { refunded } from './effects/amounts.ts';
import { inMember, numberIn, rowsIn } from './effects/asked.ts';
import type { Effect } from './effects/asked.ts';
import { cancelClaim, createClaim, updateClaim } from './effects/claims.ts';
import {
  addDraftItem,
  newDraft,
  payDraft,
  removeDraftItem,
  updateDraft,
  updateDraftItem,
} from './effects/draft-orders.ts';
import {
  addItem,
  cancelEdit,
  confirmEdit,
  declineEdit,
  newEdit,
  removeChange,
  removeItem,
  requestEdit,
  updateItem,
} from './effects/order-edits.ts';
import { parcelsOf } from './effects/parcels.ts';
import { receiveReturn, requestReturn } from './effects/returns.ts';
import { cancelSwap, confirmSwap, createSwap, processSwap } from './effects/swaps.ts';

const OF_ORDER = parcelsOf({ list: 'items', back: 'order_id' });
const OF_SWAP = parcelsOf({ list: 'additional_items', back: 'swap_id' });
const OF_CLAIM = parcelsOf({ list: 'additional_items', back: 'claim_order_id' });

const inSwap = (effect: Effect): Effect => inMember('swaps', 'swap_id', effect);
const inClaim = (effect: Effect): Effect => inMember('claims', 'claim_id', effect);

const refund: Effect = (row, asked) => {
  const { reason = 'other', note = null } = asked.body;
  const amount = numberIn(asked.body, 'amount');
  const paid = refunded(row, asked, { amount, reason: String(reason), note });
  const isWhole = numberIn(paid, 'refundable_amount') <= 0;
  return { ...paid, payment_status: isWhole ? 'refunded' : 'partially_refunded' };
};

/** A price list keeps the prices that a call doesn't name. */
const addPrices: Effect = (row, { body }) => {
  if (body['prices'] === undefined) return {};
  const given = rowsIn(body['prices']);
  const ids = new Set(given.map(({ id }) => id));
  const others = rowsIn(row['prices']).filter(({ id }) => id === undefined || !ids.has(id));
  return { prices: [...others, ...given] };
};

/** Actions on one record, by operation. Those that aren't here go on to Prism and change nothing. */
export const EFFECTS: Readonly<Record<string, Effect>> = {
  captureOrder: (row, { now }) => ({
    payment_status: 'captured',
    payments: rowsIn(row['payments']).map((one) => ({ ...one, captured_at: now })),
    paid_total: row['total'] ?? 0,
  }),
  refundOrder: refund,
  cancelOrder: (_row, { now }) => ({
    status: 'canceled',
    fulfillment_status: 'canceled',
    payment_status: 'canceled',
    canceled_at: now,
  }),
  createOrderFulfillment: OF_ORDER.fulfill,
  createOrderShipment: OF_ORDER.ship,
  cancelOrderFulfillment: OF_ORDER.cancel,
  requestOrderReturn: requestReturn,
  receiveReturn,
  cancelReturn: () => ({ status: 'canceled' }),
  createOrderSwap: createSwap,
  processSwapPayment: inSwap(processSwap),
  createSwapFulfillment: inSwap(OF_SWAP.fulfill),
  createSwapShipment: inSwap(OF_SWAP.ship),
  cancelSwapFulfillment: inSwap(OF_SWAP.cancel),
  cancelOrderSwap: inSwap(cancelSwap),
  createOrderClaim: createClaim,
  updateOrderClaim: inClaim(updateClaim),
  createClaimFulfillment: inClaim(OF_CLAIM.fulfill),
  createClaimShipment: inClaim(OF_CLAIM.ship),
  cancelClaimFulfillment: inClaim(OF_CLAIM.cancel),
  cancelOrderClaim: inClaim(cancelClaim),
  completeOrder: () => ({ status: 'completed' }),
  archiveOrder: () => ({ status: 'archived' }),
  cancelBatchJob: (_row, { now }) => ({ status: 'canceled', canceled_at: now }),
  confirmBatchJob: (_row, { now }) => ({ status: 'confirmed', confirmed_at: now }),
  revokePublishableApiKey: (_row, { now }) => ({ revoked_at: now }),
  createOrderEditItem: addItem,
  updateOrderEditItem: updateItem,
  deleteOrderEditItem: removeItem,
  deleteOrderEditChange: removeChange,
  requestOrderEdit: requestEdit,
  cancelOrderEdit: cancelEdit,
  confirmOrderEdit: confirmEdit,
  updateDraftOrder: updateDraft,
  createDraftOrderLineItem: addDraftItem,
  updateDraftOrderLineItem: updateDraftItem,
  deleteDraftOrderLineItem: removeDraftItem,
  payDraftOrder: payDraft,
  updatePriceList: addPrices,
  upsertPriceListPrices: addPrices,
  setProductMetadata: (_row, { body }) => ({
    metadata: { [String(body['key'])]: body['value'] ?? '' },
  }),
};

/** Of customers, by list and name: their own pages aren't part of the mock. */
export const BY_CUSTOMER: Readonly<Record<string, Effect>> = {
  'swaps/confirm': confirmSwap,
  'order-edits/decline': declineEdit,
};

/** The server works most of this record out from others: Prism's example shows more. */
export const LEFT_TO_PRISM: ReadonlySet<string> = new Set(['createBatchJob']);

const DAYS_OF_INVITE = 7;

function countUnits(row: Row): Row {
  const levels = rowsIn(row['location_levels']).map((one): Row => ({
    ...one,
    available_quantity: numberIn(one, 'stocked_quantity') - numberIn(one, 'reserved_quantity'),
  }));
  const sum = (name: string): number =>
    levels.reduce((total, one) => total + numberIn(one, name), 0);
  return {
    location_levels: levels,
    stocked_quantity: sum('stocked_quantity'),
    reserved_quantity: sum('reserved_quantity'),
  };
}

/** Properties that the server works out, by operation. */
export const COMPLETED: Readonly<Record<string, Effect>> = {
  createDraftOrder: newDraft,
  createOrderEdit: newEdit,
  createInventoryLevel: countUnits,
  deleteInventoryLevel: countUnits,
  updateInventoryLevel: countUnits,
  createInvite: ({ created_at: since }) => {
    const until = new Date(String(since));
    until.setUTCDate(until.getUTCDate() + DAYS_OF_INVITE);
    return { expires_at: until.toISOString() };
  },
  createGiftCard: ({ id, value = 0 }) => ({ code: String(id).slice(-16), balance: value }),
  createProduct: (row) => {
    const options = rowsIn(row['options']);
    const complete = (variant: Row): Row => ({
      ...variant,
      options: rowsIn(variant['options']).map((one, index) => ({
        ...one,
        option_id: options[index]?.['id'] ?? '',
      })),
    });
    return { variants: rowsIn(row['variants']).map(complete) };
  },
};

/** Properties of bodies that records have under another name. */
export const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  createInvite: { user: 'user_email' },
};

/** Calls for a member of a record's list, whose name is in the path. */
export const PARTS: ReadonlySet<string> = new Set([
  'addRegionToDiscount',
  'createInventoryLevel',
  'createProductOption',
  'createProductVariant',
  'deleteInventoryLevel',
  'deleteProductOption',
  'deleteProductVariant',
  'removeRegionFromDiscount',
  'updateInventoryLevel',
  'updateProductOption',
  'updateProductVariant',
]);

interface Link {
  /** The property of the body that has ids, or rows with ids. */
  ids: string;
  /** Those records' own property that changes. */
  property: string;
}

/** Calls that put other records into one; DELETE takes them out. */
export const LINKS: Readonly<Record<string, Link>> = {
  addCustomersToGroup: { ids: 'customer_ids', property: 'groups' },
  removeCustomersFromGroup: { ids: 'customer_ids', property: 'groups' },
  addProductsToCategory: { ids: 'product_ids', property: 'categories' },
  removeProductsFromCategory: { ids: 'product_ids', property: 'categories' },
  addProductsToCollection: { ids: 'product_ids', property: 'collection_id' },
  removeProductsFromCollection: { ids: 'product_ids', property: 'collection_id' },
  addProductsToSalesChannel: { ids: 'product_ids', property: 'sales_channels' },
  removeProductsFromSalesChannel: { ids: 'product_ids', property: 'sales_channels' },
};

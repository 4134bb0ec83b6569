import type { Json } from '../contract/document.ts';
import { isRow } from './pool.ts';
import type { Row } from './pool.ts';

export interface Asked {
  body: Row;
  params: Readonly<Record<string, string>>;
  now: string;
}

/** The properties that an action changes. */
type Effect = (row: Row, asked: Asked) => Row;

const rowsIn = (value: Json | undefined): Row[] =>
  Array.isArray(value) ? value.filter((one) => isRow(one)) : [];

const numberIn = (row: Row, name: string): number => Number(row[name] ?? 0);

/** Alone it leaves a record within as it is. */
const idOf = ({ id = null }: Row): Row => ({ id });

/** @param units rows that name items and quantities */
function countItems(row: Row, units: Json | undefined, property: string, sign = 1): Row[] {
  const counts = new Map(rowsIn(units).map((one) => [one['item_id'], numberIn(one, 'quantity')]));
  return rowsIn(row['items']).map((item) => {
    const count = sign * (counts.get(item['id']) ?? 0);
    const quantity = item['quantity'] ?? 0;
    return { ...idOf(item), quantity, [property]: numberIn(item, property) + count };
  });
}

const stateOf = (items: readonly Row[], property: string, state: string): string =>
  items.every((item) => numberIn(item, property) >= numberIn(item, 'quantity'))
    ? state
    : `partially_${state}`;

function fulfill(row: Row, { body, now }: Asked): Row {
  const items = countItems(row, body['items'], 'fulfilled_quantity');
  const { location_id: location = null, no_notification: silent = null } = body;
  const made: Row = {
    created_at: now,
    updated_at: now,
    provider_id: 'manual',
    location_id: location,
    no_notification: silent === null ? null : String(silent) === 'true',
    items: rowsIn(body['items']),
  };
  return {
    items,
    fulfillments: [...rowsIn(row['fulfillments']).map(idOf), made],
    fulfillment_status: stateOf(items, 'fulfilled_quantity', 'fulfilled'),
  };
}

function ship(row: Row, { body, now }: Asked): Row {
  const fulfillments = rowsIn(row['fulfillments']);
  const sent = fulfillments.find((one) => one['id'] === body['fulfillment_id']);
  if (!sent) return {};
  const items = countItems(row, sent['items'], 'shipped_quantity');
  const numbers = [body['tracking_numbers'] ?? []].flat();
  const shipped: Row = {
    ...idOf(sent),
    shipped_at: now,
    tracking_numbers: numbers,
    tracking_links: numbers.map((number) => ({ tracking_number: number, created_at: now })),
  };
  return {
    items,
    fulfillments: fulfillments.map((one) => (one === sent ? shipped : idOf(one))),
    fulfillment_status: stateOf(items, 'shipped_quantity', 'shipped'),
  };
}

function cancelFulfillment(row: Row, { params, now }: Asked): Row {
  const fulfillments = rowsIn(row['fulfillments']);
  const gone = fulfillments.find((one) => one['id'] === params['fulfillment_id']);
  if (!gone) return {};
  return {
    items: countItems(row, gone['items'], 'fulfilled_quantity', -1),
    fulfillments: fulfillments.map((one) =>
      one === gone ? { ...idOf(one), canceled_at: now } : idOf(one),
    ),
    fulfillment_status: 'canceled',
  };
}

function refund(row: Row, { body, now }: Asked): Row {
  const { reason = 'other', note = null } = body;
  const [amount, paid] = [numberIn(body, 'amount'), numberIn(row, 'paid_total')];
  const refunded = numberIn(row, 'refunded_total') + amount;
  let left = amount;
  const payments = rowsIn(row['payments']).map((one) => {
    const before = numberIn(one, 'amount_refunded');
    const part = one['captured_at'] ? Math.min(left, numberIn(one, 'amount') - before) : 0;
    left -= part;
    return { ...one, amount_refunded: before + part };
  });
  const made: Row = { created_at: now, updated_at: now, amount, reason, note };
  return {
    payments,
    refunds: [...rowsIn(row['refunds']).map(idOf), made],
    refunded_total: refunded,
    refundable_amount: paid - refunded,
    payment_status: refunded < paid ? 'partially_refunded' : 'refunded',
  };
}

/** A price list keeps the prices that a call doesn't name. */
function addPrices(row: Row, { body }: Asked): Row {
  if (body['prices'] === undefined) return {};
  const given = rowsIn(body['prices']);
  const ids = new Set(given.map(({ id }) => id));
  const others = rowsIn(row['prices']).filter(({ id }) => id === undefined || !ids.has(id));
  return { prices: [...others, ...given] };
}

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
  createOrderFulfillment: fulfill,
  createOrderShipment: ship,
  cancelOrderFulfillment: cancelFulfillment,
  completeOrder: () => ({ status: 'completed' }),
  archiveOrder: () => ({ status: 'archived' }),
  cancelBatchJob: (_row, { now }) => ({ status: 'canceled', canceled_at: now }),
  confirmBatchJob: (_row, { now }) => ({ status: 'confirmed', confirmed_at: now }),
  revokePublishableApiKey: (_row, { now }) => ({ revoked_at: now }),
  requestOrderEdit: (_row, { now }) => ({ status: 'requested', requested_at: now }),
  cancelOrderEdit: (_row, { now }) => ({ status: 'canceled', canceled_at: now }),
  confirmOrderEdit: (_row, { now }) => ({ status: 'confirmed', confirmed_at: now }),
  updatePriceList: addPrices,
  upsertPriceListPrices: addPrices,
  setProductMetadata: (_row, { body }) => ({
    metadata: { [String(body['key'])]: body['value'] ?? '' },
  }),
};

/** The server works most of these records out from others: Prism's examples show more. */
export const LEFT_TO_PRISM: ReadonlySet<string> = new Set([
  'createBatchJob',
  'createDraftOrder',
  'createOrderEdit',
]);

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
export const COMPLETED: Readonly<Record<string, (row: Row) => Row>> = {
  createInventoryLevel: countUnits,
  deleteInventoryLevel: countUnits,
  updateInventoryLevel: countUnits,
  createInvite: ({ created_at: since }) => {
    const until = new Date(String(since));
    until.setUTCDate(until.getUTCDate() + DAYS_OF_INVITE);
    return { expires_at: until.toISOString() };
  },
  createGiftCard: ({ id, value = 0 }) => ({ code: String(id).slice(-16), balance: value }),
  createOrderFulfillment: ({ fulfillments }) => ({
    fulfillments: rowsIn(fulfillments).map((one) => ({
      ...idOf(one),
      items: rowsIn(one['items']).map((item) => ({ ...item, fulfillment_id: one['id'] ?? null })),
    })),
  }),
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

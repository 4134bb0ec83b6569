import type { Json } from '../../contract/document.ts';
import type { Row } from '../pool.ts';
import { newShipping, refunded, refundFor } from './amounts.ts';
import { idOf, numberIn, rowIn, rowsIn, timesOf } from './asked.ts';
import type { Asked, Effect } from './asked.ts';
import { stateOf } from './parcels.ts';

/** Sold, exchanged and replaced. */
export const soldIn = (order: Row): Row[] => [
  ...rowsIn(order['items']),
  ...[...rowsIn(order['swaps']), ...rowsIn(order['claims'])].flatMap((one) =>
    rowsIn(one['additional_items']),
  ),
];

const itemIn = (order: Row, id: Json | undefined): Row =>
  soldIn(order).find((one) => one['id'] === id) ?? {};

/** An exchange's return names the exchange alone. */
export const orderOf = (row: Row, { read }: Asked): Row =>
  read(row['order_id'] ?? read(row['swap_id'])['order_id']);

interface Requested {
  items: Row[];
  shipping: Json | undefined;
  refund: Json | undefined;
  location: Json | undefined;
  /** Properties that name it. */
  owner: Row;
}

export function newReturn(order: Row, asked: Asked, requested: Requested): Row {
  const { items, refund, location = null, owner } = requested;
  const id = asked.newId('ret');
  const isShipped = rowIn(requested.shipping)['option_id'] !== undefined;
  const shipping = isShipped
    ? newShipping(asked, rowIn(requested.shipping), { return_id: id })
    : null;
  const worth = items.reduce(
    (sum, one) => sum + refundFor(itemIn(order, one['item_id']), numberIn(one, 'quantity')),
    0,
  );
  const cost = shipping ? numberIn(shipping, 'price') : 0;
  return {
    id,
    ...timesOf(asked),
    status: 'requested',
    swap_id: null,
    claim_order_id: null,
    order_id: order['id'] ?? null,
    ...owner,
    shipping_data: shipping ? {} : null,
    location_id: location,
    refund_amount: refund ? Math.max(0, Number(refund)) : Math.floor(worth) - cost,
    no_notification: asked.body['no_notification'] ?? order['no_notification'] ?? null,
    idempotency_key: null,
    received_at: null,
    metadata: null,
    shipping_method: shipping,
    items: items.map((one) => ({
      return_id: id,
      item_id: one['item_id'] ?? null,
      quantity: one['quantity'] ?? 0,
      is_requested: true,
      requested_quantity: one['quantity'] ?? 0,
      received_quantity: null,
      reason_id: one['reason_id'] ?? null,
      note: one['note'] ?? null,
      metadata: {},
    })),
  };
}

/** The server counts what was requested, even if less has come. */
function countReturned(order: Row, made: Row, asked: Asked): void {
  for (const one of rowsIn(made['items'])) {
    const item = itemIn(order, one['item_id']);
    const units = numberIn(one, 'quantity');
    if (item['id'] === undefined) continue;
    asked.put({
      ...idOf(item),
      returned_quantity: numberIn(item, 'returned_quantity') + units,
      refundable: Math.max(0, Math.round(numberIn(item, 'refundable') - refundFor(item, units))),
    });
  }
}

function receivedItems(row: Row, { body }: Asked): Row[] {
  const requested = rowsIn(row['items']);
  const received = rowsIn(body['items']).map((one) => {
    const known = requested.find(({ item_id: id }) => id === one['item_id']);
    const quantity = one['quantity'] ?? 0;
    return {
      return_id: row['id'] ?? null,
      item_id: one['item_id'] ?? null,
      reason_id: null,
      note: null,
      metadata: {},
      ...known,
      quantity,
      requested_quantity: known?.['quantity'] ?? null,
      received_quantity: quantity,
      is_requested: known?.['quantity'] === quantity,
    };
  });
  const ids = new Set(received.map((one) => one.item_id));
  return [...received, ...requested.filter(({ item_id: id = null }) => !ids.has(id))];
}

const arrived = (row: Row, asked: Asked): Row => ({
  status: 'received',
  received_at: asked.now,
  items: receivedItems(row, asked),
});

export const requestReturn: Effect = (order, asked) => {
  const { items, return_shipping: shipping, refund, location_id: location } = asked.body;
  const made = newReturn(order, asked, {
    items: rowsIn(items),
    shipping,
    refund,
    location,
    owner: {},
  });
  const isHere = asked.body['receive_now'] === true;
  if (isHere) countReturned(order, made, asked);
  asked.put(isHere ? { ...made, ...arrived(made, asked) } : made);
  return {};
};

export const receiveReturn: Effect = (row, asked) => {
  const order = orderOf(row, asked);
  const { refund, location_id: location } = asked.body;
  const amount = Math.max(0, Number(refund ?? row['refund_amount'] ?? 0));
  countReturned(order, row, asked);
  if (row['order_id'] !== null) asked.put(takenBack(asked.read(row['order_id']), asked, amount));
  return {
    ...arrived(row, asked),
    refund_amount: amount,
    location_id: location ?? row['location_id'] ?? null,
  };
};

function takenBack(order: Row, asked: Asked, amount: number): Row {
  const own = { ...idOf(order), updated_at: asked.now };
  if (amount > numberIn(order, 'refundable_amount')) {
    return { ...own, fulfillment_status: 'requires_action' };
  }
  return {
    ...own,
    ...(amount > 0 ? refunded(order, asked, { amount, reason: 'return' }) : {}),
    fulfillment_status: stateOf(rowsIn(order['items']), 'returned_quantity', 'returned'),
  };
}

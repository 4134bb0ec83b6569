import type { Json } from '../../contract/document.ts';
import type { Row } from '../pool.ts';
import { newItem, priced, sumsOf } from './amounts.ts';
import { idOf, numberIn, rowIn, rowsIn, sumOf, timesOf } from './asked.ts';
import type { Asked, Effect } from './asked.ts';

function copyOf(item: Row, asked: Asked, edit: Row): Row {
  const id = asked.newId('item');
  const own = (rows: Json | undefined, kind: string): Row[] =>
    rowsIn(rows).map((one) => ({ ...one, id: asked.newId(kind), item_id: id }));
  return {
    ...item,
    ...timesOf(asked),
    id,
    order_edit_id: edit['id'] ?? null,
    original_item_id: item['id'] ?? null,
    order_id: null,
    cart_id: null,
    tax_lines: own(item['tax_lines'], 'litl'),
    adjustments: own(item['adjustments'], 'lia'),
    variant: item['variant_id'] ? { id: item['variant_id'] } : null,
  };
}

function summed(edit: Row, asked: Asked, items: readonly Row[]): Row {
  const order = asked.read(edit['order_id']);
  const tax = numberIn(order, 'tax_total') - sumOf(rowsIn(order['items']), 'tax_total');
  const sums = sumsOf(items, [numberIn(order, 'shipping_total'), tax]);
  return { ...sums, difference_due: sums.total - numberIn(order, 'total') };
}

export function newEdit(edit: Row, asked: Asked): Row {
  const order = asked.read(edit['order_id']);
  const items = rowsIn(order['items']).map((one) => copyOf(one, asked, edit));
  return { status: 'created', changes: [], items, ...summed(edit, asked, items) };
}

function newChange(edit: Row, asked: Asked, type: string, item: Row): Row {
  const line = type === 'item_remove' ? null : (item['id'] ?? null);
  const original = item['original_item_id'] ?? null;
  return {
    id: asked.newId('oic'),
    ...timesOf(asked),
    type,
    order_edit_id: edit['id'] ?? null,
    line_item_id: line,
    line_item: line === null ? null : { id: line },
    original_line_item_id: original,
    original_line_item: original === null ? null : { id: original },
    deleted_at: null,
  };
}

const changesOf = (edit: Row): Row[] => rowsIn(edit['changes']).map(idOf);

export const addItem: Effect = (edit, asked) => {
  const region = asked.read(asked.read(edit['order_id'])['region_id']);
  const item = newItem(asked, asked.body, region, { order_edit_id: edit['id'] ?? null });
  const items = [...rowsIn(edit['items']), item];
  const changes = [...changesOf(edit), newChange(edit, asked, 'item_add', item)];
  return { items, changes, ...summed(edit, asked, items) };
};

export const updateItem: Effect = (edit, asked) => {
  const { body, params, now } = asked;
  const changed = { quantity: numberIn(body, 'quantity'), updated_at: now };
  const items = rowsIn(edit['items']).map((one) =>
    one['id'] === params['item'] ? priced(one, changed) : one,
  );
  const item = items.find((one) => one['id'] === params['item']) ?? {};
  const isNew = !rowsIn(edit['changes']).some((one) => one['line_item_id'] === item['id']);
  const made = isNew ? [newChange(edit, asked, 'item_update', item)] : [];
  return { items, changes: [...changesOf(edit), ...made], ...summed(edit, asked, items) };
};

export const removeItem: Effect = (edit, asked) => {
  const gone = rowsIn(edit['items']).find((one) => one['id'] === asked.params['item']) ?? {};
  const items = rowsIn(edit['items']).filter((one) => one !== gone);
  const others = rowsIn(edit['changes']).filter((one) => one['line_item_id'] !== gone['id']);
  const changes = [...others.map(idOf), newChange(edit, asked, 'item_remove', gone)];
  return { items, changes, ...summed(edit, asked, items) };
};

/** The line goes with the change, as on the server. */
export const removeChange: Effect = (edit, asked) => {
  const changes = rowsIn(edit['changes']);
  const gone = changes.find((one) => one['id'] === asked.params['change']) ?? {};
  const items = rowsIn(edit['items']).filter((one) => one['id'] !== gone['line_item_id']);
  return {
    items,
    changes: changes.filter((one) => one !== gone).map(idOf),
    ...summed(edit, asked, items),
  };
};

export const requestEdit: Effect = (edit, asked) => {
  const { now, user } = asked;
  const amount = numberIn(edit, 'difference_due');
  const asking = edit['requested_at']
    ? {}
    : { status: 'requested', requested_at: now, requested_by: user };
  if (amount <= 0) return asking;
  const order = asked.read(edit['order_id']);
  const collection: Row = {
    id: asked.newId('paycol'),
    ...timesOf(asked),
    type: 'order_edit',
    status: 'not_paid',
    description: null,
    amount,
    authorized_amount: null,
    region_id: order['region_id'] ?? null,
    currency_code: order['currency_code'] ?? null,
    created_by: user,
    deleted_at: null,
    metadata: null,
  };
  asked.put(collection);
  return {
    ...asking,
    payment_collection_id: collection['id'] ?? null,
    payment_collection: idOf(collection),
  };
};

export const cancelEdit: Effect = (edit, { now, user }) =>
  edit['canceled_at'] ? {} : { status: 'canceled', canceled_at: now, canceled_by: user };

export const declineEdit: Effect = (edit, asked) => {
  if (edit['declined_at']) return {};
  const customer = asked.read(edit['order_id'])['customer_id'] ?? null;
  const reason = asked.body['declined_reason'] ?? null;
  return {
    status: 'declined',
    declined_at: asked.now,
    declined_by: customer,
    declined_reason: reason,
  };
};

/** The edit's items take the place of the order's. */
export const confirmEdit: Effect = (edit, asked) => {
  const { now, user } = asked;
  if (edit['confirmed_at']) return {};
  const order = asked.read(edit['order_id']);
  const items = rowsIn(edit['items']);
  const { difference_due: _due, ...sums } = summed(edit, asked, items);
  for (const item of rowsIn(order['items'])) asked.put({ ...idOf(item), order_id: null });
  asked.put({
    ...idOf(order),
    ...sums,
    items: items.map((one) => ({ ...idOf(one), order_id: order['id'] ?? null })),
  });
  return { status: 'confirmed', confirmed_at: now, confirmed_by: user, difference_due: 0 };
};

export const isActive = (edit: Row): boolean =>
  ['created', 'requested'].includes(String(edit['status']));

export const lineIn = (edit: Row, id: string | undefined): Row =>
  rowIn(rowsIn(edit['items']).find((one) => one['id'] === id));

export const changeIn = (edit: Row, id: string | undefined): Row =>
  rowIn(rowsIn(edit['changes']).find((one) => one['id'] === id));

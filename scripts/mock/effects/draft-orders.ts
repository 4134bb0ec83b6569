import type { Json } from '../../contract/document.ts';
import type { Row } from '../pool.ts';
import { newItem, newPayment, newShipping, priced, sumsOf } from './amounts.ts';
import { idOf, numberIn, rowIn, rowsIn, sumOf, timesOf } from './asked.ts';
import type { Asked, Effect } from './asked.ts';

const nextNumber = (rows: readonly Row[]): number =>
  Math.max(0, ...rows.map((one) => numberIn(one, 'display_id'))) + 1;

const cartOf = (draft: Row): Row => rowIn(draft['cart']);

function summed(items: readonly Row[], methods: readonly Row[]): Row {
  const price = methods.reduce((sum, one) => sum + numberIn(one, 'price'), 0);
  return sumsOf(items, [price, sumOf(methods, 'tax_total')]);
}

function addressIn(given: Json | undefined, asked: Asked): Row | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'string') return asked.read(given);
  return {
    id: asked.newId('addr'),
    ...timesOf(asked),
    customer_id: null,
    company: null,
    address_2: null,
    province: null,
    phone: null,
    deleted_at: null,
    metadata: null,
    ...rowIn(given),
  };
}

/** As on the server, an unknown address makes a guest. */
function customerFor(body: Row, asked: Asked): Row {
  const { email = null, customer_id: id } = body;
  const known =
    id === undefined ? asked.all('cus').find((one) => one['email'] === email) : asked.read(id);
  if (known?.['id'] !== undefined) return known;
  const guest: Row = {
    id: asked.newId('cus'),
    ...timesOf(asked),
    email,
    first_name: null,
    last_name: null,
    phone: null,
    has_account: false,
    billing_address_id: null,
    deleted_at: null,
    metadata: null,
  };
  asked.put(guest);
  return guest;
}

/** A cart's properties that a body changes. */
function cartChanges(body: Row, asked: Asked): Row {
  const changes: Row = {};
  for (const name of ['email', 'region_id', 'customer_id']) {
    const value = body[name];
    if (value !== undefined) changes[name] = value;
  }
  for (const name of ['shipping_address', 'billing_address']) {
    const address = addressIn(body[name], asked);
    if (address) Object.assign(changes, { [name]: address, [`${name}_id`]: address['id'] ?? null });
  }
  if (body['email'] !== undefined || body['customer_id'] !== undefined) {
    const customer = customerFor(body, asked);
    Object.assign(changes, { customer: idOf(customer), customer_id: customer['id'] ?? null });
  }
  if (body['discounts'] !== undefined) {
    const codes = new Set(rowsIn(body['discounts']).map(({ code }) => code));
    const discounts = asked.all('disc').filter(({ code }) => codes.has(code));
    changes['discounts'] = discounts.map(idOf);
  }
  return changes;
}

export function newDraft(draft: Row, asked: Asked): Row {
  const { body } = asked;
  const id = asked.newId('cart');
  const owner = { cart_id: id };
  const items = rowsIn(body['items']).map((one) =>
    newItem(asked, one, asked.read(body['region_id']), owner),
  );
  const methods = rowsIn(body['shipping_methods']).map((one) => newShipping(asked, one, owner));
  const cart: Row = {
    id,
    ...timesOf(asked),
    object: 'cart',
    type: 'draft_order',
    billing_address_id: null,
    billing_address: null,
    shipping_address_id: null,
    shipping_address: null,
    payment_id: null,
    completed_at: null,
    metadata: body['metadata'] ?? {},
    ...cartChanges({ discounts: [], ...body }, asked),
    items,
    shipping_methods: methods,
    ...summed(items, methods),
  };
  asked.put(cart);
  const drafts = asked.all('dorder').filter((one) => one['id'] !== draft['id']);
  return {
    status: 'open',
    display_id: nextNumber(drafts),
    cart_id: id,
    cart: { id },
    order_id: null,
    no_notification_order: body['no_notification_order'] ?? null,
  };
}

export const updateDraft: Effect = (draft, asked) => {
  const { no_notification_order: silent } = asked.body;
  asked.put({ ...idOf(cartOf(draft)), ...cartChanges(asked.body, asked) });
  return silent === undefined ? {} : { no_notification_order: silent };
};

export const itemIn = (draft: Row, id: string | undefined): Row =>
  rowIn(rowsIn(cartOf(draft)['items']).find((one) => one['id'] === id));

function putItems(draft: Row, asked: Asked, items: readonly Row[]): void {
  const cart = cartOf(draft);
  const priceds = items.map((one) => priced(one));
  const methods = rowsIn(cart['shipping_methods']);
  asked.put({ ...idOf(cart), items: priceds, ...summed(priceds, methods) });
}

const itemsOf = (draft: Row): Row[] => rowsIn(cartOf(draft)['items']);

export const addDraftItem: Effect = (draft, asked) => {
  const cart = cartOf(draft);
  const owner = { cart_id: cart['id'] ?? null };
  const item = newItem(asked, asked.body, asked.read(cart['region_id']), owner);
  putItems(draft, asked, [...itemsOf(draft), item]);
  return {};
};

export const removeDraftItem: Effect = (draft, asked) => {
  const { item: id = null } = asked.params;
  asked.remove(id);
  putItems(
    draft,
    asked,
    itemsOf(draft).filter((one) => one['id'] !== id),
  );
  return {};
};

export const updateDraftItem: Effect = (draft, asked) => {
  const { body, params, now } = asked;
  if (body['quantity'] === 0) return removeDraftItem(draft, asked);
  putItems(
    draft,
    asked,
    itemsOf(draft).map((one) =>
      one['id'] === params['item'] ? priced(one, { ...body, updated_at: now }) : one,
    ),
  );
  return {};
};

const NONE: Row = {
  discounts: [],
  gift_cards: [],
  gift_card_transactions: [],
  fulfillments: [],
  returns: [],
  swaps: [],
  claims: [],
  refunds: [],
};

export const payDraft: Effect = (draft, asked) => {
  const { now } = asked;
  const cart = cartOf(draft);
  const items = itemsOf(draft).map((one) => priced(one));
  const methods = rowsIn(cart['shipping_methods']);
  const sums = summed(items, methods);
  const total = numberIn(sums, 'total');
  const id = asked.newId('order');
  const region = asked.read(cart['region_id']);
  const copied = ['email', 'customer_id', 'region_id', 'sales_channel_id', 'metadata', 'discounts'];
  const addresses = ['shipping_address', 'billing_address'].flatMap((name) => [name, `${name}_id`]);
  const owner = { order_id: id, cart_id: cart['id'] ?? null };
  const currency = region['currency_code'] ?? '';
  const payment: Row = { ...newPayment(asked, total, currency, owner), captured_at: now };
  asked.put({
    id,
    ...timesOf(asked),
    ...NONE,
    object: 'order',
    ...Object.fromEntries([...copied, ...addresses].map((name) => [name, cart[name] ?? null])),
    status: 'pending',
    fulfillment_status: 'not_fulfilled',
    payment_status: 'captured',
    display_id: nextNumber(asked.all('order')),
    cart_id: cart['id'] ?? null,
    draft_order_id: draft['id'] ?? null,
    currency_code: currency,
    tax_rate: null,
    canceled_at: null,
    no_notification: draft['no_notification_order'] ?? null,
    idempotency_key: null,
    external_id: null,
    items: items.map((one) => ({ ...one, order_id: id })),
    shipping_methods: methods.map((one) => ({ ...one, order_id: id })),
    payments: [payment],
    ...sums,
    paid_total: total,
    refunded_total: 0,
    refundable_amount: total,
  });
  asked.put({ ...idOf(cart), completed_at: now, payment_id: payment['id'] ?? null, payment });
  return { status: 'completed', completed_at: now, order_id: id };
};

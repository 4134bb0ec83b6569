import { beforeEach, expect, test } from 'vitest';
import { idOf, rows, startShipped, units } from './journey.ts';
import type { Journey } from './journey.ts';
import type { Row } from './pool.ts';

let store: Journey;
let order: Row;
let path: string;
let items: Row[];
let variantId: () => string;
let option: () => Row | undefined;

beforeEach(() => {
  ({ store, order, path, items, variantId, option } = startShipped());
});

const now = (): Row => store.get(path);

test('a return is requested and received, and counts in the order', () => {
  const [item = {}] = items;
  const asked = store.post(`${path}/return`, { items: units([item]) });
  const [made = {}] = rows(asked, 'returns');
  expect(made).toMatchObject({ status: 'requested', order_id: order['id'], received_at: null });
  expect(rows(made, 'items')).toMatchObject([{ item_id: item['id'], quantity: 1 }]);
  expect(made['refund_amount']).toBe(
    Math.floor(Number(item['refundable']) / Number(item['quantity'])),
  );
  expect(asked).toMatchObject({ fulfillment_status: 'shipped', refunded_total: 0 });
  expect(idOf(store.list('/admin/returns')[0])).toBe(made['id']);

  const address = `/admin/returns/${idOf(made)}`;
  const received = store.post(`${address}/receive`, { items: units([item]) });
  expect(received).toMatchObject({ status: 'received', id: made['id'] });
  expect(rows(received, 'items')).toMatchObject([{ received_quantity: 1, is_requested: true }]);
  const after = now();
  expect(after).toMatchObject({
    fulfillment_status: 'partially_returned',
    payment_status: 'captured',
    refunded_total: made['refund_amount'],
    returns: [{ status: 'received' }],
    refunds: [{ amount: made['refund_amount'], reason: 'return' }],
  });
  expect(rows(after, 'items').find((one) => one['id'] === item['id'])).toMatchObject({
    returned_quantity: 1,
    title: item['title'],
  });
  expect(store.refused('POST', `${address}/receive`, { items: units([item]) })).toEqual([
    400,
    `Return with id ${idOf(made)} has already been received`,
  ]);
  expect(store.refused('POST', `${address}/cancel`)).toEqual([
    400,
    "Can't cancel a return which has been returned",
  ]);
});

test('an order whose items have all come back is returned', () => {
  const all = items.map((one) => ({ item_id: idOf(one), quantity: one['quantity'] ?? 0 }));
  const [made] = rows(store.post(`${path}/return`, { items: all, refund: 100 }), 'returns');
  expect(made).toMatchObject({ refund_amount: 100 });
  store.post(`/admin/returns/${idOf(made)}/receive`, { items: all, refund: 0 });
  expect(now()).toMatchObject({ fulfillment_status: 'returned', refunded_total: 0, refunds: [] });
  expect(store.refused('POST', `${path}/return`, { items: units(items) })).toEqual([
    400,
    'Cannot return more items than have been purchased',
  ]);
});

test('a return is canceled, and then can’t be received', () => {
  const shipping = option();
  const [made] = rows(
    store.post(`${path}/return`, {
      items: units(items),
      return_shipping: { option_id: idOf(shipping), price: 300 },
    }),
    'returns',
  );
  expect(made).toMatchObject({
    shipping_method: { price: 300, shipping_option: { name: shipping?.['name'] } },
  });
  const address = `/admin/returns/${idOf(made)}`;
  const answered = store.post(`${address}/cancel`);
  expect(answered).toMatchObject({ id: order['id'], returns: [{ status: 'canceled' }] });
  expect(store.refused('POST', `${address}/receive`, { items: units(items) })).toEqual([
    400,
    'Cannot receive a canceled return',
  ]);
  expect(store.refused('POST', '/admin/returns/ret_none/cancel')[0]).toBe(404);
});

test('what isn’t the order’s can’t come back, nor more than was sold', () => {
  const other = [{ item_id: 'item_none', quantity: 1 }];
  expect(store.refused('POST', `${path}/return`, { items: other })).toEqual([
    400,
    'Return contains invalid line item',
  ]);
  expect(store.refused('POST', `${path}/return`, { items: units(items, 1000) })).toEqual([
    400,
    'Cannot return more items than have been purchased',
  ]);
  const refund = Number(order['refundable_amount']) + 1;
  expect(store.refused('POST', `${path}/return`, { items: units(items), refund })).toEqual([
    400,
    'Cannot refund more than the original payment',
  ]);
});

test('an exchange is created with its return, and canceled after it', () => {
  const [item = {}] = items;
  const body = {
    return_items: units([item]),
    additional_items: [{ variant_id: variantId(), quantity: 2 }],
  };
  const [made] = rows(store.post(`${path}/swaps`, body), 'swaps');
  expect(made).toMatchObject({
    fulfillment_status: 'not_fulfilled',
    payment_status: 'not_paid',
    order_id: order['id'],
    confirmed_at: null,
    additional_items: [{ variant_id: variantId(), quantity: 2 }],
    return_order: { status: 'requested', order_id: null, items: [{ item_id: item['id'] }] },
  });
  const swap = store.get(`/admin/swaps/${idOf(made)}`);
  expect(swap).toMatchObject({ order: { id: order['id'] }, cart: { id: swap['cart_id'] } });
  const [sent = {}] = rows(swap, 'additional_items');
  expect(Number(sent['unit_price'])).toBeGreaterThan(0);
  expect(idOf(store.list('/admin/swaps')[0])).toBe(swap['id']);

  const address = `${path}/swaps/${idOf(swap)}`;
  expect(store.refused('POST', `${address}/process-payment`)).toEqual([
    400,
    "Cannot process a swap that hasn't been confirmed by the customer",
  ]);
  expect(store.refused('POST', `${address}/fulfillments`, {})).toEqual([
    400,
    "Cannot fulfill an swap that doesn't have shipping methods",
  ]);
  expect(store.refused('POST', `${address}/cancel`)).toEqual([
    400,
    'Return must be canceled before the swap can be canceled',
  ]);
  const back = rows(store.get(`/admin/swaps/${idOf(swap)}`), 'return_order')[0];
  const answered = store.post(`/admin/returns/${idOf(back)}/cancel`);
  expect(answered).toMatchObject({
    id: order['id'],
    swaps: [{ return_order: { status: 'canceled' } }],
  });
  expect(store.post(`${address}/cancel`)).toMatchObject({
    swaps: [{ payment_status: 'canceled', fulfillment_status: 'canceled' }],
  });
  expect(store.refused('POST', `${address}/process-payment`)).toEqual([
    400,
    'Canceled swap cannot be processed',
  ]);
  expect(store.refused('POST', `${path}/swaps/swap_none/cancel`)).toEqual([
    404,
    `no swap was found with the id: swap_none related to order: ${idOf(order)}`,
  ]);
});

test('a confirmed exchange is paid, fulfilled, shipped and received', () => {
  const [item = {}] = items;
  const [made = {}] = rows(
    store.post(`${path}/swaps`, {
      return_items: units([item]),
      additional_items: [{ variant_id: variantId(), quantity: 20 }],
      custom_shipping_options: [{ option_id: idOf(option()), price: 250 }],
    }),
    'swaps',
  );
  const [status, confirmed] = store.asCustomer('swaps/confirm', idOf(made));
  const total = Number(rows(confirmed, 'cart')[0]?.['total']);
  expect(status).toBe(200);
  expect(confirmed).toMatchObject({ payment_status: 'awaiting', difference_due: total + 250 });
  const address = `${path}/swaps/${idOf(made)}`;
  expect(store.post(`${address}/process-payment`)).toMatchObject({
    swaps: [{ payment_status: 'captured', shipping_methods: [{ price: 250 }] }],
  });
  const sent = rows(store.post(`${address}/fulfillments`, {}), 'swaps')[0] ?? {};
  expect(sent).toMatchObject({
    fulfillment_status: 'fulfilled',
    additional_items: [{ fulfilled_quantity: 20 }],
  });
  expect(store.refused('POST', `${address}/fulfillments`, {})).toEqual([
    400,
    'The swap was already fulfilled',
  ]);
  const shipment = { fulfillment_id: idOf(rows(sent, 'fulfillments')[0]), tracking_numbers: [] };
  expect(store.post(`${address}/shipments`, shipment)).toMatchObject({
    swaps: [{ fulfillment_status: 'shipped', additional_items: [{ shipped_quantity: 20 }] }],
  });
  const [back] = rows(made, 'return_order');
  store.post(`/admin/returns/${idOf(back)}/receive`, { items: units([item]) });
  expect(store.get(`/admin/swaps/${idOf(made)}`)).toMatchObject({
    payment_status: 'captured',
    fulfillment_status: 'shipped',
    return_order: { status: 'received' },
  });
});

test('a difference in the customer’s favor is refunded', () => {
  const [item = {}] = items;
  const body = { return_items: units([item]), additional_items: [] };
  const [made] = rows(store.post(`${path}/swaps`, body), 'swaps');
  const [, confirmed] = store.asCustomer('swaps/confirm', idOf(made));
  const due = Number(confirmed['difference_due']);
  expect(due).toBeLessThan(0);
  const address = `${path}/swaps/${idOf(made)}`;
  const settled = store.post(`${address}/process-payment`);
  expect(settled).toMatchObject({
    swaps: [{ payment_status: 'difference_refunded' }],
    refunds: [{ amount: -due, reason: 'swap' }],
  });
  expect(store.post(`${address}/process-payment`)).toMatchObject({ refunded_total: -due });
  expect(store.refused('POST', `${address}/cancel`)).toEqual([
    400,
    'Swap with a refund cannot be canceled',
  ]);
});

test('an exchange’s return counts in the order once it is received', () => {
  const [item = {}] = items;
  const body = { return_items: units([item]), additional_items: [] };
  const [made = {}] = rows(store.post(`${path}/swaps`, body), 'swaps');
  const [back] = rows(made, 'return_order');
  store.post(`/admin/returns/${idOf(back)}/receive`, { items: units([item]) });
  const after = now();
  expect(after).toMatchObject({
    fulfillment_status: 'shipped',
    refunded_total: 0,
    swaps: [{ return_order: { status: 'received' } }],
  });
  expect(rows(after, 'items')[0]).toMatchObject({ returned_quantity: 1 });
});

test('an order that isn’t paid or sent has no exchange', () => {
  const all = store.list('/admin/orders?limit=100');
  const unpaid = all.find((one) => one['payment_status'] === 'awaiting');
  const unsent = all.find(
    (one) => one['payment_status'] === 'captured' && one['fulfillment_status'] === 'not_fulfilled',
  );
  const body = { return_items: [] };
  expect(store.refused('POST', `/admin/orders/${idOf(unpaid)}/swaps`, body)).toEqual([
    400,
    'Cannot swap an order that has not been captured',
  ]);
  expect(store.refused('POST', `/admin/orders/${idOf(unsent)}/swaps`, body)).toEqual([
    400,
    'Cannot swap an order that has not been fulfilled',
  ]);
});

test('an order with open parcels, refunds or a wrong state refuses', () => {
  expect(store.refused('POST', `${path}/cancel`)).toEqual([
    400,
    'All fulfillments must be canceled before canceling an order',
  ]);
  expect(store.refused('POST', `${path}/archive`)).toEqual([
    400,
    "Can't archive an unprocessed order",
  ]);
  const amount = Number(order['refundable_amount']) + 1;
  expect(store.refused('POST', `${path}/refund`, { amount, reason: 'other' })).toEqual([
    400,
    'Cannot refund more than the original order amount',
  ]);
  expect(store.refused('POST', `${path}/fulfillment`, { items: units(items) })).toEqual([
    400,
    'Cannot fulfill more items than have been purchased',
  ]);
  store.post(`${path}/refund`, { amount: 1, reason: 'other' });
  expect(store.refused('POST', `${path}/cancel`)).toEqual([
    400,
    'Order with refund(s) cannot be canceled',
  ]);
});

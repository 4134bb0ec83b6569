import { beforeEach, expect, test } from 'vitest';
import { idOf, rows, startJourney } from './journey.ts';
import type { Journey } from './journey.ts';
import type { Row } from './pool.ts';

const DRAFTS = '/admin/draft-orders';

let store: Journey;
let draft: Row;
let path: string;

const cart = (row: Row = store.get(path)): Row => rows(row, 'cart')[0] ?? {};

beforeEach(() => {
  store = startJourney();
  const variant = idOf(store.list('/admin/variants?limit=1')[0]);
  const option =
    store.list('/admin/shipping-options').find((one) => one['is_return'] === false) ?? {};
  draft = store.post(DRAFTS, {
    email: 'new.customer@example.com',
    region_id: option['region_id'] ?? null,
    items: [
      { variant_id: variant, quantity: 2, unit_price: 1500 },
      { title: 'Engraving', quantity: 1, unit_price: 700 },
    ],
    shipping_methods: [{ option_id: idOf(option), price: 300 }],
    shipping_address: {
      first_name: 'Ada',
      last_name: 'Reis',
      address_1: 'Kade 1',
      city: 'Rotterdam',
      country_code: 'nl',
      postal_code: '3011',
    },
  });
  path = `${DRAFTS}/${idOf(draft)}`;
});

test('a new draft has its items, totals, address and customer', () => {
  expect(draft).toMatchObject({ status: 'open', order_id: null });
  expect(cart(draft)).toMatchObject({
    items: [
      { quantity: 2, unit_price: 1500, total: 3000 },
      { title: 'Engraving', variant_id: null, total: 700 },
    ],
    subtotal: 3700,
    shipping_total: 300,
    tax_total: 0,
    total: 4000,
    shipping_address: { first_name: 'Ada', country_code: 'nl' },
    shipping_methods: [{ price: 300 }],
    customer: { email: 'new.customer@example.com', has_account: false },
  });
  expect(rows(cart(draft), 'items')[0]?.['title']).toBeTruthy();
  expect(store.get(path)).toEqual(draft);
  const [first, ...others] = store.list(DRAFTS);
  expect(first?.['id']).toBe(draft['id']);
  const numbers = others.map((one) => Number(one['display_id']));
  expect(draft['display_id']).toBe(Math.max(...numbers) + 1);
});

test('a draft changes, and so do its lines', () => {
  const [discount = {}] = store.list('/admin/discounts');
  const address = { first_name: 'Eva', country_code: 'de' };
  store.post(path, {
    email: 'other@example.com',
    billing_address: address,
    discounts: [{ code: discount['code'] ?? '' }],
    no_notification_order: true,
  });
  expect(store.get(path)).toMatchObject({
    no_notification_order: true,
    cart: {
      email: 'other@example.com',
      customer: { email: 'other@example.com' },
      billing_address: address,
      discounts: [{ code: discount['code'] }],
      shipping_address: { first_name: 'Ada' },
    },
  });

  const [first, second] = rows(cart(), 'items');
  const line = `${path}/line-items`;
  expect(cart(store.post(line, { title: 'Box', quantity: 3, unit_price: 100 }))).toMatchObject({
    items: [{}, {}, { title: 'Box', quantity: 3 }],
    total: 4300,
  });
  const changed = store.post(`${line}/${idOf(first)}`, { quantity: 4, unit_price: 1000 });
  expect(cart(changed)).toMatchObject({
    items: [{ quantity: 4, total: 4000 }, {}, {}],
    total: 5300,
  });
  expect(cart(store.remove(`${line}/${idOf(second)}`))).toMatchObject({
    subtotal: 4300,
    total: 4600,
  });
  expect(rows(cart(store.post(`${line}/${idOf(first)}`, { quantity: 0 })), 'items')).toHaveLength(
    1,
  );
  expect(rows(cart(), 'items')).toMatchObject([{ title: 'Box' }]);
  expect(store.refused('POST', `${line}/item_none`, { quantity: 1 })).toEqual([
    400,
    'Could not find the line item',
  ]);
});

test('a paid draft is an order', () => {
  const order = store.post(`${path}/pay`);
  expect(order).toMatchObject({
    status: 'pending',
    payment_status: 'captured',
    fulfillment_status: 'not_fulfilled',
    draft_order_id: draft['id'],
    email: 'new.customer@example.com',
    total: 4000,
    paid_total: 4000,
    refundable_amount: 4000,
    items: [{ quantity: 2 }, { title: 'Engraving' }],
    payments: [{ amount: 4000 }],
    shipping_address: { first_name: 'Ada' },
    shipping_methods: [{ price: 300 }],
  });
  expect(store.get(path)).toMatchObject({ status: 'completed', order_id: order['id'] });
  expect(store.get(`/admin/orders/${idOf(order)}`)).toMatchObject({ total: 4000 });
  const [first, ...others] = store.list('/admin/orders?limit=100');
  expect(first?.['id']).toBe(order['id']);
  expect(order['display_id']).toBe(Math.max(...others.map((one) => Number(one['display_id']))) + 1);
  expect(store.refused('POST', `${path}/pay`)).toEqual([422, 'Order from cart already exists']);
  const onlyOpen = [400, 'You are only allowed to update open draft orders'];
  expect(store.refused('POST', path, { email: 'late@example.com' })).toEqual(onlyOpen);
  const line = `${path}/line-items`;
  expect(store.refused('POST', line, { quantity: 1 })).toEqual(onlyOpen);
  const [item] = rows(cart(), 'items');
  expect(store.refused('POST', `${line}/${idOf(item)}`, { quantity: 1 })).toEqual(onlyOpen);
  expect(store.refused('DELETE', `${line}/${idOf(item)}`)).toEqual(onlyOpen);
});

test('an order from a draft is fulfilled and comes back like any other', () => {
  const order = store.post(`${path}/pay`);
  const own = `/admin/orders/${idOf(order)}`;
  const items = rows(order, 'items').map(({ id = null, quantity = 0 }) => ({
    item_id: id,
    quantity,
  }));
  const sent = store.post(`${own}/fulfillment`, { items });
  const [parcel] = rows(sent, 'fulfillments');
  store.post(`${own}/shipment`, { fulfillment_id: idOf(parcel) });
  const [back] = rows(store.post(`${own}/return`, { items }), 'returns');
  expect(back).toMatchObject({ refund_amount: 3700 });
  store.post(`/admin/returns/${idOf(back)}/receive`, { items });
  expect(store.get(own)).toMatchObject({ fulfillment_status: 'returned', refunded_total: 3700 });
});

test('a draft without items isn’t an order, and an example is one when paid', () => {
  for (const item of rows(cart(), 'items')) store.remove(`${path}/line-items/${idOf(item)}`);
  expect(store.refused('POST', `${path}/pay`)).toEqual([
    400,
    'Cannot create order from empty cart',
  ]);
  for (const one of store.list(DRAFTS).slice(1)) {
    const order = store.post(`${DRAFTS}/${idOf(one)}/pay`);
    expect(Number(order['total'])).toBeGreaterThan(0);
    expect(store.get(`/admin/orders/${idOf(order)}`)).toMatchObject({ total: order['total'] });
  }
});

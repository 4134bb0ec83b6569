import type { Row } from '../pool.ts';
import { newItem, newPayment, newShipping, priced, refunded, sumsOf } from './amounts.ts';
import { idOf, numberIn, rowIn, rowsIn, timesOf } from './asked.ts';
import type { Asked, Effect } from './asked.ts';
import { newReturn, soldIn } from './returns.ts';

/** The customer pays for what goes out, less for what comes back. */
function newCart(order: Row, asked: Asked, swap: Row): Row {
  const id = asked.newId('cart');
  const back = rowsIn(asked.body['return_items']).map((one) => {
    const item = soldIn(order).find((sold) => sold['id'] === one['item_id']) ?? {};
    const wanted = {
      ...one,
      title: item['title'] ?? '',
      unit_price: -numberIn(item, 'unit_price'),
    };
    const known = { variant_id: item['variant_id'] ?? null, thumbnail: item['thumbnail'] ?? null };
    return { ...newItem(asked, wanted, {}, { cart_id: id }), ...known, is_return: true };
  });
  const out = rowsIn(swap['additional_items']).map((one) => ({ ...one, cart_id: id }));
  const { email = null, region_id: region = null, customer_id: customer = null } = order;
  return {
    id,
    ...timesOf(asked),
    object: 'cart',
    type: 'swap',
    email,
    region_id: region,
    customer_id: customer,
    billing_address_id: order['billing_address_id'] ?? null,
    shipping_address_id: order['shipping_address_id'] ?? null,
    sales_channel_id: asked.body['sales_channel_id'] ?? order['sales_channel_id'] ?? null,
    payment_id: null,
    completed_at: null,
    metadata: { swap_id: swap['id'] ?? null, parent_order_id: order['id'] ?? null },
    items: [...back.map((one) => priced(one)), ...out],
    discounts: [],
    gift_cards: [],
    shipping_methods: [],
    custom_shipping_options: asked.body['custom_shipping_options'] ?? [],
    ...sumsOf([...back, ...out], [0, 0]),
  };
}

export const createSwap: Effect = (order, asked) => {
  const { body } = asked;
  const id = asked.newId('swap');
  const back = newReturn(order, asked, {
    items: rowsIn(body['return_items']),
    shipping: body['return_shipping'],
    refund: undefined,
    location: body['return_location_id'],
    owner: { order_id: null, swap_id: id },
  });
  const swap: Row = {
    id,
    ...timesOf(asked),
    order_id: order['id'] ?? null,
    fulfillment_status: 'not_fulfilled',
    payment_status: 'not_paid',
    difference_due: null,
    shipping_address_id: null,
    confirmed_at: null,
    canceled_at: null,
    deleted_at: null,
    no_notification: body['no_notification'] ?? order['no_notification'] ?? null,
    allow_backorder: body['allow_backorder'] ?? false,
    idempotency_key: null,
    metadata: null,
    additional_items: rowsIn(body['additional_items']).map((one) =>
      newItem(asked, one, asked.read(order['region_id']), { swap_id: id }),
    ),
    fulfillments: [],
    payment: null,
    shipping_address: null,
    shipping_methods: [],
    return_order: back,
  };
  const cart = newCart(order, asked, swap);
  asked.put({ ...swap, cart_id: cart['id'] ?? null, cart });
  return {};
};

export const processSwap: Effect = (swap, asked) => {
  const due = numberIn(swap, 'difference_due');
  if (due > 0) {
    return {
      payment_status: 'captured',
      payment: { ...rowIn(swap['payment']), captured_at: asked.now },
    };
  }
  const order = asked.read(swap['order_id']);
  if (due < 0 && swap['payment_status'] !== 'difference_refunded') {
    asked.put({ ...idOf(order), ...refunded(order, asked, { amount: -due, reason: 'swap' }) });
  }
  return { payment_status: 'difference_refunded' };
};

export const cancelSwap: Effect = (_swap, { now }) => ({
  payment_status: 'canceled',
  fulfillment_status: 'canceled',
  canceled_at: now,
});

/** The customer takes the offered way of shipping, else the region's first. */
function shippingFor(swap: Row, asked: Asked): Row[] {
  const cart = asked.read(swap['cart_id']);
  const [offered] = rowsIn(cart['custom_shipping_options']);
  const usual = asked
    .all('so')
    .find((one) => one['region_id'] === cart['region_id'] && one['is_return'] === false);
  const given = offered ?? (usual ? { option_id: usual['id'] ?? null } : undefined);
  return given ? [newShipping(asked, given, { swap_id: swap['id'] ?? null })] : [];
}

export const confirmSwap: Effect = (swap, asked) => {
  if (swap['confirmed_at']) return {};
  const cart = rowIn(swap['cart']);
  const methods = shippingFor(swap, asked);
  const due = methods.reduce((sum, one) => sum + numberIn(one, 'price'), numberIn(cart, 'total'));
  const { id = null, order_id: order = null } = swap;
  const owner = { swap_id: id, order_id: order, cart_id: cart['id'] ?? null };
  const currency = asked.read(order)['currency_code'] ?? '';
  return {
    difference_due: due,
    confirmed_at: asked.now,
    payment_status: due === 0 ? 'confirmed' : 'awaiting',
    payment: due > 0 ? newPayment(asked, due, currency, owner) : null,
    shipping_address_id: cart['shipping_address_id'] ?? null,
    shipping_address: { id: cart['shipping_address_id'] ?? null },
    shipping_methods: methods,
  };
};

import type { Json } from '../../contract/document.ts';
import type { Row } from '../pool.ts';
import { numberIn, rowIn, rowsIn, sumOf, timesOf } from './asked.ts';
import type { Asked } from './asked.ts';

const ITEM_AMOUNTS = [
  'subtotal',
  'discount_total',
  'raw_discount_total',
  'tax_total',
  'total',
  'original_tax_total',
  'original_total',
  'refundable',
];

const worth = (item: Row): number => numberIn(item, 'unit_price') * numberIn(item, 'quantity');

/** Taxes and discounts grow with the price; a new item has none. */
export function priced(item: Row, changes: Row = {}): Row {
  const changed = { ...item, ...changes };
  const isKnown = numberIn(item, 'subtotal') !== 0 && worth(item) !== 0;
  const whole = new Set(['subtotal', 'total', 'original_total', 'refundable']);
  const amountOf = (name: string): number => {
    if (isKnown) return Math.round((numberIn(item, name) * worth(changed)) / worth(item));
    return whole.has(name) ? worth(changed) : 0;
  };
  return { ...changed, ...Object.fromEntries(ITEM_AMOUNTS.map((name) => [name, amountOf(name)])) };
}

interface Sums extends Row {
  subtotal: number;
  tax_total: number;
  total: number;
}

/** @param shipping its price and its tax */
export function sumsOf(items: readonly Row[], [price, tax]: readonly [number, number]): Sums {
  const [subtotal, discount] = [sumOf(items, 'subtotal'), sumOf(items, 'discount_total')];
  const itemTax = sumOf(items, 'tax_total');
  return {
    subtotal,
    discount_total: discount,
    raw_discount_total: sumOf(items, 'raw_discount_total'),
    shipping_total: price,
    shipping_tax_total: tax,
    item_tax_total: itemTax,
    tax_total: itemTax + tax,
    gift_card_total: 0,
    gift_card_tax_total: 0,
    total: subtotal - discount + price + itemTax + tax,
  };
}

/** The share of an item's amount that isn't returned yet. */
export function refundFor(item: Row, units: number): number {
  const left = numberIn(item, 'quantity') - numberIn(item, 'returned_quantity');
  const refundable = numberIn(item, 'refundable');
  if (refundable === 0 || left <= 0) return numberIn(item, 'unit_price') * units;
  return (refundable * units) / left;
}

function priceIn(variant: Row, { currency_code: currency, id: region }: Row): number {
  const amounts = rowsIn(variant['prices'])
    .filter((one) => one['currency_code'] === currency && (one['price_list_id'] ?? null) === null)
    .filter((one) => [null, undefined, region].includes(one['region_id']))
    .map((one) => numberIn(one, 'amount'));
  return amounts.length > 0 ? Math.min(...amounts) : 0;
}

const OWNERS = ['cart_id', 'order_id', 'swap_id', 'claim_order_id', 'order_edit_id'];

/** @param wanted a variant or a title, and a quantity */
export function newItem(asked: Asked, wanted: Row, region: Row, owner: Row): Row {
  const variant = asked.read(wanted['variant_id']);
  const product = asked.read(variant['product_id']);
  const isCustom = variant['id'] === undefined;
  return priced({
    id: asked.newId('item'),
    ...timesOf(asked),
    ...Object.fromEntries(OWNERS.map((name) => [name, null])),
    ...owner,
    original_item_id: null,
    title: isCustom ? (wanted['title'] ?? 'Custom item') : (product['title'] ?? ''),
    description: variant['title'] ?? null,
    thumbnail: product['thumbnail'] ?? null,
    is_return: false,
    is_giftcard: product['is_giftcard'] ?? false,
    should_merge: true,
    allow_discounts: !isCustom,
    has_shipping: true,
    unit_price: wanted['unit_price'] ?? priceIn(variant, region),
    variant_id: variant['id'] ?? null,
    variant: isCustom ? null : { id: variant['id'] ?? null },
    quantity: numberIn(wanted, 'quantity'),
    fulfilled_quantity: null,
    returned_quantity: null,
    shipped_quantity: null,
    includes_tax: false,
    metadata: wanted['metadata'] ?? {},
    adjustments: [],
    tax_lines: [],
  });
}

/** @param given an option and a price */
export function newShipping(asked: Asked, given: Row, owner: Row): Row {
  const option = asked.read(given['option_id']);
  const price = numberIn({ price: given['price'] ?? option['amount'] ?? 0 }, 'price');
  return {
    id: asked.newId('sm'),
    shipping_option_id: option['id'] ?? null,
    shipping_option: { id: option['id'] ?? null },
    order_id: null,
    claim_order_id: null,
    cart_id: null,
    swap_id: null,
    return_id: null,
    ...owner,
    price,
    data: rowIn(given['data']),
    includes_tax: false,
    tax_lines: [],
    subtotal: price,
    total: price,
    original_total: price,
    tax_total: 0,
    original_tax_total: 0,
  };
}

export const newPayment = (asked: Asked, amount: number, currency: Json, owner: Row): Row => ({
  id: asked.newId('pay'),
  ...timesOf(asked),
  swap_id: null,
  ...owner,
  amount,
  amount_refunded: 0,
  currency_code: currency,
  provider_id: 'system',
  data: {},
  captured_at: null,
  canceled_at: null,
  idempotency_key: null,
  metadata: null,
});

/** Takes an amount from an order's captured payments. */
export function refunded(order: Row, asked: Asked, { amount, reason, note = null }: Refund): Row {
  const total = numberIn(order, 'refunded_total') + amount;
  let left = amount;
  const payments = rowsIn(order['payments']).map((one): Row => {
    const before = numberIn(one, 'amount_refunded');
    const part = one['captured_at'] ? Math.min(left, numberIn(one, 'amount') - before) : 0;
    left -= part;
    return { ...one, amount_refunded: before + part };
  });
  const made: Row = {
    id: asked.newId('ref'),
    ...timesOf(asked),
    order_id: order['id'] ?? null,
    payment_id: payments.find((one) => one['captured_at'])?.['id'] ?? null,
    amount,
    reason,
    note,
  };
  return {
    payments,
    refunds: [...rowsIn(order['refunds']).map((one) => ({ id: one['id'] ?? null })), made],
    refunded_total: total,
    refundable_amount: numberIn(order, 'paid_total') - total,
  };
}

interface Refund {
  amount: number;
  reason: string;
  note?: Json;
}

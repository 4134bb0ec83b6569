/** Orders of a made store as the server answers, the same for the same seed. */
import { addAfterSales } from './after-sales.ts';
import { diceOf, HOUR, NOW } from './dice.ts';
import type { Dice } from './dice.ts';
import { addDiscounts } from './discounts.ts';
import type { Item, Method, Order, Region } from './types.ts';

/** UTC */
const START = Date.UTC(2024, 9, 1);

/** In New York, Berlin and Auckland */
const CLOCK_CHANGES = [
  '2025-11-02T06:00Z',
  '2026-03-08T07:00Z',
  '2025-10-26T01:00Z',
  '2026-03-29T01:00Z',
  '2025-09-27T14:00Z',
  '2026-04-04T14:00Z',
].map((at) => Date.parse(at));

const REGIONS: readonly Region[] = [
  {
    id: 'reg_eu',
    currency: 'eur',
    countries: ['nl', 'de', 'fr'],
    rates: [[21], [9], [0]],
    includesTax: true,
    step: 1,
    most: 20_000,
    areCardsTaxed: false,
  },
  {
    id: 'reg_ie',
    currency: 'eur',
    countries: ['ie'],
    rates: [[23], [13.5]],
    includesTax: true,
    step: 1,
    most: 20_000,
    areCardsTaxed: false,
  },
  {
    id: 'reg_us',
    currency: 'usd',
    countries: ['us', 'ca'],
    rates: [[6, 2]],
    includesTax: false,
    step: 500,
    most: 60,
    areCardsTaxed: true,
  },
  {
    id: 'reg_jp',
    currency: 'jpy',
    countries: ['jp'],
    rates: [[10], [8]],
    includesTax: true,
    step: 1,
    most: 30_000,
    areCardsTaxed: false,
  },
  {
    id: 'reg_kw',
    currency: 'kwd',
    countries: ['kw'],
    rates: [[5], []],
    includesTax: false,
    step: 1,
    most: 90_000,
    areCardsTaxed: false,
  },
];

const CHANNELS = ['sc_web', 'sc_app', 'sc_shop', null];

/** The latest first */
export function makeOrders(count: number, seed: number): Order[] {
  const dice = diceOf(seed);
  const dates: number[] = [];
  for (let n = 0; n < count; n++) {
    const last = dates.at(-1);
    if (last !== undefined && dice.chance(0.02)) dates.push(last);
    else if (dice.chance(0.08)) dates.push(aroundChange(dice));
    else dates.push(dice.whole(START, NOW - HOUR));
  }
  const customers = Math.ceil(count / 3);
  return dates
    .toSorted((a, b) => a - b)
    .map((at, index) => makeOrder(dice, index + 1, at, `cus_${dice.whole(1, customers)}`))
    .toReversed();
}

/** On the hour, or a millisecond beside it */
const aroundChange = (dice: Dice): number =>
  dice.one(CLOCK_CHANGES) + dice.whole(-36, 36) * HOUR + dice.whole(-1, 1);

function makeOrder(dice: Dice, number: number, at: number, customer: string): Order {
  const region = dice.one(REGIONS);
  const id = `order_${String(number).padStart(6, '0')}`;
  const created_at = new Date(at).toISOString();
  const address = dice.chance(0.95) ? { country_code: dice.one(region.countries) } : null;
  const order: Order = {
    id,
    display_id: number,
    status: dice.one(['pending', 'completed', 'archived', 'requires_action']),
    created_at,
    updated_at: created_at,
    canceled_at: null,
    currency_code: region.currency,
    sales_channel_id: dice.one(CHANNELS),
    region_id: region.id,
    customer_id: customer,
    tax_rate: region.rates[0]?.[0] ?? 0,
    shipping_address: address,
    billing_address: dice.chance(0.8) ? { country_code: dice.one(region.countries) } : null,
    items: Array.from({ length: dice.one([1, 1, 2, 2, 3, 5]) }, (_, index) =>
      makeItem(dice, region, `${id}_item_${index}`),
    ),
    shipping_methods: Array.from({ length: dice.one([0, 1, 1, 1, 2]) }, () =>
      makeMethod(dice, region),
    ),
    discounts: [],
    payments: [],
    refunds: [],
    returns: [],
    swaps: [],
    claims: [],
    subtotal: 0,
    discount_total: 0,
    shipping_total: 0,
    tax_total: 0,
    gift_card_total: 0,
    total: 0,
  };
  const isExact = addDiscounts(order, region, dice);
  addTaxes(order, region);
  addTotals(order);
  if (isExact) payByGiftCard(order, region, dice);
  addAfterSales(order, isExact, dice);
  return order;
}

function makeItem(dice: Dice, region: Region, id: string): Item {
  const variant = dice.whole(1, 120);
  const isCard = dice.chance(0.03);
  const isCustom = !isCard && dice.chance(0.02);
  const isGone = dice.chance(0.02);
  const rates: readonly number[] = isCard ? [] : dice.one(region.rates);
  const quantity = dice.whole(1, 4);
  const unit_price = region.step * dice.whole(1, region.most);
  const price = unit_price * quantity;
  const rate = rates.reduce((sum, each) => sum + each, 0);
  const included = region.includesTax ? Math.round((price * rate) / (100 + rate)) : 0;
  return {
    id,
    variant_id: isCustom ? null : `variant_${variant}`,
    variant: isCustom || isGone ? null : { product_id: `prod_${variant % 40}` },
    is_giftcard: isCard,
    allow_discounts: !isCard,
    quantity,
    shipped_quantity: dice.whole(0, quantity),
    returned_quantity: 0,
    unit_price,
    subtotal: price - included,
    raw_discount_total: 0,
    discount_total: 0,
    tax_total: 0,
    tax_lines: rates.map((each) => ({ rate: each })),
    adjustments: [],
    order_edit_id: dice.chance(0.03) ? `oe_${id}` : null,
  };
}

function makeMethod(dice: Dice, region: Region): Method {
  const rates: readonly number[] = region.areCardsTaxed ? [] : dice.one(region.rates);
  const subtotal = region.step * dice.whole(0, Math.ceil(region.most / 20));
  return {
    shipping_option_id: `so_${dice.whole(1, 3)}`,
    price: subtotal,
    subtotal,
    tax_total: 0,
    tax_lines: rates.map((rate) => ({ rate })),
  };
}

const taxOf = (net: number, lines: readonly { rate: number }[]): number =>
  lines.reduce((sum, { rate }) => sum + Math.round((net * rate) / 100), 0);

function addTaxes({ items, shipping_methods: methods }: Order, { includesTax }: Region): void {
  for (const item of items) {
    item.tax_total = taxOf(item.subtotal - item.raw_discount_total, item.tax_lines);
  }
  for (const method of methods) {
    method.tax_total = taxOf(method.subtotal, method.tax_lines);
    if (includesTax) method.price = method.subtotal + method.tax_total;
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** As the server adds up: discounts are rounded once. */
function addTotals(order: Order): void {
  const { items, shipping_methods: methods } = order;
  order.subtotal = sum(items.map((item) => item.subtotal));
  order.discount_total = Math.round(sum(items.map((item) => item.raw_discount_total)));
  order.shipping_total = sum(methods.map((method) => method.subtotal));
  order.tax_total = sum([...items, ...methods].map((part) => part.tax_total));
  order.total = order.subtotal - order.discount_total + order.shipping_total + order.tax_total;
}

/** Some regions take the tax off what the card pays. */
function payByGiftCard(order: Order, region: Region, dice: Dice): void {
  const [item, ...others] = order.items;
  if (item === undefined || others.length > 0 || item.is_giftcard) return;
  if (order.shipping_methods.length > 1 || !dice.chance(0.25)) return;
  const net = order.subtotal - order.discount_total;
  if (net === 0) return;
  if (region.areCardsTaxed) {
    order.gift_card_total = 50 * dice.whole(1, net / 50);
    order.tax_total -= taxOf(order.gift_card_total, item.tax_lines);
  } else {
    order.gift_card_total = dice.whole(1, order.total);
  }
  order.total =
    order.subtotal -
    order.discount_total +
    order.shipping_total +
    order.tax_total -
    order.gift_card_total;
}

import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../../../sandbox/account.ts';
import { createApi, inParallel } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { moneyLines, settlementOf } from '../../../src/areas/orders/order/money.ts';
import type { MoneyLine, MoneyOrder } from '../../../src/areas/orders/order/money.ts';
import { serverUrl } from './server.ts';
import { first, present, unique } from './support.ts';
import { isShort, isWhole } from '../../support/short.ts';

/** Order summaries against the server's totals, for existing and random orders. */

type ServerOrder = MoneyOrder & {
  id: string;
  display_id: number;
  currency_code: string;
  item_tax_total: number;
  shipping_tax_total: number;
};

let api: Api;
let shopper: Api;

beforeAll(async () => {
  const url = serverUrl();
  shopper = createApi(url);
  const { access_token: token } = await shopper.post<{ access_token: string }>(
    '/admin/auth/token',
    { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  );
  api = createApi(url, { authorization: `Bearer ${token}` });
});

test('the summary of each order that the store has adds up to its total', async () => {
  const { orders } = await api.get<{ orders: { id: string }[] }>(
    '/admin/orders?limit=60&fields=id&order=created_at',
  );
  expect(orders.length).toBeGreaterThanOrEqual(60);
  await inParallel(orders, async ({ id }) => expectSums(await readOrder(id)));
});

interface Plan {
  region: number;
  lines: { variant: number; quantity: number }[];
  discount: number;
  isShippingFree: boolean;
  giftCard: number;
  /** Percent of what was paid; 0: not captured. */
  refund: number;
  priceOfShipping: number;
}

const plans: fc.Arbitrary<Plan> = fc.record({
  region: fc.nat({ max: 4 }),
  lines: fc.uniqueArray(
    fc.record({ variant: fc.nat({ max: 5 }), quantity: fc.integer({ min: 1, max: 7 }) }),
    { minLength: 1, maxLength: 4, selector: ({ variant }) => variant },
  ),
  discount: fc.nat({ max: 4 }),
  isShippingFree: fc.boolean(),
  giftCard: fc.nat({ max: 2 }),
  refund: fc.constantFrom(0, 0, 1, 37, 100),
  priceOfShipping: fc.nat({ max: 1 }),
});

const ALL = isWhole ? 200 : 60;
const MADE = isShort ? 8 : ALL;
const TRAITS = [
  '0 decimals',
  '2 decimals',
  '3 decimals',
  'a discount',
  'a gift card',
  'free shipping',
  'refunded',
  'several discounts',
  'several gift cards',
  'several rates',
  'tax included',
  'tax of gift cards',
];

test('the summaries of made orders add up to their totals', { timeout: 900_000 }, async () => {
  const store = await stock();
  const seen = new Set<string>();
  let made = 0;
  await inParallel(fc.sample(plans, { numRuns: 230, seed: 15 }), async (plan) => {
    if (made >= MADE) return;
    const order = await place(store, plan);
    if (!order) return;
    made += 1;
    for (const trait of expectSums(order)) seen.add(trait);
    if (plan.refund === 0 || order.total === 0) return;
    await api.post(`/admin/orders/${order.id}/capture`);
    const amount = Math.max(1, Math.floor((order.total * plan.refund) / 100));
    await api.post(`/admin/orders/${order.id}/refund`, { amount, reason: 'discount' });
    for (const trait of expectSums(await readOrder(order.id))) seen.add(trait);
  });
  expect(made).toBeGreaterThanOrEqual(MADE);
  // Every risky trait occurred.
  if (!isShort) expect([...seen].toSorted()).toEqual(TRAITS);
});

const readOrder = async (id: string): Promise<ServerOrder> =>
  (await api.get<{ order: ServerOrder }>(`/admin/orders/${id}`)).order;

const sumOf = (lines: readonly MoneyLine[], ...kinds: MoneyLine['kind'][]): number =>
  lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0);

/** Each group equals the server's sum. Returns the order's traits. */
function expectSums(order: ServerOrder): string[] {
  const lines = moneyLines(order);
  const { paid, paidForSwaps, authorized, refunded, kept, customerOwes, storeOwes } =
    settlementOf(order);
  expect(lines.filter(({ amount }) => !Number.isSafeInteger(amount))).toEqual([]);
  // The number names the order in failures.
  expect({
    order: order.display_id,
    items: sumOf(lines, 'items'),
    discounts: 0 - sumOf(lines, 'discount', 'adjustment'),
    shipping: sumOf(lines, 'shipping'),
    taxes: sumOf(lines, 'tax'),
    taxesDue: sumOf(lines, 'tax', 'giftCardTax'),
    giftCards: 0 - sumOf(lines, 'giftCard'),
    rounding: sumOf(lines, 'rounding'),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    refunded,
    kept,
    // A canceled order costs nothing.
    settled: paid + authorized + customerOwes,
    storeOwes,
  }).toEqual({
    order: order.display_id,
    items: order.subtotal,
    discounts: order.discount_total,
    shipping: order.shipping_total,
    taxes: order.item_tax_total + order.shipping_tax_total,
    taxesDue: order.tax_total,
    giftCards: order.gift_card_total,
    rounding: 0,
    total: order.total,
    refunded: order.refunded_total,
    kept: paid + paidForSwaps - refunded,
    settled: Math.max(order.status === 'canceled' ? 0 : order.total, paid + authorized),
    // Nothing is overpaid, even after exchanges.
    storeOwes: 0,
  });
  return traitsOf(order, lines);
}

const DECIMALS: Record<string, string> = { jpy: '0 decimals', kwd: '3 decimals' };

function traitsOf(order: ServerOrder, lines: readonly MoneyLine[]): string[] {
  const many = (kind: MoneyLine['kind']): number =>
    lines.filter((line) => line.kind === kind).length;
  const traits: Record<string, boolean> = {
    [DECIMALS[order.currency_code] ?? '2 decimals']: true,
    'a discount': order.discount_total > 0,
    'several discounts': many('discount') > 1,
    'free shipping': lines.some((line) => line.kind === 'discount' && line.effect === 'shipping'),
    'a gift card': order.gift_card_total > 0,
    'several gift cards': many('giftCard') > 1,
    'tax of gift cards': many('giftCardTax') > 0,
    'several rates': many('tax') > 1,
    'tax included': lines.some((line) => line.kind === 'items' && line.includesTax),
    refunded: order.refunded_total > 0,
  };
  return Object.keys(traits).filter((trait) => traits[trait]);
}

interface Store {
  regions: {
    id: string;
    country: string;
    shipping: string[];
    discounts: string[];
    freeShipping: string;
  }[];
  channel: string;
  variants: string[];
}

/** Products with awkward prices and tax rates, all kinds of discounts, two shipping prices per region. */
async function stock(): Promise<Store> {
  const { regions } = await api.get<{
    regions: { id: string; currency_code: string; countries: { iso_2: string }[] }[];
  }>('/admin/regions?limit=5&order=created_at');
  const { sales_channels: channels } = await api.get<{
    sales_channels: { id: string; is_disabled: boolean }[];
  }>('/admin/sales-channels');
  const channel = present(channels.find((each) => !each.is_disabled)).id;
  const { shipping_profiles: profiles } = await api.get<{
    shipping_profiles: { id: string; type: string }[];
  }>('/admin/shipping-profiles');
  const profile = present(profiles.find(({ type }) => type === 'default')).id;
  const sold = await inParallel([1, 2, 3, 4, 5, 6], async (place) => {
    // Region prices follow the region's tax setting; currency prices exclude tax.
    const prices = regions.map(({ id, currency_code: code }, index) => ({
      ...(place % 2 === 0 ? { region_id: id } : { currency_code: code }),
      amount: 337 * place * (index + 1) + place,
    }));
    const { product } = await api.post<{ product: { id: string; variants: { id: string }[] } }>(
      '/admin/products',
      {
        title: unique('Sum'),
        status: 'published',
        sales_channels: [{ id: channel }],
        options: [{ title: 'Size' }],
        variants: [{ title: 'One', manage_inventory: false, options: [{ value: 'One' }], prices }],
      },
    );
    return { product: product.id, variant: first(product.variants).id };
  });
  // Two products have two tax rates each, one of them fractional.
  const special = sold.slice(0, 2).map(({ product }) => product);
  await inParallel(regions, async ({ id }) => {
    for (const [rate, name] of [
      [5.5, 'County'],
      [2.25, 'City'],
    ] as const) {
      await api.post('/admin/tax-rates', {
        region_id: id,
        code: unique('tax'),
        name,
        rate,
        products: special,
      });
    }
  });
  const discount = async (region: string, rule: object): Promise<string> => {
    const code = unique('SUM').toUpperCase();
    await api.post('/admin/discounts', {
      code,
      rule: { description: 'Sum', conditions: [], ...rule },
      regions: [region],
      is_dynamic: false,
      is_disabled: false,
    });
    return code;
  };
  return {
    regions: await inParallel(regions, async ({ id, countries }) => ({
      id,
      country: first(countries).iso_2,
      shipping: await inParallel([397, 1249], async (amount) => {
        const { shipping_option: option } = await api.post<{ shipping_option: { id: string } }>(
          '/admin/shipping-options',
          {
            name: unique('Sending'),
            region_id: id,
            provider_id: 'manual',
            profile_id: profile,
            price_type: 'flat_rate',
            data: { id: 'manual-fulfillment' },
            amount,
            requirements: [],
            includes_tax: amount === 1249,
          },
        );
        return option.id;
      }),
      discounts: [
        await discount(id, { type: 'percentage', value: 13, allocation: 'total' }),
        await discount(id, { type: 'fixed', value: 1000, allocation: 'total' }),
        await discount(id, { type: 'fixed', value: 333, allocation: 'item' }),
      ],
      freeShipping: await discount(id, { type: 'free_shipping', value: 0, allocation: 'total' }),
    })),
    channel,
    variants: sold.map(({ variant }) => variant),
  };
}

/**
 * Fills and pays a cart.
 *
 * @returns undefined where gift card rounding makes the total negative and the server takes no payment
 */
async function place(store: Store, plan: Plan): Promise<ServerOrder | undefined> {
  const { id: region, country, shipping, ...prices } = present(store.regions[plan.region]);
  const { cart } = await shopper.post<{ cart: { id: string } }>('/store/carts', {
    region_id: region,
    country_code: country,
    sales_channel_id: store.channel,
    items: plan.lines.map(({ variant, quantity }) => ({
      variant_id: store.variants[variant],
      quantity,
    })),
  });
  const path = `/store/carts/${cart.id}`;
  const address = {
    first_name: 'Ada',
    last_name: 'Sum',
    address_1: 'Quay 1',
    city: 'Harbour',
    postal_code: '12345',
    country_code: country,
  };
  const code = prices.discounts[plan.discount];
  const discounts = [
    ...(code === undefined ? [] : [{ code }]),
    ...(plan.isShippingFree ? [{ code: prices.freeShipping }] : []),
  ];
  const values = [411, 977].slice(0, plan.giftCard);
  const giftCards = await inParallel(values, async (value) => {
    const { gift_card: card } = await api.post<{ gift_card: { code: string } }>(
      '/admin/gift-cards',
      { region_id: region, value },
    );
    return { code: card.code };
  });
  await shopper.post(path, {
    email: `${unique('sum')}@example.com`,
    shipping_address: address,
    billing_address: address,
    ...(discounts.length > 0 ? { discounts } : {}),
    ...(giftCards.length > 0 ? { gift_cards: giftCards } : {}),
  });
  await shopper.post(`${path}/shipping-methods`, { option_id: shipping[plan.priceOfShipping] });
  const { cart: priced } = await shopper.post<{ cart: { total: number } }>(
    `${path}/payment-sessions`,
  );
  if (priced.total < 0) return undefined;
  const { data } = await shopper.post<{ data: { id: string } }>(`${path}/complete`);
  return readOrder(data.id);
}

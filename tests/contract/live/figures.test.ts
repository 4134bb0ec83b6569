/** Figures of all orders against the server's totals of each order, added up by plain arithmetic. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inParallel } from '../../../sandbox/seed/api.ts';
import type { Api } from '../../../sandbox/seed/api.ts';
import { configureClient } from '../../../src/client/index.ts';
import {
  discountsBy,
  itemsBy,
  paymentsIn,
  refundsBy,
  taxesBy,
} from '../../../src/areas/shared/figures/breakdowns.ts';
import { bucketsOf } from '../../../src/areas/shared/figures/days.ts';
import { orderFacts } from '../../../src/areas/shared/figures/facts.ts';
import type { OrderFacts } from '../../../src/areas/shared/figures/facts.ts';
import { fetchOrders } from '../../../src/areas/shared/figures/orders-query.ts';
import { readOrders } from '../../../src/areas/shared/figures/read-orders.ts';
import {
  DIMENSIONS,
  firstOrders,
  sumBy,
  sumUp,
  totalSales,
} from '../../../src/areas/shared/figures/sums.ts';
import type { Dimension, Figures } from '../../../src/areas/shared/figures/sums.ts';
import { signedIn } from './market.ts';
import { serverUrl } from './server.ts';
import { sandboxAccount, signIn } from './world.ts';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland'];
const ALWAYS = { start: 0, end: Number.MAX_SAFE_INTEGER };

interface ServerOrder {
  id: string;
  status: string;
  created_at: string;
  currency_code: string;
  sales_channel_id: string | null;
  region_id: string;
  customer_id: string;
  shipping_address: { country_code: string | null } | null;
  billing_address: { country_code: string | null } | null;
  items: {
    is_giftcard: boolean;
    quantity: number;
    variant_id: string | null;
    variant: { product_id: string } | null;
  }[];
  discounts: { id: string }[];
  payments: { amount: number; captured_at: string | null; canceled_at: string | null }[];
  refunds: { amount: number; reason: string; created_at: string }[];
  subtotal: number;
  discount_total: number;
  shipping_total: number;
  tax_total: number;
  gift_card_total: number;
  total: number;
  paid_total: number;
  refunded_total: number;
}

/** Amounts by name */
type Tally = Record<string, number>;

class Tallies {
  private readonly sums = new Map<string, Tally>();

  add(key: string, amounts: Tally): void {
    const sum = this.sums.get(key) ?? {};
    this.sums.set(key, sum);
    for (const [name, amount] of Object.entries(amounts)) sum[name] = (sum[name] ?? 0) + amount;
  }

  /** Without zeros */
  written(): Record<string, number> {
    return Object.fromEntries(
      [...this.sums].flatMap(([key, tally]) =>
        Object.entries(tally).flatMap(([name, amount]) =>
          amount === 0 ? [] : [[`${key}: ${name}`, amount] as const],
        ),
      ),
    );
  }
}

let facts: OrderFacts[];
let orders: ServerOrder[];
/** Ids of customers' first orders */
let first: Set<string>;
let comparisons = 0;

async function readFacts(): Promise<OrderFacts[]> {
  const found = new Map<string, OrderFacts>();
  const unread: string[] = [];
  await readOrders({
    fetchPage: (part, call) => fetchOrders({ order: '-created_at' }, part, call),
    limit: 50,
    atOnce: 4,
    onPage: async (rows) => {
      for (const row of rows) {
        const read = orderFacts(row);
        if (read === undefined) unread.push(row.id);
        else found.set(read.id, read);
      }
    },
  }).done;
  expect(unread).toEqual([]);
  return [...found.values()];
}

async function readSingly(api: Api): Promise<ServerOrder[]> {
  const ids: string[] = [];
  for (let count = 1; ids.length < count;) {
    const page = await api.get<{ orders: { id: string }[]; count: number }>(
      `/admin/orders?limit=100&offset=${ids.length}&fields=id&order=created_at`,
    );
    ({ count } = page);
    if (page.orders.length === 0) break;
    ids.push(...page.orders.map(({ id }) => id));
  }
  return inParallel(
    [...new Set(ids)],
    async (id) => (await api.get<{ order: ServerOrder }>(`/admin/orders/${id}`)).order,
  );
}

beforeAll(async () => {
  const url = serverUrl();
  configureClient('admin', { baseUrl: url, maxRetries: 0 });
  await signIn(sandboxAccount);
  facts = await readFacts();
  orders = await readSingly(await signedIn(url));
  const seen = new Set<string>();
  first = new Set(
    counted()
      .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || (a.id < b.id ? -1 : 1))
      .flatMap(({ id, customer_id: customer }) => {
        if (seen.has(customer)) return [];
        seen.add(customer);
        return [id];
      }),
  );
}, 900_000);

afterAll(() => {
  const currencies = new Set(orders.map(({ currency_code: code }) => code));
  const having = (has: (order: ServerOrder) => boolean): number => orders.filter(has).length;
  process.stdout.write(
    `\n${orders.length} orders in ${currencies.size} currencies (${[...currencies].join(', ')}), ` +
      `${having(isCanceled)} canceled, ${having(({ refunds }) => refunds.length > 0)} with refunds, ` +
      `${having((order) => order.discount_total > 0)} with discounts, ` +
      `${having((order) => order.gift_card_total > 0)} paid by gift card, ` +
      `${having(({ items }) => items.some(isGiftCard))} of gift cards: ${comparisons} comparisons\n`,
  );
});

const isCanceled = ({ status }: ServerOrder): boolean => status === 'canceled';
const isGiftCard = ({ is_giftcard: is }: ServerOrder['items'][number]): boolean => is;
const counted = (): ServerOrder[] => orders.filter((order) => !isCanceled(order));

interface Compared {
  ours: Record<string, number>;
  theirs: Record<string, number>;
}

/** Counts the amounts that aren't zero on both sides. */
function compared(actual: Tallies, expected: Tallies): Compared {
  const [ours, theirs] = [actual.written(), expected.written()];
  comparisons += new Set([...Object.keys(ours), ...Object.keys(theirs)]).size;
  return { ours, theirs };
}

const saleOf = (order: ServerOrder): Tally => ({
  orders: 1,
  newCustomers: first.has(order.id) ? 1 : 0,
  itemsSold: order.items.reduce((units, item) => units + (isGiftCard(item) ? 0 : item.quantity), 0),
  sold: order.subtotal - order.discount_total,
  shipping: order.shipping_total,
  tax: order.tax_total,
  paidByGiftCard: order.gift_card_total,
  all: order.total + order.gift_card_total,
});

const refundOf = ({ amount }: { amount: number }): Tally => ({
  refundCount: 1,
  refunded: amount,
  refundedParts: amount,
  all: 0 - amount,
});

const figuresOf = (figures: Figures): Tally => ({
  orders: figures.orders,
  canceledOrders: figures.canceledOrders,
  newCustomers: figures.newCustomers,
  itemsSold: figures.itemsSold,
  sold: figures.items - figures.discounts + figures.giftCardsSold,
  shipping: figures.shipping,
  tax: figures.tax,
  paidByGiftCard: figures.paidByGiftCard,
  refundCount: figures.refundCount,
  refunded: figures.refunded,
  refundedParts:
    figures.refunds +
    figures.shippingRefunds +
    figures.taxRefunds +
    figures.giftCardsRefunded +
    figures.otherRefunds,
  all:
    totalSales(figures) + figures.giftCardsSold - figures.giftCardsRefunded - figures.otherRefunds,
});

test('all orders are read, and each has the server’s totals', () => {
  expect(orders.length).toBeGreaterThanOrEqual(60);
  const [actual, expected] = [new Tallies(), new Tallies()];
  for (const order of orders) {
    expected.add(order.id, {
      isThere: 1,
      canceled: isCanceled(order) ? 1 : 0,
      total: order.total,
      giftCards: order.gift_card_total,
      due: order.subtotal - order.discount_total + order.shipping_total + order.tax_total,
      paid: order.paid_total,
      refunded: order.refunded_total,
    });
  }
  for (const order of facts) {
    const parts = [...order.lines, ...order.shipping];
    actual.add(order.id, {
      isThere: 1,
      canceled: order.isCanceled ? 1 : 0,
      total: order.total,
      giftCards: order.giftCards,
      due: parts.reduce((sum, { net, tax }) => sum + net + tax, 0),
      paid: order.payments.reduce((sum, { amount }) => sum + amount, 0),
      refunded: order.refunds.reduce((sum, { amount }) => sum + amount, 0),
    });
  }
  const { ours, theirs } = compared(actual, expected);
  expect(Object.keys(theirs)).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

test.each(ZONES)('each day in %s has the server’s totals in each currency', (zone) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dayOf = (at: string): string => format.format(new Date(at));
  const days = orders
    .flatMap((order) => [order, ...order.refunds])
    .map(({ created_at: at }) => dayOf(at))
    .toSorted();
  const period = { from: days.at(0) ?? '', to: days.at(-1) ?? '' };
  const buckets = bucketsOf(period, 'day', { zone, firstWeekday: 1 });
  const [actual, expected] = [new Tallies(), new Tallies()];
  for (const [currency, sums] of sumUp(facts, buckets, firstOrders(facts))) {
    for (const [place, figures] of sums.buckets.entries()) {
      actual.add(`${currency} ${buckets[place]?.from}`, figuresOf(figures));
    }
  }
  for (const order of orders) {
    const keyAt = (at: string): string => `${order.currency_code} ${dayOf(at)}`;
    if (isCanceled(order)) {
      expected.add(keyAt(order.created_at), { canceledOrders: 1 });
      continue;
    }
    expected.add(keyAt(order.created_at), saleOf(order));
    for (const refund of order.refunds) expected.add(keyAt(refund.created_at), refundOf(refund));
  }
  const { ours, theirs } = compared(actual, expected);
  expect(Object.keys(theirs)).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

test('items and discounts are the server’s in orders without gift cards', () => {
  const plain = counted().filter(({ items }) => !items.some(isGiftCard));
  const ids = new Set(plain.map(({ id }) => id));
  const [actual, expected] = [new Tallies(), new Tallies()];
  for (const order of plain) {
    expected.add(order.currency_code, {
      items: order.subtotal,
      discounts: order.discount_total,
    });
  }
  const own = facts.filter(({ id }) => ids.has(id));
  for (const [currency, { all }] of sumUp(own, [ALWAYS], firstOrders(facts))) {
    actual.add(currency, { items: all.items, discounts: all.discounts });
  }
  const { ours, theirs } = compared(actual, expected);
  expect(Object.keys(theirs)).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

const KEYS: Record<Dimension, (order: ServerOrder) => string | null> = {
  channel: (order) => order.sales_channel_id,
  region: (order) => order.region_id,
  country: (order) =>
    order.shipping_address?.country_code ?? order.billing_address?.country_code ?? null,
  customer: (order) => order.customer_id,
};

test.each(DIMENSIONS)('each %s has the totals of its orders', (dimension) => {
  const [actual, expected] = [new Tallies(), new Tallies()];
  for (const [currency, sums] of sumBy(facts, ALWAYS, dimension, firstOrders(facts))) {
    for (const [id, figures] of sums) actual.add(`${currency} ${id}`, figuresOf(figures));
  }
  for (const order of orders) {
    const key = `${order.currency_code} ${KEYS[dimension](order)}`;
    if (isCanceled(order)) {
      expected.add(key, { canceledOrders: 1 });
      continue;
    }
    expected.add(key, saleOf(order));
    for (const refund of order.refunds) expected.add(key, refundOf(refund));
  }
  const { ours, theirs } = compared(actual, expected);
  expect(Object.keys(theirs)).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

test.each(['product', 'variant'] as const)('each %s has the units of its items', (by) => {
  const [actual, expected] = [new Tallies(), new Tallies()];
  for (const [currency, sums] of itemsBy(facts, ALWAYS, by)) {
    for (const [id, { sold }] of sums) actual.add(`${currency} ${id}`, { sold });
  }
  for (const { currency_code: currency, items } of counted()) {
    for (const item of items.filter((one) => !isGiftCard(one))) {
      const id = by === 'variant' ? item.variant_id : (item.variant?.product_id ?? null);
      expected.add(`${currency} ${id}`, { sold: item.quantity });
    }
  }
  const { ours, theirs } = compared(actual, expected);
  expect(Object.keys(theirs)).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

test('discounts, taxes, refunds and payments add up to the server’s', () => {
  const [actual, expected] = [new Tallies(), new Tallies()];
  for (const [currency, discounts] of discountsBy(facts, ALWAYS)) {
    for (const [id, { orders: used, amount }] of discounts) {
      if (id !== null) actual.add(`${currency} ${id}`, { used });
      actual.add(currency, { discounts: amount });
    }
  }
  for (const [currency, rates] of taxesBy(facts, ALWAYS)) {
    for (const { tax } of rates.values()) actual.add(currency, { tax });
  }
  for (const [currency, reasons] of refundsBy(facts, ALWAYS)) {
    for (const [reason, { count, amount }] of reasons) {
      actual.add(`${currency} ${reason}`, { count, amount });
    }
  }
  for (const [currency, sums] of paymentsIn(facts, [ALWAYS])) {
    for (const { captured, refunded } of sums) actual.add(currency, { captured, refunded });
  }
  for (const { currency_code: currency, payments, refunds } of orders) {
    for (const { amount, captured_at: at, canceled_at: canceled } of payments) {
      if (at !== null && canceled === null) expected.add(currency, { captured: amount });
    }
    for (const { amount } of refunds) expected.add(currency, { refunded: amount });
  }
  for (const order of counted()) {
    const { currency_code: currency } = order;
    expected.add(currency, { discounts: order.discount_total, tax: order.tax_total });
    for (const { id } of order.discounts) expected.add(`${currency} ${id}`, { used: 1 });
    for (const { reason, amount } of order.refunds) {
      expected.add(`${currency} ${reason}`, { count: 1, amount });
    }
  }
  const { ours, theirs } = compared(actual, expected);
  expect(Object.keys(theirs)).not.toEqual([]);
  expect(ours).toEqual(theirs);
});

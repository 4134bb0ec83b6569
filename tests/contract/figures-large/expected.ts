/** Adds up the server's totals by plain arithmetic; shares no code with the app. */
import type { Item, Order, Refund, Return } from './types.ts';

export type Amounts = Readonly<Record<string, number>>;

export type Table =
  | 'figures'
  | 'product'
  | 'variant'
  | 'discount'
  | 'taxRate'
  | 'refunds'
  | 'returns'
  | 'payments';

export interface Event {
  order: Order;
  /** Milliseconds since 1970 */
  at: number;
  table: Table;
  /** null where the table has no rows, or for what has no id */
  key: string | null;
  amounts: Amounts;
}

type Note = (table: Table, at: string, key: string | null, amounts: Amounts) => void;

interface Part {
  net: number;
  tax: number;
  rates: readonly number[];
}

interface ItemPart extends Part {
  item: Item;
  off: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, each) => all + each, 0);

/** Ids of customers' first orders */
export function firstOnes(orders: readonly Order[]): ReadonlySet<string> {
  const customers = new Set<string>();
  const ids = new Set<string>();
  const earliest = orders
    .filter(({ status }) => status !== 'canceled')
    .toSorted((a, b) => compare(a.created_at, b.created_at) || compare(a.id, b.id));
  for (const { id, customer_id: customer } of earliest) {
    if (!customers.has(customer)) ids.add(id);
    customers.add(customer);
  }
  return ids;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function eventsOf(order: Order, isFirst: boolean): Event[] {
  const events: Event[] = [];
  const note: Note = (table, at, key, amounts) => {
    events.push({ order, at: Date.parse(at), table, key, amounts });
  };
  notePayments(order, note);
  if (order.status === 'canceled') {
    note('figures', order.created_at, null, { canceledOrders: 1 });
    return events;
  }
  noteSale(order, isFirst, note);
  noteRefunds(order, note);
  noteAfterSales(order, note);
  return events;
}

function notePayments(order: Order, note: Note): void {
  const valid = order.payments.filter(({ canceled_at: canceled }) => canceled === null);
  const own = valid.filter(({ swap_id: id }) => id === null);
  for (const { amount, captured_at: captured } of valid) {
    if (captured !== null) note('payments', captured, null, { captured: amount });
  }
  for (const { amount, created_at: at } of order.refunds) {
    note('payments', at, null, { refunded: amount });
  }
  const isOpen = ({ captured_at: captured }: Order['payments'][number]): boolean =>
    captured === null;
  const authorized = sum(own.filter(isOpen).map(({ amount }) => amount));
  const captured = sum(own.filter((each) => !isOpen(each)).map(({ amount }) => amount));
  const owed = order.status === 'canceled' ? 0 : order.total - captured;
  note('payments', order.created_at, null, { open: Math.max(authorized, owed) });
}

/** Orders have a single part for an amount that rounding could put on several. */
function partsOf(order: Order): ItemPart[] {
  const { items, shipping_methods: methods } = order;
  const isListed = sum(items.map((item) => item.discount_total)) === order.discount_total;
  const taxes = sum([...items, ...methods].map(({ tax_total: tax }) => tax));
  const notDue = taxes - order.tax_total;
  if (notDue > 0 && items.length > 1) throw new Error(`The tax of ${order.id} has two shares.`);
  return items.map((item, index) => {
    const usual = index === 0 ? order.discount_total : 0;
    const off = isListed ? item.discount_total : usual;
    return {
      item,
      off,
      net: item.subtotal - off,
      tax: item.tax_total - (index === 0 ? notDue : 0),
      rates: item.tax_lines.map(({ rate }) => rate),
    };
  });
}

const methodsOf = ({ shipping_methods: methods }: Order): Part[] =>
  methods.map(({ subtotal, tax_total: tax, tax_lines: lines }) => ({
    net: subtotal,
    tax,
    rates: lines.map(({ rate }) => rate),
  }));

const productOf = ({ variant }: Item): string | null => variant?.product_id ?? null;

function noteItem(item: Item, at: string, amounts: Amounts, note: Note): void {
  if (item.is_giftcard) return;
  note('product', at, productOf(item), amounts);
  note('variant', at, item.variant_id, amounts);
}

/** By rate; each of two taxes the whole net amount. */
function taxOf({ tax, rates }: Part): [rate: string, tax: number][] {
  if (rates.length === 0) return [['0', tax]];
  const all = sum(rates);
  return rates.map((rate) => {
    const own = rates.length === 1 ? tax : (tax * rate) / all;
    if (!Number.isInteger(own)) throw new Error(`${tax} at ${rate} of ${all} is not whole.`);
    return [String(rate), own];
  });
}

function noteSale(order: Order, isFirst: boolean, note: Note): void {
  const { created_at: at } = order;
  const parts = partsOf(order);
  const goods = parts.filter(({ item }) => !item.is_giftcard);
  const cards = sum(parts.filter(({ item }) => item.is_giftcard).map(({ item }) => item.subtotal));
  const items = order.subtotal - cards;
  note('figures', at, null, {
    orders: 1,
    newCustomers: isFirst ? 1 : 0,
    itemsSold: sum(goods.map(({ item }) => item.quantity)),
    items,
    discounts: order.discount_total,
    netSales: items - order.discount_total,
    shipping: order.shipping_total,
    tax: order.tax_total,
    giftCardsSold: cards,
    paidByGiftCard: order.gift_card_total,
  });
  for (const { item, off, net } of goods) {
    const { quantity: sold, subtotal } = item;
    noteItem(item, at, { sold, items: subtotal, discounts: off, netSales: net }, note);
  }
  const orders = { orders: 1 };
  for (const id of new Set(goods.map(({ item }) => productOf(item)))) {
    note('product', at, id, orders);
  }
  for (const id of new Set(goods.map(({ item }) => item.variant_id))) {
    note('variant', at, id, orders);
  }
  for (const part of [...parts, ...methodsOf(order)]) {
    for (const [rate, tax] of taxOf(part)) note('taxRate', at, rate, { net: part.net, tax });
  }
  noteDiscounts(order, note);
}

function noteDiscounts(order: Order, note: Note): void {
  const { created_at: at, items, discounts } = order;
  const byHand = sum(
    items
      .flatMap(({ adjustments }) => adjustments)
      .filter(({ discount_id: id }) => id === null)
      .map(({ amount }) => amount),
  );
  for (const { id, rule } of discounts) {
    const amount = rule.type === 'free_shipping' ? 0 : order.discount_total - byHand;
    note('discount', at, id, { orders: 1, amount });
  }
  if (byHand > 0) note('discount', at, null, { orders: 1, amount: byHand });
}

/** Half up */
const rounded = (dividend: number, divisor: number): number =>
  divisor === 0 ? 0 : Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Pays parts back; net and tax of each are rounded on the sum so far. */
class PaidBack {
  private readonly amounts = new Map<Part, number>();

  left(part: Part): number {
    return part.net + part.tax - (this.amounts.get(part) ?? 0);
  }

  pay(part: Part, amount: number): Part {
    const before = this.amounts.get(part) ?? 0;
    this.amounts.set(part, before + amount);
    const netOf = (paid: number): number => rounded(part.net * paid, part.net + part.tax);
    const net = netOf(before + amount) - netOf(before);
    return { net, tax: amount - net, rates: part.rates };
  }
}

function goodsOf(order: Order, { reason, created_at: at, amount }: Refund): string[] | undefined {
  const [claim] = order.claims;
  const [swap] = order.swaps;
  if (reason === 'return') {
    const back = order.returns.find(({ received_at: arrived }) => arrived === at);
    return back?.items.map(({ item_id: id }) => id);
  }
  if (reason === 'claim') return claim?.claim_items.map(({ item_id: id }) => id);
  if (reason === 'swap' && swap?.difference_due === 0 - amount) {
    return swap.return_order.items.map(({ item_id: id }) => id);
  }
  return undefined;
}

function noteRefunds(order: Order, note: Note): void {
  const parts = partsOf(order);
  const methods = methodsOf(order);
  const paid = new PaidBack();
  const inOrder = order.refunds.toSorted(
    (a, b) => compare(a.created_at, b.created_at) || compare(a.id, b.id),
  );
  const takeAll = (of: readonly Part[], most: number, id: string): [Part, number][] => {
    const due = of.map((part) => [part, paid.left(part)] as [Part, number]);
    if (most >= sum(due.map(([, left]) => left))) return due;
    const only = due.find(([, left]) => left > 0);
    if (only === undefined || of.length > 1) throw new Error(`${id} could be split in two ways.`);
    return [[only[0], most]];
  };
  for (const refund of inOrder) {
    const { id, amount, reason, created_at: at } = refund;
    const ids = goodsOf(order, refund);
    const goods = parts.filter(({ item }) => ids?.includes(item.id) ?? true);
    const ofItems = takeAll(goods, amount, id);
    const spent = sum(ofItems.map(([, each]) => each));
    const ofMethods = amount === spent ? [] : takeAll(methods, amount - spent, id);
    const totals = { refunds: 0, giftCardsRefunded: 0, shippingRefunds: 0, taxRefunds: 0 };
    for (const [part, each] of [...ofItems, ...ofMethods]) {
      const { net, tax, rates } = paid.pay(part, each);
      const item = parts.find((one) => one === part)?.item;
      totals.taxRefunds += tax;
      if (item === undefined) totals.shippingRefunds += net;
      else if (item.is_giftcard) totals.giftCardsRefunded += net;
      else totals.refunds += net;
      if (item !== undefined && net !== 0) {
        noteItem(item, at, { refunds: net, netSales: 0 - net }, note);
      }
      if (net === 0 && tax === 0) continue;
      for (const [rate, refundedTax] of taxOf({ net, tax, rates })) {
        note('taxRate', at, rate, { refundedNet: net, refundedTax });
      }
    }
    note('figures', at, null, {
      ...totals,
      netSales: 0 - totals.refunds,
      otherRefunds: amount - spent - sum(ofMethods.map(([, each]) => each)),
      refunded: amount,
      refundCount: 1,
    });
    note('refunds', at, reason, { count: 1, amount });
  }
}

function noteAfterSales(order: Order, note: Note): void {
  const { returns, swaps, claims } = order;
  const all: Return[] = [
    ...returns,
    ...swaps.map((swap) => swap.return_order),
    ...claims.flatMap((claim) => claim.return_order ?? []),
  ];
  for (const { received_at: at, items } of all) {
    if (at === null) continue;
    const unitsOf = ({ received_quantity: units }: Return['items'][number]): number => units ?? 0;
    note('figures', at, null, { returnCount: 1, itemsReturned: sum(items.map(unitsOf)) });
    for (const back of items) {
      note('returns', at, back.reason_id, { returned: unitsOf(back) });
      const item = order.items.find(({ id }) => id === back.item_id);
      if (item !== undefined) noteItem(item, at, { returned: unitsOf(back) }, note);
    }
  }
  for (const { confirmed_at: at, canceled_at: canceled, difference_due: due } of swaps) {
    if (at === null || canceled !== null) continue;
    note('figures', at, null, { exchangeCount: 1, exchanges: Math.max(0, due ?? 0) });
  }
  for (const { created_at: at, canceled_at: canceled } of claims) {
    if (canceled === null) note('figures', at, null, { claimCount: 1 });
  }
}

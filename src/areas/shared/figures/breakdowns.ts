import { bucketAt, isIn } from './days.ts';
import type { Span } from './days.ts';
import type { Instant, LineFacts, OrderFacts, RefundFacts, TaxedFacts } from './facts.ts';
import { refundParts } from './refund-parts.ts';
import type { RefundedPart } from './refund-parts.ts';
import { shares } from './shares.ts';

/** By currency, then by id; null has what has none. */
export type Breakdown<Key, Values> = Map<string, Map<Key | null, Values>>;

/** Amounts in minor units, without tax */
export interface ItemFigures {
  orders: number;
  /** Units */
  sold: number;
  /** Units that arrived */
  returned: number;
  items: number;
  discounts: number;
  refunds: number;
  netSales: number;
}

/** Without gift cards, so that the sums are those of all sales */
export function itemsBy(
  orders: readonly OrderFacts[],
  span: Span,
  by: 'product' | 'variant',
): Breakdown<string, ItemFigures> {
  const sums: Breakdown<string, ItemFigures> = new Map();
  const keyOf = (line: LineFacts): string | null =>
    by === 'product' ? line.productId : line.variantId;
  const at = ({ currency }: OrderFacts, line: LineFacts): ItemFigures =>
    entry(sums, currency, keyOf(line), () => ({
      orders: 0,
      sold: 0,
      returned: 0,
      items: 0,
      discounts: 0,
      refunds: 0,
      netSales: 0,
    }));
  for (const order of counted(orders)) {
    if (isIn(span, order.at)) {
      const goods = order.lines.filter(({ isGiftCard }) => !isGiftCard);
      for (const line of goods) {
        const sum = at(order, line);
        sum.sold += line.quantity;
        sum.items += line.gross;
        sum.discounts += line.discount;
        sum.netSales += line.net;
      }
      for (const sum of new Set(goods.map((line) => at(order, line)))) sum.orders += 1;
    }
    for (const { refund, lines } of refundParts(order)) {
      if (!isIn(span, refund.at)) continue;
      for (const [index, { net }] of lines.entries()) {
        const line = order.lines[index];
        if (line === undefined || line.isGiftCard || net === 0) continue;
        const sum = at(order, line);
        sum.refunds += net;
        sum.netSales -= net;
      }
    }
    for (const { receivedAt, lines } of order.returns) {
      if (receivedAt === null || !isIn(span, receivedAt)) continue;
      for (const { lineId, quantity } of lines) {
        const line = order.lines.find(({ id }) => id === lineId);
        if (line !== undefined && !line.isGiftCard) at(order, line).returned += quantity;
      }
    }
  }
  return sums;
}

export interface DiscountFigures {
  orders: number;
  /** Minor units off the items; 0 for free shipping */
  amount: number;
}

/** null has manual discounts. */
export function discountsBy(
  orders: readonly OrderFacts[],
  span: Span,
): Breakdown<string, DiscountFigures> {
  const sums: Breakdown<string, DiscountFigures> = new Map();
  for (const order of counted(orders)) {
    if (!isIn(span, order.at)) continue;
    for (const { id, amount } of order.discounts) {
      const sum = entry(sums, order.currency, id, () => ({ orders: 0, amount: 0 }));
      sum.orders += 1;
      sum.amount += amount;
    }
  }
  return sums;
}

/** Minor units */
export interface TaxFigures {
  /** With shipping, after discounts, without tax */
  net: number;
  tax: number;
  refundedNet: number;
  refundedTax: number;
}

/** By rate in percent; null has unknown rates, 0 what is untaxed. */
export function taxesBy(orders: readonly OrderFacts[], span: Span): Breakdown<number, TaxFigures> {
  const sums: Breakdown<number, TaxFigures> = new Map();
  const at = ({ currency }: OrderFacts, rate: number | null): TaxFigures =>
    entry(sums, currency, rate, () => ({ net: 0, tax: 0, refundedNet: 0, refundedTax: 0 }));
  const ratesOf = ({ taxes }: TaxedFacts): TaxedFacts['taxes'] =>
    taxes.length > 0 ? taxes : [{ rate: 0, amount: 0 }];
  const refundOf = (order: OrderFacts, part: TaxedFacts, { net, tax }: RefundedPart): void => {
    if (net === 0 && tax === 0) return;
    const rates = ratesOf(part);
    const amounts = shares(
      tax,
      rates.map(({ amount }) => amount),
    );
    for (const [index, { rate }] of rates.entries()) {
      const sum = at(order, rate);
      sum.refundedNet += net;
      sum.refundedTax += amounts[index] ?? 0;
    }
  };
  for (const order of counted(orders)) {
    if (isIn(span, order.at)) {
      for (const part of [...order.lines, ...order.shipping]) {
        for (const { rate, amount } of ratesOf(part)) {
          const sum = at(order, rate);
          sum.net += part.net;
          sum.tax += amount;
        }
      }
    }
    for (const { refund, lines, shipping } of refundParts(order)) {
      if (!isIn(span, refund.at)) continue;
      for (const [index, part] of lines.entries()) {
        const line = order.lines[index];
        if (line !== undefined) refundOf(order, line, part);
      }
      for (const [index, part] of splitShipping(order, shipping).entries()) {
        const method = order.shipping[index];
        if (method !== undefined) refundOf(order, method, part);
      }
    }
  }
  return sums;
}

function splitShipping({ shipping }: OrderFacts, refunded: RefundedPart): RefundedPart[] {
  const net = shares(
    refunded.net,
    shipping.map((method) => method.net),
  );
  const tax = shares(
    refunded.tax,
    shipping.map((method) => method.tax),
  );
  return shipping.map((_, index) => ({ net: net[index] ?? 0, tax: tax[index] ?? 0 }));
}

export interface RefundFigures {
  count: number;
  /** Minor units, with tax */
  amount: number;
}

export function refundsBy(
  orders: readonly OrderFacts[],
  span: Span,
): Breakdown<RefundFacts['reason'], RefundFigures> {
  const sums: Breakdown<RefundFacts['reason'], RefundFigures> = new Map();
  for (const order of counted(orders)) {
    for (const { at, amount, reason } of order.refunds) {
      if (!isIn(span, at)) continue;
      const sum = entry(sums, order.currency, reason, () => ({ count: 0, amount: 0 }));
      sum.count += 1;
      sum.amount += amount;
    }
  }
  return sums;
}

/** Units that arrived, by id of the return reason */
export function returnedBy(orders: readonly OrderFacts[], span: Span): Map<string | null, number> {
  const units = new Map<string | null, number>();
  for (const { receivedAt, lines } of counted(orders).flatMap(({ returns }) => returns)) {
    if (receivedAt === null || !isIn(span, receivedAt)) continue;
    for (const { reasonId, quantity } of lines) {
      units.set(reasonId, (units.get(reasonId) ?? 0) + quantity);
    }
  }
  return units;
}

/** Minor units, with tax */
export interface PaymentFigures {
  captured: number;
  refunded: number;
  /** As of now, of orders placed in the span */
  open: number;
}

/** By currency, then by bucket; money moved for canceled orders counts. */
export function paymentsIn(
  orders: readonly OrderFacts[],
  buckets: readonly Span[],
): Map<string, PaymentFigures[]> {
  const sums = new Map<string, PaymentFigures[]>();
  for (const order of orders) {
    const { currency } = order;
    const add = (at: Instant, name: keyof PaymentFigures, amount: number): void => {
      const place = amount === 0 ? -1 : bucketAt(buckets, at);
      if (place === -1) return;
      const ofCurrency =
        sums.get(currency) ?? buckets.map(() => ({ captured: 0, refunded: 0, open: 0 }));
      sums.set(currency, ofCurrency);
      const sum = ofCurrency[place];
      if (sum !== undefined) sum[name] += amount;
    };
    for (const { amount, capturedAt, isCanceled } of order.payments) {
      if (!isCanceled && capturedAt !== null) add(capturedAt, 'captured', amount);
    }
    for (const { amount, at } of order.refunds) add(at, 'refunded', amount);
    add(order.at, 'open', openOf(order));
  }
  return sums;
}

/** Authorized or owed, as on the order's page; minor units */
export function openOf({ isCanceled, total, payments }: OrderFacts): number {
  const own = payments.filter((payment) => !payment.isCanceled && payment.exchangeId === null);
  const amountWhere = (isCaptured: boolean): number =>
    own.reduce(
      (sum, { amount, capturedAt }) => ((capturedAt !== null) === isCaptured ? sum + amount : sum),
      0,
    );
  const authorized = amountWhere(false);
  return authorized + Math.max(0, (isCanceled ? 0 : total) - amountWhere(true) - authorized);
}

const counted = (orders: readonly OrderFacts[]): OrderFacts[] =>
  orders.filter(({ isCanceled }) => !isCanceled);

function entry<Key, Values>(
  sums: Breakdown<Key, Values>,
  currency: string,
  key: Key | null,
  none: () => Values,
): Values {
  const ofCurrency = sums.get(currency) ?? new Map<Key | null, Values>();
  sums.set(currency, ofCurrency);
  const known = ofCurrency.get(key);
  if (known !== undefined) return known;
  const made = none();
  ofCurrency.set(key, made);
  return made;
}

import { listOf } from '#ui/format/instant.ts';
import type { Order, OrderPayment } from './query.ts';

/** What an order's money is read from; amounts are whole numbers of the smallest unit of the order's currency. */
export type MoneyOrder = Pick<
  Order,
  | 'status'
  | 'tax_rate'
  | 'items'
  | 'shipping_methods'
  | 'discounts'
  | 'gift_cards'
  | 'gift_card_transactions'
  | 'payments'
  | 'refunds'
  | 'subtotal'
  | 'discount_total'
  | 'shipping_total'
  | 'tax_total'
  | 'gift_card_total'
  | 'gift_card_tax_total'
  | 'refunded_total'
  | 'total'
>;

/** One line of an order's summary. What makes the order cheaper is negative. */
export type MoneyLine =
  /** All items without tax, also where their prices include it. */
  | { kind: 'items'; amount: number; units: number; includesTax: boolean }
  /** A discount's part of the items. One that makes shipping free takes nothing from them. */
  | { kind: 'discount'; amount: number; code: string; effect: 'items' | 'shipping' | 'none' }
  /** What was taken off by hand, without a discount's code. */
  | { kind: 'adjustment'; amount: number }
  /** A shipping method without tax. */
  | { kind: 'shipping'; amount: number; name: string | undefined }
  /** All tax at one rate, in percent; without one where the server tells none. */
  | { kind: 'tax'; amount: number; rate: number | undefined; name: string | undefined }
  /** Tax that isn't due on what a gift card pays. */
  | { kind: 'giftCardTax'; amount: number }
  | { kind: 'giftCard'; amount: number; code: string | undefined }
  /** What the server's total has beyond its own parts. */
  | { kind: 'rounding'; amount: number };

/**
 * The lines of an order's summary, which add up to the server's total to the smallest unit. Each group (items,
 * discounts, shipping, taxes, gift cards) comes to the server's sum of it; where the server's parts don't make its
 * total, the difference has a line of its own.
 */
export function moneyLines(order: MoneyOrder): MoneyLine[] {
  const items = listOf(order.items);
  const lines: MoneyLine[] = [
    {
      kind: 'items',
      amount: whole(order.subtotal),
      units: sumOf(items, ({ quantity }) => quantity),
      includesTax: items.some(({ includes_tax: includesTax }) => includesTax === true),
    },
    ...discountLines(order),
    ...shippingLines(order),
    ...taxLines(order),
    ...giftCardLines(order),
  ];
  if (!Number.isSafeInteger(order.total)) return lines;
  const rounding = order.total - sumOf(lines, ({ amount }) => amount);
  return rounding === 0 ? lines : [...lines, { kind: 'rounding', amount: rounding }];
}

/**
 * The server takes the first discount that isn't about shipping, and what was taken off by hand; the discounts stay in
 * the order in which it sends them. A fixed amount is shared among the items in fractions, of which only the sum is
 * rounded.
 */
function discountLines(order: MoneyOrder): MoneyLine[] {
  const discounts = listOf(order.discounts);
  const counted = discounts.find(({ rule }) => rule?.type !== 'free_shipping');
  const adjustments = listOf(order.items).flatMap((item) =>
    listOf(item.adjustments).map((adjustment) => ({ ...adjustment, item })),
  );
  const byCode = sumOf(
    adjustments.filter(
      ({ discount_id: id, item }) => id !== null && id === counted?.id && item.allow_discounts,
    ),
    ({ amount }) => amount,
  );
  const byHand = sumOf(
    adjustments.filter(({ discount_id: id }) => id === null),
    ({ amount }) => amount,
  );
  const total = whole(order.discount_total);
  const [codeAmount = 0, handAmount = 0] = shares(total, [byCode, byHand]);
  return [
    ...discounts.map(({ id, code, rule }): MoneyLine => {
      const effect =
        rule?.type === 'free_shipping' ? 'shipping' : id === counted?.id ? 'items' : 'none';
      return {
        kind: 'discount',
        amount: effect === 'items' ? negative(codeAmount) : 0,
        code,
        effect,
      };
    }),
    // Without a discount to name, all that was taken off was so by hand.
    ...(counted === undefined && codeAmount + handAmount > 0
      ? [{ kind: 'adjustment', amount: -codeAmount - handAmount } as const]
      : handAmount > 0
        ? [{ kind: 'adjustment', amount: -handAmount } as const]
        : []),
  ];
}

const shippingLines = (order: MoneyOrder): MoneyLine[] =>
  listOf(order.shipping_methods).map((method) => ({
    kind: 'shipping',
    // The server adds it up with the order; until then it has its price alone.
    amount: whole(method.subtotal ?? method.price),
    name: method.shipping_option?.name,
  }));

/** Taxes by rate, the highest first. What an item or a shipping method is taxed, the server has rounded already. */
function taxLines(order: MoneyOrder): MoneyLine[] {
  const sums = new Map<
    string,
    { rate: number | undefined; name: string | undefined; amount: number }
  >();
  const add = (rate: number | undefined, name: string | undefined, amount: number): void => {
    const key = `${rate} ${name}`;
    const sum = sums.get(key) ?? { rate, name, amount: 0 };
    sums.set(key, { ...sum, amount: sum.amount + amount });
  };
  for (const taxed of [...listOf(order.items), ...listOf(order.shipping_methods)]) {
    const total = whole(taxed.tax_total);
    const rates = listOf<{ rate: number; name: string }>(taxed.tax_lines);
    if (rates.length === 0) {
      if (total !== 0) add(order.tax_rate ?? undefined, undefined, total);
      continue;
    }
    const parts = shares(
      total,
      rates.map(({ rate }) => rate),
    );
    rates.forEach(({ rate, name }, index) => add(rate, nameOfTax(name), parts[index] ?? 0));
  }
  const lines = [...sums.values()].toSorted((a, b) => (b.rate ?? 0) - (a.rate ?? 0));
  // Where something is taxed, what is free of tax isn't mentioned.
  const taxing = lines.filter(({ amount }) => amount !== 0);
  const shown = taxing.length > 0 ? taxing : lines.slice(0, 1);
  const onGiftCards = whole(order.gift_card_tax_total);
  return [
    ...shown.map((line) => ({ kind: 'tax', ...line }) as const),
    ...(onGiftCards === 0 ? [] : [{ kind: 'giftCardTax', amount: -onGiftCards } as const]),
  ];
}

/** The server calls a rate “default” that nobody has named. */
const nameOfTax = (name: unknown): string | undefined =>
  typeof name === 'string' && name !== 'default' && name.trim() !== '' ? name : undefined;

function giftCardLines(order: MoneyOrder): MoneyLine[] {
  const total = whole(order.gift_card_total);
  if (total === 0) return [];
  const codes = new Map(listOf(order.gift_cards).map(({ id, code }) => [id, code]));
  const paid = listOf(order.gift_card_transactions).map(({ gift_card_id: id, amount }) => ({
    kind: 'giftCard' as const,
    amount: negative(amount),
    code: codes.get(id),
  }));
  if (sumOf(paid, ({ amount }) => amount) === -total) return paid;
  const [only, ...others] = [...codes.values()];
  return [{ kind: 'giftCard', amount: -total, code: others.length === 0 ? only : undefined }];
}

/** What has been paid of an order and what is still to move, in minor units of its currency. */
export interface Settlement {
  /** Payments of the order itself that were captured, without those that were canceled. */
  paid: number;
  /** What was captured for exchanges, whose goods the order's total doesn't hold. */
  paidForSwaps: number;
  /** Payments that are authorized and wait to be captured. */
  authorized: number;
  refunded: number;
  /** What the store has of the customer's money: all that was paid without what was refunded. */
  kept: number;
  /** What the customer has neither paid nor authorized. */
  customerOwes: number;
  /**
   * What the store has beyond the total, as after an edit that made the order cheaper. A refund for goods that came back
   * doesn't count against it: the server's total stays what was ordered.
   */
  storeOwes: number;
}

/** Adds up an order's payments and refunds. The server lists those of its exchanges among them. */
export function settlementOf(order: MoneyOrder): Settlement {
  const payments = listOf(order.payments).filter((payment) => !payment.canceled_at);
  const captured = payments.filter(({ captured_at: at }) => Boolean(at));
  const isOfSwap = ({ swap_id: swap }: OrderPayment): boolean => Boolean(swap);
  const amountOf = ({ amount }: OrderPayment): number => amount;
  const paidForSwaps = sumOf(captured.filter(isOfSwap), amountOf);
  const paid = sumOf(captured, amountOf) - paidForSwaps;
  const authorized = sumOf(
    payments.filter((payment) => !payment.captured_at && !isOfSwap(payment)),
    amountOf,
  );
  const refunded = sumOf(listOf(order.refunds), ({ amount }) => amount);
  // A canceled order costs nothing any more.
  const total = order.status === 'canceled' ? 0 : whole(order.total);
  return {
    paid,
    paidForSwaps,
    authorized,
    refunded,
    kept: paid + paidForSwaps - refunded,
    customerOwes: Math.max(0, total - paid - authorized),
    storeOwes: Math.max(0, paid - refunded - total),
  };
}

/** A whole number as it is; nothing for what is none, so that one damaged value doesn't make all others unreadable. */
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** Without the negative zero, which would be written as “-0”. */
const negative = (amount: unknown): number => 0 - whole(amount);

const sumOf = <Entry>(entries: readonly Entry[], amountOf: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => {
    const amount = amountOf(entry);
    return Number.isFinite(amount) ? sum + amount : sum;
  }, 0);

/**
 * Divides an amount in proportion to weights, in whole numbers that add up to it: those that lose most by rounding down
 * get what is left over.
 */
export function shares(total: number, weights: readonly number[]): number[] {
  const usable = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  const sum = usable.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return usable.map((_, index) => (index === 0 ? total : 0));
  const exact = usable.map((weight) => (total * weight) / sum);
  const parts = exact.map((part) => Math.trunc(part));
  const left = total - parts.reduce((all, part) => all + part, 0);
  const byLoss = exact
    .map((part, index) => ({ index, loss: Math.abs(part - Math.trunc(part)) }))
    .toSorted((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, Math.abs(left))) {
    parts[index] = (parts[index] ?? 0) + Math.sign(left);
  }
  return parts;
}

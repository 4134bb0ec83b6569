import { listOf } from '#ui/format/instant.ts';
import { shares } from '#shared/figures/shares.ts';
import { refundedForGoods } from './goods-refunds.ts';
import type { Order, OrderPayment } from './query.ts';

/** Amounts in minor units */
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
  | 'returns'
  | 'swaps'
  | 'claims'
  | 'subtotal'
  | 'discount_total'
  | 'shipping_total'
  | 'tax_total'
  | 'gift_card_total'
  | 'gift_card_tax_total'
  | 'refunded_total'
  | 'total'
>;

/** Reductions are negative */
export type MoneyLine =
  /** Without tax, even if prices include it */
  | { kind: 'items'; amount: number; units: number; includesTax: boolean }
  /** Free shipping discounts take nothing from the items */
  | { kind: 'discount'; amount: number; code: string; effect: 'items' | 'shipping' | 'none' }
  /** Manual discount without a code */
  | { kind: 'adjustment'; amount: number }
  /** Without tax */
  | { kind: 'shipping'; amount: number; name: string | undefined }
  /** Tax at one rate, in percent; undefined if the server gives none */
  | { kind: 'tax'; amount: number; rate: number | undefined; name: string | undefined }
  /** Tax not due on gift card payments */
  | { kind: 'giftCardTax'; amount: number }
  | { kind: 'giftCard'; amount: number; code: string | undefined }
  /** Difference between the server's total and its parts */
  | { kind: 'rounding'; amount: number };

/**
 * Lines add up exactly to the server's total. Each group matches the server's sum; a remaining difference gets its own
 * line.
 */
export function moneyLines(order: MoneyOrder): MoneyLine[] {
  const { items } = order;
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
 * The server applies the first discount that isn't free shipping, plus manual ones. Keeps the server's order. Fixed
 * amounts are split in fractions, with only the sum rounded.
 */
function discountLines(order: MoneyOrder): MoneyLine[] {
  const { discounts } = order;
  const counted = discounts.find(({ rule }) => rule?.type !== 'free_shipping');
  const adjustments = order.items.flatMap((item) =>
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
    // Without a discount to name, everything counts as manual.
    ...(counted === undefined && codeAmount + handAmount > 0
      ? [{ kind: 'adjustment', amount: -codeAmount - handAmount } as const]
      : handAmount > 0
        ? [{ kind: 'adjustment', amount: -handAmount } as const]
        : []),
  ];
}

const shippingLines = (order: MoneyOrder): MoneyLine[] =>
  order.shipping_methods.map((method) => ({
    kind: 'shipping',
    // The subtotal is missing until the server adds it.
    amount: whole(method.subtotal ?? method.price),
    name: method.shipping_option?.name,
  }));

/** Highest rate first. The server already rounded the tax per item and shipping method. */
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
  for (const taxed of [...order.items, ...order.shipping_methods]) {
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
  // Hide zero tax if anything is taxed.
  const taxing = lines.filter(({ amount }) => amount !== 0);
  const shown = taxing.length > 0 ? taxing : lines.slice(0, 1);
  const onGiftCards = whole(order.gift_card_tax_total);
  return [
    ...shown.map((line) => ({ kind: 'tax', ...line }) as const),
    ...(onGiftCards === 0 ? [] : [{ kind: 'giftCardTax', amount: -onGiftCards } as const]),
  ];
}

/** “default” is the server's name for unnamed rates. */
const nameOfTax = (name: unknown): string | undefined =>
  typeof name === 'string' && name !== 'default' && name.trim() !== '' ? name : undefined;

function giftCardLines(order: MoneyOrder): MoneyLine[] {
  const total = whole(order.gift_card_total);
  if (total === 0) return [];
  const codes = new Map(order.gift_cards.map(({ id, code }) => [id, code]));
  const paid = order.gift_card_transactions.map(({ gift_card_id: id, amount }) => ({
    kind: 'giftCard' as const,
    amount: negative(amount),
    code: codes.get(id),
  }));
  if (sumOf(paid, ({ amount }) => amount) === -total) return paid;
  const [only, ...others] = [...codes.values()];
  return [{ kind: 'giftCard', amount: -total, code: others.length === 0 ? only : undefined }];
}

/** Minor units */
export interface Settlement {
  /** Captured for the order itself, not canceled */
  paid: number;
  /** Captured for exchanges, which the order's total excludes */
  paidForSwaps: number;
  /** Not captured yet */
  authorized: number;
  refunded: number;
  /** All paid, minus refunds */
  kept: number;
  /** Neither paid nor authorized */
  customerOwes: number;
  /** Paid above the total, as after an edit. Refunds for goods don't reduce it: the total stays as ordered. */
  storeOwes: number;
}

/**
 * Sums payments and refunds. The server includes those of exchanges.
 *
 * @param paidOutside minor units paid outside the order's payments
 */
export function settlementOf(order: MoneyOrder, paidOutside = 0): Settlement {
  const payments = order.payments.filter((payment) => !payment.canceled_at);
  const captured = payments.filter(({ captured_at: at }) => Boolean(at));
  const isOfSwap = ({ swap_id: swap }: OrderPayment): boolean => Boolean(swap);
  const amountOf = ({ amount }: OrderPayment): number => amount;
  const paidForSwaps = sumOf(captured.filter(isOfSwap), amountOf);
  const paid = sumOf(captured, amountOf) - paidForSwaps;
  const authorized = sumOf(
    payments.filter((payment) => !payment.captured_at && !isOfSwap(payment)),
    amountOf,
  );
  const refunded = sumOf(order.refunds, ({ amount }) => amount);
  // Nothing is due for canceled orders.
  const total = order.status === 'canceled' ? 0 : whole(order.total);
  const kept = paid + paidForSwaps - refunded;
  const aboveTotal = paid + paidOutside - Math.max(0, refunded - refundedForGoods(order)) - total;
  return {
    paid,
    paidForSwaps,
    authorized,
    refunded,
    kept,
    customerOwes: Math.max(0, total - paid - authorized - paidOutside),
    storeOwes: Math.max(0, Math.min(aboveTotal, kept + paidOutside)),
  };
}

/** 0 for invalid values, so that the rest stays readable */
const whole = (value: unknown): number => (Number.isSafeInteger(value) ? (value as number) : 0);

/** Avoids “-0” */
const negative = (amount: unknown): number => 0 - whole(amount);

const sumOf = <Entry>(entries: readonly Entry[], amountOf: (entry: Entry) => number): number =>
  entries.reduce((sum, entry) => {
    const amount = amountOf(entry);
    return Number.isFinite(amount) ? sum + amount : sum;
  }, 0);

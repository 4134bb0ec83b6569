import { listOf } from '#ui/format/instant.ts';
import type { Order } from '../query.ts';
import { includedTax, sumOfRates } from './return-money.ts';
import type { Rate, ReturnedItem, ReturnShipping } from './return-money.ts';

/** The order's discount also applies to the exchange */
type ExchangeDiscount = Pick<Order['discounts'][number], 'id' | 'rule'>;

export interface SentItem {
  units: number;
  /** Minor units */
  unitPrice: number;
  includesTax: boolean;
  rates: readonly Rate[];
  /** The order's discount applies */
  isDiscounted: boolean;
}

/** Minor units from the customer's view; credits are negative. The parts add up to `total`. */
export interface ExchangeMoney {
  /** Without tax and discounts */
  returned: number;
  returnedDiscount: number;
  returnedTax: number;
  /** With tax */
  returnShipping: number;
  /** Without tax and discounts */
  sent: number;
  sentDiscount: number;
  sentTax: number;
  /** With tax */
  shipping: number;
  /** Negative: refunded to the customer */
  total: number;
}

interface Line {
  /** Minor units; negative for returned items */
  unitPrice: number;
  units: number;
  includesTax: boolean;
  rates: readonly Rate[];
}

/** Without tax, as the server calculates what is taxed */
function taxable({ unitPrice, units, includesTax, rates }: Line): number {
  const inPrice = includesTax ? includedTax(unitPrice, sumOfRates(rates)) : 0;
  return (unitPrice - inPrice) * units;
}

const taxOn = (net: number, rates: readonly Rate[]): number =>
  rates.reduce((sum, { rate }) => sum + Math.round(net * (rate / 100)), 0);

/** Without tax, as the server shows and sums it */
const subtotalOf = (line: Line): number =>
  line.includesTax
    ? line.unitPrice * line.units - taxOn(taxable(line), line.rates)
    : line.unitPrice * line.units;

/** Returns the discount the server carries over to an exchange: never a free shipping one. */
export const carriedDiscount = ({
  discounts,
}: Pick<Order, 'discounts'>): ExchangeDiscount | undefined =>
  discounts.find(({ rule }) => rule?.type !== 'free_shipping');

/** In minor units, rounded only if the server rounds */
function discountsOf(
  discount: ExchangeDiscount | undefined,
  sent: readonly SentItem[],
): readonly number[] {
  const rule = discount?.rule;
  if (!rule) return sent.map(() => 0);
  const value = rule.value ?? 0;
  const all = sent.filter(({ isDiscounted }) => isDiscounted);
  return sent.map((item) => {
    if (!item.isDiscounted) return 0;
    const full = subtotalOf(item);
    if (rule.type === 'percentage') return Math.min(Math.round((full / 100) * value), full);
    if (rule.allocation !== 'total') return Math.min(value * item.units, full);
    const sum = all.reduce((total, one) => total + subtotalOf(one), 0);
    return sum === 0 ? 0 : Math.min((Math.min(value, sum) * full) / sum, full);
  });
}

function shippingParts({ price, includesTax, rates }: ReturnShipping): number {
  const tax = Math.round(
    rates.reduce((sum, { rate }) => {
      const share = rate / 100;
      return sum + (includesTax ? (share * price) / (1 + share) : price * share);
    }, 0),
  );
  return includesTax ? price : price + tax;
}

/** Returns minor units. */
export function wholeDiscount(discount: ExchangeDiscount | undefined, item: ReturnedItem): number {
  return listOf(item.adjustments).reduce((sum, { amount, discount_id: id = null }) => {
    const isCounted = id === null || (item.allow_discounts && id === discount?.id);
    return isCounted ? sum + amount : sum;
  }, 0);
}

interface ExchangeParts {
  discounts: Order['discounts'];
  /** `units` above 0 */
  returned: readonly { item: ReturnedItem; units: number }[];
  /** Undefined: none */
  returnShipping: ReturnShipping | undefined;
  sent: readonly SentItem[];
  /** Undefined: the customer chooses */
  shipping: ReturnShipping | undefined;
}

/**
 * Calculates like the server's cart. Two quirks: a partly returned item takes its whole discount with it, and return
 * shipping counts as priced without tax.
 */
export function exchangeMoney(parts: ExchangeParts): ExchangeMoney {
  const { returned, returnShipping, sent, shipping } = parts;
  const discount = carriedDiscount(parts);
  const back = returned.map(({ item, units }) => {
    const line: Line = {
      unitPrice: -item.unit_price,
      units,
      includesTax: item.includes_tax === true,
      rates: listOf(item.tax_lines),
    };
    const off = -wholeDiscount(discount, item);
    return { net: subtotalOf(line), off, tax: taxOn(taxable(line) - off, line.rates) };
  });
  const offs = discountsOf(discount, sent);
  const out = sent.map((item, at) => {
    const off = offs[at] ?? 0;
    return { net: subtotalOf(item), off, tax: taxOn(taxable(item) - off, item.rates) };
  });
  const sum = (lines: typeof back, part: keyof (typeof back)[number]): number =>
    lines.reduce((total, line) => total + line[part], 0);
  // The server rounds the discounts of all lines together.
  const off = Math.round(sum(back, 'off') + sum(out, 'off'));
  const backOff = Math.round(sum(back, 'off'));
  const wayBack = returnShipping ? { ...returnShipping, includesTax: false } : undefined;
  const money = {
    returned: sum(back, 'net'),
    returnedDiscount: zero(-backOff),
    returnedTax: zero(sum(back, 'tax')),
    returnShipping: wayBack ? wayBack.price + taxOn(wayBack.price, wayBack.rates) : 0,
    sent: sum(out, 'net'),
    sentDiscount: zero(backOff - off),
    sentTax: sum(out, 'tax'),
    shipping: shipping ? shippingParts(shipping) : 0,
  };
  return { ...money, total: Object.values(money).reduce((total, part) => total + part, 0) };
}

/** Avoids -0 */
const zero = (value: number): number => (value === 0 ? 0 : value);

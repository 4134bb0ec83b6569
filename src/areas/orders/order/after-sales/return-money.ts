import { listOf } from '#ui/format/instant.ts';
import type { Order } from '../query.ts';

/** A rate of tax, in percent. */
export interface Rate {
  rate: number;
}

/** What the money of a returned item is worked out from. */
export interface ReturnedItem {
  id: string;
  quantity: number;
  /** Minor units. */
  unit_price: number;
  includes_tax?: boolean | undefined;
  allow_discounts: boolean;
  adjustments?: readonly { amount: number; discount_id?: string | null }[] | null;
  tax_lines?: readonly Rate[] | null;
  /** Totals of all its units, in minor units; absent where the server doesn't say. */
  subtotal?: number | null | undefined;
  discount_total?: number | null | undefined;
  tax_total?: number | null | undefined;
  total?: number | null | undefined;
}

/** What of an order decides over the money of what comes back. */
export type ReturnedOrder = Pick<Order, 'tax_rate' | 'discounts'>;

/** How return shipping is priced. */
export interface ReturnShipping {
  /** Minor units; with tax if it `includesTax`. */
  price: number;
  includesTax: boolean;
  rates: readonly Rate[];
}

/** What a return comes to, in minor units. What lowers the refund is negative; the parts add up to `total`. */
export interface ReturnMoney {
  /** The items without tax and discounts. */
  items: number;
  discount: number;
  tax: number;
  /** With its tax. */
  shipping: number;
  /** Negative where the shipping costs more than comes back. */
  total: number;
}

/** The rates of tax together, as a fraction. */
export const sumOfRates = (rates: readonly Rate[]): number =>
  rates.reduce((sum, { rate }) => sum + rate / 100, 0);

/** What of a price is tax, in minor units. */
export const includedTax = (price: number, rate: number): number =>
  Math.round((rate * price) / (1 + rate));

/** What was taken off one unit of an item, in minor units; the server rounds it before it multiplies. */
function unitDiscount({ discounts }: ReturnedOrder, item: ReturnedItem): number {
  const counted = listOf(discounts).find(({ rule }) => rule?.type !== 'free_shipping');
  const amount = listOf(item.adjustments).reduce((sum, adjustment) => {
    const isByHand = (adjustment.discount_id ?? null) === null;
    const isByCode = item.allow_discounts && adjustment.discount_id === counted?.id;
    return isByHand || isByCode ? sum + adjustment.amount : sum;
  }, 0);
  return Math.round(amount / item.quantity);
}

/** What some units of an item come to. */
function itemMoney(
  order: ReturnedOrder,
  item: ReturnedItem,
  units: number,
): Omit<ReturnMoney, 'shipping'> {
  const rates = listOf(item.tax_lines);
  // Orders of old have one rate for everything.
  const legacy = order.tax_rate;
  const rate = legacy === null ? sumOfRates(rates) : legacy / 100;
  const inPrice = item.includes_tax === true ? includedTax(item.unit_price, rate) : 0;
  const items = (item.unit_price - inPrice) * units;
  const discount = unitDiscount(order, item) * units;
  const net = items - discount;
  const tax =
    legacy === null
      ? rates.reduce((sum, line) => sum + Math.round(net * (line.rate / 100)), 0)
      : Math.round(net * (1 + rate)) - net;
  return { items, discount: discount === 0 ? 0 : -discount, tax, total: net + tax };
}

/** What return shipping costs with its tax, in minor units. */
export function shippingCost({ price, includesTax, rates }: ReturnShipping): number {
  const net = includesTax ? price - includedTax(price, sumOfRates(rates)) : price;
  return net + rates.reduce((sum, { rate }) => sum + Math.round(net * (rate / 100)), 0);
}

/** The money of all units of an item as they were sold; undefined where the server doesn't say. */
function lineMoney(item: ReturnedItem): Omit<ReturnMoney, 'shipping'> | undefined {
  const { subtotal, discount_total: discount, tax_total: tax, total } = item;
  if (typeof subtotal !== 'number' || typeof discount !== 'number') return undefined;
  if (typeof tax !== 'number' || typeof total !== 'number') return undefined;
  const isWhole = subtotal - discount + tax === total;
  return isWhole
    ? { items: subtotal, discount: discount === 0 ? 0 : -discount, tax, total }
    : undefined;
}

interface Returned {
  item: ReturnedItem;
  /** Above 0. */
  units: number;
}

function summed(
  parts: readonly Omit<ReturnMoney, 'shipping'>[],
  shipping: ReturnShipping | undefined,
): ReturnMoney {
  const sum = (part: 'items' | 'discount' | 'tax' | 'total'): number =>
    parts.reduce((total, one) => total + one[part], 0);
  const cost = shipping === undefined ? 0 : shippingCost(shipping);
  return {
    items: sum('items'),
    discount: sum('discount'),
    tax: sum('tax'),
    shipping: cost === 0 ? 0 : -cost,
    total: sum('total') - cost,
  };
}

/**
 * What a return comes to, as the server works it out when it isn't told the refund: items with their share of discounts
 * and taxes, less what return shipping costs.
 */
export const returnMoney = (
  order: ReturnedOrder,
  returned: readonly Returned[],
  shipping: ReturnShipping | undefined,
): ReturnMoney =>
  summed(
    returned.map(({ item, units }) => itemMoney(order, item, units)),
    shipping,
  );

/**
 * What is given back for a return: as the server works it out, but exactly what was paid where all units of an item come
 * back together. Unit by unit, its discount and taxes are rounded otherwise than in the sale.
 */
export const refundMoney = (
  order: ReturnedOrder,
  returned: readonly Returned[],
  shipping: ReturnShipping | undefined,
): ReturnMoney =>
  summed(
    returned.map(
      ({ item, units }) =>
        (units === item.quantity ? lineMoney(item) : undefined) ?? itemMoney(order, item, units),
    ),
    shipping,
  );

import { listOf } from '#ui/format/instant.ts';
import type { Order } from '../query.ts';

/** In percent */
export interface Rate {
  rate: number;
}

export interface ReturnedItem {
  id: string;
  quantity: number;
  /** Minor units */
  unit_price: number;
  includes_tax?: boolean | undefined;
  allow_discounts: boolean;
  adjustments?: readonly { amount: number; discount_id?: string | null }[] | null;
  tax_lines?: readonly Rate[] | null;
  /** Totals of all units in minor units */
  subtotal?: number | null | undefined;
  discount_total?: number | null | undefined;
  tax_total?: number | null | undefined;
  total?: number | null | undefined;
}

export type ReturnedOrder = Pick<Order, 'tax_rate' | 'discounts'>;

export interface ReturnShipping {
  /** Minor units; with tax if `includesTax` */
  price: number;
  includesTax: boolean;
  rates: readonly Rate[];
}

/** Minor units; deductions are negative. The parts add up to `total`. */
export interface ReturnMoney {
  /** Without tax and discounts */
  items: number;
  discount: number;
  tax: number;
  /** With tax */
  shipping: number;
  /** Negative if shipping costs more than the items */
  total: number;
}

/** Returns a fraction. */
export const sumOfRates = (rates: readonly Rate[]): number =>
  rates.reduce((sum, { rate }) => sum + rate / 100, 0);

/** Returns the included tax in minor units. */
export const includedTax = (price: number, rate: number): number =>
  Math.round((rate * price) / (1 + rate));

/** Minor units; the server rounds per unit, then multiplies. */
function unitDiscount({ discounts }: ReturnedOrder, item: ReturnedItem): number {
  const counted = discounts.find(({ rule }) => rule?.type !== 'free_shipping');
  const amount = listOf(item.adjustments).reduce((sum, adjustment) => {
    const isByHand = (adjustment.discount_id ?? null) === null;
    const isByCode = item.allow_discounts && adjustment.discount_id === counted?.id;
    return isByHand || isByCode ? sum + adjustment.amount : sum;
  }, 0);
  return Math.round(amount / item.quantity);
}

function itemMoney(
  order: ReturnedOrder,
  item: ReturnedItem,
  units: number,
): Omit<ReturnMoney, 'shipping'> {
  const rates = listOf(item.tax_lines);
  // Legacy orders have one rate for everything.
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

/** Returns minor units, tax included. */
export function shippingCost({ price, includesTax, rates }: ReturnShipping): number {
  const net = includesTax ? price - includedTax(price, sumOfRates(rates)) : price;
  return net + rates.reduce((sum, { rate }) => sum + Math.round(net * (rate / 100)), 0);
}

/** All units as sold; undefined if the server gives no totals */
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
  /** Above 0 */
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

/** Calculates a refund like the server does by default. */
export const returnMoney = (
  order: ReturnedOrder,
  returned: readonly Returned[],
  shipping: ReturnShipping | undefined,
): ReturnMoney =>
  summed(
    returned.map(({ item, units }) => itemMoney(order, item, units)),
    shipping,
  );

/** Like `returnMoney`, but exact for items returned whole: per-unit rounding differs from the sale. */
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

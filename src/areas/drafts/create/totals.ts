import { lineDiscount, lineSubtotal, lineTax } from './discount-share.ts';
import type { CountedDiscount, CountedLine } from './discount-share.ts';
import { includesTax, priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftValues } from './values.ts';

/** Estimate in minor units. */
export interface EstimatedTotals {
  /** Before tax, even if prices include it. */
  items: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
  /** An item lacks a price or quantity. */
  isPartial: boolean;
}

interface ShippingCost {
  /** Minor units. */
  price: number;
  /** Percent, one per tax. */
  taxRates: readonly number[];
  includesTax: boolean;
}

export const NO_SHIPPING: ShippingCost = { price: 0, taxRates: [], includesTax: false };

export interface DraftDiscounts {
  hasFreeShipping: boolean;
  discount: CountedDiscount | undefined;
}

const NO_DISCOUNTS: DraftDiscounts = { hasFreeShipping: false, discount: undefined };

/** Rounded once for all taxes. */
function shippingTax({ price, taxRates, includesTax: isIn }: ShippingCost): number {
  const parts = taxRates.map((rate) => (price * rate) / (isIn ? 100 + rate : 100));
  return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

/** Skips items without a price or quantity. */
const countedLines = (items: DraftValues['items'], prices: ItemPrices): CountedLine[] =>
  items.flatMap((item) => {
    const price = priceOf(item, prices);
    if (!Number.isInteger(price) || !Number.isInteger(item.quantity)) return [];
    const variant = item.variantId ? prices.defaults.get(item.variantId) : undefined;
    return [
      {
        unitPrice: Number(price),
        quantity: Number(item.quantity),
        // Custom items are untaxed.
        taxRates: variant?.taxRates ?? [],
        includesTax: includesTax(item, items, prices),
        productId: variant?.productId,
        isDiscountable: variant?.isDiscountable === true,
      },
    ];
  });

/** Adds up a draft in the server's order and rounding, with today's tax rates. */
export function estimatedTotals(
  { items }: Pick<DraftValues, 'items'>,
  prices: ItemPrices,
  way: ShippingCost,
  { hasFreeShipping, discount }: DraftDiscounts = NO_DISCOUNTS,
): EstimatedTotals {
  const lines = countedLines(items, prices);
  const sums = { items: 0, discount: 0, tax: 0 };
  for (const line of lines) {
    const off = discount ? lineDiscount(line, lines, discount) : 0;
    sums.items += lineSubtotal(line);
    sums.discount += off;
    sums.tax += lineTax(line, off);
  }
  sums.discount = Math.round(sums.discount);
  let shipping = 0;
  if (!hasFreeShipping && Number.isInteger(way.price)) {
    const tax = shippingTax(way);
    shipping = way.includesTax ? way.price - tax : way.price;
    sums.tax += tax;
  }
  return {
    ...sums,
    shipping,
    total: sums.items - sums.discount + shipping + sums.tax,
    isPartial: lines.length < items.length,
  };
}

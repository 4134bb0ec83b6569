import { lineDiscount, lineSubtotal, lineTax } from './discount-share.ts';
import type { CountedDiscount, CountedLine } from './discount-share.ts';
import { includesTax, priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftValues } from './values.ts';

/** What a draft comes to before the server has counted, in minor units. */
export interface EstimatedTotals {
  /** Without tax, also where prices have it in them. */
  items: number;
  discount: number;
  shipping: number;
  tax: number;
  total: number;
  /** The sum lacks something: an item has no price or quantity yet. */
  isPartial: boolean;
}

/** What shipping costs. */
interface ShippingCost {
  /** Minor units. */
  price: number;
  /** Of each 100, one for each tax. */
  taxRates: readonly number[];
  includesTax: boolean;
}

export const NO_SHIPPING: ShippingCost = { price: 0, taxRates: [], includesTax: false };

/** The discounts that a draft will have. */
export interface DraftDiscounts {
  hasFreeShipping: boolean;
  discount: CountedDiscount | undefined;
}

const NO_DISCOUNTS: DraftDiscounts = { hasFreeShipping: false, discount: undefined };

/** The taxes of shipping, rounded in one. */
function shippingTax({ price, taxRates, includesTax: isIn }: ShippingCost): number {
  const parts = taxRates.map((rate) => (price * rate) / (isIn ? 100 + rate : 100));
  return Math.round(parts.reduce((sum, part) => sum + part, 0));
}

/** The items that have a price and a quantity, as the server counts them. */
const countedLines = (items: DraftValues['items'], prices: ItemPrices): CountedLine[] =>
  items.flatMap((item) => {
    const price = priceOf(item, prices);
    if (!Number.isInteger(price) || !Number.isInteger(item.quantity)) return [];
    const variant = item.variantId ? prices.usual.get(item.variantId) : undefined;
    return [
      {
        unitPrice: Number(price),
        quantity: Number(item.quantity),
        // Custom items have no tax.
        taxRates: variant?.taxRates ?? [],
        includesTax: includesTax(item, items, prices),
        productId: variant?.productId,
        isDiscountable: variant?.isDiscountable === true,
      },
    ];
  });

/** Adds up what a draft comes to, in the server's order and with its roundings, by the tax rates of today. */
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

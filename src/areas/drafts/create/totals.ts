import { taxRateOf } from '#shared/variant-picker/prices.ts';
import { includesTax, priceOf } from './prices.ts';
import type { ItemPrices } from './prices.ts';
import type { DraftValues } from './values.ts';

/** What a draft comes to before the server has counted, in minor units. */
export interface EstimatedTotals {
  items: number;
  shipping: number;
  /** What is added for tax; the server counts it when the draft is created. */
  tax: number;
  total: number;
  /** The sum lacks something: an item has no price or quantity yet. */
  isPartial: boolean;
}

/** A part of an amount in whole minor units, rounded as the server does: each line by itself. */
const share = (amount: number, rate: number): number => Math.round((amount * rate) / 100);

/**
 * Adds up what is known: prices and quantities exactly, taxes by the rates of today. Discounts aren't in it, because only
 * the server knows what they hold for. Custom items have no tax, as on the server.
 *
 * @param shipping what shipping costs, in minor units, and its tax of each 100
 */
export function estimatedTotals(
  { items }: Pick<DraftValues, 'items'>,
  prices: ItemPrices,
  shipping: { price: number; taxRate: number; includesTax: boolean },
): EstimatedTotals {
  let [sum, tax, isPartial] = [0, 0, false];
  for (const item of items) {
    const price = priceOf(item, prices);
    const { quantity } = item;
    if (!Number.isInteger(price) || !Number.isInteger(quantity)) {
      isPartial = true;
      continue;
    }
    const amount = Number(price) * Number(quantity);
    sum += amount;
    const variant = item.variantId ? prices.usual.get(item.variantId) : undefined;
    if (variant && !includesTax(item, prices)) tax += share(amount, taxRateOf(variant));
  }
  const price = Number.isInteger(shipping.price) ? shipping.price : 0;
  if (!shipping.includesTax) tax += share(price, shipping.taxRate);
  return { items: sum, shipping: price, tax, total: sum + price + tax, isPartial };
}

import { pricesOf } from '../fields/prices.ts';
import type { ListedProduct } from './query.ts';

/** What a product costs in one currency, in minor units: of its variants' own prices, the lowest and the highest. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

/** A product's prices in a currency, by its code; undefined where no variant has one. */
export function priceRange(
  variants: NonNullable<ListedProduct['variants']>,
  currency: string,
): PriceRange | undefined {
  const amounts = variants.flatMap(({ prices }) => pricesOf(prices)[currency] ?? []);
  if (amounts.length === 0) return undefined;
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

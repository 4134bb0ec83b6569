import { pricesOf } from '../fields/prices.ts';
import type { ListedProduct } from './query.ts';

/** Minor units. */
export interface PriceRange {
  lowest: number;
  highest: number;
}

export function priceRange(
  variants: NonNullable<ListedProduct['variants']>,
  currency: string,
): PriceRange | undefined {
  const amounts = variants.flatMap(({ prices }) => pricesOf(prices)[currency] ?? []);
  if (amounts.length === 0) return undefined;
  return { lowest: Math.min(...amounts), highest: Math.max(...amounts) };
}

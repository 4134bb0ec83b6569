import type { ListPrice } from './query.ts';

/** How many there are of what a price list has. */
export interface PriceSummary {
  prices: number;
  variants: number;
  /** How many prices each product has, by its id. */
  byProduct: ReadonlyMap<string, number>;
}

export function summaryOf(prices: readonly ListPrice[]): PriceSummary {
  const byProduct = new Map<string, number>();
  for (const { productId } of prices) byProduct.set(productId, (byProduct.get(productId) ?? 0) + 1);
  return {
    prices: prices.length,
    variants: new Set(prices.map(({ variantId }) => variantId)).size,
    byProduct,
  };
}

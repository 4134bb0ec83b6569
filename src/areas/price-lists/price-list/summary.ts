import type { ListPrice } from './query.ts';

export interface PriceSummary {
  prices: number;
  variants: number;
  /** Price counts by product id. */
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

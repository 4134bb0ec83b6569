import type { StoreProductResponse } from '#generated/store/store.schemas.ts';

/** Ids of variants with a price, including 0. */
export const pricedIn = ({ product }: StoreProductResponse): string[] =>
  (product.variants ?? [])
    .filter((variant) => typeof variant.calculated_price === 'number')
    .map(({ id }) => id);

/** Ids of variants that are in stock, back-orderable, or not counted. */
export const availableIn = ({ product }: StoreProductResponse): string[] =>
  (product.variants ?? []).filter((variant) => variant.purchasable).map(({ id }) => id);

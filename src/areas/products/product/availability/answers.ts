import type { StoreProductResponse } from '#generated/store/store.schemas.ts';

/** The ids of the variants that have a price; a price of nothing is one. */
export const pricedIn = ({ product }: StoreProductResponse): string[] =>
  (product.variants ?? [])
    .filter((variant) => typeof variant.calculated_price === 'number')
    .map(({ id }) => id);

/** The ids of the variants that can be ordered: in stock, back-orderable, or not counted. */
export const availableIn = ({ product }: StoreProductResponse): string[] =>
  (product.variants ?? []).filter((variant) => variant.purchasable).map(({ id }) => id);

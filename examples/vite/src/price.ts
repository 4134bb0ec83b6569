import { formatMoney } from 'quartermaster-storefront/react';
import type { StoreProductDetail } from 'quartermaster-storefront/react';

type Variant = StoreProductDetail['variants'][number];

/** In the smallest unit of the currency; undefined if not sold here. */
export const priceOf = (variant: Variant): number | undefined =>
  variant.calculated_price_incl_tax ?? variant.calculated_price ?? undefined;

export function lowestPrice({ variants }: StoreProductDetail, currency: string): string {
  const prices = variants.flatMap((variant) => priceOf(variant) ?? []);
  return prices.length > 0 ? formatMoney(Math.min(...prices), currency) : 'Not available';
}

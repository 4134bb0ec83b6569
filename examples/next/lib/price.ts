import { formatMoney } from 'quartermaster-storefront';
import type { StoreProductDetail } from 'quartermaster-storefront';
import { LANGUAGE } from './store.ts';

type Variant = StoreProductDetail['variants'][number];

/** In the smallest unit of the currency; undefined if not sold here. */
export const priceOf = (variant: Variant): number | undefined =>
  variant.calculated_price_incl_tax ?? variant.calculated_price ?? undefined;

export const money = (amount: number, currency: string): string =>
  formatMoney(amount, currency, LANGUAGE);

export function lowestPrice({ variants }: StoreProductDetail, currency: string): string {
  const prices = variants.flatMap((variant) => priceOf(variant) ?? []);
  return prices.length > 0 ? money(Math.min(...prices), currency) : 'Not available';
}

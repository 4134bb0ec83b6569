import type { Region } from '#generated/admin/admin.schemas.ts';

/** Prices that include tax in a region: all of its currency, those set for the region alone, or none. */
export type TaxInclusion = 'all' | 'regional' | 'none';

/**
 * Tells which prices include tax in a region. As the server selects prices: a currency's setting holds for all prices in
 * it, a region's only for prices that were set for that region.
 */
export function taxInclusion(
  region: Pick<Region, 'currency_code' | 'includes_tax'>,
  inclusiveCurrencies: readonly string[],
): TaxInclusion {
  if (inclusiveCurrencies.includes(region.currency_code)) return 'all';
  return region.includes_tax === true ? 'regional' : 'none';
}

/** The codes of the store's currencies whose prices include tax. */
export const inclusiveCurrencies = (
  currencies: readonly { code: string; includes_tax?: boolean | undefined }[],
): string[] =>
  currencies.flatMap(({ code, includes_tax: isInclusive }) => (isInclusive === true ? [code] : []));

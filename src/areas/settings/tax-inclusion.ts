import type { Region } from '#generated/admin/admin.schemas.ts';

/** All prices in the currency, only the region's own, or none. */
export type TaxInclusion = 'all' | 'regional' | 'none';

/**
 * Returns which prices include tax in a region. As in the server's price selection, a currency's setting covers all its
 * prices, a region's only prices set for that region.
 */
export function taxInclusion(
  region: Pick<Region, 'currency_code' | 'includes_tax'>,
  inclusiveCurrencies: readonly string[],
): TaxInclusion {
  if (inclusiveCurrencies.includes(region.currency_code)) return 'all';
  return region.includes_tax === true ? 'regional' : 'none';
}

/** Returns codes of currencies whose prices include tax. */
export const inclusiveCurrencies = (
  currencies: readonly { code: string; includes_tax?: boolean | undefined }[],
): string[] =>
  currencies.flatMap(({ code, includes_tax: isInclusive }) => (isInclusive === true ? [code] : []));

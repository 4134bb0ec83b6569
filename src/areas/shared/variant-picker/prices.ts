import { queryOptions, useQuery } from '@tanstack/react-query';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { readEach } from '#ui/format/read-each.ts';
import { pricedVariant } from './variants.ts';
import type { PriceContext, PricedVariant } from './variants.ts';

/** A variant with its taxes in a region. */
export interface TaxedVariant extends PricedVariant {
  /** Its rates, each in percent; the server rounds each by itself. */
  taxRates: readonly number[];
}

/** The tax of a variant, of each 100. */
export const taxRateOf = ({ taxRates }: TaxedVariant): number =>
  taxRates.reduce((sum, rate) => sum + rate, 0);

/** What was read of variants: their prices by their ids, once all are known. */
export interface PriceReading {
  prices: ReadonlyMap<string, TaxedVariant> | undefined;
  error: unknown;
  retry: () => void;
}

/** How the prices of variants in a region are read, with their taxes and stock: in one call. */
export const variantPrices = (
  { regionId, currency, customerId = '' }: PriceContext,
  variantIds: readonly string[],
) => {
  const ids = [...new Set(variantIds)].toSorted();
  return queryOptions({
    queryKey: [...getListVariantsQueryKey(), 'prices', regionId, currency, customerId, ids],
    queryFn: async ({ signal }): Promise<TaxedVariant[]> => {
      if (ids.length === 0) return [];
      const { variants } = await listVariants(
        {
          id: ids,
          limit: ids.length,
          region_id: regionId,
          currency_code: currency,
          ...(customerId ? { customer_id: customerId } : {}),
          expand: 'product',
        },
        { signal },
      );
      return readEach(variants, (variant) => ({
        ...pricedVariant(variant),
        taxRates: (variant.tax_rates ?? []).map(({ rate }) => rate ?? 0),
      }));
    },
  });
};

/** Reads what variants cost in a region; nothing where there are none. */
export function useVariantPrices(
  context: PriceContext,
  variantIds: readonly string[],
): PriceReading {
  const isNeeded = variantIds.length > 0 && context.regionId !== '';
  const { data, error, refetch } = useQuery({
    ...variantPrices(context, variantIds),
    enabled: isNeeded,
  });
  const isKnown = !isNeeded || data !== undefined;
  return {
    prices: isKnown ? new Map(data?.map((row) => [row.id, row])) : undefined,
    error: isKnown ? null : error,
    retry: () => void refetch(),
  };
}

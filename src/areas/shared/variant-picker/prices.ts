import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ListVariantsParams, ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import type { ExpandOf } from '#app/query/names.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { omitUndefined } from '../read/omit-undefined.ts';
import { pricedVariant } from './variants.ts';
import type { PriceContext, PricedVariant } from './variants.ts';

export interface TaxedVariant extends PricedVariant {
  /** Percent; rounded separately by the server. */
  taxRates: readonly number[];
  isDiscountable: boolean;
  /** Empty unless a price depends on quantity. */
  tiers: readonly PriceTier[];
}

interface PriceTier {
  /** Per unit, minor units. */
  amount: number;
  includesTax: boolean;
  min: number | null;
  max: number | null;
}

/** Minor units; null if not sold. The server takes the lowest price. */
export function priceAt(
  { unitPrice, includesTax, tiers }: TaxedVariant,
  units: number,
): { unitPrice: number | null; includesTax: boolean } {
  const held = tiers.filter(
    ({ min, max }) => (min ?? 0) <= units && (max === null || max >= units),
  );
  const lowest = held.toSorted((a, b) => a.amount - b.amount)[0];
  if (lowest) return { unitPrice: lowest.amount, includesTax: lowest.includesTax };
  return tiers.length > 0 ? { unitPrice: null, includesTax } : { unitPrice, includesTax };
}

function tiersOf(variant: ProductVariantListItem, context: PriceContext): PriceTier[] {
  const { regionId, currency } = context;
  const rows = listOf(variant.prices).filter(
    ({ region_id: region, currency_code: code }) => region === regionId || code === currency,
  );
  if (!rows.some(({ min_quantity: min, max_quantity: max }) => min || max)) return [];
  return rows.map(({ amount, min_quantity: min, max_quantity: max, price_list: list }) => ({
    amount,
    includesTax: list?.includes_tax === true || variant.calculated_price_includes_tax === true,
    min: min || null,
    max: max || null,
  }));
}

export interface PriceReading {
  prices: ReadonlyMap<string, TaxedVariant> | undefined;
  /** Available while others load. */
  known: ReadonlyMap<string, TaxedVariant>;
  error: unknown;
  retry: () => void;
}

export const variantPrices = (context: PriceContext, variantIds: readonly string[]) => {
  const { regionId, currency, customerId = '' } = context;
  const ids = [...new Set(variantIds)].toSorted();
  return queryOptions({
    queryKey: [...getListVariantsQueryKey(), 'prices', regionId, currency, customerId, ids],
    queryFn: async ({ signal }): Promise<TaxedVariant[]> => {
      if (ids.length === 0) return [];
      const { variants } = await listVariants(
        omitUndefined<ListVariantsParams>({
          id: ids,
          limit: ids.length,
          region_id: regionId,
          currency_code: currency,
          customer_id: customerId || undefined,
          expand: 'product' satisfies ExpandOf<typeof listVariants>,
        }),
        { signal },
      );
      return readEach(variants, (variant) => ({
        ...pricedVariant(variant),
        taxRates: (variant.tax_rates ?? []).map(({ rate }) => rate ?? 0),
        isDiscountable: variant.product?.discountable !== false,
        tiers: tiersOf(variant, context),
      }));
    },
  });
};

export function useVariantPrices(
  context: PriceContext,
  variantIds: readonly string[],
): PriceReading {
  const isNeeded = variantIds.length > 0 && context.regionId !== '';
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...variantPrices(context, variantIds),
    enabled: isNeeded,
    placeholderData: keepPreviousData,
  });
  const known = new Map(data?.map((row) => [row.id, row]));
  const isKnown = !isNeeded || (data !== undefined && !isPlaceholderData);
  return {
    prices: isKnown ? known : undefined,
    known,
    error: isKnown ? null : error,
    retry: () => void refetch(),
  };
}

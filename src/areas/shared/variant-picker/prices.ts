import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ProductVariantListItem } from '#generated/admin/admin.schemas.ts';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { listOf } from '#ui/format/instant.ts';
import { readEach } from '#ui/format/read-each.ts';
import { pricedVariant } from './variants.ts';
import type { PriceContext, PricedVariant } from './variants.ts';

/** A variant with its taxes in a region. */
export interface TaxedVariant extends PricedVariant {
  /** Its rates, each in percent; the server rounds each by itself. */
  taxRates: readonly number[];
  /** Discounts may hold for its product. */
  isDiscountable: boolean;
  /** All prices that may hold here, where some hold only for so many units; else none. */
  tiers: readonly PriceTier[];
}

interface PriceTier {
  /** Minor units, of one. */
  amount: number;
  includesTax: boolean;
  /** Units from which it holds; null for any. */
  min: number | null;
  /** Units up to which it holds; null for any. */
  max: number | null;
}

/** What one unit costs when so many are bought, in minor units; null where it isn't sold. The server takes the lowest. */
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

/** The prices of a variant that hold in a region, where one of them holds only for so many units. */
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

/** The tax of a variant, of each 100. */
export const taxRateOf = ({ taxRates }: TaxedVariant): number =>
  taxRates.reduce((sum, rate) => sum + rate, 0);

/** What was read of variants: their prices by their ids, once all are known. */
export interface PriceReading {
  prices: ReadonlyMap<string, TaxedVariant> | undefined;
  /** What is known while others are read. */
  known: ReadonlyMap<string, TaxedVariant>;
  error: unknown;
  retry: () => void;
}

/** How the prices of variants in a region are read, with their taxes and stock: in one call. */
export const variantPrices = (context: PriceContext, variantIds: readonly string[]) => {
  const { regionId, currency, customerId = '' } = context;
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
        isDiscountable: variant.product?.discountable !== false,
        tiers: tiersOf(variant, context),
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

import { useQuery } from '@tanstack/react-query';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { readEach } from '#ui/format/read-each.ts';
import { pricedVariant } from '#shared/variant-picker/variants.ts';
import type { PricedVariant } from '#shared/variant-picker/variants.ts';
import type { DraftItem, DraftValues } from './values.ts';

interface TaxedVariant extends PricedVariant {
  /** Its taxes in the region, each of each 100. */
  taxRates: readonly number[];
  /** Discounts may hold for its product. */
  isDiscountable: boolean;
}

/** What the variants of a draft cost, by their ids. */
export interface ItemPrices {
  /** What this customer pays. */
  own: ReadonlyMap<string, TaxedVariant>;
  /** What the server takes unless it is told: it doesn't look at the customer's groups. */
  usual: ReadonlyMap<string, TaxedVariant>;
}

/** The price of one of an item, in minor units; null where there is none. */
export const priceOf = (item: DraftItem, prices: ItemPrices): number | null =>
  item.price ?? (item.variantId ? (prices.own.get(item.variantId)?.unitPrice ?? null) : null);

/**
 * Whether the server takes the price of a variant by itself. It is sent where it was entered, or is one of a price list
 * for this customer's groups; and of a variant that comes twice, because the server finds none for the second otherwise.
 */
export const isServersPrice = (
  item: DraftItem,
  items: readonly DraftItem[],
  prices: ItemPrices,
): boolean =>
  item.variantId !== undefined &&
  priceOf(item, prices) === prices.usual.get(item.variantId)?.unitPrice &&
  items.filter(({ variantId }) => variantId === item.variantId).length === 1;

/** Whether a price has its tax in it. One that is sent has none, which is how the server takes it. */
export const includesTax = (
  item: DraftItem,
  items: readonly DraftItem[],
  prices: ItemPrices,
): boolean =>
  isServersPrice(item, items, prices) &&
  item.variantId !== undefined &&
  prices.usual.get(item.variantId)?.includesTax === true;

/** Reads what a draft's variants cost this customer in this region; undefined until all are known. */
export function useItemPrices(values: DraftValues): {
  prices: ItemPrices | undefined;
  error: unknown;
  retry: () => void;
} {
  const { regionId, currency, customerId, items } = values;
  const ids = [...new Set(items.flatMap(({ variantId }) => variantId ?? []))].toSorted();
  const isNeeded = ids.length > 0 && regionId !== '';
  const options = (customer: string) => ({
    queryKey: [...getListVariantsQueryKey(), 'draft', regionId, currency, customer, ids],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const { variants } = await listVariants(
        {
          id: ids,
          limit: ids.length,
          region_id: regionId,
          currency_code: currency,
          ...(customer ? { customer_id: customer } : {}),
          expand: 'product',
        },
        { signal },
      );
      return readEach(variants, (variant) => ({
        ...pricedVariant(variant),
        taxRates: readEach(variant.tax_rates, ({ rate }) => rate ?? 0),
        isDiscountable: variant.product?.discountable === true,
      }));
    },
    enabled: isNeeded,
  });
  const usual = useQuery(options(''));
  const own = useQuery(options(customerId));
  const byId = (rows: readonly TaxedVariant[] | undefined): Map<string, TaxedVariant> =>
    new Map(rows?.map((row) => [row.id, row]));
  const isKnown = !isNeeded || (own.data !== undefined && usual.data !== undefined);
  return {
    prices: isKnown ? { own: byId(own.data), usual: byId(usual.data) } : undefined,
    error: isKnown ? null : (own.error ?? usual.error),
    retry: () => {
      void usual.refetch();
      if (customerId) void own.refetch();
    },
  };
}

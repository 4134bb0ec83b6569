import { useQuery } from '@tanstack/react-query';
import { getListVariantsQueryKey, listVariants } from '#generated/admin/variants/variants.ts';
import { readEach } from '#ui/format/read-each.ts';
import { pricedVariant } from '#shared/variant-picker/variants.ts';
import type { PricedVariant } from '#shared/variant-picker/variants.ts';
import type { DraftItem, DraftValues } from './values.ts';

/** A variant's tax in a region, of each 100. */
interface TaxedVariant extends PricedVariant {
  taxRate: number;
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

/** Whether a price has its tax in it. An entered one has none, which is how the server takes it. */
export function includesTax(item: DraftItem, prices: ItemPrices): boolean {
  const usual = item.variantId ? prices.usual.get(item.variantId) : undefined;
  return usual?.includesTax === true && priceOf(item, prices) === usual.unitPrice;
}

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
        taxRate: (variant.tax_rates ?? []).reduce((sum, { rate }) => sum + (rate ?? 0), 0),
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

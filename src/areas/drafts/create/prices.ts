import { useVariantPrices } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import type { DraftItem, DraftValues } from './values.ts';

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
export function useItemPrices({ regionId, currency, customerId, items }: DraftValues): {
  prices: ItemPrices | undefined;
  error: unknown;
  retry: () => void;
} {
  const ids = items.flatMap(({ variantId }) => variantId ?? []);
  const usual = useVariantPrices({ regionId, currency }, ids);
  const own = useVariantPrices({ regionId, currency, customerId }, ids);
  return {
    prices: own.prices && usual.prices ? { own: own.prices, usual: usual.prices } : undefined,
    error: own.error ?? usual.error,
    retry: () => {
      usual.retry();
      if (customerId) own.retry();
    },
  };
}

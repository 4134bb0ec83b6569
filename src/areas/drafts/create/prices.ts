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

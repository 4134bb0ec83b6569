import { useVariantPrices } from '#shared/variant-picker/prices.ts';
import type { TaxedVariant } from '#shared/variant-picker/prices.ts';
import type { DraftItem, DraftValues } from './values.ts';

/** By variant id. */
export interface ItemPrices {
  /** The customer's prices. */
  own: ReadonlyMap<string, TaxedVariant>;
  /** The server's defaults, which ignore customer groups. */
  defaults: ReadonlyMap<string, TaxedVariant>;
}

/** Unit price in minor units; null for none. */
export const priceOf = (item: DraftItem, prices: ItemPrices): number | null =>
  item.price ?? (item.variantId ? (prices.own.get(item.variantId)?.unitPrice ?? null) : null);

/**
 * Returns whether the server finds this price itself. It must be sent if entered, if from a price list for the
 * customer's groups, or if the variant is listed twice: the server finds none for the second.
 */
export const isServersPrice = (
  item: DraftItem,
  items: readonly DraftItem[],
  prices: ItemPrices,
): boolean =>
  item.variantId !== undefined &&
  priceOf(item, prices) === prices.defaults.get(item.variantId)?.unitPrice &&
  items.filter(({ variantId }) => variantId === item.variantId).length === 1;

/** Sent prices never include tax. */
export const includesTax = (
  item: DraftItem,
  items: readonly DraftItem[],
  prices: ItemPrices,
): boolean =>
  isServersPrice(item, items, prices) &&
  item.variantId !== undefined &&
  prices.defaults.get(item.variantId)?.includesTax === true;

/** Reads the customer's prices in the region; undefined until all are loaded. */
export function useItemPrices({ regionId, currency, customerId, items }: DraftValues): {
  prices: ItemPrices | undefined;
  error: unknown;
  retry: () => void;
} {
  const ids = items.flatMap(({ variantId }) => variantId ?? []);
  const defaults = useVariantPrices({ regionId, currency }, ids);
  const own = useVariantPrices({ regionId, currency, customerId }, ids);
  return {
    prices:
      own.prices && defaults.prices ? { own: own.prices, defaults: defaults.prices } : undefined,
    error: own.error ?? defaults.error,
    retry: () => {
      defaults.retry();
      if (customerId) own.retry();
    },
  };
}

import type {
  CreateProductVariantBodyPricesItem,
  MoneyAmount,
} from '#generated/admin/admin.schemas.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';

/** Prices by currency code or region id, in minor units; null for no price, NaN for invalid input. */
export type Prices = Record<string, number | null>;

export type PriceBody = CreateProductVariantBodyPricesItem;

type Stored = Pick<
  MoneyAmount,
  'currency_code' | 'region_id' | 'amount' | 'min_quantity' | 'max_quantity' | 'price_list_id'
>;

/** Region ids start with `reg_`; currency codes have three letters. */
export const isRegion = (key: string): boolean => key.startsWith('reg_');

const isTiered = (price: Stored): boolean =>
  price.min_quantity !== null || price.max_quantity !== null;

/** Returns a variant's own prices, without price lists and quantity tiers. */
export function pricesOf(stored: readonly Stored[] | undefined): Prices {
  const own = (stored ?? []).filter((price) => !price.price_list_id && !isTiered(price));
  const entries = own.map((price): [string, number] => [
    price.region_id ?? price.currency_code,
    price.amount,
  ]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * Returns all prices to send. The server deletes own prices missing from the list, so it includes quantity tiers, which
 * the form doesn't show.
 */
export function priceBodies(prices: Prices, stored: readonly Stored[] = []): PriceBody[] {
  const typed = Object.entries(prices).flatMap(([key, amount]): PriceBody[] => {
    if (amount === null) return [];
    return [isRegion(key) ? { region_id: key, amount } : { currency_code: key, amount }];
  });
  const tiered = stored
    .filter((price) => !price.price_list_id && isTiered(price))
    .map(({ region_id, currency_code, amount, min_quantity, max_quantity }) =>
      omitUndefined<PriceBody>({
        region_id: region_id || undefined,
        currency_code: region_id ? undefined : currency_code,
        amount,
        min_quantity: min_quantity ?? undefined,
        max_quantity: max_quantity ?? undefined,
      }),
    );
  return [...typed, ...tiered];
}

export const hasInvalidPrice = (prices: Prices): boolean =>
  Object.values(prices).some((amount) => Number.isNaN(amount));

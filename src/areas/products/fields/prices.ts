import type { MoneyAmount } from '#generated/admin/admin.schemas.ts';

/**
 * Prices by what they hold for: a currency's code or a region's id. Minor units; null for no price, NaN for what was
 * typed and is no amount.
 */
export type Prices = Record<string, number | null>;

/** A price as the server takes it. */
export type PriceBody =
  | { currency_code: string; amount: number; min_quantity?: number; max_quantity?: number }
  | { region_id: string; amount: number; min_quantity?: number; max_quantity?: number };

type Stored = Pick<
  MoneyAmount,
  'currency_code' | 'region_id' | 'amount' | 'min_quantity' | 'max_quantity' | 'price_list_id'
>;

/** Ids of regions begin so; currencies' codes have three letters. */
export const isRegion = (key: string): boolean => key.startsWith('reg_');

const isTiered = (price: Stored): boolean =>
  price.min_quantity !== null || price.max_quantity !== null;

/** A variant's own prices; those of price lists are the price lists' affair. */
export function pricesOf(stored: readonly Stored[] | undefined): Prices {
  const own = (stored ?? []).filter((price) => !price.price_list_id && !isTiered(price));
  const entries = own.map((price): [string, number] => [
    price.region_id ?? price.currency_code,
    price.amount,
  ]);
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}

/**
 * All prices as the server wants them: it drops a variant's own prices that aren't in the list, so what this form
 * doesn't show (prices by quantity) goes along.
 */
export function priceBodies(prices: Prices, stored: readonly Stored[] = []): PriceBody[] {
  const typed = Object.entries(prices).flatMap(([key, amount]): PriceBody[] => {
    if (amount === null) return [];
    return [isRegion(key) ? { region_id: key, amount } : { currency_code: key, amount }];
  });
  const tiered = stored
    .filter((price) => !price.price_list_id && isTiered(price))
    .map(({ region_id, currency_code, amount, min_quantity, max_quantity }): PriceBody => ({
      ...(region_id ? { region_id } : { currency_code }),
      amount,
      ...(min_quantity === null ? {} : { min_quantity }),
      ...(max_quantity === null ? {} : { max_quantity }),
    }));
  return [...typed, ...tiered];
}

/** Whether something was typed that is no amount. */
export const hasInvalidPrice = (prices: Prices): boolean =>
  Object.values(prices).some((amount) => Number.isNaN(amount));

import { upsertPriceListPrices } from '#generated/admin/price-lists/price-lists.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { chunk } from '#app/query/chunk.ts';
import type { ListPrice } from './price-list/query.ts';

export interface PriceBody {
  variant_id: string;
  amount: number;
  currency_code?: string;
  region_id?: string;
  min_quantity?: number;
  max_quantity?: number;
}

/** Per call: the server refuses bodies over 100 kB, and a price takes up to 170 bytes. */
export const PRICES_AT_ONCE = 500;

/** Converts a stored price to a new one. */
export const bodyOf = ({
  variantId,
  currency,
  region,
  amount,
  min,
  max,
}: Omit<ListPrice, 'id' | 'productId'>): PriceBody => ({
  variant_id: variantId,
  amount,
  // The server derives the currency from the region.
  ...(region === null ? { currency_code: currency } : { region_id: region }),
  ...(min === null ? {} : { min_quantity: min }),
  ...(max === null ? {} : { max_quantity: max }),
});

/** Key of a price's target; of two prices with the same target, shoppers pay the lower. */
export const subjectOf = (price: Omit<ListPrice, 'id' | 'amount' | 'productId'>): string =>
  [price.variantId, price.region ?? price.currency, price.min ?? '', price.max ?? ''].join(' ');

/**
 * Adds prices in as few sequential calls as possible.
 *
 * @throws ApiError if a call fails; earlier calls stay saved
 */
export async function addPrices(
  listId: string,
  prices: readonly ListPrice[],
  call?: CallOptions,
): Promise<void> {
  for (const part of chunk(prices, PRICES_AT_ONCE)) {
    await upsertPriceListPrices(listId, { prices: part.map(bodyOf) }, call);
  }
}

import { upsertPriceListPrices } from '#generated/admin/price-lists/price-lists.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { inParts } from '#app/query/in-parts.ts';
import type { ListPrice } from './price-list/query.ts';

/** A new price as the server takes it. */
export interface PriceBody {
  variant_id: string;
  amount: number;
  currency_code?: string;
  region_id?: string;
  min_quantity?: number;
  max_quantity?: number;
}

/** Prices that one call takes: a body above 100 kB is refused, and a price is up to 170 bytes. */
export const PRICES_AT_ONCE = 500;

/** A stored price as one would give it anew. */
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
  // The server takes the currency from the region.
  ...(region === null ? { currency_code: currency } : { region_id: region }),
  ...(min === null ? {} : { min_quantity: min }),
  ...(max === null ? {} : { max_quantity: max }),
});

/** What a price is for: of two that are for the same, shoppers pay the lower one. */
export const subjectOf = (price: Omit<ListPrice, 'id' | 'amount' | 'productId'>): string =>
  [price.variantId, price.region ?? price.currency, price.min ?? '', price.max ?? ''].join(' ');

/**
 * Adds prices to a price list, in as few calls as the server takes, one after another.
 *
 * @throws ApiError when a call fails; those before it are done
 */
export async function addPrices(
  listId: string,
  prices: readonly ListPrice[],
  call?: CallOptions,
): Promise<void> {
  for (const part of inParts(prices, PRICES_AT_ONCE)) {
    await upsertPriceListPrices(listId, { prices: part.map(bodyOf) }, call);
  }
}

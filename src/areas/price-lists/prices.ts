import type { CreatePriceListBodyPricesItem } from '#generated/admin/admin.schemas.ts';
import { upsertPriceListPrices } from '#generated/admin/price-lists/price-lists.ts';
import type { CallOptions } from '#app/query/abortable-calls.ts';
import { chunk } from '#app/query/chunk.ts';
import { omitUndefined } from '#shared/read/omit-undefined.ts';
import type { ListPrice } from './price-list/query.ts';

export type PriceBody = CreatePriceListBodyPricesItem;

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
}: Omit<ListPrice, 'id' | 'productId'>): PriceBody =>
  omitUndefined<PriceBody>({
    variant_id: variantId,
    amount,
    // The server derives the currency from the region.
    currency_code: region === null ? currency : undefined,
    region_id: region ?? undefined,
    min_quantity: min ?? undefined,
    max_quantity: max ?? undefined,
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

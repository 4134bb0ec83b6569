import { queryOptions } from '@tanstack/react-query';
import type { UseQueryOptions } from '@tanstack/react-query';
import {
  getGetPriceListQueryKey,
  getPriceList,
  listPriceLists,
} from '#generated/admin/price-lists/price-lists.ts';
import type { CallOptions } from '#app/query/own-calls.ts';
import { ApiError } from '#client/index.ts';
import { listOf } from '#ui/format/instant.ts';
import { recordQuery } from '#shared/record-query.ts';
import type { ListedPriceList } from '#shared/all-price-lists.ts';

interface PriceListAnswer {
  price_list: ListedPriceList;
}

/**
 * A price list without its prices. Read from the list of one: by itself the server sends it with all of its prices, 1.3 kB
 * each, which a page with thousands of them would wait for.
 */
const withoutPrices = (
  id: string,
): UseQueryOptions<PriceListAnswer, ApiError, PriceListAnswer, readonly unknown[]> => ({
  queryKey: [...getGetPriceListQueryKey(id), 'without prices'],
  queryFn: async ({ signal }) => {
    const { price_lists: lists } = await listPriceLists(
      { id, expand: 'customer_groups' },
      { signal },
    );
    const [list] = lists;
    if (list) return { price_list: list };
    throw new ApiError('No such price list', {
      kind: 'http',
      outcome: 'failed',
      status: 404,
      operation: 'getPriceList',
    });
  },
});

export const priceListRecord = recordQuery({ name: 'price_list', query: withoutPrices });

/** The price list of a page. */
export type PriceList = ListedPriceList;

/** A price of a price list. */
export interface ListPrice {
  id: string;
  variantId: string;
  productId: string;
  currency: string;
  /** Null where it is for a whole currency. */
  region: string | null;
  /** Minor units. */
  amount: number;
  /** Units in a cart from which on and up to which it holds; null where that is open. */
  min: number | null;
  max: number | null;
}

/**
 * All prices of a price list, as the server has them at this moment. One call whatever their number: 6,000 take 1.4 s,
 * where the server takes 43 s to send them with the list of price lists.
 *
 * @throws ApiError
 */
export async function readPrices(id: string, call: CallOptions): Promise<ListPrice[]> {
  const { price_list: list } = await getPriceList(id, call);
  return listOf(list.prices).flatMap((price): ListPrice[] => {
    const variant = price?.variant ?? price?.variants?.[0];
    if (!variant || typeof price.amount !== 'number') return [];
    return [
      {
        id: price.id,
        variantId: variant.id,
        productId: variant.product_id,
        currency: price.currency_code,
        region: price.region_id ?? null,
        amount: price.amount,
        min: price.min_quantity ?? null,
        max: price.max_quantity ?? null,
      },
    ];
  });
}

/** The query of a price list's prices, of which no more is kept than what is shown. */
export const pricesOf = (id: string) =>
  queryOptions<ListPrice[], ApiError>({
    queryKey: [...getGetPriceListQueryKey(id), 'prices'],
    queryFn: ({ signal }) => readPrices(id, { signal }),
  });

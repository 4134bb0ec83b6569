import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type {
  ListProductVariantsParams,
  ListProductsParams,
  ProductListResponse,
  ProductVariantListResponse,
} from '#generated/admin/admin.schemas.ts';
import {
  getListProductVariantsQueryKey,
  getListProductsQueryKey,
  listProductVariants,
  listProducts,
} from '#generated/admin/products/products.ts';

import type { CallOptions } from '#app/query/abortable-calls.ts';
import { readNow } from '#app/query/read-now.ts';
import { prefetch } from '#app/query/prefetch.ts';
import type { ApiError } from '#client/index.ts';
import { joinNames } from '#app/query/names.ts';
import type { ExpandOf, FieldOf, OrderOf } from '#app/query/names.ts';
import { everyPage } from '#shared/read/every-page.ts';

export type GiftCardProduct = ProductListResponse['products'][number];
export type Denomination = ProductVariantListResponse['variants'][number];

const PRODUCTS: ListProductsParams = {
  is_giftcard: true,
  order: 'created_at' satisfies OrderOf<typeof listProducts>,
  fields: joinNames<FieldOf<typeof listProducts>>(
    'id',
    'title',
    'description',
    'handle',
    'status',
    'thumbnail',
    'created_at',
  ),
  expand: 'options' satisfies ExpandOf<typeof listProducts>,
};
const DENOMINATIONS: ListProductVariantsParams = {
  expand: joinNames<ExpandOf<typeof listProductVariants>>('prices', 'options'),
  order: 'id' satisfies OrderOf<typeof listProductVariants>,
};

export const giftCardProducts = queryOptions<GiftCardProduct[], ApiError>({
  queryKey: [...getListProductsQueryKey(PRODUCTS), 'all'],
  queryFn: ({ signal }) =>
    everyPage(async ({ limit, offset }) => {
      const { products: rows, count } = await listProducts(
        { ...PRODUCTS, limit, offset },
        { signal },
      );
      return { rows, count };
    }),
});

export const startGiftCardProducts = async (client: QueryClient) =>
  prefetch(client, giftCardProducts);

/** Reads the variants endpoint: the product's own prices may be 30 seconds stale. */
const readAll = (productId: string, call: CallOptions): Promise<Denomination[]> =>
  everyPage(async ({ limit, offset }) => {
    const { variants: rows, count } = await listProductVariants(
      productId,
      { ...DENOMINATIONS, limit, offset },
      call,
    );
    return { rows, count };
  });

export const denominationsOf = (productId: string) =>
  queryOptions<Denomination[], ApiError>({
    queryKey: [...getListProductVariantsQueryKey(productId, DENOMINATIONS), 'all'],
    queryFn: ({ signal }) => readAll(productId, { signal }),
  });

/**
 * Bypasses the cache.
 *
 * @throws ApiError
 */
export const readDenominations = async (
  client: QueryClient,
  productId: string,
  call: CallOptions,
): Promise<Denomination[]> =>
  readNow(client, denominationsOf(productId).queryKey, () => readAll(productId, call));
